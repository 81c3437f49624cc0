//! How events are shown: cards that are drawn and laid, food on its way, animals that come and die, dice, points.
//!
//! Decides: what of an event is shown, and where it begins and ends. A card in flight is shown as one of those counted where it comes
//! from, as nobody else may know which it is; food as that of a bank. Without a closed cycle food comes from nowhere and goes nowhere.

use crate::event::{By, Event, Who};
use crate::evolution::Evolution;
use crate::nodes::{self, DECK, MIDDLE};
use crate::state::Place;
use crate::texts;
use clade_engine::scene::Staged;

/// Where staged things go.
type Tell<'a> = &'a mut dyn FnMut(Staged);

impl Evolution {
    /// How an event is shown.
    pub(crate) fn stages(&self, event: &Event, tell: Tell<'_>) {
        let seen = match *event {
            Event::Turn(..) => self.told(event).map(Staged::Began),
            Event::Phase(n) => Some(Staged::Began(texts::phase_itself(n))),
            Event::Rolled(at, sum) => {
                // Only the sum is drawn: the dice show one way to roll it.
                let dice = self.dice_of(at).max(1);
                let faces = (0..dice).map(|nth| sum / dice + u8::from(nth < sum % dice));
                return faces.for_each(|face| tell(Staged::Rolled { face, of: Some(self.bank_node(at)) }));
            }
            Event::DieRolled(By { side, id, .. }, face) => Some(Staged::Rolled { face, of: id.map(|id| nodes::beast(Who(side, id))) }),
            Event::TurnedOver(who, _) => Some(Staged::TurnedOver(nodes::beast(who))),
            Event::Laid(who, ..) | Event::Born(who, ..) | Event::Regrown(who, ..) => Some(Staged::Born(nodes::beast(who))),
            Event::Died(who, ..) => Some(Staged::Died { who: nodes::beast(who), by: None }),
            Event::Eaten(who, by, ..) => Some(Staged::Died { who: nodes::beast(who), by: Some(nodes::beast(by)) }),
            _ => self.card_in_flight(event).or_else(|| self.food_in_flight(event)).or_else(|| self.animal_on_its_way(event)),
        };
        seen.into_iter().for_each(&mut *tell);
        if let Event::Swapped(one, first, other, second, ..) = *event {
            for (kind, from, to) in [(one, first, second), (other, second, first)] {
                let what = format!("{}.{}", nodes::beast(from), self.cards().word_of(kind));
                moved(what, Some(nodes::beast(from)), Some(nodes::beast(to)), 1).into_iter().for_each(&mut *tell);
            }
        }
        self.points_of(event, &mut |side, n, what| tell(Staged::Gained { side, n: n as i32, what }));
    }

    /// A card goes from hand to hand, or onto the table.
    fn card_in_flight(&self, event: &Event) -> Option<Staged> {
        match *event {
            Event::Drew(side, _) => flies(DECK.to_owned(), nodes::hand(side)),
            Event::Added(side, _, _, who, _) => flies(nodes::hand(side), nodes::beast(who)),
            Event::Returned(_, _, who) => flies(nodes::pile(who.0), nodes::beast(who)),
            Event::ToMiddle(_) => moved(MIDDLE.to_owned(), None, Some(MIDDLE.to_owned()), 1),
            Event::Adopted(_, who) => flies(MIDDLE.to_owned(), nodes::beast(who)),
            Event::Discarded(_, who, ..) | Event::Buried(_, who) => flies_from(nodes::pile(who.0), nodes::beast(who)),
            _ => None,
        }
    }

    /// Food goes from bank to animal, from animal to animal, into a bank or out of it.
    fn food_in_flight(&self, event: &Event) -> Option<Staged> {
        let food = |at: Place, from: Option<String>, to: Option<String>, n: u8| moved(self.bank_node(at), from, to, n.into());
        let bank = |at: Place| Some(self.bank_node(at));
        match *event {
            Event::Filled(at, n) => food(at, None, bank(at), n),
            Event::Grew(at, n, ..) | Event::Ripened(at, n) => food(at, self.compost_node(at), bank(at), n),
            Event::Destroyed(at, n, ..) | Event::Cleared(at, n) => food(at, bank(at), self.compost_node(at), n),
            Event::Took(who, at, ..) => food(at, bank(at), Some(nodes::beast(who)), 1),
            Event::Ate(who, at, ..) => food(at, self.compost_node(at), Some(nodes::beast(who)), 1),
            Event::Stolen(from, who, ..) => {
                moved(format!("{}.food", nodes::beast(from)), Some(nodes::beast(from)), Some(nodes::beast(who)), 1)
            }
            _ => None,
        }
    }

    /// An animal comes to another territory.
    fn animal_on_its_way(&self, event: &Event) -> Option<Staged> {
        match *event {
            Event::Moved(who, from, to, _) | Event::Migrated(who, from, to) => {
                moved(nodes::beast(who), Some(self.bank_node(from)), Some(self.bank_node(to)), 1)
            }
            _ => None,
        }
    }
}

/// One of the cards that are counted there goes to another place.
fn flies(from: String, to: String) -> Option<Staged> {
    moved(from.clone(), Some(from), Some(to), 1)
}

/// A card comes from an animal to those that are counted there.
fn flies_from(to: String, from: String) -> Option<Staged> {
    moved(to.clone(), Some(from), Some(to), 1)
}

/// Nothing, where nothing goes.
fn moved(what: String, from: Option<String>, to: Option<String>, n: u32) -> Option<Staged> {
    (n > 0).then_some(Staged::Moved { what, from, to, n })
}
