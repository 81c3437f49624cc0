//! What a training found, for people and for programs.

use super::judge::Judged;
use super::kept::Trial;
use super::weights::Values;
use crate::{rows, texts};
use clade_engine::{Msg, Outlook, Translate};
use clade_mods::part_name;
use serde::Serialize;
use std::io::{self, Write};
use std::path::Path;

/// What a program reads.
#[derive(Serialize)]
pub(super) struct Told<'a> {
    pub(super) values: &'a Values,
    pub(super) trials: &'a [Trial],
    pub(super) judged: &'a Judged,
    pub(super) file: &'a Path,
}

/// Prints what the parts count now, what was tried, and what it brought.
pub(super) fn print(
    names: &Outlook,
    start: &Values,
    values: &Values,
    trials: &[Trial],
    judged: &Judged,
    words: &dyn Translate,
    out: &mut dyn Write,
) -> io::Result<()> {
    let text = |msg: Msg| words.text(&msg);
    let mut table = vec![[texts::train_part(), texts::train_early(), texts::train_middle(), texts::train_late()].map(text).to_vec()];
    for ((part, (_, old)), (_, new)) in names.parts.iter().zip(&start.parts).zip(&values.parts) {
        let cells = old.iter().zip(new).map(|(old, new)| if old == new { format!("{new}") } else { format!("{old} → {new}") });
        table.push([words.text(&part.name)].into_iter().chain(cells).collect());
    }
    rows::print(out, &table, 1)?;
    let tried: Vec<&Trial> = trials.iter().filter(|trial| trial.games > 0).collect();
    if !tried.is_empty() {
        writeln!(out)?;
        let mut table = vec![[texts::train_change(), texts::train_won(), texts::train_games(), texts::train_taken()].map(text).to_vec()];
        for Trial { change, games, won: [won, margin], taken } in tried {
            let taken = text(if *taken { texts::train_yes() } else { texts::train_no() });
            let won = words.percent(&format!("{:.1} ± {:.1}", won * 100.0, margin * 100.0));
            table.push(vec![said(change, names, words), won, games.to_string(), taken]);
        }
        rows::print(out, &table, 1)?;
    }
    let tenths = |order: &[f64; 10]| [2, 4, 6].map(|tenth| format!("{:.0}", order[tenth] * 100.0)).join("/");
    let [won, margin] = judged.won.map(|share| format!("{:.1}", share * 100.0));
    writeln!(out, "\n{}", text(texts::train_foretold(judged.games, tenths(&judged.order[0]), tenths(&judged.order[1]))))?;
    writeln!(out, "{}", text(texts::train_wins(won, margin)))
}

/// A change in words: `hunger, 2: 150 %` is hunger in the middle of the game.
fn said(change: &str, names: &Outlook, words: &dyn Translate) -> String {
    let text = |msg: Msg| words.text(&msg);
    let Some((what, percent)) = change.split_once(": ") else {
        return text(if change.starts_with("half") { texts::train_half() } else { texts::train_fitted() });
    };
    let (part, third) = what.split_once(", ").unwrap_or((what, ""));
    let named = names.parts.iter().find(|named| part_name(&named.name.id) == part);
    let part = named.map_or_else(|| part.to_owned(), |named| words.text(&named.name));
    let percent = words.percent(percent.trim_end_matches(" %"));
    let third = match third {
        "1" => texts::train_early(),
        "2" => texts::train_middle(),
        "3" => texts::train_late(),
        _ => return format!("{part}: {percent}"),
    };
    format!("{part}, {}: {percent}", text(third))
}
