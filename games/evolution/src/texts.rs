//! The messages of Evolution: a constructor each, made from `texts/en.ftl`, and the names of things.

use crate::state::{Id, Phase, Place};
use clade_engine::{Msg, Side};

/// The Fluent files: en, ru, pl.
pub const FILES: [(&str, &str); 3] = [
    ("en", include_str!(concat!(env!("OUT_DIR"), "/en.ftl"))),
    ("ru", include_str!(concat!(env!("OUT_DIR"), "/ru.ftl"))),
    ("pl", include_str!(concat!(env!("OUT_DIR"), "/pl.ftl"))),
];

/// The name of a colour.
pub(crate) fn colour(side: Side) -> Msg {
    let colours: [fn() -> Msg; crate::state::SIDES] = [red, blue, green, yellow, orange, purple, white, black];
    colours.get(side.ix()).map_or_else(over, |name| name())
}

/// Of what kind the animals of a side are, as its pieces show.
pub(crate) fn species(side: Side) -> Msg {
    let kinds: [fn() -> Msg; crate::state::SIDES] =
        [species_red, species_blue, species_green, species_yellow, species_orange, species_purple, species_white, species_black];
    kinds.get(side.ix()).map_or_else(over, |name| name())
}

/// An animal's short name: its kind and its number.
pub(crate) fn animal_of(side: Side, id: Id) -> Msg {
    animal(species(side), number(id))
}

/// The number of an animal.
pub(crate) fn number(id: Id) -> u16 {
    u16::from(id.0) + 1
}

/// The name of a territory; without territories that of the only bank.
pub(crate) fn place_name(place: Place, territories: bool) -> Msg {
    match place {
        _ if !territories => food_bank(),
        Place::Laurasia => laurasia(),
        Place::Gondwana => gondwana(),
        Place::Ocean => ocean(),
    }
}

/// A phase by itself, not in a sentence.
pub(crate) fn phase_itself(phase: Phase) -> Msg {
    match phase {
        Phase::Setup => phase_setup(),
        Phase::Development => phase_development_itself(),
        Phase::FoodBank => phase_food_bank_itself(),
        Phase::Feeding => phase_feeding_itself(),
        Phase::Extinction => phase_extinction_itself(),
    }
}

/// The name of a phase.
pub(crate) fn phase_name(phase: Phase) -> Msg {
    match phase {
        Phase::Setup => phase_setup(),
        Phase::Development => phase_development(),
        Phase::FoodBank => phase_food_bank(),
        Phase::Feeding => phase_feeding(),
        Phase::Extinction => phase_extinction(),
    }
}

include!(concat!(env!("OUT_DIR"), "/evolution.rs"));
