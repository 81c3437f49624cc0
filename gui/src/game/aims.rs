//! Where something that is carried may go: what the very next question would be about, after each of its uses.

use super::preview::leads_to;
use super::seen::Seen;
use clade_engine::scene::{Node, Shape};
use clade_engine::{Actor, Side};
use clade_table::Table;

/// The uses of something that is carried, and what each of them may go to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Aims {
    /// Each use, as an answer, with the things that the next question would be about, by id.
    led: Vec<(u16, Vec<String>)>,
    /// Things on which nothing is free: cards, and somebody else's land.
    taken: Vec<String>,
}

impl Aims {
    /// Nothing is carried.
    pub(crate) const NONE: Self = Self { led: Vec::new(), taken: Vec::new() };

    /// Those of these uses.
    pub(super) fn of(table: &mut Table, seen: &Seen, uses: &[u16]) -> Self {
        let nodes = &seen.scene.nodes;
        // The other cards in hand, which may be played next, are nothing that it goes to.
        let is_in_hand = |id: &String| {
            let parent = nodes.iter().find(|node| node.id == *id).and_then(|node| nodes.get(usize::from(node.parent?)));
            parent.is_some_and(|parent| parent.shape == Shape::Hand)
        };
        let mut things = |answer: u16| leads_to(table, seen, answer.into()).into_iter().filter(|id| !is_in_hand(id)).collect();
        let led = uses.iter().map(|&one| (one, things(one))).collect();
        // On somebody else's land a card is not played as on one's own.
        let is_foreign = |side: Side| seen.turn.actor != Actor::Seat(table.face().seat_of(side));
        let is_taken = |node: &&Node| node.shape == Shape::Card || node.is_land() && node.owner.is_some_and(is_foreign);
        Self { led, taken: nodes.iter().filter(is_taken).map(|node| node.id.clone()).collect() }
    }

    /// Whether it may go to this thing.
    pub(crate) fn contains(&self, id: &str) -> bool {
        self.led.iter().any(|(_, things)| things.iter().any(|thing| thing == id))
    }

    /// What it may go to.
    #[cfg(test)]
    pub(crate) fn things(&self) -> Vec<String> {
        self.led.iter().flat_map(|(_, things)| things).cloned().collect()
    }

    /// A use with which something goes there.
    #[cfg(test)]
    pub(crate) fn to(id: &str) -> Self {
        Self { led: vec![(0, vec![id.to_owned()])], taken: Vec::new() }
    }

    /// The uses after which it goes to one of these things. On a free place where none does, those after which it goes nowhere.
    pub(crate) fn uses_on(&self, on: &[String]) -> Vec<u16> {
        let those = |fits: &dyn Fn(&[String]) -> bool| -> Vec<u16> {
            self.led.iter().filter(|(_, things)| fits(things)).map(|(one, _)| *one).collect()
        };
        let there = those(&|things| things.iter().any(|thing| on.contains(thing)));
        let is_free = !on.iter().any(|id| self.taken.contains(id));
        if there.is_empty() && is_free { those(&|things| things.is_empty()) } else { there }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn on_free_ground_it_is_what_goes_nowhere() {
        let [fox, land, foreign] = ["fox", "land", "foreign"].map(str::to_owned);
        let aims = Aims { led: vec![(0, Vec::new()), (1, vec![fox.clone()])], taken: vec![fox.clone(), foreign.clone()] };
        assert_eq!(aims.uses_on(&[land.clone(), fox]), [1], "on an animal it is a trait");
        assert_eq!(aims.uses_on(&[land]), [0], "on one's own land an animal");
        assert!(aims.uses_on(&[foreign]).is_empty());
    }
}
