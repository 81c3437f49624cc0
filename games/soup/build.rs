//! Lists the shipped mod folder, so that it is embedded file by file and no card is named in Rust.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let manifest = env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?;
    let folder = Path::new(&manifest).join("../../scripts/soup").canonicalize()?;
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut names: Vec<_> =
        fs::read_dir(&folder)?.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned())).collect::<io::Result<_>>()?;
    names.retain(|name| name.ends_with(".lua") || name.ends_with(".toml"));
    names.sort();
    let mut list = String::from("/// The shipped mod: file names and contents.\npub(crate) const SHIPPED: &[(&str, &str)] = &[\n");
    for name in names {
        let path = folder.join(&name);
        println!("cargo::rerun-if-changed={}", path.display());
        let _ = writeln!(list, "    ({name:?}, include_str!({:?})),", path.display().to_string());
    }
    list.push_str("];\n");
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(Path::new(&out).join("shipped.rs"), list)
}
