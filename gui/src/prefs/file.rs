//! The file of preferences.

use super::{Preferences, WindowSize};
use crate::game::Note;
use crate::texts::files as texts;
use clade_host::{Home, MOST_TEXT, read_start, reason, set_aside, write_whole};
use clade_table::LANGUAGES;
use std::io::{self, ErrorKind};
use std::path::Path;

/// No screen is larger, in points.
const WIDEST: f32 = 16384.0;
/// The smallest and greatest sizes.
const SIZES: std::ops::RangeInclusive<f32> = 0.5..=3.0;

impl Preferences {
    /// What the file says, and any messages about it. A file that cannot be understood is kept under another name. Keys of later
    /// versions are not read.
    pub(crate) fn read(home: &Home) -> (Self, Option<Note>) {
        let Some(path) = home.preferences() else { return (Self::default(), Some(Note::warning(texts::no_home()))) };
        let bytes = match read_start(&path, MOST_TEXT) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::NotFound => return (Self::default(), None),
            Err(error) => return (Self::default(), Some(Note::warning(texts::prefs_unread(told(&path), reason(&error))))),
        };
        match Self::parse(&bytes) {
            Some(prefs) => (prefs.sane(), None),
            None => {
                let msg = match set_aside(&path) {
                    Ok(aside) => texts::prefs_damaged(told(&aside)),
                    Err(error) => texts::prefs_unread(told(&path), reason(&error)),
                };
                (Self::default(), Some(Note::warning(msg)))
            }
        }
    }

    /// Keeps them, if they are not what the file says already.
    ///
    /// # Errors
    /// What the system says; then the file is as it was.
    pub(crate) fn write(&self, home: &Home) -> io::Result<()> {
        let Some(path) = home.preferences() else { return Ok(()) };
        let text = toml::to_string(self).map_err(io::Error::other)?;
        if read_start(&path, MOST_TEXT).is_ok_and(|old| old == text.as_bytes()) {
            return Ok(());
        }
        write_whole(&path, &text)
    }

    fn parse(bytes: &[u8]) -> Option<Self> {
        toml::from_str(std::str::from_utf8(bytes).ok().filter(|text| text.len() as u64 <= MOST_TEXT)?).ok()
    }

    /// With unusable values corrected.
    fn sane(mut self) -> Self {
        let usual = Self::default();
        let size = |size: f32| if size.is_finite() { size.clamp(*SIZES.start(), *SIZES.end()) } else { 1.0 };
        (self.zoom, self.text) = (size(self.zoom), size(self.text));
        let WindowSize { width, height, .. } = &mut self.window;
        for (size, least) in [width, height].into_iter().zip(WindowSize::LEAST) {
            *size = if size.is_finite() { size.clamp(least, WIDEST) } else { least };
        }
        if !LANGUAGES.contains(&self.language.as_str()) {
            self.language = usual.language;
        }
        self
    }
}

fn told(path: &Path) -> String {
    path.display().to_string()
}

#[cfg(test)]
mod tests;
