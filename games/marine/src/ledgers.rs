//! What the laws ask of Marine: what is counted, and which cards an event names as its cause.
//!
//! Ledgers, in this order: for each animal its points, cubes on earth, eliminated cubes, all cubes, basic pawns; for each element those
//! on earth, those on mats, all; all terrain markers; large tiles; vents on earth; all vents. No event changes the totals of
//! cubes, elements, markers and vents.

use crate::event::Event;
use crate::marine::Marine;
use crate::notation::names::element_word;
use crate::rules::setup::refresh_all;
use crate::state::{ELEMENTS, Element, Elements, State};
use crate::terrain::Terrain;
use clade_engine::{Audited, Game, Kind, Maybe, Rules, Scripts, Side, Small};

/// Ledgers of each animal.
const OF_ANIMAL: usize = 5;
const POINTS: usize = 0;
const ON_EARTH: usize = 1;
const ELIMINATED: usize = 2;
const PAWNS: usize = 4;
/// Ledgers of each element.
const OF_ELEMENT: usize = 3;
/// Ledgers of the table, after those of animals and elements.
const TILES: usize = 1;
const VENTS: usize = 2;

impl Audited for Marine {
    fn ledgers(&self) -> Vec<String> {
        let of_animal = |side: Side| {
            ["points of", "cubes on earth of", "eliminated cubes of", "cubes of", "basic pawns of"]
                .map(|what| format!("{what} {}", self.animal_word(side)))
        };
        let of_element =
            |element: Element| ["on earth", "on mats", "altogether"].map(|where_| format!("{} {where_}", element_word(element)));
        let table = ["terrain markers", "large tiles", "vents on earth", "vents"].map(str::to_owned);
        self.all_sides().flat_map(of_animal).chain(Element::all().flat_map(of_element)).chain(table).collect()
    }

    fn ledger_balances(&self, state: &State, out: &mut Vec<i64>) {
        for side in self.all_sides() {
            let animal = state.animal(side);
            let on_earth: i64 = state.species.iter().map(|cubes| i64::from(cubes[side.ix()])).sum();
            let all = on_earth + i64::from(animal.pool) + i64::from(animal.eliminated) + i64::from(animal.regression);
            out.extend([animal.points.into(), on_earth, animal.eliminated.into(), all, animal.pawns.into()]);
        }
        for element in Element::all() {
            let [on_earth, on_mats, stored] = self.elements_at(state, element);
            out.extend([on_earth, on_mats, on_earth + on_mats + stored]);
        }
        let lying = |slots: &[Maybe<Terrain>]| slots.iter().filter(|slot| slot.is_some()).count() as i64;
        let markers = i64::from(state.markers.len()) + lying(&state.competition) + lying(&state.evolution);
        let tiles =
            i64::from(state.unseen.len()) + state.stacks.iter().map(|stack| lying(&[stack.open])).sum::<i64>() + lying(&state.tiles);
        let vents = i64::from(state.vents.len());
        out.extend([markers, tiles, vents, vents + i64::from(state.vents_left)]);
    }

    fn ledger_changes(&self, event: &Event, enter: &mut dyn FnMut(usize, i64)) {
        let elements = usize::from(self.sides()) * OF_ANIMAL;
        let table = elements + ELEMENTS * OF_ELEMENT;
        let of = |side: Side, what: usize| side.ix() * OF_ANIMAL + what;
        let earth = |element: Element| elements + element.ix() * OF_ELEMENT;
        let mat = |element: Element| earth(element) + 1;
        match *event {
            Event::Points(side, n, _) => enter(of(side, POINTS), n.into()),
            Event::Spread(side, _, n, _) => enter(of(side, ON_EARTH), n.into()),
            Event::Returned(side, _, n, _) => enter(of(side, ON_EARTH), -i64::from(n)),
            Event::Revived(side, _) => {
                enter(of(side, ON_EARTH), 1);
                enter(of(side, ELIMINATED), -1);
            }
            Event::Eliminated(side, _, n, _) => {
                enter(of(side, ON_EARTH), -i64::from(n));
                enter(of(side, ELIMINATED), n.into());
            }
            Event::PawnMore(side, _) => enter(of(side, PAWNS), 1),
            Event::Put(_, element, ..) => enter(earth(element), 1),
            Event::Removed(_, element, _) => enter(earth(element), -1),
            Event::Redrawn(_, elements) => elements.into_iter().filter_map(Maybe::get).for_each(|element| enter(earth(element), -1)),
            Event::Swapped(_, _, old, new, _) => {
                enter(earth(old), -1);
                enter(earth(new), 1);
            }
            Event::Adapted(_, _, old, new, _) => {
                for (element, n) in [(old, 1), (new, -1)] {
                    enter(earth(element), -n);
                    enter(mat(element), n);
                }
            }
            Event::Drew(_, element) => enter(mat(element), 1),
            Event::Lost(_, element) => enter(mat(element), -1),
            Event::Took(_, _, element, replaced) => {
                enter(mat(element), 1);
                replaced.into_iter().for_each(|old| enter(mat(old), -1));
            }
            Event::TookTile(..) => enter(table + TILES, -1),
            Event::Laid(..) => enter(table + TILES, 1),
            Event::Vented(..) => enter(table + VENTS, 1),
            _ => {}
        }
    }

    fn recount(&self, state: &mut State) {
        refresh_all(self, state);
    }

    /// A card acts, changes a rule, or pays; a trait that is nothing but numbers acts when an animal gets it.
    fn causes(&self, event: &Event, cause: &mut dyn FnMut(Kind)) {
        match *event {
            Event::Called(card, _)
            | Event::Acted(card, _)
            | Event::Mattered(card, ..)
            | Event::PawnMore(_, card)
            | Event::Points(_, _, crate::event::PointsFor::Card(card)) => cause(card),
            Event::GotTrait(_, card, _) if self.facts(card).prints != Elements::NONE || self.facts(card).slots > 0 => cause(card),
            _ => {}
        }
    }

    fn is_failure(&self, event: &Event) -> bool {
        matches!(event, Event::CardFailed(_))
    }

    fn cards_in_play(&self) -> Vec<(Kind, String)> {
        let pool = self.rules.evolution.or(self.rules.traits);
        pool.map(|kind| (kind, self.cards().word(kind).to_owned())).collect()
    }

    fn scripts(&self) -> Option<&dyn Scripts> {
        Some(&self.vm)
    }
}

impl Marine {
    /// Elements of a type: on earth, on mats, in the bag and on the display.
    pub(crate) fn elements_at(&self, state: &State, element: Element) -> [i64; 3] {
        let lying = |slots: &[Maybe<Element>]| slots.iter().filter(|other| other.is(element)).count() as i64;
        let mats = self.all_sides().map(|side| state.animal(side).tokens.count(element) + state.animal(side).held.count(element));
        let sections: i64 = state.sections.iter().map(|bag| i64::from(bag.count(element))).sum();
        [lying(&state.corners), mats.map(i64::from).sum(), sections + lying(&state.speciation) + i64::from(state.bag.count(element))]
    }
}
