//! The words for animals, cells, cards and actions: the same in every language, unique within a list.

use crate::action::Action;
use crate::board::{Cell, Corner, cell_word, corner_word};
use crate::dominant::Dominant;
use crate::schema::{Beast, Card};
use crate::state::{Element, State};
use crate::terrain::Terrain;
use clade_engine::{Kind, Side, Small};
use clade_script::{CardThing, write_answer};
use std::fmt::Write as _;

impl Dominant {
    /// The word for an animal.
    pub(crate) fn animal_word(&self, side: Side) -> &'static str {
        self.players().animals.get(side.ix()).map_or("nobody", |kind| kind.word())
    }

    /// The word for a thing that a card offers.
    pub(crate) fn thing_word(cards: &clade_script::Cards, sides: &[&'static str], thing: u8, n: u8) -> String {
        match thing {
            Cell::THING if usize::from(n) < crate::board::CELLS => cell_word(Cell(n)),
            Corner::THING if usize::from(n) < crate::board::CORNERS => corner_word(Corner(n)),
            Element::THING => Element::from_byte(n).map_or("nothing", Element::word).to_owned(),
            Beast::THING => sides.get(usize::from(n)).copied().unwrap_or("nobody").to_owned(),
            Card::THING => cards.word_of(Kind(n)),
            Terrain::THING => Terrain::from_byte(n).map_or("nothing", Terrain::word).to_owned(),
            _ => n.to_string(),
        }
    }

    /// Writes the text of an action.
    pub(crate) fn write_action(&self, state: &State, action: Action, out: &mut String) {
        // Writing to a String cannot fail.
        let _ = match action {
            Action::Answer(answer) => {
                write_answer(&state.frames, self.cards(), answer, out, |i| match self.offered(state) {
                    Some(thing) => self.word_of_thing(thing, i).to_string(),
                    None => i.to_string(),
                });
                Ok(())
            }
            Action::Number(n) => write!(out, "number {n}"),
            Action::Done => write!(out, "done"),
            Action::Draw(element) => write!(out, "draw {}", element.word()),
            Action::Tile(tile) => write!(out, "tile {}", tile.word()),
            Action::Card(card) => write!(out, "card {}", self.cards().word_of(card)),
            Action::Die(n) => write!(out, "die {n}"),
            Action::Place(space) => {
                out.push_str(space.word());
                Ok(())
            }
            Action::Advance => write!(out, "advance"),
            Action::Element(element) => write!(out, "{}", element.word()),
            Action::Corner(corner) => write!(out, "{}", corner_word(corner)),
            Action::Remove(corner) => write!(out, "remove {}", corner_word(corner)),
            Action::Stack(stack) => write!(out, "stack {}", stack + 1),
            Action::Cell(cell) => write!(out, "{}", cell_word(cell)),
            Action::Move(from, to) => write!(out, "{} {}", cell_word(from), cell_word(to)),
            Action::Eliminate(side) => write!(out, "{}", self.animal_word(side)),
            Action::Take(slot) => match state.open.get(usize::from(slot)).and_then(|card| card.get()) {
                Some(card) => write!(out, "take {}", self.cards().word_of(card)),
                None => write!(out, "take {}", slot + 1),
            },
        };
    }
}
