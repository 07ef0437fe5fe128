#!/usr/bin/env bash
# Builds the programs as sBPF v3 bytecode from Debian packages and crates
# alone, without the Agave tools: on Debian 12 with cargo 1.95, as root or not.
#
#   samples/bytecode/build.sh
#
# The compiler is Debian's rustc 1.96, whose source of the standard library is
# packaged too; what LLVM 22 cannot express on BPF is avoided:
# - more than five arguments, returned pairs: everything is inlined;
# - 128-bit products: 64-bit products test their overflow in halves;
# - jump tables and byte swaps, which sBPF v3 does not know: switched off.
# The standard library takes the system for "zkvm", which asks least of it, and
# the Solana crates for "solana".
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
programs=$(dirname "$here")/programs
work="${XDG_CACHE_HOME:-$HOME/.cache}/solana-cookbook/sbf"
rust="$work/debian/usr"
version=1.96.0
linker_version=0.2.6

fetch_compiler() {
  [ -x "$rust/bin/rustc" ] && return
  mkdir -p "$work/packages"
  (cd "$work/packages" && apt-get download rustc-web libstd-rust-web-1.96 \
    libstd-rust-web-dev rust-web-src libllvm22 libz3-4 libedit2 libbsd0 libmd0)
  for package in "$work"/packages/*.deb; do
    dpkg -x "$package" "$work/debian"
  done
  patch_library "$rust/src/rustc-$version/library"
}

patch_library() {
  sed -i 's/target_arch = "riscv64",/& target_arch = "bpf",/' \
    "$1/std/src/sys/alloc/mod.rs"
  sed -i 's/|| target_os == "zkvm"/|| target_arch == "bpf" &/' "$1/std/build.rs"
  sed -i -e "/intrinsics::mul_with_overflow(self as/{r $here/overflowing-mul.rs
d}" "$1/core/src/num/uint_macros.rs"
}

build_linker() {
  [ -x "$work/linker/release/sbpf-linker" ] && return
  mkdir -p "$work/fetch/src"
  printf '[package]\nname = "fetch"\nversion = "0.0.0"\n[lib]\n[workspace]\n[dependencies]\nsbpf-linker = "=%s"\n' \
    "$linker_version" >"$work/fetch/Cargo.toml"
  touch "$work/fetch/src/lib.rs"
  (cd "$work/fetch" && cargo vendor --quiet vendor >/dev/null)
  local source="$work/fetch/vendor/sbpf-linker"
  rm -f "$source/rust-toolchain.toml" "$source/Cargo.lock"
  # Debian's rustc has LLVM 22; the linker has to read the same bitcode.
  sed -i 's#bpf-linker/llvm-23#bpf-linker/llvm-22#' "$source/Cargo.toml"
  printf '\n[workspace]\n' >>"$source/Cargo.toml"
  (cd "$source" && CARGO_TARGET_DIR="$work/linker" cargo build --release \
    --bin sbpf-linker)
}

# Copies of two crates that Anchor brings, without what this target cannot
# express: functions of six arguments that are never inlined, a hash set whose
# random state is a variable, and a product of floats whose second factor has
# been 1 since SIMD-0194, and was 2 before.
patch_crates() {
  rm -rf "$work/patched"
  mkdir -p "$work/patched"
  (cd "$programs/.." && cargo fetch --quiet --locked)
  local crates
  crates=$(ls -d "${CARGO_HOME:-$HOME/.cargo}"/registry/src/*/)
  cp -r "$crates/anchor-syn-1.2.2" "$work/patched/anchor-syn"
  cp -r "$crates/solana-rent-3.1.0" "$work/patched/solana-rent"
  sed -i 's/#\[inline(never)\]/#[inline(always)]/' \
    "$work/patched/anchor-syn/src/codegen/program/handlers.rs"
  sed -i 's/::std::collections::HashSet::new()/::std::collections::BTreeSet::new()/' \
    "$work/patched/anchor-syn/src/codegen/accounts/try_accounts.rs"
  sed -i \
    -e 's/(((\(ACCOUNT_STORAGE_OVERHEAD + bytes\)) \(.*\)) as f64$/(\1) \2/' \
    -e 's/self\.exemption_threshold) as u64$/self.years()/' \
    "$work/patched/solana-rent/src/lib.rs"
  cat >>"$work/patched/solana-rent/src/lib.rs" <<EOF
impl Rent {
    #[allow(deprecated)]
    fn years(&self) -> u64 {
        if self.exemption_threshold.to_bits() == 1f64.to_bits() { 1 } else { 2 }
    }
}
EOF
}

# A copy of the programs with what only this target needs.
copy_programs() {
  rm -rf "$work/programs"
  mkdir -p "$work/programs"
  cp "$here/target.json" "$work/programs/"
  cat >"$work/programs/Cargo.toml" <<EOF
cargo-features = ["panic-immediate-abort"]
[workspace]
resolver = "3"
members = ["*/"]
[workspace.package]
$(sed -n '/^\[workspace.package\]/,/^$/p' "$programs/../Cargo.toml" | tail -n +2)
[workspace.dependencies]
$(sed -n '/^\[workspace.dependencies\]/,/^$/p' "$programs/../Cargo.toml" | grep -E '^(anchor-lang|borsh|solana-(instructions-sysvar|program|system-interface|sysvar)) ')
[patch.crates-io]
anchor-syn = { path = "../patched/anchor-syn" }
solana-rent = { path = "../patched/solana-rent" }
[profile.release]
lto = "fat"
codegen-units = 1
opt-level = 3
panic = "immediate-abort"
EOF
  for manifest in "$programs"/*/Cargo.toml; do
    local folder name
    folder=$(dirname "$manifest")
    name=$(basename "$folder")
    mkdir -p "$work/programs/$name/src"
    sed '/^\[dev-dependencies\]/,$d; /^\[lints\]/,/^$/d' "$manifest" \
      >"$work/programs/$name/Cargo.toml"
    echo 'solana-sysvar.workspace = true' >>"$work/programs/$name/Cargo.toml"
    cat "$folder/src/lib.rs" "$here/memory.rs" >"$work/programs/$name/src/lib.rs"
    sha256sum <"$folder/src/lib.rs" | cut -d' ' -f1 >"$work/programs/$name.source"
  done
}

build_programs() {
  cp "$programs/../Cargo.lock" "$work/programs/Cargo.lock"
  local llvm='-C link-arg=--llvm-args='
  export LD_LIBRARY_PATH="$rust/lib/x86_64-linux-gnu"
  export RUSTC="$rust/bin/rustc" RUSTC_BOOTSTRAP=1
  export CARGO_TARGET_DIR="$work/target"
  export RUSTFLAGS="--cfg target_os=\"solana\" -A explicit_builtin_cfgs_in_flags
    -C linker=$work/linker/release/sbpf-linker -C link-arg=--arch=v3
    -C target-cpu=v4 -C target-feature=+allows-misaligned-mem-access
    -Z unstable-options -C jump-tables=no
    ${llvm}--bpf-stack-size=4096 ${llvm}--inline-threshold=20000
    ${llvm}--disable-movsx ${llvm}--disable-ldsx ${llvm}--disable-bswap
    -C link-arg=--fatal-errors=false"
  RUSTFLAGS=$(tr -s '\n ' ' ' <<<"$RUSTFLAGS")
  (cd "$work/programs" && cargo build --release --workspace --lib \
    --target ./target.json -Z json-target-spec -Z build-std=std,panic_abort \
    -Z build-std-features=optimize_for_size)
  for program in "$work"/programs/*/Cargo.toml; do
    local name
    name=$(basename "$(dirname "$program")")
    cp "$work/target/target/release/lib$name.so" "$here/$name.so"
    cp "$work/programs/$name.source" "$here/$name.source"
  done
}

fetch_compiler
build_linker
patch_crates
copy_programs
build_programs
ls -l "$here"/*.so
