//! Text at the width of the terminal: wrapped lines, and short items in columns.
//!
//! Where the output is not a terminal the width is [`USUAL`], so that a pipe always gets the same.

use std::io::{IsTerminal, stdout};
use textwrap::Options;
use textwrap::core::display_width;

/// The width where it cannot be determined.
const USUAL: usize = 80;
/// Longer lines are hard to read; narrower terminals must break lines themselves.
const BOUNDS: [usize; 2] = [30, 100];
/// Up to this many items have a line each.
const FEW: usize = 5;
/// The space between two columns.
const GAP: usize = 3;

/// The width of the output.
pub(crate) fn width() -> usize {
    if stdout().is_terminal() { textwrap::termwidth().clamp(BOUNDS[0], BOUNDS[1]) } else { USUAL }
}

/// How many columns a painted text takes.
pub(crate) fn width_of(text: &str) -> usize {
    display_width(text)
}

/// A text in lines of this width. The first line begins with `first`, the others with spaces of its width.
pub(crate) fn wrap(text: &str, width: usize, first: &str) -> Vec<String> {
    indented(text, width, first, &" ".repeat(display_width(first)))
}

/// A text in lines of this width, all but the first a little indented.
pub(crate) fn hang(text: &str, width: usize) -> Vec<String> {
    indented(text, width, "", "    ")
}

fn indented(text: &str, width: usize, first: &str, rest: &str) -> Vec<String> {
    let options = Options::new(width).initial_indent(first).subsequent_indent(rest).break_words(false);
    textwrap::wrap(text, options).into_iter().map(|line| line.trim_end().to_owned()).collect()
}

/// A row of items as several lines, if it is longer than this width. No item is broken; the continuation is indented, after the
/// separator, so that it does not look like a row of its own.
pub(crate) fn pack(row: &str, between: &str, width: usize) -> Vec<String> {
    let sign = between.trim_start();
    let (start, goes_on) = (row.trim_start(), row.trim_start().starts_with(sign) && !sign.is_empty());
    let deeper = if goes_on { 0 } else { DEEPER };
    let indent = " ".repeat(row.len() - start.len() + deeper) + sign;
    let mut lines: Vec<String> = Vec::new();
    for item in row.split(between) {
        match lines.last_mut() {
            Some(line) if display_width(line) + display_width(between) + display_width(item) <= width => {
                line.push_str(between);
                line.push_str(item);
            }
            Some(_) => lines.push(format!("{indent}{item}")),
            None => lines.push(item.to_owned()),
        }
    }
    lines
}

/// How far the continuation of a broken row is indented.
const DEEPER: usize = 4;

/// Items in lines of this width: a few one below the other, many in columns, to be read downwards. One that is too long is broken.
pub(crate) fn columns(items: &[String], width: usize) -> Vec<String> {
    let widest = items.iter().map(|item| display_width(item)).max().unwrap_or(0);
    let fit = if items.len() > FEW { (width + GAP) / (widest + GAP) } else { 1 };
    if fit <= 1 {
        return items.iter().flat_map(|item| hang(item, width)).collect();
    }
    let height = items.len().div_ceil(fit);
    let line = |row: usize| {
        let row = items.iter().skip(row).step_by(height);
        let cells: Vec<String> = row.map(|item| format!("{item}{}", " ".repeat(widest - display_width(item)))).collect();
        cells.join(&" ".repeat(GAP)).trim_end().to_owned()
    };
    (0..height).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_hangs_out() {
        assert_eq!(wrap("раз два три четыре", 12, "· "), ["· раз два", "  три четыре"]);
        assert_eq!(wrap("", 12, "· "), [""]);
        assert_eq!(hang("раз два три четыре", 12), ["раз два три", "    четыре"]);
    }

    #[test]
    fn rows_are_broken_between_items() {
        assert_eq!(pack("  ab c · de f · gh i", " · ", 13), ["  ab c · de f", "      · gh i"]);
        assert_eq!(pack("      · ab c · de f", " · ", 13), ["      · ab c", "      · de f"], "what goes on already goes on as it is");
        assert_eq!(pack("| a | bcd |", " · ", 5), ["| a | bcd |"]);
        assert_eq!(pack("", " · ", 5), [""]);
    }

    #[test]
    fn many_short_items_stand_in_columns() {
        let items = |n: usize| (1..=n).map(|n| format!("{n}. б")).collect::<Vec<_>>();
        assert_eq!(columns(&items(2), 80), ["1. б", "2. б"]);
        assert_eq!(columns(&items(7), 18), ["1. б   4. б   7. б", "2. б   5. б", "3. б   6. б"]);
        assert_eq!(columns(&items(6), 5).len(), 6);
        assert_eq!(columns(&["1. раз два".to_owned()], 8), ["1. раз", "    два"]);
        assert_eq!(columns(&[], 80), Vec::<String>::new());
    }
}
