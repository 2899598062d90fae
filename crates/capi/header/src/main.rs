//! Writes `include/foregone.h` from the sources of the C library; with `--check` says whether it is what it would write.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let library = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let path = library.join("include/foregone.h");
    let header = generated(library)?;
    match env::args().skip(1).collect::<Vec<_>>()[..] {
        [] => fs::write(path, header)?,
        [ref check] if check == "--check" => {
            if fs::read(path)? != header {
                return Err("include/foregone.h is stale; run this without --check".into());
            }
        }
        _ => return Err("usage: foregone-header [--check]".into()),
    }
    Ok(())
}

/// The header of the sources, in the order in which `lib.rs` names them.
fn generated(library: &Path) -> Result<Vec<u8>, Box<dyn Error>> {
    let config = cbindgen::Config::from_file(Path::new(env!("CARGO_MANIFEST_DIR")).join("cbindgen.toml"))?;
    let root = fs::read_to_string(library.join("src/lib.rs"))?;
    let modules = root.lines().filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';'));
    let sources = modules.map(|module| library.join("src").join(module).with_extension("rs"));
    // Given the crate's folder, cbindgen would ask cargo for the sources of every dependency.
    let builder = sources.fold(cbindgen::Builder::new().with_config(config), cbindgen::Builder::with_src);
    let mut header = Vec::new();
    builder.generate()?.write(&mut header);
    Ok(header)
}
