//! The messages of Dominant Species: a constructor each, made from `texts/en.ftl`, and the names of things.

use crate::display::Section;
use crate::rules::animals::Class;
use crate::state::{ELEMENTS, Element, Phase, TERRAINS, Terrain};
use clade_engine::{Msg, Small};

/// The Fluent files: en, ru, pl.
pub const FILES: [(&str, &str); 3] = [
    ("en", include_str!(concat!(env!("OUT_DIR"), "/en.ftl"))),
    ("ru", include_str!(concat!(env!("OUT_DIR"), "/ru.ftl"))),
    ("pl", include_str!(concat!(env!("OUT_DIR"), "/pl.ftl"))),
];

/// The name of an animal.
pub(crate) fn animal_name(kind: Class) -> Msg {
    match kind {
        Class::Insects => insects(),
        Class::Arachnids => arachnids(),
        Class::Amphibians => amphibians(),
        Class::Birds => birds(),
        Class::Reptiles => reptiles(),
        Class::Mammals => mammals(),
    }
}

/// The name of an element.
pub(crate) fn element_name(element: Element) -> Msg {
    let names: [fn() -> Msg; ELEMENTS] = [grass, grub, meat, seed, sun, water];
    names[element.ix()]()
}

/// The name of a terrain.
pub(crate) fn terrain_name(terrain: Terrain) -> Msg {
    let names: [fn() -> Msg; TERRAINS] = [sea, wetland, savannah, jungle, forest, desert, mountain, tundra];
    names[terrain.ix()]()
}

/// The name of a row of the display.
pub(crate) fn section_name(section: Section) -> Msg {
    match section {
        Section::Initiative => initiative(),
        Section::Adaptation => adaptation(),
        Section::Regression => regression(),
        Section::Abundance => abundance(),
        Section::Wasteland => wasteland(),
        Section::Depletion => depletion(),
        Section::Glaciation => glaciation(),
        Section::Speciation => speciation(),
        Section::Wanderlust => wanderlust(),
        Section::Migration => migration(),
        Section::Competition => competition(),
        Section::Domination => domination(),
    }
}

/// The name of a phase.
pub(crate) fn phase_name(phase: Phase) -> Msg {
    match phase {
        Phase::Setup => setup_phase(),
        Phase::Planning => planning(),
        Phase::Execution => execution(),
        Phase::Reset => reset(),
    }
}

/// Where a corner of a tile lies, clockwise from the upper right one.
pub(crate) fn wind_name(wind: usize) -> Msg {
    let names: [fn() -> Msg; 6] = [upper_right, right, lower_right, lower_left, left, upper_left];
    names.get(wind).map_or_else(nothing, |name| name())
}

/// The letters of an animal.
pub(crate) fn animal_mark(kind: Class) -> Msg {
    match kind {
        Class::Insects => insects_mark(),
        Class::Arachnids => arachnids_mark(),
        Class::Amphibians => amphibians_mark(),
        Class::Birds => birds_mark(),
        Class::Reptiles => reptiles_mark(),
        Class::Mammals => mammals_mark(),
    }
}

/// The letters of an element.
pub(crate) fn element_mark(element: Element) -> Msg {
    let marks: [fn() -> Msg; ELEMENTS] = [grass_mark, grub_mark, meat_mark, seed_mark, sun_mark, water_mark];
    marks[element.ix()]()
}

/// The short word for a terrain.
pub(crate) fn terrain_mark(terrain: Terrain) -> Msg {
    let marks: [fn() -> Msg; TERRAINS] =
        [sea_mark, wetland_mark, savannah_mark, jungle_mark, forest_mark, desert_mark, mountain_mark, tundra_mark];
    marks[terrain.ix()]()
}

include!(concat!(env!("OUT_DIR"), "/dominant.rs"));
