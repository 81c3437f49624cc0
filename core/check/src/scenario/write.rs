//! Writes tables as scenarios.

use clade_engine::face::FaceError;
use clade_engine::{Face, Handle, Setup};
use toml::{Table, Value};

/// Writes the position on a table as a scenario: a file that checks that it reads back equal, to which cases can be added.
///
/// # Errors
/// A [`FaceError`]; [`FaceError::Misplaced`] if the game sets up no positions.
pub fn write(
    game: &str,
    about: &str,
    setup: &Setup,
    mods: &[String],
    ruleset: u64,
    face: &dyn Face,
    handle: Handle,
) -> Result<String, FaceError> {
    let hash = face.hash(handle)?;
    let position = face.position(handle)?;
    written(game, about, &format!("ruleset = \"{ruleset:016x}\"\nhash = \"{hash:016x}\"\n"), setup, mods, &position)
}

/// Writes a position with one answer as a scenario: a file that shows what happens then.
///
/// # Errors
/// A [`FaceError`] if the position is none.
pub fn write_case(game: &str, about: &str, setup: &Setup, mods: &[String], position: &str, answer: &str) -> Result<String, FaceError> {
    let position = written(game, about, "", setup, mods, position)?;
    let text = |text: &str| Value::String(text.to_owned());
    Ok(format!("{position}\n[[case]]\nname = {}\nplay = [{}]\n", text(answer), text(answer)))
}

fn written(game: &str, about: &str, hashes: &str, setup: &Setup, mods: &[String], position: &str) -> Result<String, FaceError> {
    let text = |text: &str| Value::String(text.to_owned());
    let position: Table = position.parse().map_err(|_| FaceError::Bytes)?;
    let mut out = format!("game = {}\nabout = {}\n{hashes}\n[setup]\nseats = {}\n", text(game), text(about), setup.seats);
    if !setup.options.is_empty() {
        let options = setup.options.iter().map(|(name, value)| (name.clone(), text(value)));
        out += &format!("options = {}\n", Value::Table(options.collect()));
    }
    if !mods.is_empty() {
        out += &format!("mods = {}\n", Value::Array(mods.iter().map(|folder| text(folder)).collect()));
    }
    let (tables, rest): (Vec<_>, Vec<_>) = position.iter().partition(|(_, value)| value.is_table());
    out += "\n[position]\n";
    rest.iter().for_each(|(key, value)| out += &format!("{} = {value}\n", quoted(key)));
    for (key, value) in tables {
        out += &format!("\n[position.{}]\n", quoted(key));
        value.as_table().into_iter().flatten().for_each(|(key, value)| out += &format!("{} = {value}\n", quoted(key)));
    }
    Ok(out)
}

/// A key as written in TOML: in quotes unless it is a plain word.
fn quoted(key: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    if !key.is_empty() && key.chars().all(plain) { key.to_owned() } else { Value::String(key.to_owned()).to_string() }
}
