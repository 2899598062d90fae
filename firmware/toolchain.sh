# Finds a toolchain for bare-metal targets and QEMU. To be sourced; sets `toolchain` and defines `bare` and `qemu`.
#
# Everybody else's way is rustup, and it is taken where rustup has all the targets:
#
#     rustup target add thumbv6m-none-eabi thumbv7m-none-eabi riscv32imac-unknown-none-elf wasm32-unknown-unknown
#
# Where rustup's server is out of reach, Debian 12's web browser toolchain stands in: its packages are unpacked into
# target/, not installed, since its sources clash with a packaged rustup, and `core` is built from them.

targets=(thumbv6m-none-eabi thumbv7m-none-eabi riscv32imac-unknown-none-elf wasm32-unknown-unknown)
say() { printf '== %s\n' "$*"; }
fail() { printf 'error: %s\n' "$*" >&2; exit 2; }

has_targets() {
    local installed
    installed=$(rustup target list --installed 2>/dev/null) || return 1
    for target in "${targets[@]}"; do grep -qx "$target" <<<"$installed" || return 1; done
}

as_root() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; }

updated=
update_once() {
    [ -n "$updated" ] || { say 'apt-get update'; timeout 180 apt-get update -qq >/dev/null; updated=yes; }
}

# Debian's packages, unpacked; a stamp says that all are there.
unpack_debian() {
    local root=$1
    [ -e "$root/complete" ] && return
    command -v apt-get >/dev/null && command -v dpkg >/dev/null ||
        fail "no bare-metal targets: rustup target add ${targets[*]}"
    as_root && update_once
    rm -rf "$root"
    mkdir -p "$root/deb"
    say 'downloading Debian packages of Rust with its sources (about 240 MB unpacked to 1 GB)'
    (cd "$root/deb" && timeout 400 apt-get -o APT::Sandbox::User=root download -qq rustc-web cargo-web rust-web-src libstd-rust-web-1.96 \
        libstd-rust-web-dev libllvm22 libgit2-1.5 libhttp-parser2.9 libmbedcrypto7 libmbedx509-1 libmbedtls14) ||
        fail "no bare-metal targets, and no Debian packages to stand in: rustup target add ${targets[*]}"
    say 'unpacking them'
    for package in "$root"/deb/*.deb; do dpkg -x "$package" "$root"; done
    rm -rf "$root/deb"
    touch "$root/complete"
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
    debian=$PWD/target/debian
    unpack_debian "$debian"
    linker=$(find_linker)
    bare() {
        local verb=$1 target name
        shift
        local env=(LD_LIBRARY_PATH="$debian/usr/lib/x86_64-linux-gnu" PATH="$debian/usr/bin:$PATH" RUSTC_BOOTSTRAP=1)
        for target in "${targets[@]}"; do
            name=${target//-/_}
            env+=("CARGO_TARGET_${name^^}_LINKER=$linker")
        done
        env -u RUSTUP_TOOLCHAIN -u RUSTC "${env[@]}" "$debian/usr/bin/cargo" "$verb" -Zbuild-std=core "$@"
    }
    toolchain="Debian, $(LD_LIBRARY_PATH="$debian/usr/lib/x86_64-linux-gnu" "$debian/usr/bin/rustc" --version)"
fi

find_qemu() {
    command -v qemu-system-arm >/dev/null && return
    as_root || fail 'no qemu-system-arm: install the package qemu-system-arm'
    update_once
    say 'installing qemu-system-arm'
    timeout 400 apt-get install -yqq --no-install-recommends qemu-system-arm >/dev/null ||
        fail 'apt-get could not install qemu-system-arm'
}

# An LM3S6965: a Cortex-M3 with 256 KiB of flash and 64 KiB of RAM. The emulator warns of a timer that nobody set.
qemu() {
    timeout 300 qemu-system-arm -cpu cortex-m3 -machine lm3s6965evb -nographic -monitor none -serial none \
        -semihosting-config enable=on,target=native "$@" 2> >(grep -v '^Timer with period zero' >&2)
}
