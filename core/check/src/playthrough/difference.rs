//! The first difference between two texts.

use std::fmt::Write as _;

/// How many lines before and after are shown.
const AROUND: usize = 3;

/// The first line in which what was written differs from what is found now, with lines around it; `None` if they are equal.
/// `-` is written, `+` is found.
pub fn difference(written: &str, found: &str) -> Option<String> {
    if written == found {
        return None;
    }
    let (written, found): (Vec<&str>, Vec<&str>) = (written.lines().collect(), found.lines().collect());
    let at = written.iter().zip(&found).take_while(|(a, b)| a == b).count();
    let mut out = format!("line {}:", at + 1);
    let mut show = |sign: char, lines: &[&str]| {
        for line in lines {
            let _ = write!(out, "\n{sign} {line}");
        }
    };
    show(' ', &written[at.saturating_sub(AROUND)..at]);
    for (sign, lines) in [('-', &written), ('+', &found)] {
        match lines.get(at) {
            Some(line) => show(sign, &[line]),
            None => show(sign, &["(the end)"]),
        }
    }
    let next = (at + 1).min(found.len());
    show(' ', &found[next..(next + AROUND).min(found.len())]);
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_difference_is_shown_with_its_place() {
        let text = |middle: &str| format!("a\nb\nc\nd\n{middle}\nf\ng\nh\ni\n");
        assert_eq!(difference(&text("e"), &text("e")), None);
        assert_eq!(difference(&text("e"), &text("E")).as_deref(), Some("line 5:\n  b\n  c\n  d\n- e\n+ E\n  f\n  g\n  h"));
        assert_eq!(difference("a\n", "a\nb\n").as_deref(), Some("line 2:\n  a\n- (the end)\n+ b"));
        assert_eq!(difference("", "").as_deref(), None);
        assert_eq!(difference("", "a").as_deref(), Some("line 1:\n- (the end)\n+ a"));
    }
}
