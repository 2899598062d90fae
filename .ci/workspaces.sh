# The workspaces besides the one at the root. To be sourced there.

# Of one package each; examples/downstream looks after itself.
workspaces=(bench crates/capi/header crates/codegen/tests/faults fuzz tests/consumer)
firmware() { cargo "$1" --locked --manifest-path firmware/Cargo.toml --target-dir target/ci/firmware "${@:2}"; }
