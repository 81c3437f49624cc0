//! Mods that a saved game brings along, so that it can be opened where nobody has them.
//!
//! Their files are written in the header line by line: what travels can be read by whoever gets it, and no line of a file is taken for the
//! line that ends the header.

use super::Header;
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;
use toml::Value;

/// The most bytes of all files that a record brings along.
pub(super) const MOST_CARRIED: usize = 4 << 20;

/// A file of a mod that travels with a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Carried {
    /// The id of the mod.
    #[serde(rename = "mod")]
    id: String,
    /// The name of the file.
    file: String,
    /// Its lines; a file that ends with a line end has an empty one at its end.
    lines: Vec<String>,
}

impl Header {
    /// Brings a mod along: names and contents of its files. What was brought under this id before is forgotten.
    pub fn carry(&mut self, id: &str, files: &[(String, String)]) {
        self.leave(id);
        let file = |(name, text): &(String, String)| Carried {
            id: id.to_owned(),
            file: name.clone(),
            lines: text.split('\n').map(str::to_owned).collect(),
        };
        self.carried.extend(files.iter().map(file));
    }

    /// Leaves a mod where it is.
    pub fn leave(&mut self, id: &str) {
        self.carried.retain(|file| file.id != id);
    }

    /// The files of a mod that was brought along.
    pub fn carried(&self, id: &str) -> Option<Vec<(String, String)>> {
        let files = self.carried.iter().filter(|file| file.id == id).map(|file| (file.file.clone(), file.lines.join("\n")));
        Some(files.collect::<Vec<_>>()).filter(|files| !files.is_empty())
    }
}

/// Writes the files at the end of a header.
pub(super) fn write(files: &[Carried], out: &mut String) {
    for Carried { id, file, lines } in files {
        let [id, file] = [id, file].map(|word| Value::from(word.as_str()));
        let _ = write!(out, "\n[[carried]]\nmod = {id}\nfile = {file}\nlines = [\n");
        for line in lines {
            let _ = writeln!(out, "    {},", Value::from(line.as_str()));
        }
        out.push_str("]\n");
    }
}
