//! The messages of Marine: ids with their arguments. The words are in `texts/`.

use crate::animals::Kind;
use clade_engine::Msg;

/// The Fluent files: en, ru, pl.
pub const FILES: [(&str, &str); 3] =
    [("en", include_str!("../texts/en.ftl")), ("ru", include_str!("../texts/ru.ftl")), ("pl", include_str!("../texts/pl.ftl"))];

/// The name of an animal.
pub(crate) fn animal_name(kind: Kind) -> Msg {
    match kind {
        Kind::Crustaceans => crustaceans(),
        Kind::Fishes => fishes(),
        Kind::Cephalopods => cephalopods(),
        Kind::Reptiles => reptiles(),
    }
}

clade_engine::messages! {
    game = "marine" ();
    summary = "marine-summary" ();
    crustaceans = "marine-crustaceans" ();
    fishes = "marine-fishes" ();
    cephalopods = "marine-cephalopods" ();
    reptiles = "marine-reptiles" ();

    why_closed = "marine-why-closed" ();
    why_special_space = "marine-why-special-space" ();
    why_own_pawn = "marine-why-own-pawn" ();
    why_special_pawn = "marine-why-special-pawn" ();
    why_occupied = "marine-why-occupied" ();
    why_not_after = "marine-why-not-after" ();
    why_section_empty = "marine-why-section-empty" ();
    why_no_corner = "marine-why-no-corner" ();
    why_no_element_at_vents = "marine-why-no-element-at-vents" ();
    why_no_such_element = "marine-why-no-such-element" ();
    why_no_token = "marine-why-no-token" ();
    why_no_slot = "marine-why-no-slot" ();
    why_squares_full = "marine-why-squares-full" ();
    why_pool_empty = "marine-why-pool-empty" ();
    why_no_tiles = "marine-why-no-tiles" ();
    why_no_vents = "marine-why-no-vents" ();
    why_no_tile = "marine-why-no-tile" ();
    why_has_vent = "marine-why-has-vent" ();
    why_not_at_edge = "marine-why-not-at-edge" ();
    why_nobody_migrates = "marine-why-nobody-migrates" ();
    why_no_arena = "marine-why-no-arena" ();
    why_other_terrain = "marine-why-other-terrain" ();
    why_not_there = "marine-why-not-there" ();
    why_no_opponent = "marine-why-no-opponent" ();
    why_no_such_tile = "marine-why-no-such-tile" ();
    why_slot_too_high = "marine-why-slot-too-high" (slots);
    why_no_card = "marine-why-no-card" ();
    why_dominates_nothing = "marine-why-dominates-nothing" ();
    why_value_too_small = "marine-why-value-too-small" (value, target);
}
