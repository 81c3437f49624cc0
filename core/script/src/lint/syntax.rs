//! What the parser finds, in a modder's words: what other languages have but Lua 5.1 lacks.

use super::{nesting, unclosed::unclosed};
use clade_engine::Place;
use full_moon::tokenizer::Position;

/// Where and why a source does not parse; `message` is what the parser says.
pub(super) fn told(source: &str, (from, to): (Position, Position), message: &str) -> (Place, String) {
    let text = bare(source.lines().nth(from.line().saturating_sub(1)).unwrap_or_default());
    let here = Place::of(source, from.bytes(), to.bytes());
    // The parser ends some messages with their place, which is shown anyway: "unexpected character ž (4:26 to 4:27)".
    let message = message.rsplit_once(" (").filter(|(_, end)| end.contains(" to ")).map_or(message, |(message, _)| message);
    match foreign(&text) {
        Some(what) => (here, what),
        None if is_open(message) => unclosed(source).unwrap_or_else(|| (here, plainly(message).to_owned())),
        None => (here, plainly(message).to_owned()),
    }
}

/// Whether the parser says this after something that was not closed, perhaps.
fn is_open(message: &str) -> bool {
    let open =
        ["expected `end`", "expected `}`", "expected `)`", "expected `]`", "expected a field", "unexpected token", "trailing commas"];
    open.iter().any(|begin| message.starts_with(begin))
}

/// What the parser means, where its own words would lead a beginner astray.
fn plainly(message: &str) -> &str {
    match message {
        "expected `}` after last field" => "a comma is missing before this, or the '}' that ends the table",
        "unexpected token, this needs to be a statement" => "this is not a statement; a card file ends with: return { … }",
        "expected `then` after condition" => "a 'then' is missing before this; to compare, write ==",
        _ => message,
    }
}

/// A line without its texts and comments.
fn bare(line: &str) -> String {
    let (mut out, mut at) = (String::new(), 0);
    while at < line.len() {
        let rest = &line.as_bytes()[at..];
        match nesting::skip(rest) {
            Some(len) => {
                out.push_str("''");
                at += len;
            }
            None => {
                let letter = line[at..].chars().next().unwrap_or(' ');
                out.push(letter);
                at += letter.len_utf8();
            }
        }
        while at < line.len() && !line.is_char_boundary(at) {
            at += 1;
        }
    }
    out
}

/// Symbols of other languages, with what to write instead.
const SIGNS: [(&str, &str); 8] = [
    ("!=", "write ~="),
    ("=>", "write >="),
    ("=<", "write <="),
    ("&&", "write and"),
    ("||", "write or"),
    ("//", "write math.floor(a / b)"),
    ("++", "write n = n + 1"),
    ("!", "write not"),
];

/// Keywords of other languages, with what to write instead.
const WORDS: [(&str, &str); 4] = [
    ("continue", "put the rest of the loop into an if"),
    ("goto", "use loops and functions"),
    ("elif", "write elseif"),
    ("let", "write local"),
];

/// What a line has that Lua 5.1 lacks.
fn foreign(line: &str) -> Option<String> {
    let words = || line.split(|c: char| !c.is_alphanumeric() && c != '_');
    for op in ["..", "+", "-", "*", "/", "%", "^"] {
        if let Some((before, _)) = line.split_once(&format!("{op}=")) {
            let name = before.trim_end().rsplit(|c: char| !c.is_alphanumeric() && !"_.[]".contains(c)).next().unwrap_or_default();
            let name = if name.is_empty() { "n" } else { name };
            return Some(format!("'{op}=' is not in Lua 5.1: write {name} = {name} {op} …"));
        }
    }
    let word = WORDS.iter().find(|(word, _)| words().any(|other| other == *word));
    let sign = || SIGNS.iter().find(|(sign, _)| line.contains(sign));
    if let Some((what, instead)) = word.or_else(sign) {
        return Some(format!("'{what}' is not in Lua 5.1: {instead}"));
    }
    let typed = line.trim_start().strip_prefix("local ").and_then(|rest| rest.split_once(':'));
    let (name, _) = typed.filter(|(name, _)| name.chars().all(|c| c.is_alphanumeric() || c == '_' || c == ' '))?;
    Some(format!("types are not in Lua 5.1: write local {} = …", name.trim()))
}

#[cfg(test)]
mod tests {
    use super::{bare, foreign};

    #[test]
    fn other_languages_are_known() {
        for (line, says) in [
            ("n += 1", "'+=' is not in Lua 5.1: write n = n + …"),
            ("  t.x[1] ..= 'a'", "'..=' is not in Lua 5.1: write t.x[1] = t.x[1] .. …"),
            ("if a then continue end", "'continue' is not in Lua 5.1: put the rest of the loop into an if"),
            ("if a != 'b' then", "'!=' is not in Lua 5.1: write ~="),
            ("local n: number = 1", "types are not in Lua 5.1: write local n = …"),
            ("x = = '+= continue' -- a //= b", "odd"),
            ("x = 'żółw ", "odd"),
        ] {
            assert_eq!(foreign(&bare(line)).unwrap_or_else(|| "odd".to_owned()), says, "{line}");
        }
    }
}
