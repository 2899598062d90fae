# What Debian's packages stand in for: tools that are missing, and toolchains of Rust that rustup cannot fetch where its
# server is out of reach. To be sourced; defines `need`, `debian_rust` and `debian_env`.

debian_home=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)/target/debian

say() { printf '== %s\n' "$*"; }
fail() { printf 'error: %s\n' "$*" >&2; exit 2; }

as_root() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; }

updated=
update_once() {
    [ -n "$updated" ] || { say 'apt-get update'; timeout 180 apt-get update -qq >/dev/null; updated=yes; }
}

# need COMMAND PACKAGE…: sees to it that the command is there.
need() {
    command -v "$1" >/dev/null && return
    as_root || fail "no $1: install it; on Debian: apt-get install ${*:2}"
    update_once
    say "installing ${*:2}"
    timeout 400 apt-get install -yqq --no-install-recommends "${@:2}" >/dev/null || fail "apt-get could not install ${*:2}"
}

# The toolchain of Debian 12's web browsers: a recent one, and the one of each version that the archive still has.
rust_packages=(rustc-web cargo-web libstd-rust-web-dev rust-web-src)

# The version of those packages that holds Rust $1, such as `1.85` or `newest`; nothing if there is none.
debian_version() {
    local all
    all=$(apt-cache madison rustc-web 2>/dev/null | awk '{ print $3 }')
    if [ "$1" = newest ]; then sort -V <<<"$all" | tail -n 1; else grep -m 1 "^${1//./\\.}\." <<<"$all" || true; fi
}

# Those packages at version $1 and, of what they depend on, the libraries that are not installed, as apt-get takes them.
debian_packages() {
    local all=() level=("${rust_packages[@]/%/=$1}") here
    here=$(dpkg-query --show --showformat='${db:Status-Status} ${Package}\n' | sed -n 's/^installed //p')
    while [ "${#level[@]}" -gt 0 ]; do
        all+=("${level[@]}")
        mapfile -t level < <(apt-cache depends --important "${level[@]}" | sed -n 's/^ *Depends: \(lib[^ ]*\)$/\1/p' |
            sort -u | grep -vxFf <(printf '%s\n' "$here" "${all[@]%=*}"))
    done
    printf '%s\n' "${all[@]}"
}

# debian_rust WHICH: unpacks Rust `newest`, or of a version such as `1.85`, into target/debian, with its sources, and sets
# `debian` to the place. Unpacked, not installed: the sources clash with a packaged rustup. Fails if there is none.
debian_rust() {
    debian=$debian_home/$1
    # A stamp that says that all is there.
    [ -e "$debian/complete" ] && return
    command -v apt-get >/dev/null && command -v dpkg >/dev/null || return
    ! as_root || update_once
    local version packages
    version=$(debian_version "$1")
    [ -n "$version" ] || return
    mapfile -t packages < <(debian_packages "$version")
    rm -rf "$debian"
    mkdir -p "$debian/deb"
    say "downloading Debian's packages of Rust $version (about 240 MB, unpacked to 1 GB)"
    (cd "$debian/deb" && timeout 400 apt-get -o APT::Sandbox::User=root download -qq "${packages[@]}") || return
    for package in "$debian"/deb/*.deb; do dpkg -x "$package" "$debian" || return; done
    rm -rf "$debian/deb"
    touch "$debian/complete"
}

# Runs a command with what `debian_rust` has unpacked first on its path.
debian_env() {
    local lib=lib/x86_64-linux-gnu
    env -u RUSTUP_TOOLCHAIN -u RUSTC LD_LIBRARY_PATH="$debian/usr/$lib:$debian/$lib" PATH="$debian/usr/bin:$PATH" "$@"
}
