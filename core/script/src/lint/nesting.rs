//! A look at the raw characters before the parser sees them: parsers are recursive, so a source may not nest deeply; and
//! ours panics at a backtick.

use super::Finding;
use clade_engine::Place;

/// How deep brackets, blocks and chains of operators may go. Handwritten cards stay under 20.
const DEEPEST: usize = 60;

/// Refuses sources that nest too deeply.
pub(super) fn check(source: &str) -> Result<(), Finding> {
    let bytes = source.as_bytes();
    let (mut at, mut blocks) = (0, 0usize);
    // For each open bracket: how many operators the expression in it has chained so far.
    let mut chains = vec![0usize];
    while at < bytes.len() {
        let rest = &bytes[at..];
        let len = skip(rest).unwrap_or_else(|| word(rest));
        let token = &rest[..len];
        match token {
            b"(" | b"{" | b"[" => chains.push(0),
            b")" | b"}" | b"]" if chains.len() > 1 => drop(chains.pop()),
            // The parser would panic at it.
            b"`" => return Err(Finding::of(Place::of(source, at, at + 1), "'`' is no sign of Lua; a text stands in \"…\" or '…'")),
            b"function" | b"do" | b"then" | b"repeat" => blocks += 1,
            b"end" | b"until" | b"elseif" => blocks = blocks.saturating_sub(1),
            _ => {}
        }
        let Some(top) = chains.last_mut() else { break };
        match token {
            b"," | b";" | b"=" | b"local" | b"return" | b"if" | b"then" | b"do" | b"end" | b"function" | b"else" | b"until" => *top = 0,
            b"not" | b"and" | b"or" | b"." | b"-" | b"^" | b"+" | b"*" | b"/" | b"%" | b"#" | b"<" | b">" | b"==" | b"~=" | b"<="
            | b">=" => *top += 1,
            _ => {}
        }
        if *top > 2 * DEEPEST || chains.len() + blocks > DEEPEST {
            return Err(Finding::of(Place::of(source, at, at + len), super::TOO_DEEP));
        }
        at += len;
    }
    Ok(())
}

/// The length of a comment or string that starts here.
pub(super) fn skip(rest: &[u8]) -> Option<usize> {
    let long = |from: usize| -> Option<usize> {
        let level = rest.get(from..)?.strip_prefix(b"[")?.iter().take_while(|&&b| b == b'=').count();
        if rest.get(from + 1 + level) != Some(&b'[') {
            return None;
        }
        let close: Vec<u8> = [&b"]"[..], &vec![b'='; level], b"]"].concat();
        let body = from + level + 2;
        Some(rest[body..].windows(close.len()).position(|w| w == close).map_or(rest.len(), |found| body + found + close.len()))
    };
    match rest {
        [b'-', b'-', ..] => long(2).or_else(|| Some(rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len()))),
        [b'[', ..] => long(0),
        [quote @ (b'"' | b'\''), ..] => {
            let mut at = 1;
            while at < rest.len() && rest[at] != *quote && rest[at] != b'\n' {
                at += if rest[at] == b'\\' { 2 } else { 1 };
            }
            Some((at + 1).min(rest.len()))
        }
        _ => None,
    }
}

/// The length of the word or symbol that starts here.
fn word(rest: &[u8]) -> usize {
    if let [b'=' | b'~' | b'<' | b'>', b'=', ..] = rest {
        return 2;
    }
    rest.iter().take_while(|b| b.is_ascii_alphanumeric() || **b == b'_').count().max(1)
}

#[cfg(test)]
mod tests {
    use super::check;

    #[test]
    fn strings_and_comments_do_not_count() {
        let source = format!("-- {0}\n--[[ {0} ]]\nreturn {{ a = '{0}', b = [==[{0}]==], c = \"\\\"{0}\" }}", "(".repeat(200));
        assert!(check(&source).is_ok());
        assert!(check(&"if a then b() end ".repeat(200)).is_ok());
        assert!(check(&format!("if a then {} end", "elseif b then c() ".repeat(200))).is_ok());
        assert!(check(&"x = a + b * c ".repeat(200)).is_ok());
    }

    #[test]
    fn deep_sources_are_refused() {
        for piece in ["(", "{", "function() ", "do ", "a .. ", "not ", "- ", "a + ", "a == ", "a .. (b) .. ", "2 ^ ", "a[", "f("] {
            let found = check(&format!("return\n{}", piece.repeat(200))).expect_err(piece);
            assert_eq!(found.place.line, 2, "{piece}");
        }
    }
}
