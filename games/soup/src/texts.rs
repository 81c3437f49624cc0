//! The messages of Soup: a constructor each, made from `texts/en.ftl`, and the names of things.

use crate::action::Cubes;
use crate::environment::Environment;
use crate::map::{self, CELLS, Cell, Compass, Direction};
use crate::phase::Phase;
use crate::things::{COLOURS, Colour, Id};
use clade_engine::{Maybe, Msg, Small};

/// The Fluent files: en, ru, pl.
pub const FILES: [(&str, &str); 3] = [
    ("en", include_str!(concat!(env!("OUT_DIR"), "/en.ftl"))),
    ("ru", include_str!(concat!(env!("OUT_DIR"), "/ru.ftl"))),
    ("pl", include_str!(concat!(env!("OUT_DIR"), "/pl.ftl"))),
];

/// The name of a colour.
pub(crate) fn colour(colour: Colour) -> Msg {
    [red, blue, green, yellow][colour.ix()]()
}

/// The letter of a colour.
pub(crate) fn letter(colour: Colour) -> Msg {
    [letter_red, letter_blue, letter_green, letter_yellow][colour.ix()]()
}

/// An amoeba's short name: its colour's letter and its number.
pub(crate) fn amoeba_of(id: Id) -> Msg {
    amoeba(letter(id.colour()), id.number())
}

/// An amoeba with its cell, so that nobody has to look for it.
pub(crate) fn here(id: Id, cell: Maybe<Cell>) -> Msg {
    amoeba_at(amoeba_of(id), map::name(cell))
}

/// The name of a direction.
pub(crate) fn direction_name(direction: Direction) -> Msg {
    [west, north, east, south][direction.ix()]()
}

/// Where the drift goes, as the board shows it.
pub(crate) fn drift_of(direction: Option<Direction>) -> Msg {
    direction.map_or_else(no_drift, |direction| compass(direction_name(direction)))
}

/// An environment card.
pub(crate) fn environment_of(card: &Environment) -> Msg {
    let shown = match card.drift {
        None => environment_card_still(card.ozone),
        Some(drift) => environment_card(direction_name(drift), card.ozone),
    };
    match &card.name {
        None => shown,
        Some(name) => environment_named(name.clone(), shown),
    }
}

/// The same as news; on the table the card says how sure its print is.
pub(crate) fn new_environment(card: &Environment) -> Msg {
    let said = match card.drift {
        None => log_environment_still(card.ozone),
        Some(drift) => log_environment(direction_name(drift), card.ozone),
    };
    match &card.name {
        None => said,
        Some(name) => log_environment_named(said, name.clone()),
    }
}

/// A number on the compass with what it means.
pub(crate) fn on_compass(number: u8) -> Msg {
    let means = match Compass::of(number) {
        Compass::To(direction) => direction_name(direction),
        Compass::Stay => compass_stay(),
        Compass::Free => compass_free(),
    };
    compass_number(number, means)
}

/// The name of a phase.
pub(crate) fn phase_name(phase: Phase) -> Msg {
    match phase {
        Phase::Setup => phase_setup(),
        Phase::Movement => phase_movement(),
        Phase::Environment => phase_environment(),
        Phase::NewGenes => phase_new_genes(),
        Phase::Division => phase_division(),
        Phase::Deaths => phase_death(),
        Phase::Scoring => phase_scoring(),
    }
}

/// A handful of cubes: up to four colours, those that are there.
pub(crate) fn cubes(cubes: Cubes) -> Msg {
    counted(cubes.counts())
}

/// What falls into each cell.
pub(crate) fn by_cell(cubes: &[[u8; COLOURS]; CELLS]) -> Msg {
    let cells = Cell::all().zip(cubes).filter(|(_, counts)| **counts != [0; COLOURS]);
    let parts = cells.map(|(cell, &counts)| fallen(map::name(cell), counted(counts)));
    parts.reduce(fallen_list).unwrap_or_else(no_cubes)
}

fn counted(counts: [u8; COLOURS]) -> Msg {
    let mut parts: Vec<Msg> =
        counts.into_iter().zip(0u8..).filter(|&(n, _)| n > 0).map(|(n, i)| cube_count(letter(Colour(i)), n)).collect();
    let Some(mut all) = parts.pop() else { return no_cubes() };
    while let Some(part) = parts.pop() {
        all = cube_list(part, all);
    }
    all
}

include!(concat!(env!("OUT_DIR"), "/soup.rs"));
