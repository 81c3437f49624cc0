//! What is noted of food and life, added up: what lies where, who lives where.

use crate::food_table::{Named, event_name, terms};
use crate::random_states;
use clade_engine::Game;
use clade_engine::ecology::{Being, Ecological, Pool};
use std::collections::BTreeMap;

/// Food by pool and kind, beings by patch. Two are equal if the same lies and lives there, however it came.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FoodSums {
    food: BTreeMap<(Pool, u8), i64>,
    beings: BTreeMap<(Being, u8), i64>,
}

impl FoodSums {
    /// Enters a note.
    pub fn add(&mut self, note: &Ecological) {
        match *note {
            Ecological::Flow { from, to, n, kind, .. } => {
                self.food(from, kind, -i64::from(n));
                self.food(to, kind, n.into());
            }
            Ecological::Born { who, at, n, .. } => self.beings(who, at, n.into()),
            Ecological::Died { who, at, n, .. } | Ecological::Left { who, at, n, .. } => self.beings(who, at, -i64::from(n)),
            Ecological::Moved { who, from, to, n, .. } => {
                self.beings(who, from, -i64::from(n));
                self.beings(who, to, n.into());
            }
            Ecological::Round(_) | Ecological::Need { .. } | Ecological::Supply { .. } | Ecological::Judged { .. } => {}
        }
    }

    /// What is outside is not counted: there is as much of it as is asked for.
    fn food(&mut self, pool: Pool, kind: u8, n: i64) {
        if pool != Pool::Outside {
            count(&mut self.food, (pool, kind), n);
        }
    }

    fn beings(&mut self, who: Being, at: u8, n: i64) {
        count(&mut self.beings, (who, at), n);
    }

    /// What is here and not there, or in another number: for people.
    pub fn unlike(&self, other: &Self) -> String {
        let mut all = Vec::new();
        differing(&self.food, &other.food, &mut all);
        differing(&self.beings, &other.beings, &mut all);
        all.join("\n")
    }
}

/// A random game in which, after every answer, what lay and lived there at first and all that was noted since is what lies and lives
/// there now. Enters which events were noted as what.
///
/// **For tests only**: what is wrong is told by a panic.
///
/// # Panics
/// If something else lies or lives there, with the events of the last answer; if a note moves, bears or kills nothing.
pub fn food_adds_up<G: Game>(game: &G, seed: u64, noted: &mut Named) {
    let mut sums: Option<FoodSums> = None;
    random_states(game, seed, |state, _, events| {
        let mut now = FoodSums::default();
        game.opening(state, &mut |note| now.add(&note));
        let Some(sums) = &mut sums else {
            sums = Some(now);
            return;
        };
        for event in events {
            game.ecology(event, &mut |note| {
                assert!(is_of_something(&note), "{event:?} is noted as {note:?}");
                sums.add(&note);
                for term in terms(&note) {
                    noted.entry((*term).to_owned()).or_default().insert(event_name(event));
                }
            });
        }
        assert!(*sums == now, "seed {seed}: noted, and not so on the table:\n{}\nafter {events:#?}", sums.unlike(&now));
    });
}

/// Whether a note that has a number of pieces or beings has one.
fn is_of_something(note: &Ecological) -> bool {
    match *note {
        Ecological::Flow { n, .. }
        | Ecological::Judged { n, .. }
        | Ecological::Born { n, .. }
        | Ecological::Died { n, .. }
        | Ecological::Moved { n, .. }
        | Ecological::Left { n, .. } => n > 0,
        Ecological::Round(_) | Ecological::Need { .. } | Ecological::Supply { .. } => true,
    }
}

/// Enters a number; what comes to nothing is not kept.
fn count<K: Ord>(table: &mut BTreeMap<K, i64>, key: K, n: i64) {
    let entry = table.entry(key);
    let std::collections::btree_map::Entry::Occupied(mut held) = entry else {
        entry.insert_entry(n);
        return;
    };
    *held.get_mut() += n;
    if *held.get() == 0 {
        held.remove();
    }
}

fn differing<K: Ord + std::fmt::Debug>(one: &BTreeMap<K, i64>, other: &BTreeMap<K, i64>, out: &mut Vec<String>) {
    let keys: std::collections::BTreeSet<&K> = one.keys().chain(other.keys()).collect();
    for key in keys {
        let [here, there] = [one, other].map(|table| table.get(key).copied().unwrap_or_default());
        if here != there {
            out.push(format!("{key:?}: {here}, not {there}"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clade_engine::Side;
    use clade_engine::ecology::{Birth, Death, Move, Via};

    #[test]
    fn what_comes_and_goes_is_nothing() {
        let who = Being { side: Side(1), slot: 3 };
        let flow = |from, to, n| Ecological::Flow { from, to, n, kind: 2, who: None, via: Via::Carried };
        let mut sums = FoodSums::default();
        for note in [
            Ecological::Born { who, at: 0, n: 1, by: Birth::Setup },
            flow(Pool::Outside, Pool::Patch(0), 2),
            Ecological::Moved { who, from: 0, to: 1, n: 1, by: Move::Drift },
            flow(Pool::Patch(0), Pool::Patch(1), 2),
            Ecological::Died { who, at: 1, n: 1, by: Death::Hunger, killer: None },
        ] {
            sums.add(&note);
        }
        let mut lies_there = FoodSums::default();
        lies_there.add(&flow(Pool::Outside, Pool::Patch(1), 2));
        assert_eq!(sums, lies_there);
        assert_eq!(sums.unlike(&FoodSums::default()), "(Patch(1), 2): 2, not 0");
    }
}
