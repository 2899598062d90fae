# Finds a toolchain for bare-metal targets and QEMU. To be sourced; sets `toolchain` and defines `bare` and `qemu`.
#
# Everybody else's way is rustup, and it is taken where rustup has all the targets:
#
#     rustup target add thumbv6m-none-eabi thumbv7m-none-eabi riscv32imac-unknown-none-elf wasm32-unknown-unknown
#
# Where rustup's server is out of reach, the newest toolchain among Debian's packages stands in, and `core` is built from
# its sources.

. "$(dirname "${BASH_SOURCE[0]}")/../.ci/debian.sh"

targets=(thumbv6m-none-eabi thumbv7m-none-eabi riscv32imac-unknown-none-elf wasm32-unknown-unknown)

has_targets() {
    local installed
    installed=$(rustup target list --installed 2>/dev/null) || return 1
    for target in "${targets[@]}"; do grep -qx "$target" <<<"$installed" || return 1; done
}

# The packages have no linker for these targets: rustup's own is used, or any lld.
find_linker() {
    local sysroot lld
    if sysroot=$(rustc --print sysroot 2>/dev/null); then
        for lld in "$sysroot"/lib/rustlib/*/bin/rust-lld; do [ -x "$lld" ] && { echo "$lld"; return; }; done
    fi
    for lld in rust-lld ld.lld; do command -v "$lld" && return; done
    fail 'no linker for bare metal: a rustup toolchain has rust-lld, and the package lld has one'
}

if has_targets; then
    toolchain="rustup, $(rustc --version)"
    bare() { command cargo "$@"; }
else
    debian_rust newest ||
        fail "no bare-metal targets, and no Debian packages to stand in: rustup target add ${targets[*]}"
    linker=$(find_linker)
    bare() {
        local verb=$1 target name env=(RUSTC_BOOTSTRAP=1)
        shift
        for target in "${targets[@]}"; do
            name=${target//-/_}
            env+=("CARGO_TARGET_${name^^}_LINKER=$linker")
        done
        debian_env "${env[@]}" cargo "$verb" -Zbuild-std=core "$@"
    }
    toolchain="Debian, $(debian_env rustc --version)"
fi

find_qemu() { need qemu-system-arm qemu-system-arm; }

# An LM3S6965: a Cortex-M3 with 256 KiB of flash and 64 KiB of RAM. The emulator warns of a timer that nobody set.
qemu() {
    timeout 300 qemu-system-arm -cpu cortex-m3 -machine lm3s6965evb -nographic -monitor none -serial none \
        -semihosting-config enable=on,target=native "$@" 2> >(grep -v '^Timer with period zero' >&2)
}
