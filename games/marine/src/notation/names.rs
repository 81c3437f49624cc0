//! The words for animals, cells, cards and actions: the same in every language, unique within a list.

use crate::action::Action;
use crate::board::{Cell, Corner, cell_word, corner_word};
use crate::display::{Pawn, Space};
use crate::marine::Marine;
use crate::schema::{Beast, Card};
use crate::state::{Element, State};
use crate::terrain::{Ground, TERRAIN_WORDS};
use clade_engine::{Game, Kind, Side, Small};
use clade_script::{CardThing, write_answer};
use std::fmt::Write as _;

/// The word for an element.
pub(crate) fn element_word(element: Element) -> &'static str {
    element.word()
}

/// The word for a terrain.
pub(crate) fn terrain_word(ground: impl Into<Ground>) -> &'static str {
    TERRAIN_WORDS[ground.into().ix()]
}

impl Marine {
    /// The word for an animal.
    pub(crate) fn animal_word(&self, side: Side) -> &'static str {
        self.players().animals.get(side.ix()).map_or("nobody", |kind| kind.word())
    }

    /// The word for a pawn: `basic`, or the element of a special one.
    pub(crate) fn pawn_word(&self, pawn: Pawn) -> &'static str {
        pawn.element().map_or("basic", element_word)
    }

    /// The word for a space: of the display, or the trait whose space it is.
    pub(crate) fn space_word(&self, space: Space) -> String {
        space.its_trait().map_or_else(|| space.word().to_owned(), |kind| self.cards().word_of(kind))
    }

    /// The word for a thing that a card offers.
    pub(crate) fn thing_word(cards: &clade_script::Cards, sides: &[&'static str], thing: u8, n: u8) -> String {
        match thing {
            Cell::THING if usize::from(n) < crate::board::CELLS => cell_word(Cell(n)),
            Corner::THING if usize::from(n) < crate::board::CORNERS => corner_word(Corner(n)),
            Element::THING => Element::from_byte(n).map_or("nothing", Element::word).to_owned(),
            Beast::THING => sides.get(usize::from(n)).copied().unwrap_or("nobody").to_owned(),
            Card::THING => cards.word_of(Kind(n)),
            Ground::THING => Ground::from_byte(n).map_or("nothing", terrain_word).to_owned(),
            _ => n.to_string(),
        }
    }

    /// Writes the text of an action.
    pub(crate) fn write_action(&self, state: &State, action: Action, out: &mut String) {
        let kind = |kind: Kind| self.cards().word_of(kind);
        // Writing to a String cannot fail.
        let _ = match action {
            Action::Answer(answer) => {
                let sides: Vec<_> = self.all_sides().map(|side| self.animal_word(side)).collect();
                write_answer(&state.frames, self.cards(), answer, out, |i| match self.offered(state) {
                    Some(thing) => Self::thing_word(self.cards(), &sides, thing, i),
                    None => i.to_string(),
                });
                Ok(())
            }
            Action::Number(n) => write!(out, "number {n}"),
            Action::Done => write!(out, "done"),
            Action::Draw(element) => write!(out, "draw {}", element_word(element)),
            Action::Tile(tile) => write!(out, "tile {}", terrain_word(tile)),
            Action::Marker(marker) => write!(out, "marker {}", terrain_word(marker)),
            Action::Card(card) => write!(out, "card {}", kind(card)),
            Action::Die(n) => write!(out, "die {n}"),
            Action::Keep(card) => write!(out, "{}", kind(card)),
            Action::Place(pawn, space) if space.is_displayed() => {
                [self.pawn_word(pawn), " ", space.word()].iter().for_each(|part| out.push_str(part));
                Ok(())
            }
            Action::Place(pawn, space) => write!(out, "{} {}", self.pawn_word(pawn), self.space_word(space)),
            Action::Retrieve => write!(out, "retrieve"),
            Action::Take => write!(out, "take"),
            Action::Skip => write!(out, "skip"),
            Action::Element(element) => write!(out, "{}", element_word(element)),
            Action::Corner(corner) => write!(out, "{}", corner_word(corner)),
            Action::Remove(corner) => write!(out, "remove {}", corner_word(corner)),
            Action::Swap(corner) => write!(out, "swap {}", corner_word(corner)),
            Action::OnMat => write!(out, "mat"),
            Action::OnTrait => write!(out, "trait"),
            Action::Replace(element) => write!(out, "replace {}", element_word(element)),
            Action::Stack(stack) => write!(out, "stack {}", stack + 1),
            Action::Cell(cell) => write!(out, "{}", cell_word(cell)),
            Action::Smoker => write!(out, "hydrothermal"),
            Action::Geyser => write!(out, "geothermal"),
            Action::FromPool => write!(out, "gene pool"),
            Action::FromBox => write!(out, "eliminated"),
            Action::Move(from, to) => write!(out, "{} {}", cell_word(from), cell_word(to)),
            Action::Eliminate(side) => write!(out, "{}", self.animal_word(side)),
            Action::Slot(slot) => write!(out, "slot {}", slot + 1),
        };
    }
}
