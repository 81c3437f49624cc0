//! For build scripts: the shipped mods of a game, embedded file by file, so that no card is named in Rust, and a constructor for each of
//! its messages, so that no id of one is.
//!
//! ```no_run
//! // build.rs
//! fn main() -> std::io::Result<()> {
//!     clade_embed::messages("evolution", "texts/en.ftl")?;
//!     clade_embed::embed(&[("BASE", "../../scripts/evolution/base"), ("GIFT", "../../scripts/evolution/gift")])?;
//!     clade_embed::starters("../../scripts/starters/evolution")
//! }
//! ```
//!
//! The game has the mods with `include!(concat!(env!("OUT_DIR"), "/shipped.rs"));`, cards to begin with by `"/starters.rs"` and the messages by
//! `"/evolution.rs"`. Decides what
//! belongs to a mod and in which order; [`constructors`] says what messages are called. It runs while a game is built, never while one
//! is played, so it may read files.

mod messages;

pub use messages::constructors;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The extensions of files that belong to a mod.
const ENDS: [&str; 3] = ["lua", "toml", "ftl"];

/// Writes `shipped.rs` with a constant for each folder, by name; folders are named from the game's `Cargo.toml` on. A file that
/// is added, removed or changed rebuilds the game.
///
/// # Errors
/// A folder that cannot be read, by name; no build script of Cargo is running.
#[allow(clippy::print_stdout, reason = "this is how a build script speaks to Cargo")]
pub fn embed(folders: &[(&str, &str)]) -> io::Result<()> {
    let (manifest, out) = (folder_in("CARGO_MANIFEST_DIR")?, folder_in("OUT_DIR")?);
    let mut written = String::new();
    for (name, folder) in folders {
        // Cargo looks at all that lies in a folder.
        println!("cargo::rerun-if-changed={folder}");
        written += &constant(name, &manifest.join(folder))?;
    }
    fs::write(out.join("shipped.rs"), written)
}

/// Writes `starters.rs` with the constant `STARTERS`: in this folder is one for each kind of card that an author can begin with, and in that
/// are its files, scenarios in a folder of their own.
///
/// # Errors
/// A folder that cannot be read, by name; no build script of Cargo is running.
#[allow(clippy::print_stdout, reason = "this is how a build script speaks to Cargo")]
pub fn starters(folder: &str) -> io::Result<()> {
    let (manifest, out) = (folder_in("CARGO_MANIFEST_DIR")?, folder_in("OUT_DIR")?);
    println!("cargo::rerun-if-changed={folder}");
    let mut written = "/// Cards to begin with.\npub(crate) const STARTERS: &[clade_engine::Starter] = &[\n".to_owned();
    for kind in entries(&manifest.join(folder))? {
        let name = kind.file_name().unwrap_or_default().to_string_lossy();
        let scenarios = kind.join("scenarios");
        let _ = writeln!(written, "    clade_engine::Starter {{ kind: {name:?}, files: &[");
        written += &listed(&files(&kind)?, "");
        if scenarios.is_dir() {
            written += &listed(&files(&scenarios)?, "scenarios/");
        }
        written += "    ] },\n";
    }
    fs::write(out.join("starters.rs"), written + "];\n")
}

/// Writes `lessons.rs` with the constant `LESSONS`: the scenarios of this folder, and of the folders in it, that have a title and so are for
/// people, too.
///
/// # Errors
/// A folder that cannot be read, by name; no build script of Cargo is running.
#[allow(clippy::print_stdout, reason = "this is how a build script speaks to Cargo")]
pub fn lessons(folder: &str) -> io::Result<()> {
    let (manifest, out) = (folder_in("CARGO_MANIFEST_DIR")?, folder_in("OUT_DIR")?);
    println!("cargo::rerun-if-changed={folder}");
    let root = manifest.join(folder).canonicalize()?;
    let (mut found, mut folders) = (Vec::new(), vec![root.clone()]);
    while let Some(folder) = folders.pop() {
        for entry in entries(&folder)? {
            if entry.is_dir() {
                folders.push(entry);
            } else if fs::read_to_string(&entry)?.lines().any(|line| line.starts_with("title = ")) {
                found.push(entry);
            }
        }
    }
    found.sort();
    let item = |file: &PathBuf| {
        let name = file.strip_prefix(&root).unwrap_or(file).components().map(|part| part.as_os_str().to_string_lossy());
        format!("    ({:?}, include_str!({:?})),\n", name.collect::<Vec<_>>().join("/"), file.display().to_string())
    };
    let list: String = found.iter().map(item).collect();
    let constant = format!("/// Lessons and examples: names and contents.\npub(crate) const LESSONS: &[(&str, &str)] = &[\n{list}];\n");
    fs::write(out.join("lessons.rs"), constant)
}

/// Writes `PREFIX.rs` with the [`constructors`] for the messages of an English Fluent file, which is named from the crate's `Cargo.toml`
/// on. When the file changes, the crate is rebuilt.
///
/// # Errors
/// What is wrong with the file, one line each, or that it cannot be read, by name; no build script of Cargo is running.
#[allow(clippy::print_stdout, reason = "this is how a build script speaks to Cargo")]
pub fn messages(prefix: &str, file: &str) -> io::Result<()> {
    println!("cargo::rerun-if-changed={file}");
    let fault = |what: &dyn std::fmt::Display| io::Error::other(format!("{file}: {what}"));
    let source = fs::read_to_string(folder_in("CARGO_MANIFEST_DIR")?.join(file)).map_err(|e| fault(&e))?;
    let rust = constructors(prefix, &source).map_err(|e| fault(&e))?;
    fs::write(folder_in("OUT_DIR")?.join(format!("{prefix}.rs")), rust)
}

/// Writes `LANGUAGE.ftl` for each language: the texts of a game from `TEXTS/LANGUAGE.ftl`, and its rules page `PAGES/LANGUAGE.md` as the
/// message `PREFIX-rules`. When one of them changes, the crate is rebuilt.
///
/// # Errors
/// A file cannot be read, by name; no build script of Cargo is running.
#[allow(clippy::print_stdout, reason = "this is how a build script speaks to Cargo")]
pub fn texts_with_rules(prefix: &str, texts: &str, pages: &str) -> io::Result<()> {
    let (folder, out) = (folder_in("CARGO_MANIFEST_DIR")?, folder_in("OUT_DIR")?);
    for language in ["en", "ru", "pl"] {
        let read = |file: String| {
            println!("cargo::rerun-if-changed={file}");
            fs::read_to_string(folder.join(&file)).map_err(|e| io::Error::new(e.kind(), format!("{file}: {e}")))
        };
        let (texts, page) = (read(format!("{texts}/{language}.ftl"))?, read(format!("{pages}/{language}.md"))?);
        fs::write(out.join(format!("{language}.ftl")), texts + "\n" + &message(&format!("{prefix}-rules"), &page))?;
    }
    Ok(())
}

/// A text of many lines as a message of Fluent.
fn message(id: &str, text: &str) -> String {
    let escaped = |line: &str| {
        let line = line.trim_end().replace('{', "\u{1}").replace('}', "{\"}\"}").replace('\u{1}', "{\"{\"}");
        let is_special = line.starts_with(['[', '*', '.']);
        if line.is_empty() { String::new() } else { format!("    {}{line}", if is_special { "{\"\"}" } else { "" }) }
    };
    let lines: Vec<String> = text.trim().lines().map(|line| escaped(line.trim_start())).collect();
    format!("{id} =\n{}\n", lines.join("\n"))
}

/// A folder that Cargo names to a build script.
fn folder_in(variable: &str) -> io::Result<PathBuf> {
    env::var(variable).map(PathBuf::from).map_err(|e| io::Error::other(format!("{variable}: {e}")))
}

/// The constant for a folder, as Rust: the names of its files, sorted, with their contents.
///
/// # Errors
/// The folder cannot be read.
pub fn constant(name: &str, folder: &Path) -> io::Result<String> {
    let list = listed(&files(folder)?, "");
    Ok(format!("/// A shipped mod: file names and contents.\npub(crate) const {name}: &[(&str, &str)] = &[\n{list}];\n"))
}

/// What is in a folder, sorted.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let unread = |e: io::Error| io::Error::new(e.kind(), format!("{}: {e}", folder.display()));
    let folder = folder.canonicalize().map_err(unread)?;
    let mut entries = fs::read_dir(&folder).map_err(unread)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    entries.sort();
    Ok(entries)
}

/// The files of a folder that belong to a mod.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = entries(folder)?;
    files.retain(|file| file.extension().is_some_and(|end| ENDS.iter().any(|known| end == *known)));
    Ok(files)
}

/// Files as the items of a list in Rust.
fn listed(files: &[PathBuf], before: &str) -> String {
    let item = |file: &PathBuf| {
        let name = format!("{before}{}", file.file_name().unwrap_or_default().to_string_lossy());
        format!("    ({name:?}, include_str!({:?})),\n", file.display().to_string())
    };
    files.iter().map(item).collect()
}
