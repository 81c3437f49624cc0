//! The laws by name.

use serde::{Deserialize, Serialize};

/// Something that holds for every game at every table.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Law {
    /// Nothing panics.
    NoPanic,
    /// A game ends.
    Ends,
    /// Who is asked has a legal action, and Chance an outcome.
    Answerable,
    /// Texts of actions are unique within their list, and words.
    UniqueTexts,
    /// A list has one order.
    FixedOrder,
    /// What is listed is accepted; anything else is refused and leaves the table as it was.
    Accepted,
    /// Every candidate that is refused has a reason.
    Reasons,
    /// A copy, and what was saved and loaded, is equal.
    Saved,
    /// A table saved and loaded into a game that was just opened plays on in the same way, also inside cards.
    Cold,
    /// A game that keeps nothing between two calls plays in the same way.
    Unremembered,
    /// What is skipped has one answer that everybody can foresee, and skipping it changes nothing.
    Skipped,
    /// A word of chance draws the same outcome with and without the list.
    Sampled,
    /// The clock of a game never falls.
    Clock,
    /// Each answer has a key of its own, the same wherever its seat could believe itself to be.
    Keys,
    /// A playout comes to where its answers, one by one, come to.
    Playout,
    /// What is staged is on the table, before the answer or after it.
    Staged,
    /// On a table with fixed places everything has one.
    Placed,
    /// What an observer cannot see changes nothing that it sees, and no hint that it gets.
    NoLeak,
    /// What an observer reads reveals no more than its view.
    LogLeak,
    /// Things that are described to an observer in the same words look alike to it.
    LookAlike,
    /// The asked seat finds its open list in its view.
    OwnList,
    /// What an observer could believe is a table: it has the same things on it and can be played on.
    Believable,
    /// What is on the table changes by what events say.
    Ledgers,
    /// What a side had at the beginning, and what it got since, is its score at the end.
    Points,
    /// What was noted of food and life adds up to what lies and lives on the table.
    Accounts,
    /// Derived parts of the state, such as cards in force, equal a fresh computation.
    Recounted,
    /// Picks of a set lead to the same table in any order.
    PicksCommute,
    /// No table comes again without Chance.
    Progress,
    /// A record replays to the same tables; jumping, undoing and branching reach them too.
    Replayed,
    /// The same seed gives the same bytes wherever it is played.
    SameSeed,
    /// A state written out as a scenario reads back equal.
    Scenario,
    /// No card fails.
    NoFailure,
    /// Every card acts in some game: an event names it as its cause, or its own text says why something may not be done.
    CardsAct,
    /// The laws met what they are about: states inside cards, hidden differences.
    Met,
}

impl Law {
    /// All laws with their names and what they say.
    pub const ALL: &[(Self, &'static str, &'static str)] = &[
        (Self::NoPanic, "no-panic", "nothing panics"),
        (Self::Ends, "ends", "a game ends"),
        (Self::Answerable, "answerable", "whoever is asked has a legal action, and Chance has an outcome"),
        (Self::UniqueTexts, "unique-texts", "texts of actions are unique within their list"),
        (Self::FixedOrder, "fixed-order", "a list has one order"),
        (Self::Accepted, "accepted", "what is listed is accepted; anything else is refused and changes nothing"),
        (Self::Reasons, "reasons", "every refused candidate has a reason"),
        (Self::Saved, "saved", "a copy is equal, and so is what was saved and loaded"),
        (Self::Cold, "cold", "saved and loaded into a game just opened, a table plays on in the same way, even inside cards"),
        (Self::Unremembered, "unremembered", "a game that keeps nothing between two calls plays in the same way"),
        (Self::Skipped, "skipped", "what is skipped has one answer that everybody can foresee"),
        (Self::Sampled, "sampled", "a random word draws the same outcome with and without the list"),
        (Self::Clock, "clock", "the clock of a game never falls"),
        (Self::Keys, "keys", "each answer has a key of its own, the same wherever its seat could believe itself to be"),
        (Self::Playout, "playout", "a playout comes to where its answers, one by one, come to"),
        (Self::Staged, "staged", "what is staged is on the table, before the answer or after it"),
        (Self::Placed, "placed", "on a table with fixed places everything has one"),
        (Self::NoLeak, "no-leak", "what an observer cannot see changes nothing that it sees"),
        (Self::LogLeak, "log-leak", "what an observer is told tells no more than its view"),
        (Self::LookAlike, "look-alike", "things that an observer is told in the same words look alike to it"),
        (Self::OwnList, "own-list", "the asked seat finds its open list in its view"),
        (Self::Believable, "believable", "what an observer could believe is a table that can be played on"),
        (Self::Ledgers, "ledgers", "what is on the table changes by what events say"),
        (Self::Points, "points", "what a side had at the beginning, and what it got since, is its score at the end"),
        (Self::Accounts, "accounts", "what was noted of food and life adds up to what lies and lives on the table"),
        (Self::Recounted, "recounted", "what follows from the rest of the state is as if worked out anew"),
        (Self::PicksCommute, "picks-commute", "picks of a set lead to the same table in any order"),
        (Self::Progress, "progress", "no table repeats without Chance"),
        (Self::Replayed, "replayed", "a record replays to the same tables, and so do jumping and undoing"),
        (Self::SameSeed, "same-seed", "the same seed gives the same bytes wherever it is played"),
        (Self::Scenario, "scenario", "a state written out as a scenario reads back equal"),
        (Self::NoFailure, "no-failure", "no card fails"),
        (Self::CardsAct, "cards-act", "every card acts in some game"),
        (Self::Met, "met", "the laws met what they are about: states inside cards, hidden differences"),
    ];

    /// Its name, as in reports.
    pub fn name(self) -> &'static str {
        Self::ALL[self as usize].1
    }

    /// What it says.
    pub fn statement(self) -> &'static str {
        Self::ALL[self as usize].2
    }
}

/// A broken law, with what was seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// The law.
    pub law: Law,
    /// What was seen.
    pub detail: String,
}

/// The end of a check: fine, or a broken law.
pub(crate) type Lawful<T = ()> = Result<T, Breach>;

/// Breaks a law unless `holds`; the detail is written only then.
pub(crate) fn demand(law: Law, holds: bool, detail: impl FnOnce() -> String) -> Lawful {
    if holds { Ok(()) } else { Err(Breach { law, detail: detail() }) }
}

#[cfg(test)]
mod tests {
    use super::Law;

    #[test]
    fn laws_stand_in_their_order() {
        for (i, &(law, name, _)) in Law::ALL.iter().enumerate() {
            assert_eq!((law as usize, law.name()), (i, name));
            assert_eq!(toml::Value::try_from(law).ok(), Some(name.into()), "as it stands in a file");
        }
        assert_eq!(Law::Met as usize + 1, Law::ALL.len());
    }
}
