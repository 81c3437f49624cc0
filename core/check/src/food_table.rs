//! What a game notes of food and life, in tests: that it adds up, and that the table "Food: what is compared" in the game's README says
//! the same.
//!
//! **For tests only**: faults are reported by a panic.

use crate::random_states;
use clade_ecology::{Books, End, Meter, Row};
use clade_engine::ecology::{Death, Fed, Move, Pool, Via};
use clade_engine::{Ecological, Game};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

/// Which events stand for a term.
pub type Named = BTreeMap<String, BTreeSet<String>>;

/// The heading of the section.
const HEADING: &str = "## Food: what is compared";

/// The terms that a note counts under: at least one, if it is about food or life; what goes to a store has two.
pub fn terms(note: &Ecological) -> &'static [&'static str] {
    match *note {
        Ecological::Round(_) => &["round"],
        Ecological::Need { .. } => &["need"],
        Ecological::Supply { .. } => &["supply"],
        Ecological::Flow { to, via, .. } => of_flow(to, via),
        Ecological::Judged { how: Fed::None, .. } => &["hungry"],
        Ecological::Judged { .. } | Ecological::Serves { .. } => &["fed"],
        Ecological::Born { .. } => &["birth"],
        Ecological::Died { by, .. } => match by {
            Death::Hunger => &["starvation"],
            Death::Predation => &["predation"],
            Death::Competition => &["competition"],
            Death::Doom => &["doom"],
            Death::Effect => &["death by effect"],
        },
        Ecological::Moved { by: Move::Chosen, .. } => &["movement"],
        Ecological::Moved { .. } | Ecological::Left { .. } => &["displacement"],
        Ecological::CutShort => &[],
    }
}

fn of_flow(to: Pool, via: Via) -> &'static [&'static str] {
    match (via, to) {
        (Via::Opening | Via::Weather | Via::Player(_) | Via::Card(_), _) => &["food"],
        (Via::Carried, _) => &["carried"],
        (Via::Waste(_), _) => &["left behind"],
        (Via::Corpse(_), _) => &["bodies"],
        (Via::Meal(_), Pool::Store(_)) => &["eaten", "stored"],
        (Via::Meal(_), _) => &["eaten"],
        (Via::Converted, _) => &["stored food used"],
        (Via::Theft(_), Pool::Store(_)) => &["theft", "stored"],
        (Via::Theft(_), _) => &["theft"],
        (Via::Digested, _) => &["digested"],
        (Via::Spoiled | Via::Destroyed(_), _) => &["unused"],
        (Via::WithDeath, _) => &["lost with the dead"],
    }
}

/// The name of an event: the first word of its debug text.
pub fn event_name(event: &impl Debug) -> String {
    let text = format!("{event:?}");
    text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

/// Which events the table of a README names for each term: the words in backticks of its third column.
///
/// # Panics
/// If there is no such table.
pub fn food_table(readme: &str) -> Named {
    let section = readme.split_once(HEADING).unwrap_or_else(|| panic!("the README has no section '{HEADING}'")).1;
    let section = section.split("\n## ").next().unwrap_or_default();
    let rows = section.lines().filter_map(|line| line.strip_prefix('|')).skip(2);
    let table: Named = rows
        .filter_map(|row| {
            let cells: Vec<&str> = row.split('|').map(str::trim).collect();
            let events = cells.get(2)?.split('`').skip(1).step_by(2).map(str::to_owned).collect();
            Some(((*cells.first()?).to_owned(), events))
        })
        .collect();
    assert!(!table.is_empty(), "the section '{HEADING}' has no table");
    table
}

/// Each event that the README names for a term was noted as that, and each that was noted is named. The terms in `beside`, which
/// are neither food nor life, are not compared.
///
/// # Panics
/// With every event that one of the two lacks.
pub fn names_its_food(readme: &str, beside: &[&str], noted: &Named) {
    let named = food_table(readme);
    let pairs = |table: &Named| -> BTreeSet<(String, String)> {
        let compared = table.iter().filter(|(term, _)| !beside.contains(&&***term));
        compared.flat_map(|(term, events)| events.iter().map(|event| (term.clone(), event.clone()))).collect()
    };
    let (named, noted) = (pairs(&named), pairs(noted));
    let says = |what: &str, pairs: Vec<&(String, String)>| -> String {
        pairs.into_iter().map(|(term, event)| format!("{what}: {term}, `{event}`\n")).collect()
    };
    let never = says("named, but never noted", named.difference(&noted).collect());
    let unnamed = says("noted, but not named", noted.difference(&named).collect());
    assert!(never.is_empty() && unnamed.is_empty(), "{never}{unnamed}");
}

/// Enters as what an event is noted.
pub fn enter<G: Game>(game: &G, event: &G::Event, noted: &mut Named) {
    for term in notes_of(game, event).iter().flat_map(terms) {
        noted.entry((*term).to_owned()).or_default().insert(event_name(event));
    }
}

/// What an event is noted as.
fn notes_of<G: Game>(game: &G, event: &G::Event) -> Vec<Ecological> {
    let mut notes = Vec::new();
    game.ecology(event, &mut notes);
    notes
}

/// A random game in which, after every answer, the notes since the opening add up to what a fresh opening of the table tells, and can be
/// measured by the game's reading. Enters in `noted` which events were noted as what.
///
/// # Panics
/// If something else lies or lives there, or a note cannot be, with the events of the last answer; if the reading names too few sides, or
/// a side has more heads than it allows.
pub fn food_adds_up<G: Game>(game: &G, seed: u64, noted: &mut Named) {
    let mut books: Option<Books> = None;
    let mut meter = game.reading().map(Meter::new).expect("a reading").expect("a side");
    let mut measure = |note: &Ecological| meter.note(note).unwrap_or_else(|error| panic!("seed {seed}, {note:?}: {error}"));
    random_states(game, seed, |state, _, events| {
        let (mut found, mut opening) = (Books::default(), Vec::new());
        game.opening(state, &mut opening);
        opening.iter().for_each(|note| found.note(note).unwrap_or_else(|fault| panic!("seed {seed}, as an opening, {fault}")));
        let Some(books) = &mut books else {
            opening.iter().for_each(&mut measure);
            books = Some(found);
            return;
        };
        for event in events {
            for note in &notes_of(game, event) {
                books.note(note).unwrap_or_else(|fault| panic!("seed {seed}, {event:?}, {fault}, in {events:#?}"));
                measure(note);
            }
            enter(game, event, noted);
        }
        let differs = books.differs_from(&found);
        assert!(differs.is_none(), "seed {seed}: {}, after {events:#?}", differs.map_or_else(String::new, |it| it.to_string()));
    });
    keeps_to_its_cap(&meter.end(End::Finished, &[]), seed);
}

/// No side ever had more heads than the reading allows.
fn keeps_to_its_cap(row: &Row, seed: u64) {
    let most = row.rounds.iter().flat_map(|round| &round.sides).map(|side| side.heads).chain(row.closing.iter().copied()).max();
    let (most, cap) = (most.unwrap_or_default(), u32::from(row.reading.cap));
    assert!(cap == 0 || most <= cap, "seed {seed}: {most} heads of a side, and at most {cap} are allowed");
}

#[cfg(test)]
mod tests {
    use super::*;

    const README: &str = "# A\n\n## Food: what is compared\n\n| term | here | events |\n|---|---|---|\n| food | a `seed`, `corn` | `Fell`, `Grew` |\n\
                          | doom | none | |\n\n## B\n\n| term | x | `Not` |\n";

    fn named(pairs: &[(&str, &str)]) -> Named {
        pairs.iter().fold(Named::new(), |mut all, (term, event)| {
            all.entry((*term).to_owned()).or_default().insert((*event).to_owned());
            all
        })
    }

    #[test]
    fn only_its_own_table_is_read() {
        let mut expected = named(&[("food", "Fell"), ("food", "Grew")]);
        expected.insert("doom".to_owned(), BTreeSet::new());
        assert_eq!(food_table(README), expected);
    }

    #[test]
    fn both_sides_must_have_it() {
        names_its_food(README, &[], &named(&[("food", "Fell"), ("food", "Grew")]));
        let told =
            |noted: Named| *std::panic::catch_unwind(|| names_its_food(README, &[], &noted)).unwrap_err().downcast::<String>().unwrap();
        assert_eq!(told(named(&[("food", "Fell")])), "named, but never noted: food, `Grew`\n");
        let more = named(&[("food", "Fell"), ("food", "Grew"), ("doom", "Fell")]);
        assert_eq!(told(more), "noted, but not named: doom, `Fell`\n");
    }

    #[test]
    fn an_event_is_named_by_its_first_word() {
        assert_eq!([event_name(&Some(1)), event_name(&Via::Digested)], ["Some", "Digested"]);
    }
}
