//! Which block or bracket was never closed, or which `end` is one too many. A parser only notices much later, where something else
//! begins; how lines are indented tells what the author meant.

use super::nesting;
use clade_engine::Place;

/// A block or bracket that is open.
#[derive(Copy, Clone)]
struct Open<'a> {
    word: &'a str,
    at: usize,
    indent: usize,
    /// Whether the `do` of a loop is still to come.
    awaits_do: bool,
}

/// The first that is never closed, with what is missing, or that closes nothing.
pub(super) fn unclosed(source: &str) -> Option<(Place, String)> {
    let mut open: Vec<Open<'_>> = Vec::new();
    let (mut at, mut indent, mut is_first) = (0, 0, true);
    while at < source.len() {
        let rest = &source[at..];
        let skipped = nesting::skip(rest.as_bytes());
        let len = skipped.unwrap_or_else(|| word(rest));
        let token = rest.get(..len)?;
        if token == "\n" {
            (indent, is_first) = (source[at + 1..].len() - source[at + 1..].trim_start_matches([' ', '\t']).len(), true);
        } else if skipped.is_none() && !token.trim().is_empty() {
            match step(&mut open, token, at, indent, is_first) {
                None => {}
                Some(Fault::Open(last)) => return Some(told(source, last)),
                Some(Fault::Surplus) => return Some((Place::of(source, at, at + len), format!("this '{token}' is one too many"))),
            }
            is_first = false;
        }
        at += len;
    }
    open.last().map(|&last| told(source, last))
}

/// What is wrong with the blocks of a source.
enum Fault<'a> {
    /// This one cannot be closed any more.
    Open(Open<'a>),
    /// The word that was just read closes nothing.
    Surplus,
}

/// One word more, and what is wrong now.
fn step<'a>(open: &mut Vec<Open<'a>>, token: &'a str, at: usize, indent: usize, is_first: bool) -> Option<Fault<'a>> {
    let awaits_do = matches!(token, "for" | "while");
    match token {
        "do" if open.last().is_some_and(|last| last.awaits_do) => open.last_mut()?.awaits_do = false,
        "function" | "if" | "for" | "while" | "do" | "repeat" | "(" | "{" | "[" => open.push(Open { word: token, at, indent, awaits_do }),
        "end" | "until" | ")" | "}" | "]" => {
            let Some(last) = open.pop() else { return Some(Fault::Surplus) };
            let fits = closes(last.word) == token && !(is_first && last.indent > indent);
            // Deeper than what is open, it belongs to a block that is closed already.
            let is_surplus = token == "end" && is_first && last.indent < indent;
            return if is_surplus { Some(Fault::Surplus) } else { (!fits).then_some(Fault::Open(last)) };
        }
        _ => {}
    }
    None
}

/// What closes it.
fn closes(word: &str) -> &'static str {
    match word {
        "(" => ")",
        "{" => "}",
        "[" => "]",
        "repeat" => "until",
        _ => "end",
    }
}

fn told(source: &str, Open { word, at, .. }: Open<'_>) -> (Place, String) {
    let more = if word == "if" { " ('else if' begins a new if: write elseif)" } else { "" };
    (Place::of(source, at, at + word.len()), format!("this '{word}' has no '{}'{more}", closes(word)))
}

/// The length of the word or sign that starts here.
fn word(rest: &str) -> usize {
    let letters = rest.bytes().take_while(|b| b.is_ascii_alphanumeric() || *b == b'_').count();
    if letters > 0 { letters } else { rest.chars().next().map_or(1, char::len_utf8) }
}

#[cfg(test)]
mod tests {
    use super::unclosed;

    const CARD: &str = "\
return {
    id = \"x\", -- if this { were read
    main = function(g, me)
        for _, other in ipairs(g:others()) do
            if other > 1 then
                g:feed(other, (1 + 2))
            elseif other == 0 then
                return
            end
        end
        while false do g:roll() end
        repeat local a = 1 until a == 1
        local b = function() return [[ end ]] end
    end,
    copies = { [2] = 1 },
}
";

    #[test]
    fn what_was_left_out_is_found_where_its_block_begins() {
        assert!(unclosed(CARD).is_none());
        for (line, says, at) in [
            (14, "this 'function' has no 'end'", 3),
            (10, "this 'for' has no 'end'", 4),
            (9, "this 'if' has no 'end' ('else if' begins a new if: write elseif)", 5),
            (16, "this '{' has no '}'", 1),
        ] {
            let left_out: String = (1..).zip(CARD.lines()).filter(|(n, _)| *n != line).map(|(_, line)| format!("{line}\n")).collect();
            let (place, what) = unclosed(&left_out).expect("something is missing");
            assert_eq!((place.line, what.as_str()), (at, says), "without line {line}");
        }
        let (place, what) = unclosed(&CARD.replace("(1 + 2))", "(1 + 2)")).expect("a bracket");
        assert_eq!((place.line, what.as_str()), (6, "this '(' has no ')'"));
        let (place, what) =
            unclosed(&CARD.replacen("        end\n        while", "        end\n        end\n        while", 1)).expect("one too many");
        assert_eq!((place.line, what.as_str()), (11, "this 'end' is one too many"));
        assert!(unclosed("end end }").is_some() && unclosed("if żółw then 'ż").is_some());
    }
}
