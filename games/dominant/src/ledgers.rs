//! What the laws ask of the game: what is counted, and which cards an event names as its cause.
//!
//! Ledgers, in this order: for each animal its points, cubes on earth, eliminated cubes, all cubes, pawns; for each element those on earth,
//! those that animals have gained, all; large tiles; tundra. No event changes the totals of cubes and elements.

use crate::dominant::Dominant;
use crate::event::{Event, PointsFor};
use crate::rules::setup::refresh_all;
use crate::state::{ELEMENTS, Element, State};
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

impl Audited for Dominant {
    fn ledgers(&self) -> Vec<String> {
        let of_animal = |side: Side| {
            ["points of", "cubes on earth of", "eliminated cubes of", "cubes of", "pawns of"]
                .map(|what| format!("{what} {}", self.animal_word(side)))
        };
        let of_element = |element: Element| ["on earth", "gained", "altogether"].map(|where_| format!("{} {where_}", element.word()));
        let table = ["large tiles", "tundra"].map(str::to_owned);
        self.all_sides().flat_map(of_animal).chain(Element::all().flat_map(of_element)).chain(table).collect()
    }

    fn ledger_balances(&self, state: &State, out: &mut Vec<i64>) {
        for side in self.all_sides() {
            let animal = state.animal(side);
            let on_earth: i64 = state.species.iter().map(|cubes| i64::from(cubes[side.ix()])).sum();
            let all = on_earth + i64::from(animal.pool) + i64::from(animal.eliminated);
            out.extend([animal.points.into(), on_earth, animal.eliminated.into(), all, animal.pawns.into()]);
        }
        for element in Element::all() {
            let [on_earth, gained, stored] = self.elements_at(state, element);
            out.extend([on_earth, gained, on_earth + gained + stored]);
        }
        let lying = |slots: &[Maybe<Terrain>]| slots.iter().filter(|slot| slot.is_some()).count() as i64;
        let tiles =
            i64::from(state.unseen.len()) + state.stacks.iter().map(|stack| lying(&[stack.open])).sum::<i64>() + lying(&state.tiles);
        out.extend([tiles, i64::from(state.tundra.len())]);
    }

    fn ledger_changes(&self, event: &Event, enter: &mut dyn FnMut(usize, i64)) {
        let elements = usize::from(self.sides()) * OF_ANIMAL;
        let table = elements + ELEMENTS * OF_ELEMENT;
        let of = |side: Side, what: usize| side.ix() * OF_ANIMAL + what;
        let earth = |element: Element| elements + element.ix() * OF_ELEMENT;
        let gained = |element: Element| earth(element) + 1;
        match *event {
            Event::Points(side, n, _) => enter(of(side, POINTS), n.into()),
            Event::Spread(side, _, n, _) => enter(of(side, ON_EARTH), n.into()),
            Event::Returned(side, _, n, _) => enter(of(side, ON_EARTH), -i64::from(n)),
            Event::Revived(side, _, n) => {
                enter(of(side, ON_EARTH), n.into());
                enter(of(side, ELIMINATED), -i64::from(n));
            }
            Event::Eliminated(side, _, n, _) => {
                enter(of(side, ON_EARTH), -i64::from(n));
                enter(of(side, ELIMINATED), n.into());
            }
            Event::PawnMore(side, _) => enter(of(side, PAWNS), 1),
            Event::PawnLess(side, _) => enter(of(side, PAWNS), -1),
            Event::Put(_, element, ..) => enter(earth(element), 1),
            Event::Removed(_, element, ..) => enter(earth(element), -1),
            Event::Drew(_, element) | Event::Took(_, _, element) => enter(gained(element), 1),
            Event::Lost(_, element) => enter(gained(element), -1),
            Event::TookTile(..) => enter(table, -1),
            Event::Laid(..) => enter(table, 1),
            Event::Froze(..) | Event::Began(_, Terrain::Tundra) => enter(table + 1, 1),
            _ => {}
        }
    }

    fn recount(&self, state: &mut State) {
        refresh_all(self, state);
    }

    /// A card is taken, gives or takes pawns, or pays.
    fn causes(&self, event: &Event, cause: &mut dyn FnMut(Kind)) {
        match *event {
            Event::Called(card, _) | Event::PawnMore(_, card) | Event::PawnLess(_, card) | Event::Points(_, _, PointsFor::Card(card)) => {
                cause(card);
            }
            _ => {}
        }
    }

    fn is_failure(&self, event: &Event) -> bool {
        matches!(event, Event::CardFailed(_))
    }

    fn cards_in_play(&self) -> Vec<(Kind, String)> {
        self.rules.dominance.map(|kind| (kind, self.cards().word(kind).to_owned())).collect()
    }

    fn scripts(&self) -> Option<&dyn Scripts> {
        Some(&self.vm)
    }
}

impl Dominant {
    /// Elements of a type: on earth, gained by animals, in the bag and on the display.
    pub(crate) fn elements_at(&self, state: &State, element: Element) -> [i64; 3] {
        let on_earth = state.corners.iter().filter(|other| other.is(element)).count() as i64;
        let gained = self.all_sides().map(|side| i64::from(state.animal(side).tokens.count(element))).sum();
        let sections: i64 = state.sections.iter().map(|bag| i64::from(bag.count(element))).sum();
        [on_earth, gained, sections + i64::from(state.bag.count(element))]
    }
}
