//! Text from a foreign file, fit to be shown in a terminal or a log.

/// Text as one line: control characters, including line ends, are shown as escapes.
pub fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { c.escape_default().to_string() } else { c.to_string() }).collect()
}

/// Whether a terminal would obey a letter instead of showing it: control characters, those that change the direction of writing, and the
/// byte order mark.
pub fn is_unseen(c: char) -> bool {
    c.is_control() || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// How much of a text is shown.
const LONGEST: usize = 400;

/// Text on one line, not too long, with letters that nobody can see spelt out.
pub fn spelt_out(text: &str) -> String {
    let spelt = |c: char| if is_unseen(c) { c.escape_unicode().to_string() } else { c.to_string() };
    text.chars().take(LONGEST).map(spelt).collect()
}
