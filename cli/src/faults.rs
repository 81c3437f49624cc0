//! A fault in a file of a mod, as it is printed: what is wrong, the line with the place underlined, and where the rule is written.

use crate::texts;
use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use clade_engine::{FileFault, Place, Severity, Translate, spelt_out};
use std::io::{self, Write};
use std::ops::Range;

/// Prints a fault; `source` is the text of its file, `game` the game whose reference has the rule.
pub(crate) fn print(fault: &FileFault, source: Option<&str>, game: Option<&str>, t: &dyn Translate, out: &mut dyn Write) -> io::Result<()> {
    let (level, word) = match fault.severity {
        Severity::Error => (Level::ERROR, texts::mod_error()),
        Severity::Warning => (Level::WARNING, texts::mod_warning()),
        Severity::Hint => (Level::INFO, texts::mod_hint()),
    };
    let (word, rule) = (t.text(&word), rule(fault, game).map(|command| t.text(&texts::mod_rule(command))));
    let line = line_of(source.unwrap_or_default(), fault.place);
    let (shown, span) = line.unwrap_or_default();
    let title = level.with_name(word.as_str()).primary_title(fault.what.as_str());
    let snippet = Snippet::source(shown).path(fault.file.as_str()).line_start(fault.place.line as usize);
    let mut group = title.element(snippet.annotation(AnnotationKind::Primary.span(span)));
    if let Some(rule) = &rule {
        group = group.element(Level::HELP.no_name().message(rule.as_str()));
    }
    writeln!(out, "{}\n", Renderer::styled().render(&[group]))
}

/// The command that shows the rule.
fn rule(fault: &FileFault, game: Option<&str>) -> Option<String> {
    Some(format!("clade mod guide {} {}", game?, fault.see?.word()))
}

/// The line of a place, fit to be printed, and the bytes of it that are meant.
fn line_of(source: &str, place: Place) -> Option<(String, Range<usize>)> {
    let line = source.lines().nth(place.line as usize - 1)?;
    let letters = line.chars().count() as u32 + 1;
    let (from, to) = place.letters.map_or((1, letters), |(from, to)| (from, to.unwrap_or(letters)));
    let mut shown = String::new();
    let mut span = 0..0;
    for (at, letter) in (1..).zip(line.chars()) {
        if at == from {
            span.start = shown.len();
        }
        match letter {
            '\t' => shown.push_str("    "),
            letter => shown.push_str(&spelt_out(letter.encode_utf8(&mut [0; 4]))),
        }
        if at < to {
            span.end = shown.len();
        }
    }
    if from >= letters {
        span = shown.len()..shown.len();
    }
    // The blank start of a line is not what is meant.
    if place.letters.is_none() {
        span.start = shown.len() - shown.trim_start().len();
    }
    span.end = span.end.max(span.start);
    Some((shown, span))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_become_bytes() {
        let source = "one\n\tgian = 1, -- ż\u{202e}\n";
        let at = |letters| line_of(source, Place { line: 2, letters });
        let shown = "    gian = 1, -- ż\\u{202e}".to_owned();
        assert_eq!(at(Some((2, Some(6)))), Some((shown.clone(), 4..8)));
        assert_eq!(at(Some((16, None))), Some((shown.clone(), 19..shown.len())));
        assert_eq!(at(None), Some((shown.clone(), 4..shown.len())));
        assert_eq!(at(Some((40, None))), Some((shown.clone(), shown.len()..shown.len())), "behind the line");
        assert_eq!(line_of(source, Place::from(9)), None);
    }
}
