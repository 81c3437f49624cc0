//! A replayed table for people and for programs.

use super::Args;
use crate::error::Error;
use crate::explain;
use crate::lang;
use crate::page;
use crate::play::narrow::draw_within;
use crate::play::paint::Colours;
use crate::play::show;
use crate::texts;
use anstyle::Style;
use clade_engine::scene::Paint;
use clade_engine::{Actor, CardCall, CardLog, CardNotes, Msg, Observer, Scene, Seat, Side, Translate};
use clade_host::{Again, Saved, say};
use clade_table::{Table, TableError, Texts, actor_word, shortened};
use serde::Serialize;
use std::io::Write;

/// Prints the table after its last action.
pub(super) fn table(
    saved: &Saved,
    again: &mut Again,
    observer: Observer,
    words: &Texts,
    args: &Args,
    out: &mut dyn Write,
) -> Result<(), Error> {
    let table = &again.table;
    let (steps, all) = (table.steps(), saved.record.lines.len());
    let name = saved.module.about().name;
    writeln!(out, "{}", words.text(&texts::replay_title(name, saved.header.seed.to_string(), steps, all)))?;
    for side in sides(table) {
        writeln!(out, "{}", words.text(&texts::seat_line(side_name(table, side, words), sitter(table, side))))?;
    }
    if args.log || !args.explain.is_empty() {
        writeln!(out)?;
        listing(table, observer, words, args.log, out)?;
    }
    let drawing = draw_within(&table.scene(observer)?, words, &Colours, page::width());
    writeln!(out)?;
    for line in show::lines(&drawing) {
        writeln!(out, "{line}")?;
    }
    writeln!(out)?;
    if table.is_over() {
        return over(table, words, out);
    }
    let bold = Style::new().bold();
    for line in page::wrap(&words.text(&table.prompt(observer)?), page::width(), "") {
        writeln!(out, "{bold}{line}{bold:#}")?;
    }
    if let Some(next) = next(saved, table, observer, words)? {
        writeln!(out, "{}", words.text(&next))?;
    }
    Ok(())
}

/// What happened, if that is wanted, and what was noted of cards, action by action.
fn listing(table: &Table, observer: Observer, words: &Texts, log: bool, out: &mut dyn Write) -> Result<(), Error> {
    let log = if log { table.log(observer) } else { Vec::new() };
    let happened = log.into_iter().map(|line| (line.step, vec![words.text(&line.msg)]));
    let noted = table.card_notes(0).map(|(step, notes)| (step, explain::lines(notes, words)));
    let mut all: Vec<(usize, Vec<String>)> = happened.chain(noted).collect();
    all.sort_by_key(|(step, _)| *step);
    for (step, lines) in all {
        for line in lines.iter().flat_map(|line| page::wrap(line, page::width(), &format!("{step:>5}  "))) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

/// The end, and the final ranking.
fn over(table: &Table, words: &Texts, out: &mut dyn Write) -> Result<(), Error> {
    writeln!(out, "{}", words.text(&texts::over()))?;
    for line in show::standings(table, words, &|seat| sitter_at(table, seat))? {
        writeln!(out, "{}", words.text(&line))?;
    }
    Ok(())
}

/// What was answered next, for those who may know it: the seat that answered, and observers who see everything.
fn next(saved: &Saved, table: &Table, observer: Observer, words: &Texts) -> Result<Option<Msg>, Error> {
    let Some(line) = saved.record.lines.get(table.steps()) else { return Ok(None) };
    let knows = |seat| observer == Observer::Host || observer == Observer::Seat(seat);
    Ok(match table.turn().actor {
        Actor::Seat(seat) if knows(seat) => {
            let labels = table.labels()?;
            let index = table.face().find(table.handle(), &line.text).map_err(TableError::from)?;
            let label = index.and_then(|index| labels.into_iter().nth(index as usize));
            label.map(|label| texts::replay_next(seat_name(table, seat, words), label))
        }
        Actor::Chance if observer == Observer::Host => Some(texts::replay_next(words.text(&texts::chance()), shortened(&line.text))),
        _ => None,
    })
}

fn sides(table: &Table) -> impl Iterator<Item = Side> + use<> {
    (0..table.face().sides()).map(Side)
}

fn side_name(table: &Table, side: Side, words: &Texts) -> String {
    Colours.side(side, &words.text(&table.face().side_name(side)))
}

fn seat_name(table: &Table, seat: Seat, words: &Texts) -> String {
    let mine = sides(table).filter(|side| table.face().seat_of(*side) == seat);
    mine.map(|side| side_name(table, side, words)).collect::<Vec<_>>().join(" + ")
}

/// Who played a side.
fn sitter(table: &Table, side: Side) -> Msg {
    sitter_at(table, table.face().seat_of(side))
}

fn sitter_at(table: &Table, seat: Seat) -> Msg {
    match table.header().players.get(usize::from(seat.0)).map(String::as_str) {
        None | Some("human") => texts::sitter_person(),
        Some(bot) => lang::bot(&shortened(bot)),
    }
}

/// A replayed table as data.
#[derive(Serialize)]
pub(super) struct Report {
    game: String,
    version: String,
    seed: String,
    players: Vec<String>,
    /// How many actions can be read, and after how many this is the table.
    actions: usize,
    at: usize,
    rules: Rules,
    fault: Option<Fault>,
    /// Who is asked: a seat, `chance` or `nobody`.
    asked: String,
    prompt: Option<String>,
    hash: String,
    scores: Vec<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    log: Option<Vec<Told>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cards: Option<Vec<Noted>>,
    scene: Scene,
}

/// Whether the rules are those of the saved game.
#[derive(Serialize)]
struct Rules {
    same: bool,
    changed: Vec<String>,
    new: Vec<String>,
    gone: Vec<String>,
    /// After how many actions the table first differs.
    differs: Option<usize>,
}

#[derive(Serialize)]
struct Fault {
    line: usize,
    /// How many actions before it are worth keeping.
    kept: usize,
    text: String,
}

#[derive(Serialize)]
struct Told {
    step: usize,
    text: String,
}

/// What was noted of cards in an action.
#[derive(Serialize)]
struct Noted {
    step: usize,
    log: Vec<CardLog>,
    calls: Vec<CardCall>,
}

/// The table after its last action, as data.
pub(super) fn report(saved: &Saved, again: &mut Again, observer: Observer, words: &Texts, args: &Args) -> Result<Report, Error> {
    let table = &again.table;
    let header = &saved.record.header;
    let changes = saved.changes.clone().unwrap_or_default();
    let told = || table.log(observer).into_iter().map(|line| Told { step: line.step, text: words.text(&line.msg) });
    let noted = || table.card_notes(0).map(|(step, CardNotes { log, calls })| Noted { step, log: log.clone(), calls: calls.clone() });
    let fault = again.fault.as_ref();
    Ok(Report {
        game: header.game.clone(),
        version: header.version.clone(),
        seed: header.seed.to_string(),
        players: header.players.clone(),
        actions: saved.record.lines.len(),
        at: table.steps(),
        rules: Rules {
            same: saved.changes.is_none(),
            changed: changes.changed,
            new: changes.new,
            gone: changes.gone,
            differs: again.differs,
        },
        fault: fault.map(|fault| Fault { line: fault.line, kept: fault.kept, text: say::join(&fault.told(words), words) }),
        asked: actor_word(table.turn().actor),
        prompt: if table.is_over() { None } else { Some(words.text(&table.prompt(observer)?)) },
        hash: format!("{:016x}", table.hash()?),
        scores: table.scores()?,
        log: args.log.then(|| told().collect()),
        cards: (!args.explain.is_empty()).then(|| noted().collect()),
        scene: table.scene(observer)?,
    })
}
