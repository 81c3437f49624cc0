//! Files, places and faults in the words of the protocol.

use clade_engine::{FileFault, Place, Severity};
use lsp_types::{
    CodeDescription, Diagnostic, DiagnosticSeverity, GeneralClientCapabilities, InitializeParams, NumberOrString, Position,
    PositionEncodingKind, Range, Uri,
};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use std::path::{Path, PathBuf};

/// What counts as a letter in the places of the protocol.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Letters {
    /// A letter is one, as here.
    Whole,
    /// A unit of UTF-16 is one: what every editor understands.
    Utf16,
}

impl Letters {
    /// What the editor understands.
    pub(super) fn of(asked: &InitializeParams) -> Self {
        let offered = asked
            .capabilities
            .general
            .as_ref()
            .and_then(|GeneralClientCapabilities { position_encodings, .. }| position_encodings.as_ref());
        if offered.is_some_and(|offered| offered.contains(&PositionEncodingKind::UTF32)) { Self::Whole } else { Self::Utf16 }
    }

    /// How long the first letters of a line are.
    fn length(self, line: &str, letters: u32) -> u32 {
        let first = line.chars().take(letters as usize);
        match self {
            Self::Whole => first.count() as u32,
            Self::Utf16 => first.map(char::len_utf16).sum::<usize>() as u32,
        }
    }
}

/// A fault as an editor shows it; `source` is the text of its file, `game` the game whose reference has the rule.
pub(super) fn diagnostic(fault: &FileFault, source: &str, game: Option<&str>, letters: Letters) -> Diagnostic {
    let severity = match fault.severity {
        Severity::Error => DiagnosticSeverity::ERROR,
        Severity::Warning => DiagnosticSeverity::WARNING,
        Severity::Hint => DiagnosticSeverity::HINT,
    };
    let rule = game.zip(fault.see).map(|(game, section)| format!("clade mod guide {game} {}", section.word()));
    Diagnostic {
        range: range(fault.place, source, letters),
        severity: Some(severity),
        code: rule.map(NumberOrString::String),
        code_description: None::<CodeDescription>,
        source: Some("clade".to_owned()),
        message: fault.what.clone(),
        ..Diagnostic::default()
    }
}

/// A place, counted as the protocol counts: lines and letters from 0. Without letters it is the line, but for the blanks it begins with.
fn range(place: Place, source: &str, letters: Letters) -> Range {
    let nth = place.line.saturating_sub(1);
    let line = source.lines().nth(nth as usize).unwrap_or_default();
    let all = line.chars().count() as u32;
    let blanks = line.chars().take_while(|c| c.is_whitespace()).count() as u32;
    let (from, to) = place.letters.map_or((blanks, all), |(from, to)| (from - 1, to.map_or(all, |to| to - 1)));
    let at = |letter: u32| Position { line: nth, character: letters.length(line, letter) };
    Range { start: at(from), end: at(to.max(from)) }
}

/// Letters that stand as they are in the address of a file.
const PLAIN: &AsciiSet = &NON_ALPHANUMERIC.remove(b'/').remove(b'-').remove(b'_').remove(b'.').remove(b'~');

/// The address of a file.
pub(super) fn uri_of(path: &Path) -> Option<Uri> {
    let path = path.to_str()?.replace(std::path::MAIN_SEPARATOR, "/");
    let root = if path.starts_with('/') { "" } else { "/" };
    format!("file://{root}{}", utf8_percent_encode(&path, PLAIN)).parse().ok()
}

/// The file of an address.
pub(super) fn path_of(uri: &Uri) -> Option<PathBuf> {
    let path = percent_decode_str(uri.as_str().strip_prefix("file://")?).decode_utf8().ok()?.into_owned();
    // `/c:/mods` of Windows is a path without its first letter.
    let is_drive = path.as_bytes().get(2) == Some(&b':');
    Some(PathBuf::from(if is_drive { &path[1..] } else { &path }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_counted_as_the_editor_counts() {
        let source = "one\n\tż𝄞 = gian\n";
        let at = |letters, count| {
            let range = range(Place { line: 2, letters }, source, count);
            (range.start.line, range.start.character, range.end.character)
        };
        assert_eq!(at(Some((7, Some(11))), Letters::Whole), (1, 6, 10));
        assert_eq!(at(Some((7, Some(11))), Letters::Utf16), (1, 7, 11));
        assert_eq!(at(Some((7, None)), Letters::Whole), (1, 6, 10));
        assert_eq!(at(None, Letters::Utf16), (1, 1, 11), "the line without its blanks");
        assert_eq!(at(Some((40, None)), Letters::Whole), (1, 10, 10), "behind the line");
    }

    #[test]
    fn addresses_and_paths() {
        let path = Path::new("/mods/my żaba/a+b.lua");
        let uri = uri_of(path).expect("an address");
        assert_eq!(uri.as_str(), "file:///mods/my%20%C5%BCaba/a%2Bb.lua");
        assert_eq!(path_of(&uri).as_deref(), Some(path));
        assert_eq!(path_of(&"file:///c%3A/mods".parse().expect("an address")), Some(PathBuf::from("c:/mods")));
        assert_eq!(path_of(&"untitled:one".parse().expect("an address")), None);
    }
}
