//! The messages of Marine: a constructor each, made from `texts/en.ftl`, and the names of things.

use crate::display::Section;
use crate::rules::animals::Class;
use crate::state::{Element, Terrain};
use crate::terrain::Ground;
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
        Class::Crustaceans => crustaceans(),
        Class::Fishes => fishes(),
        Class::Cephalopods => cephalopods(),
        Class::Reptiles => reptiles(),
    }
}

/// The name of an element.
pub(crate) fn element_name(element: Element) -> Msg {
    let names: [fn() -> Msg; crate::state::ELEMENTS] = [algae, gastropods, worms, plankton, sponges, sun];
    names[element.ix()]()
}

/// The name of a terrain, the two kinds of vents apart.
pub(crate) fn terrain_name(ground: impl Into<Ground>) -> Msg {
    let names: [fn() -> Msg; 9] = [land, kelp_forest, coral_reef, seamount, seagrass_meadow, sand_plain, open_ocean, smoker, geyser];
    names[ground.into().ix()]()
}

/// The name of a terrain as scoring and markers know it: a vent is a vent.
pub(crate) fn marker_name(terrain: Terrain) -> Msg {
    if terrain == Terrain::Vent { vent() } else { terrain_name(terrain) }
}

/// The name of what a card offers as a terrain: of vents the geothermal kind has its own.
pub(crate) fn ground_name(ground: Ground) -> Msg {
    if ground == Ground::Smoker { vent() } else { terrain_name(ground) }
}

/// The name of a section.
pub(crate) fn section_name(section: Section) -> Msg {
    match section {
        Section::Abundance => abundance(),
        Section::Autotrophs => autotrophs(),
        Section::Depletion => depletion(),
        Section::Adaptation => adaptation(),
        Section::Regression => regression(),
        Section::Speciation => speciation(),
        Section::Wanderlust => wanderlust(),
        Section::Tectonics => tectonics(),
        Section::Migration => migration(),
        Section::Competition => competition(),
        Section::Evolution => evolution(),
        Section::Domination => domination(),
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
        Class::Crustaceans => crustaceans_mark(),
        Class::Fishes => fishes_mark(),
        Class::Cephalopods => cephalopods_mark(),
        Class::Reptiles => reptiles_mark(),
    }
}

/// The letters of an element.
pub(crate) fn element_mark(element: Element) -> Msg {
    let marks: [fn() -> Msg; crate::state::ELEMENTS] = [algae_mark, gastropods_mark, worms_mark, plankton_mark, sponges_mark, sun_mark];
    marks[element.ix()]()
}

/// The short word for a terrain, the two kinds of vents apart.
pub(crate) fn terrain_mark(ground: impl Into<Ground>) -> Msg {
    let marks: [fn() -> Msg; 9] = [
        land_mark,
        kelp_forest_mark,
        coral_reef_mark,
        seamount_mark,
        seagrass_meadow_mark,
        sand_plain_mark,
        open_ocean_mark,
        smoker_mark,
        geyser_mark,
    ];
    marks[ground.into().ix()]()
}

/// The short word for a terrain marker: a vent is a vent.
pub(crate) fn marker_mark(terrain: Terrain) -> Msg {
    if terrain == crate::state::Terrain::Vent { vent_mark() } else { terrain_mark(terrain) }
}

include!(concat!(env!("OUT_DIR"), "/marine.rs"));
