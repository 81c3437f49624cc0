//! A project for a game of one's own in a library: the game in `examples/plugin-rust` under another name, in a folder anywhere.

use crate::author::{is_free, write_all};
use crate::error::Error;
use crate::read::read_text;
use clade_mods::MOST_TEXT;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use toml::{Table, Value};

/// Where the game lies in the sources, and what it is called.
const TEMPLATE: &str = "examples/plugin-rust";
const ID: &str = "overgrazed";
const TITLE: &str = "Overgrazed";
/// The most letters of a name.
const LONGEST: usize = 24;
/// How fast such a game is while it is written: as in the workspace of Clade, the game itself is soon ready, and what it runs on is quick.
const PROFILE: &str = r#"[profile.dev]
opt-level = 1

[profile.dev.package]
"*".debug = false
mlua.opt-level = 2
mlua-sys.opt-level = 2
arrayvec.opt-level = 2
smallvec.opt-level = 2
serde.opt-level = 2
serde_core.opt-level = 2
postcard.opt-level = 2
twox-hash.opt-level = 2
full_moon.opt-level = 2
"#;

/// The sources of Clade in one of these folders, or in one in which one of them lies.
pub fn sources<'a>(near: impl IntoIterator<Item = &'a Path>) -> Option<PathBuf> {
    near.into_iter().flat_map(Path::ancestors).find(|folder| is_source(folder)).map(Path::to_owned)
}

fn is_source(folder: &Path) -> bool {
    folder.join(TEMPLATE).join("Cargo.toml").is_file()
}

/// Writes the project into a new or empty folder, whose name becomes the id of the game; it takes the crates of Clade from its sources. Gives the
/// files that were written.
///
/// # Errors
/// [`Error::NameOfGame`] if the folder's name cannot be an id, or is one of `taken`; [`Error::NoSources`]; [`Error::File`].
pub fn begin(path: &Path, sources: &Path, taken: &[&str]) -> Result<Vec<PathBuf>, Error> {
    let id = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let plain = id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit()) && id.starts_with(|c: char| c.is_ascii_lowercase());
    if !plain || id.len() > LONGEST || taken.contains(&id.as_str()) {
        return Err(Error::NameOfGame { word: id });
    }
    if !is_source(sources) {
        return Err(Error::NoSources(sources.to_owned()));
    }
    is_free(path)?;
    let (sources, mut files) = (std::path::absolute(sources).map_err(|e| Error::file(sources, e))?, BTreeMap::new());
    let template = sources.join(TEMPLATE);
    collect(&template, "", &mut files)?;
    let titles = titles(&files);
    let title: String = id.chars().take(1).map(|c| c.to_ascii_uppercase()).chain(id.chars().skip(1)).collect();
    let renamed = |text: &str| {
        let text = titles.iter().fold(text.to_owned(), |text, old| text.replace(old.as_str(), &title));
        text.replace(ID, &id).replace(TITLE, &title)
    };
    let mut files: BTreeMap<String, String> = files.into_iter().map(|(name, text)| (renamed(&name), renamed(&text))).collect();
    files.insert("Cargo.toml".to_owned(), renamed(&manifest(&sources)?));
    files.insert(".gitignore".to_owned(), "/target\n".to_owned());
    for same in ["Cargo.lock", "rustfmt.toml"] {
        files.insert(same.to_owned(), text_of(&sources.join(same))?);
    }
    write_all(path, files)
}

fn text_of(file: &Path) -> Result<String, Error> {
    read_text(file, MOST_TEXT).map_err(|e| Error::file(file, e))
}

/// All files of the template but those that are written anew.
fn collect(folder: &Path, within: &str, files: &mut BTreeMap<String, String>) -> Result<(), Error> {
    let entries = fs::read_dir(folder).map_err(|e| Error::file(folder, e))?;
    for entry in entries {
        let path = entry.map_err(|e| Error::file(folder, e))?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let inner = if within.is_empty() { name.clone() } else { format!("{within}/{name}") };
        if path.is_dir() && name != "target" {
            collect(&path, &inner, files)?;
        } else if path.is_file() && !["Cargo.toml", "Cargo.lock", "README.md"].contains(&name.as_str()) {
            files.insert(inner, text_of(&path)?);
        }
    }
    Ok(())
}

/// What the game is called, in each language.
fn titles(files: &BTreeMap<String, String>) -> Vec<String> {
    let line = |text: &String| text.lines().find_map(|line| line.strip_prefix(&format!("{ID} = ")).map(str::to_owned));
    files.iter().filter(|(name, _)| name.starts_with("texts/")).filter_map(|(_, text)| line(text)).collect()
}

/// The manifest of a project that is no part of a workspace: what the template takes from the workspace is written out.
fn manifest(sources: &Path) -> Result<String, Error> {
    let table = |path: PathBuf| -> Result<Table, Error> {
        let wrong = |why: &dyn std::fmt::Display| Error::file(&path, std::io::Error::other(why.to_string()));
        text_of(&path)?.parse().map_err(|e| wrong(&e))
    };
    let (own, all) = (table(sources.join(TEMPLATE).join("Cargo.toml"))?, table(sources.join("Cargo.toml"))?);
    let in_workspace = |key: &str| all.get("workspace").and_then(|workspace| workspace.get(key));
    let shared = |key: &str| in_workspace("package").and_then(|package| package.get(key)).cloned().unwrap_or_else(|| "".into());
    let mut text = format!("[package]\nname = \"{ID}-game\"\nversion = \"0.1.0\"\nedition = {}\n", shared("edition"));
    text += &format!("rust-version = {}\npublish = false\n\n[workspace]\n\n[lib]\n", shared("rust-version"));
    text += &toml::to_string(own.get("lib").unwrap_or(&Value::Table(Table::new()))).unwrap_or_default();
    for section in ["dependencies", "build-dependencies", "dev-dependencies"] {
        text += &format!("\n[{section}]\n");
        for (name, wanted) in own.get(section).and_then(Value::as_table).into_iter().flatten() {
            let found = in_workspace("dependencies").and_then(|all| all.get(name)).cloned().unwrap_or_else(|| "*".into());
            let mut found = match found {
                Value::Table(table) => table,
                version => Table::from_iter([("version".to_owned(), version)]),
            };
            if let Some(path) = found.get("path").and_then(Value::as_str).map(|path| sources.join(path)) {
                found.insert("path".to_owned(), path.display().to_string().into());
            }
            found.extend(wanted.get("features").cloned().map(|features| ("features".to_owned(), features)));
            text += &format!("{name} = {}\n", Value::Table(found));
        }
    }
    Ok(text + "\n" + PROFILE)
}
