//! The line of a fault, fit to be shown.

use clade_engine::{Place, spelt_out};
use std::ops::Range;

/// The line of a place, with whatever nobody can see spelt out, and the bytes of it that are meant.
pub fn shown_line(source: &str, place: Place) -> Option<(String, Range<usize>)> {
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
        let at = |letters| shown_line(source, Place { line: 2, letters });
        let shown = "    gian = 1, -- ż\\u{202e}".to_owned();
        assert_eq!(at(Some((2, Some(6)))), Some((shown.clone(), 4..8)));
        assert_eq!(at(Some((16, None))), Some((shown.clone(), 19..shown.len())));
        assert_eq!(at(None), Some((shown.clone(), 4..shown.len())));
        assert_eq!(at(Some((40, None))), Some((shown.clone(), shown.len()..shown.len())), "behind the line");
        assert_eq!(shown_line(source, Place::from(9)), None);
    }
}
