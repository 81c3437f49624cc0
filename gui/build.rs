//! Makes a constructor of each message: a file for each page in `texts/en`, whose name begins the ids of its messages.

use std::path::Path;
use std::{fs, io};

#[allow(clippy::print_stdout, reason = "this is how a build script speaks to Cargo")]
fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=texts/en");
    for file in fs::read_dir("texts/en")? {
        let file = file?.path();
        let page = file.file_stem().and_then(|stem| stem.to_str()).ok_or_else(|| not_named(&file))?;
        clade_embed::messages(page, file.to_str().ok_or_else(|| not_named(&file))?)?;
    }
    Ok(())
}

fn not_named(file: &Path) -> io::Error {
    io::Error::other(format!("{}: no name in Unicode", file.display()))
}
