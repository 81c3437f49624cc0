//! The words for animals, cards, traits and actions: the same in every language, unique within a list.

use crate::action::Action;
use crate::evolution::Evolution;
use crate::state::{ANIMALS, Card, Face, Id, Pick, Place, SIDES, Slot, State, TRAITS};
use clade_engine::{Ask, Kind, Side, Small};
use clade_script::{CardThing, write_answer};
use std::fmt::Write as _;

/// The words for colours.
pub(crate) const SIDE_WORDS: [&str; SIDES] = ["red", "blue", "green", "yellow", "orange", "purple", "white", "black"];

/// The word for a territory.
pub(crate) fn place_word(place: Place) -> &'static str {
    match place {
        Place::Laurasia => "laurasia",
        Place::Gondwana => "gondwana",
        Place::Ocean => "ocean",
    }
}

/// The word for a colour.
pub(crate) fn side_word(side: Side) -> &'static str {
    SIDE_WORDS.get(side.ix()).copied().unwrap_or("nobody")
}

/// The kind of thing that the open question of a trait offers.
pub(crate) fn offered(state: &State) -> Option<u8> {
    match state.frames.question()?.ask {
        Ask::One { thing, .. } | Ask::Some { thing, .. } => Some(thing),
        _ => None,
    }
}

impl Evolution {
    /// The word for an animal: `red17`, by its owner and its slot from 1.
    pub(crate) fn animal_word(&self, state: &State, id: Id) -> String {
        let owner = state.animals.get(id.ix()).map_or("nothing", |animal| side_word(animal.owner));
        format!("{owner}{}", u16::from(id.0) + 1)
    }

    /// The word for a kind of card: its traits.
    pub(crate) fn card_word(&self, card: Card) -> String {
        let mut faces = self.faces(card).into_iter().flatten().map(|kind| self.cards().word_of(kind));
        let first = faces.next().unwrap_or_default();
        faces.fold(first, |words, word| words + "+" + &word)
    }

    /// The word for a trait on the table: `red17.camouflage`, or `red17-red18.cooperation` between two. Of equal ones the second
    /// and further ones, in the order in which they lie, have their number behind them.
    pub(crate) fn trait_word(&self, state: &State, slot: Slot) -> String {
        let there = state.traits.get(slot.ix()).and_then(|card| Some((card, card.host.get().filter(|host| host.ix() < ANIMALS)?)));
        let Some((card, host)) = there else { return format!("trait{}", slot.0) };
        let mate = card.mate.get().map_or_else(String::new, |mate| format!("-{}", self.animal_word(state, mate)));
        let is_equal = |other: Slot| {
            let other = state.lying(other);
            (other.kind, other.host, other.mate) == (card.kind, card.host, card.mate)
        };
        let before = state.traits_of(host).take_while(|&other| other != slot).filter(|&other| is_equal(other)).count();
        format!("{}{mate}.{}{}", self.animal_word(state, host), self.cards().word_of(card.kind), nth(before))
    }

    /// The trait that an action lays: its kind.
    pub(crate) fn face(&self, card: Card, face: Face) -> Option<Kind> {
        self.faces(card).get(face.ix()).copied().flatten()
    }

    /// The trait that is being played.
    pub(crate) fn picked(&self, pick: Pick) -> Option<Kind> {
        self.face(pick.card.get()?, pick.face)
    }

    /// Writes the text of an action.
    pub(crate) fn write_action(&self, state: &State, action: Action, out: &mut String) {
        let beast = |id: Id| self.animal_word(state, id);
        let lying = |slot: Slot| self.trait_word(state, slot);
        let kind = |kind: Kind| self.cards().word_of(kind);
        let card = |card: Card| self.card_word(card);
        // Writing to a String cannot fail.
        let _ = match action {
            Action::Answer(answer) => {
                write_answer(&state.frames, self.cards(), answer, out, |i| match offered(state) {
                    Some(Id::THING) => beast(Id(i)).to_string(),
                    Some(Slot::THING) => lying(Slot(i)),
                    _ => i.to_string(),
                });
                Ok(())
            }
            Action::Done => write!(out, "done"),
            Action::Begins(side) => write!(out, "begins {}", side_word(side)),
            Action::Draw(drawn) => write!(out, "card {}", card(drawn)),
            Action::Total(n) => write!(out, "dice {n}"),
            Action::Die(n) => write!(out, "die {n}"),
            Action::Animal(played) => write!(out, "animal {}", card(played)),
            Action::Trait(played, face) => {
                let laid = self.face(played, face).map(kind).unwrap_or_default();
                if laid == card(played) { write!(out, "trait {laid}") } else { write!(out, "trait {laid} of {}", card(played)) }
            }
            Action::On(id) => write!(out, "on {}", beast(id)),
            Action::To(place) => write!(out, "{}", place_word(place)),
            Action::Pass => write!(out, "pass"),
            Action::Take(id) => write!(out, "take {}", beast(id)),
            Action::Hunt(id) => write!(out, "hunt with {}", beast(id)),
            Action::Prey(id) => write!(out, "attack {}", beast(id)),
            Action::Use(slot) => write!(out, "use {}", lying(slot)),
            Action::Adopt(of_middle) => write!(out, "adopt {}", kind(of_middle)),
            Action::Migrate => write!(out, "migrate"),
            Action::Move(id, place) => write!(out, "move {} {}", beast(id), place_word(place)),
            Action::Ignore(ignored) => write!(out, "ignore {}", kind(ignored)),
            Action::TurnOver(id) => write!(out, "turn over {}", beast(id)),
            Action::React(reacting) => write!(out, "react {}", kind(reacting)),
            Action::Ambush(id) => write!(out, "ambush with {}", beast(id)),
            Action::Share(slot, to) => {
                let pair = state.lying(slot);
                write!(out, "next {}-{}.{}", pair.other(to).map(beast).unwrap_or_default(), beast(to), kind(pair.kind))
            }
            Action::Next(next) => write!(out, "next {}", kind(next)),
            Action::Feast(id) => write!(out, "feast {}", beast(id)),
            Action::Lay(laid) => write!(out, "lay {}", card(laid)),
            Action::Drop(slot) => write!(out, "drop {}", lying(slot)),
        };
    }
}

/// What distinguishes equal words: nothing for the first, `#2` for the second.
fn nth(before: usize) -> String {
    if before == 0 { String::new() } else { format!("#{}", before + 1) }
}

const _: () = assert!(TRAITS <= 256, "a slot of a trait is one byte");
