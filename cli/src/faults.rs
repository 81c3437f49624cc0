//! A fault in a file of a mod, as it is printed: what is wrong, the line with the place underlined, and where the rule is written.

use crate::texts;
use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use clade_engine::{FileFault, Severity, Translate};
use clade_host::author::shown_line;
use std::io::{self, Write};

/// Prints a fault; `source` is the text of its file, `game` the game whose reference has the rule.
pub(crate) fn print(fault: &FileFault, source: Option<&str>, game: Option<&str>, t: &dyn Translate, out: &mut dyn Write) -> io::Result<()> {
    let (level, word) = match fault.severity {
        Severity::Error => (Level::ERROR, texts::mod_error()),
        Severity::Warning => (Level::WARNING, texts::mod_warning()),
        Severity::Hint => (Level::INFO, texts::mod_hint()),
    };
    let (word, rule) = (t.text(&word), rule(fault, game).map(|command| t.text(&texts::mod_rule(command))));
    let line = shown_line(source.unwrap_or_default(), fault.place);
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
