//! From a state to words.

use super::{ColonyText, Position};
use crate::environment::EnvironmentCard;
use crate::map::{self, Cell};
use crate::soup::Soup;
use crate::state::{Colour, Id, NUMBERS, StartRoll, State, Upgrade};
use clade_engine::{Kinds, Side, Small};
use std::collections::BTreeMap;

impl Soup {
    /// The whole state in words.
    pub(crate) fn written(&self, state: &State) -> String {
        let word = |side: Side| Colour::first_of(side).word().to_owned();
        let cubes = |counts: &[u8], least: u8| -> BTreeMap<_, _> {
            let of_colour = self.all().map(|colour| (colour.word().to_owned(), counts[colour.ix()]));
            of_colour.filter(|&(_, n)| n >= least).collect()
        };
        let waste = &state.supply.beside;
        let water = |cell: Cell| cubes(&state.water[cell.ix()], 1);
        let waiting = |cell: Cell| cubes(&waste.waiting[cell.ix()], 1);
        let mut colonies = self.all().map(|colour| Some(self.colony_text(state, colour)));
        let mut next = || colonies.next().flatten();
        let left = state.deck.unseen.iter().flat_map(|(card, n)| std::iter::repeat_n(EnvironmentCard(card).word(), n as usize));
        let position = Position {
            round: Some(state.round),
            phase: Some(state.phase.number()),
            over: state.over,
            environment: Some(state.environment.word()),
            deck: Some(left.collect()),
            order: Some(state.order.iter().map(word).collect()),
            pending: Some(state.agenda.iter().rev().map(|&step| self.step_text(step)).collect()),
            result: state.result,
            fought: state.fought,
            dragged: state.dragged,
            ladder: self.owners().map(|side| (word(side), state.ladder.at(side))).collect(),
            rolls: self
                .owners()
                .map(|side| (side, state.rolls[side.ix()]))
                .filter(|&(_, roll)| roll != StartRoll::default())
                .map(|(side, roll)| (word(side), (roll.rank(), roll.roll())))
                .collect(),
            supply: cubes(&state.supply.row, 0),
            hoard: None,
            soup: Cell::all().map(|cell| (map::name(cell), water(cell))).filter(|(_, cubes)| !cubes.is_empty()).collect(),
            pile: cubes(&waste.pile, 1),
            waiting: Cell::all().map(|cell| (map::name(cell), waiting(cell))).filter(|(_, cubes)| !cubes.is_empty()).collect(),
            red: next(),
            blue: next(),
            green: next(),
            yellow: next(),
            scripts: self.lexicon().write(&state.frames),
        };
        toml::to_string(&position).unwrap_or_default()
    }

    fn colony_text(&self, state: &State, colour: Colour) -> ColonyText {
        let colony = state.colony(colour);
        let tribe = &colony.tribe;
        let words = |kinds: Kinds| kinds.map(|kind| self.cards().word(kind).to_owned()).collect();
        let pair = |upgrade: &Upgrade| format!("{} for {}", self.cards().word(upgrade.given), self.cards().word(upgrade.advanced));
        let amoeba = |(number, amoeba): (u8, &crate::state::Amoeba)| {
            let cell = map::name(amoeba.cell);
            (number.to_string(), format!("{cell} {}", "*".repeat(usize::from(amoeba.damage))).trim_end().to_owned())
        };
        ColonyText {
            points: tribe.bp,
            genes: words(tribe.genes),
            new: words(tribe.new),
            reacted: words(tribe.reacted),
            given_up: tribe.given_up.iter().map(pair).collect(),
            amoebas: (1..).zip(&colony.amoebas).map(amoeba).filter(|(_, text)| text != "-").collect(),
            wounded: (1..=NUMBERS).filter(|&number| state.is_wounded(Id::of(colour, number))).collect(),
        }
    }
}
