//! What the laws ask of Soup: what is counted, what is derived, and which genes an event names as its cause.
//!
//! Ledgers, in this order, for each colour in play: its points, its amoebas in the soup, its food cubes in the soup, and its
//! food cubes altogether (which no event changes: 55, §1.1); then for each gene the copies that are owned; where left cubes fall later,
//! those of each colour.

use crate::event::Event;
use crate::soup::Soup;
use crate::state::{Colour, State};
use clade_engine::{Audited, Kind, Kinds, Scripts, Side, Small};

/// Ledgers of each colour.
const OF_COLOUR: usize = 4;
const POINTS: usize = 0;
const AMOEBAS: usize = 1;
const IN_SOUP: usize = 2;

impl Audited for Soup {
    fn ledgers(&self) -> Vec<String> {
        let of_colour = |colour: Colour| {
            let word = colour.word();
            ["points of", "amoebas of", "food in the soup of", "food cubes of"].map(|what| format!("{what} {word}"))
        };
        let genes = self.cards().iter().map(|card| format!("owned copies of {}", card.id));
        let waste = self.all().filter(|_| self.waste_waits()).map(|colour| format!("waste of {}", colour.word()));
        self.all().flat_map(of_colour).chain(genes).chain(waste).collect()
    }

    fn ledger_balances(&self, state: &State, out: &mut Vec<i64>) {
        for colour in self.all() {
            let colony = state.colony(colour);
            let amoebas = i64::from(colony.size());
            let in_soup: i64 = state.water.iter().map(|cell| i64::from(cell[colour.ix()])).sum();
            let all = in_soup + i64::from(state.supply[colour.ix()]) + i64::from(state.supply.beside.of(colour));
            out.extend([i64::from(colony.tribe.bp), amoebas, in_soup, all]);
        }
        let owned = |kind: Kind| self.owners().filter(|&side| state.tribe(side).genes.contains(kind)).count() as i64;
        out.extend(self.cards().kinds().map(owned));
        out.extend(self.all().filter(|_| self.waste_waits()).map(|colour| i64::from(state.supply.beside.of(colour))));
    }

    fn ledger_changes(&self, event: &Event, enter: &mut dyn FnMut(usize, i64)) {
        let of = |colour: Colour, what: usize| colour.ix() * OF_COLOUR + what;
        let points = |side: Side| of(Colour::first_of(side), POINTS);
        let gene = |kind: Kind| usize::from(self.colours) * OF_COLOUR + kind.ix();
        let waste = |colour: Colour| usize::from(self.colours) * OF_COLOUR + self.genes.len() + colour.ix();
        let left = |colour: Colour| if self.waste_waits() { waste(colour) } else { of(colour, IN_SOUP) };
        match *event {
            Event::Gained(side, n) | Event::Income(side, n) => enter(points(side), i64::from(n)),
            Event::Paid(side, n) => enter(points(side), -i64::from(n)),
            Event::Placed(id, ..) | Event::Born(id, _) => enter(of(id.colour(), AMOEBAS), 1),
            Event::Ate(id, cubes, n, _) => {
                for (colour, n) in self.all().zip(cubes.counts()) {
                    enter(of(colour, IN_SOUP), -i64::from(n));
                }
                enter(left(id.colour()), i64::from(n));
            }
            Event::Died(id, _, cubes, ..) => {
                enter(of(id.colour(), AMOEBAS), -1);
                for (colour, n) in self.all().zip(cubes.counts()) {
                    enter(left(colour), i64::from(n));
                }
            }
            Event::Fell(ref cubes) => {
                for (colour, n) in cubes.iter().flat_map(|cell| self.all().zip(*cell)) {
                    enter(of(colour, IN_SOUP), i64::from(n));
                    enter(waste(colour), -i64::from(n));
                }
            }
            Event::Bought(_, kind, given) => {
                enter(gene(kind), 1);
                given.into_iter().for_each(|given| enter(gene(given), -1));
            }
            Event::GaveUp { kind, .. } | Event::Dropped(_, kind) => enter(gene(kind), -1),
            _ => {}
        }
    }

    fn recount(&self, state: &mut State) {
        for colony in &mut state.colonies {
            colony.tribe.in_force = self.recount_in_force(colony.tribe.genes);
        }
    }

    /// A card's effect begins, or it acts, or an environment card is turned, or, if a gene is nothing but numbers, it counts in scoring. That it begins is enough: random
    /// players hardly ever come to a second attempt, but Persistence also contains Speed.
    fn causes(&self, event: &Event, cause: &mut dyn FnMut(Kind)) {
        match *event {
            Event::Began(_, kind) | Event::Acted { kind, .. } | Event::Spared { kind, .. } => cause(kind),
            Event::Environment(card) => self.environment_of(card).into_iter().for_each(|card| cause(card.kind)),
            Event::Scored(_, _, genes, _, ref owned) if genes > 0 => owned.and(self.numbers_only()).for_each(cause),
            _ => {}
        }
    }

    fn is_failure(&self, event: &Event) -> bool {
        matches!(event, Event::Failed(_))
    }

    fn cards_in_play(&self) -> Vec<(Kind, String)> {
        let in_deck = |kind: Kind| self.environment.iter().any(|card| card.kind == kind && card.copies > 0);
        let kinds = self.cards().kinds().filter(|&kind| self.gene(kind).copies > 0 || in_deck(kind));
        kinds.map(|kind| (kind, self.cards().word(kind).to_owned())).collect()
    }

    fn scripts(&self) -> Option<&dyn Scripts> {
        Some(&self.vm)
    }
}

impl Soup {
    /// Genes without a function and without an exception: they act by their numbers.
    fn numbers_only(&self) -> Kinds {
        let mut kinds = Kinds::NONE;
        for (kind, card) in self.cards().kinds().zip(self.cards().iter()) {
            let acts = crate::schema::Hook::ALL.iter().any(|&hook| self.vm.defines(hook).contains(kind));
            if !acts && card.words("ignores").is_empty() && card.int("scores", 1) > 0 {
                kinds.insert(kind);
            }
        }
        kinds
    }
}
