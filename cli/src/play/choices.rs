//! The list of actions. Many that begin at the same place are one row, so that the eye looks for the place first.

use crate::{page, texts};
use clade_engine::Translate;

/// What stands between the place where an action begins and the one where it ends, in the labels of every game and language.
const ARROW: &str = " → ";
/// What stands between two actions of a row.
const BETWEEN: &str = " · ";
/// Up to this many actions are read as they are.
const MANY: usize = 5;

/// The lines of a list: each action with its number.
pub(super) fn list(numbers: &[usize], labels: &[String], words: &dyn Translate, width: usize) -> Vec<String> {
    let digits = numbers.iter().max().map_or(1, |most| most.to_string().len());
    let item = |at: usize, label: &str| words.text(&texts::action_line(format!("{:>digits$}", numbers[at]), label.to_owned()));
    let from = |at: usize| labels[at].split_once(ARROW).map(|(from, _)| from);
    let all: Vec<usize> = (0..labels.len()).collect();
    if all.len() <= MANY {
        let items: Vec<String> = all.iter().map(|&at| item(at, &labels[at])).collect();
        return page::columns(&items, width);
    }
    let mut lines = Vec::new();
    // Those of one row begin at one place; those without a place are a group of their own.
    for group in all.chunk_by(|&a, &b| from(a) == from(b)) {
        match from(group[0]) {
            Some(place) if group.len() > 1 => {
                let ends = group.iter().map(|&at| item(at, labels[at].split_once(ARROW).map_or("", |(_, to)| to)).trim_start().to_owned());
                let row = ends.collect::<Vec<_>>().join(BETWEEN);
                lines.extend(page::pack(&format!("{place}{ARROW}{row}"), BETWEEN, width));
            }
            _ => {
                let items: Vec<String> = group.iter().map(|&at| item(at, &labels[at])).collect();
                lines.extend(page::columns(&items, width));
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(labels: &[&str]) -> Vec<String> {
        let labels: Vec<String> = labels.iter().map(|&label| label.to_owned()).collect();
        let numbers: Vec<usize> = (1..=labels.len()).collect();
        list(&numbers, &labels, &crate::lang::words("en"), 40)
    }

    #[test]
    fn many_moves_are_read_by_where_they_begin() {
        let mut labels: Vec<String> = Vec::new();
        for from in ["a1 лес", "b2 море"] {
            labels.extend((1..=6).map(|n| format!("{from} → c{n}")));
        }
        labels.extend(["d4 → d5".to_owned(), "стоп".to_owned()]);
        let labels: Vec<&str> = labels.iter().map(String::as_str).collect();
        let rows = [
            "a1 лес → 1. c1 · 2. c2 · 3. c3 · 4. c4",
            "    · 5. c5 · 6. c6",
            "b2 море → 7. c1 · 8. c2 · 9. c3 · 10. c4",
            "    · 11. c5 · 12. c6",
            "13. d4 → d5",
            "14. стоп",
        ];
        assert_eq!(listed(&labels), rows);
        assert_eq!(listed(&labels[..2]), ["1. a1 лес → c1", "2. a1 лес → c2"], "a few are read as they are");
    }
}
