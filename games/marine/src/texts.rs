//! The messages of Marine: ids with their arguments. The words are in `texts/`.

use crate::display::Section;
use crate::rules::animals::Kind;
use crate::state::{Element, Terrain};
use crate::terrain::Ground;
use clade_engine::{Msg, Small};

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

/// How sure a fact is.
pub(crate) fn source_name(source: &str) -> Msg {
    match source {
        "rulebook" => source_rulebook(),
        "inferred" => source_inferred(),
        _ => source_assumed(),
    }
}

/// Several things in one text; `None` if there is nothing.
pub(crate) fn listed(all: impl IntoIterator<Item = Msg>) -> Option<Msg> {
    all.into_iter().reduce(list)
}

/// The letters of an animal.
pub(crate) fn animal_mark(kind: Kind) -> Msg {
    match kind {
        Kind::Crustaceans => crustaceans_mark(),
        Kind::Fishes => fishes_mark(),
        Kind::Cephalopods => cephalopods_mark(),
        Kind::Reptiles => reptiles_mark(),
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

clade_engine::messages! {
    game = "marine" ();
    summary = "marine-summary" ();

    crustaceans = "marine-crustaceans" ();
    fishes = "marine-fishes" ();
    cephalopods = "marine-cephalopods" ();
    reptiles = "marine-reptiles" ();
    algae = "marine-algae" ();
    gastropods = "marine-gastropods" ();
    worms = "marine-worms" ();
    plankton = "marine-plankton" ();
    sponges = "marine-sponges" ();
    sun = "marine-sun" ();
    land = "marine-land" ();
    kelp_forest = "marine-kelp-forest" ();
    coral_reef = "marine-coral-reef" ();
    seamount = "marine-seamount" ();
    seagrass_meadow = "marine-seagrass-meadow" ();
    sand_plain = "marine-sand-plain" ();
    open_ocean = "marine-open-ocean" ();
    vent = "marine-vent" ();
    smoker = "marine-smoker" ();
    geyser = "marine-geyser" ();
    abundance = "marine-abundance" ();
    autotrophs = "marine-autotrophs" ();
    depletion = "marine-depletion" ();
    adaptation = "marine-adaptation" ();
    regression = "marine-regression" ();
    speciation = "marine-speciation" ();
    wanderlust = "marine-wanderlust" ();
    tectonics = "marine-tectonics" ();
    migration = "marine-migration" ();
    competition = "marine-competition" ();
    evolution = "marine-evolution" ();
    domination = "marine-domination" ();
    source_rulebook = "marine-source-rulebook" ();
    source_inferred = "marine-source-inferred" ();
    source_assumed = "marine-source-assumed" ();
    nothing = "marine-nothing" ();
    list = "marine-list" (one, more);
    counted = "marine-counted" (said, n);
    tile = "marine-tile" (terrain, cell);
    empty_cell = "marine-empty-cell" (cell);
    crowded = "marine-crowded" (tile, own, others);
    limited = "marine-limited" (tile, n);
    at_element = "marine-at-element" (element, tiles);
    corner_at = "marine-corner-at" (corner, tiles);
    corner_of = "marine-corner-of" (one, more);
    to_wind = "marine-to-wind" (tile, wind);
    upper_right = "marine-upper-right" ();
    right = "marine-right" ();
    lower_right = "marine-lower-right" ();
    lower_left = "marine-lower-left" ();
    left = "marine-left" ();
    upper_left = "marine-upper-left" ();
    paying = "marine-paying" (animal, n);
    special_pawn = "marine-special-pawn" (element);
    basic_pawn = "marine-basic-pawn" ();
    trait_of = "marine-trait-of" (kind, side);
    space = "marine-space" (section, nth);
    space_with = "marine-space-with" (space, lies);
    trait_space = "marine-trait-space" (kind);
    trait_action = "marine-trait-action" (kind);
    lies_none = "marine-lies-none" ();
    lies_squares = "marine-lies-squares" (lies, n);
    lies_any_element = "marine-lies-any-element" ();
    lies_vents = "marine-lies-vents" (n);
    lies_vents_any = "marine-lies-vents-any" (n);
    lies_migrants = "marine-lies-migrants" (n);
    lies_migrants_all = "marine-lies-migrants-all" ();
    lies_replacing = "marine-lies-replacing" (lies);
    lies_turn = "marine-lies-turn" (lies);
    lies_victims = "marine-lies-victims" (terrain, n);
    lies_victims_any = "marine-lies-victims-any" ();
    lies_cards = "marine-lies-cards" (terrain, n);
    lies_won = "marine-lies-won" (elements);

    order_after = "marine-order-after" ();
    order_around = "marine-order-around" ();
    order_any = "marine-order-any" ();
    goes = "marine-goes" (order);
    goes_bumping = "marine-goes-bumping" (order);
    ask_turn = "marine-ask-turn" (side, n, goes);
    ask_turn_special = "marine-ask-turn-special" (side, n, special, goes);
    ask_turn_only_special = "marine-ask-turn-only-special" (side, special);
    ask_turn_retrieve = "marine-ask-turn-retrieve" (side);
    ask_take = "marine-ask-take" (side, space, plan);
    ask_take_idle = "marine-ask-take-idle" (side, space, reason);
    ask_take_trait = "marine-ask-take-trait" (side, kind, text);
    ask_abundance = "marine-ask-abundance" (side);
    ask_put = "marine-ask-put" (side, element);
    ask_autotrophs_smoker = "marine-ask-autotrophs-smoker" (side);
    ask_autotrophs_geyser = "marine-ask-autotrophs-geyser" (side);
    ask_swap_for = "marine-ask-swap-for" (side, element);
    ask_devour = "marine-ask-devour" (side, n);
    ask_depletion = "marine-ask-depletion" (side);
    ask_adaptation = "marine-ask-adaptation" (side);
    ask_adapt = "marine-ask-adapt" (side, element);
    ask_speciation = "marine-ask-speciation" (side, element);
    ask_speciation_any = "marine-ask-speciation-any" (side);
    ask_speciate = "marine-ask-speciate" (side, tile, n);
    ask_wanderlust = "marine-ask-wanderlust" (side);
    face_down = "marine-face-down" (said, tiles);
    ask_lay = "marine-ask-lay" (side, tile);
    ask_garnish = "marine-ask-garnish" (side, tile);
    ask_arrive = "marine-ask-arrive" (side, from, to, n);
    ask_tectonics = "marine-ask-tectonics" (side);
    ask_tectonics_any = "marine-ask-tectonics-any" (side);
    ask_tectonics_kinds = "marine-ask-tectonics-kinds" (side, terrains);
    ask_crust = "marine-ask-crust" (side, tile);
    ask_colonise = "marine-ask-colonise" (side, tile);
    ask_migration = "marine-ask-migration" (side, n);
    ask_migration_all = "marine-ask-migration-all" (side);
    reaching = "marine-reaching" (said, n);
    ask_competition = "marine-ask-competition" (side, terrain, n);
    ask_competition_any = "marine-ask-competition-any" (side);
    ask_competition_second = "marine-ask-competition-second" (side);
    ask_eliminate = "marine-ask-eliminate" (side, tile, n);
    ask_evolution = "marine-ask-evolution" (side, terrain);
    ask_choose = "marine-ask-choose" (side, n);
    ask_domination = "marine-ask-domination" (side);
    ask_regress = "marine-ask-regress" (side, elements, n);
    ask_keep = "marine-ask-keep" (side, n);
    ask_keep_second = "marine-ask-keep-second" (side);
    ask_exchange = "marine-ask-exchange" (side);
    ask_slot = "marine-ask-slot" (side, element);
    ask_order = "marine-ask-order" (side);
    ask_card = "marine-ask-card" (side, said, kind);
    about = "marine-about" (said, about);
    nth_of = "marine-nth-of" (n, all);
    card_x = "marine-card-x" (n);
    for_card = "marine-for-card" (said, kind);
    picked = "marine-picked" (said, n, most);
    chance_tile = "marine-chance-tile" ();
    chance_dwindle = "marine-chance-dwindle" ();
    chance_centre = "marine-chance-centre" ();
    chance_mat = "marine-chance-mat" (side);
    chance_elements = "marine-chance-elements" (section);
    chance_markers = "marine-chance-markers" ();
    chance_reveal = "marine-chance-reveal" (n);
    chance_traits = "marine-chance-traits" (side);
    chance_trait = "marine-chance-trait" (side);
    chance_card = "marine-chance-card" ();
    chance_element = "marine-chance-element" (side);
    chance_die = "marine-chance-die" (kind);
    working = "marine-working" ();
    over = "marine-over" ();

    plan_item = "marine-plan-item" (n, said);
    plan_targets = "marine-plan-targets" (said, targets);
    plan_many = "marine-plan-many" (said, n);
    plan_more = "marine-plan-more" (one, more);
    plan_abundance = "marine-plan-abundance" ();
    plan_put = "marine-plan-put" ();
    plan_put_new = "marine-plan-put-new" ();
    plan_autotrophs = "marine-plan-autotrophs" ();
    plan_swap_for = "marine-plan-swap-for" ();
    plan_depletion = "marine-plan-depletion" ();
    plan_adaptation = "marine-plan-adaptation" ();
    plan_adapt = "marine-plan-adapt" ();
    plan_speciation = "marine-plan-speciation" ();
    plan_speciate = "marine-plan-speciate" (n);
    plan_wanderlust = "marine-plan-wanderlust" ();
    plan_lay = "marine-plan-lay" ();
    plan_garnish = "marine-plan-garnish" ();
    plan_arrive = "marine-plan-arrive" (side);
    plan_tectonics = "marine-plan-tectonics" ();
    plan_crust = "marine-plan-crust" ();
    plan_colonise = "marine-plan-colonise" ();
    plan_migration = "marine-plan-migration" (n);
    plan_migration_all = "marine-plan-migration-all" ();
    plan_competition = "marine-plan-competition" ();
    plan_eliminate = "marine-plan-eliminate" (n);
    plan_evolution = "marine-plan-evolution" ();
    plan_choose = "marine-plan-choose" ();
    plan_domination = "marine-plan-domination" ();
    plan_second_competition = "marine-plan-second-competition" ();
    then_protect = "marine-then-protect" ();
    then_slot = "marine-then-slot" ();
    then_bonus = "marine-then-bonus" ();
    then_extra_turn = "marine-then-extra-turn" ();
    then_vent = "marine-then-vent" ();
    then_lifted = "marine-then-lifted" ();
    then_cube = "marine-then-cube" ();
    then_card = "marine-then-card" ();

    do_yes = "marine-do-yes" ();
    do_no = "marine-do-no" ();
    do_done = "marine-do-done" ();
    do_number = "marine-do-number" (n);
    do_die = "marine-do-die" (n);
    do_place = "marine-do-place" (pawn, space);
    do_bump = "marine-do-bump" (said, animal);
    do_idle = "marine-do-idle" (said, reason);
    do_retrieve = "marine-do-retrieve" ();
    do_take = "marine-do-take" ();
    do_skip = "marine-do-skip" ();
    do_domination = "marine-do-domination" (element, value, target);
    do_remove = "marine-do-remove" (element, tiles);
    do_swap = "marine-do-swap" (element, tiles);
    do_on_mat = "marine-do-on-mat" ();
    do_on_trait = "marine-do-on-trait" ();
    do_replace = "marine-do-replace" (element);
    do_cubes = "marine-do-cubes" (n);
    do_stack = "marine-do-stack" (n, tile);
    do_lay = "marine-do-lay" (cell, tiles, n);
    do_vent = "marine-do-vent" (tile, n);
    do_score = "marine-do-score" (tile, points);
    do_tokens = "marine-do-tokens" (tile, n);
    do_score_nobody = "marine-do-score-nobody" (tile);
    do_nothing_changes = "marine-do-nothing-changes" (said);
    do_same_mat = "marine-do-same-mat" (said);
    do_score_thriving = "marine-do-score-thriving" (said);
    do_smoker = "marine-do-smoker" ();
    do_geyser = "marine-do-geyser" ();
    do_from_pool = "marine-do-from-pool" (n);
    do_from_box = "marine-do-from-box" (n);
    do_move = "marine-do-move" (from, to);
    do_eliminate = "marine-do-eliminate" (animal, n);
    do_slot = "marine-do-slot" (n, kind);
    do_stay = "marine-do-stay" ();
    do_no_element = "marine-do-no-element" ();
    do_no_tile = "marine-do-no-tile" ();
    do_enough = "marine-do-enough" ();

    log_began = "marine-log-began" (terrain, cell);
    log_filled = "marine-log-filled" (section, element);
    log_drew = "marine-log-drew" (side, element);
    log_marked = "marine-log-marked" (section, terrain);
    log_revealed = "marine-log-revealed" (n, terrain);
    log_dealt = "marine-log-dealt" (side);
    log_dealt_trait = "marine-log-dealt-trait" (side, kind);
    log_kept = "marine-log-kept" (side);
    log_kept_traits = "marine-log-kept-traits" (side, kinds);
    log_got_trait = "marine-log-got-trait" (side, kind);
    log_copied_trait = "marine-log-copied-trait" (side, kind);
    log_lost_trait = "marine-log-lost-trait" (side, kind);
    log_lost_copy = "marine-log-lost-copy" (side, kind);
    log_appeared = "marine-log-appeared" (kind);
    log_round = "marine-log-round" (n);
    log_placed = "marine-log-placed" (side, pawn, space);
    log_bumped = "marine-log-bumped" (pawn);
    log_bumped_of = "marine-log-bumped-of" (pawn, side);
    log_skipped = "marine-log-skipped" (side, space);
    log_idle = "marine-log-idle" (side, space);
    log_unused = "marine-log-unused" (side, space);
    log_retrieved = "marine-log-retrieved" (side);
    log_retrieved_forced = "marine-log-retrieved-forced" (side);
    log_pawns_back = "marine-log-pawns-back" (side);
    log_put = "marine-log-put" (element, corner);
    log_put_from = "marine-log-put-from" (element, corner, section);
    log_redrawn = "marine-log-redrawn" (side);
    log_dwindled = "marine-log-dwindled" (element, corner);
    log_used_up = "marine-log-used-up" (side, element, corner);
    log_removed = "marine-log-removed" (element, corner);
    log_shifted = "marine-log-shifted" (element, from, to);
    log_swapped = "marine-log-swapped" (corner, section, old, element);
    log_adapted = "marine-log-adapted" (side, corner, old, element);
    log_took = "marine-log-took" (side, section, element);
    log_took_for = "marine-log-took-for" (side, section, element, old);
    log_lost = "marine-log-lost" (side, element);
    log_emptied = "marine-log-emptied" (section, element);
    log_slid = "marine-log-slid" (from, to, n);
    log_protected = "marine-log-protected" (side);
    log_unprotected = "marine-log-unprotected" (side, n);
    log_spread = "marine-log-spread" (side, n, cell);
    log_revived = "marine-log-revived" (side, cell);
    log_moved = "marine-log-moved" (side, n, from, to);
    log_eliminated = "marine-log-eliminated" (side, n, cell);
    log_returned = "marine-log-returned" (side, n, cell);
    log_took_tile = "marine-log-took-tile" (side, terrain, n);
    log_laid = "marine-log-laid" (side, terrain, cell);
    log_vented = "marine-log-vented" (side, kind, cell);
    log_scored = "marine-log-scored" (terrain, cell);
    log_scored_nothing = "marine-log-scored-nothing" (cells, n);
    log_points = "marine-log-points" (side, n, why);
    log_points_lost = "marine-log-points-lost" (side, n, why);
    log_chose = "marine-log-chose" (side, kind, n);
    log_discarded = "marine-log-discarded" (kind);
    log_dominated = "marine-log-dominated" (side, element, n);
    log_pawn_more = "marine-log-pawn-more" (side, kind);
    log_survival_card = "marine-log-survival-card" (side);
    log_survival_card_none = "marine-log-survival-card-none" ();
    log_extinction = "marine-log-extinction" ();
    log_unharmed = "marine-log-unharmed" ();
    log_survival = "marine-log-survival" (side);
    log_survival_nobody = "marine-log-survival-nobody" ();
    log_reseed = "marine-log-reseed" ();
    log_ending = "marine-log-ending" ();
    log_ending_quiet = "marine-log-ending-quiet" (n);
    log_markers_back = "marine-log-markers-back" (n);
    log_extra_turn = "marine-log-extra-turn" (side);
    log_no_effect = "marine-log-no-effect" (kind);
    log_acted = "marine-log-acted" (side, kind);
    log_acted_itself = "marine-log-acted-itself" (kind);
    log_played = "marine-log-played" (side, kind, n);
    log_thrives_by = "marine-log-thrives-by" (side, kind, cells);
    log_points_more = "marine-log-points-more" (kind, side, n);
    log_points_fewer = "marine-log-points-fewer" (kind, side, n);
    log_reaches = "marine-log-reaches" (kind, side);
    log_may_bump = "marine-log-may-bump" (kind, side);
    log_free_order = "marine-log-free-order" (kind, side);
    log_limit = "marine-log-limit" (kind, side, n, cell);
    log_keeps = "marine-log-keeps" (kind, side, element);
    log_keeps_all = "marine-log-keeps-all" (kind, side);
    log_may_vent = "marine-log-may-vent" (kind, side);
    log_struck = "marine-log-struck" (kind, terrain, cell);
    log_struck_sparing = "marine-log-struck-sparing" (kind, terrain, cell, n, side);
    log_die_rolled = "marine-log-die-rolled" (kind, n);
    log_counted = "marine-log-counted" (side, other, n);
    log_total = "marine-log-total" (side, n);
    log_tie = "marine-log-tie" (side, other);
    log_over = "marine-log-over" ();
    log_card_failed = "marine-log-card-failed" (kind, fault);

    for_place = "marine-for-place" (n, cell);
    part_place = "marine-part-place" (n, animal, points);
    part_thrives = "marine-part-thrives" (element);
    part_thrives_by = "marine-part-thrives-by" (kind);
    part_endangered = "marine-part-endangered" ();
    part_domination = "marine-part-domination" (animal, tiles, elements, value);
    from_tiles = "marine-from-tiles" ();
    from_bonus = "marine-from-bonus" ();
    from_survival = "marine-from-survival" ();
    from_targets = "marine-from-targets" ();
    for_tile = "marine-for-tile" (cell);
    for_bonus = "marine-for-bonus" (n);
    for_survival = "marine-for-survival" (n);
    for_target = "marine-for-target" (element);
    for_middle = "marine-for-middle" ();

    fact_evolution = "marine-fact-evolution" ();
    fact_trait = "marine-fact-trait" ();
    fact_extinction = "marine-fact-extinction" (source);
    fact_survival = "marine-fact-survival" (source);
    fact_no_events = "marine-fact-no-events" (source);
    fact_second = "marine-fact-second" (second, source);
    fact_second_unknown = "marine-fact-second-unknown" ();
    fact_slots = "marine-fact-slots" (n);
    fact_prints = "marine-fact-prints" (elements);
    fact_last = "marine-fact-last" ();
    fact_unless_two = "marine-fact-unless-two" ();

    /// Sections of the rulebook, named by objections.
    rules_placing = "marine-rules-placing" ();
    rules_card = "marine-rules-card" ();
    rules_actions = "marine-rules-actions" ();
    why_closed = "marine-why-closed" ();
    why_special_space = "marine-why-special-space" ();
    why_own_pawn = "marine-why-own-pawn" ();
    why_special_pawn = "marine-why-special-pawn" ();
    why_occupied = "marine-why-occupied" ();
    why_not_after = "marine-why-not-after" ();
    why_in_between = "marine-why-in-between" ();
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
    why_nobody_on_such = "marine-why-nobody-on-such" ();
    why_nobody_there = "marine-why-nobody-there" ();
    why_slot_too_high = "marine-why-slot-too-high" (slots);
    why_no_card = "marine-why-no-card" ();
    why_dominates_nothing = "marine-why-dominates-nothing" ();
    why_value_too_small = "marine-why-value-too-small" ();

    // scene
    setup_round = "marine-setup-round" ();
    round = "marine-round" (n);
    turn_of = "marine-turn-of" (animal);
    last_round = "marine-last-round" ();
    earth = "marine-earth" ();
    tile_mark = "marine-tile-mark" (cell, mark);
    corner = "marine-corner" (corner);
    endangered = "marine-endangered" ();
    crustaceans_mark = "marine-crustaceans-mark" ();
    fishes_mark = "marine-fishes-mark" ();
    cephalopods_mark = "marine-cephalopods-mark" ();
    reptiles_mark = "marine-reptiles-mark" ();
    algae_mark = "marine-algae-mark" ();
    gastropods_mark = "marine-gastropods-mark" ();
    worms_mark = "marine-worms-mark" ();
    plankton_mark = "marine-plankton-mark" ();
    sponges_mark = "marine-sponges-mark" ();
    sun_mark = "marine-sun-mark" ();
    land_mark = "marine-land-mark" ();
    kelp_forest_mark = "marine-kelp-forest-mark" ();
    coral_reef_mark = "marine-coral-reef-mark" ();
    seamount_mark = "marine-seamount-mark" ();
    seagrass_meadow_mark = "marine-seagrass-meadow-mark" ();
    sand_plain_mark = "marine-sand-plain-mark" ();
    open_ocean_mark = "marine-open-ocean-mark" ();
    smoker_mark = "marine-smoker-mark" ();
    geyser_mark = "marine-geyser-mark" ();
    vent_mark = "marine-vent-mark" ();
    counted_mark = "marine-counted-mark" (mark);
    display = "marine-display" ();
    nth_space = "marine-nth-space" (n);
    special_space = "marine-special-space" (n);
    prints = "marine-prints" (n);
    prints_all = "marine-prints-all" ();
    prints_two = "marine-prints-two" ();
    prints_vent = "marine-prints-vent" (mark);
    prints_closed = "marine-prints-closed" ();
    pawn_mark = "marine-pawn-mark" (mark);
    special_mark = "marine-special-mark" (element, mark);
    food_chain = "marine-food-chain" ();
    has_retrieved = "marine-has-retrieved" ();
    survival_of = "marine-survival-of" (animal);
    survival_nobody = "marine-survival-nobody" ();
    targets = "marine-targets" ();
    controlled = "marine-controlled" (animal);
    stacks = "marine-stacks" ();
    stack = "marine-stack" (n, tile);
    face_down_stack = "marine-face-down-stack" (n);
    empty_stack = "marine-empty-stack" (n);
    vents_left = "marine-vents-left" ();
    unused_traits = "marine-unused-traits" ();
    bags = "marine-bags" ();
    element_bag = "marine-element-bag" ();
    marker_bag = "marine-marker-bag" ();
    row = "marine-row" ();
    in_slot = "marine-in-slot" (n, kind);
    symbol_extinction = "marine-symbol-extinction" ();
    symbol_survival = "marine-symbol-survival" ();
    discard = "marine-discard" ();
    deck = "marine-deck" ();
    among_the_last = "marine-among-the-last" ();
    mat = "marine-mat" (animal, mark);
    points = "marine-points" ();
    gene_pool = "marine-gene-pool" ();
    eliminated = "marine-eliminated" ();
    pawns = "marine-pawns" (n, all);
    elements = "marine-elements" ();
    printed = "marine-printed" (mark);
    free_slots = "marine-free-slots" (n);
    copied = "marine-copied" ();
    dealt_traits = "marine-dealt-traits" (n);
    kept_traits = "marine-kept-traits" (n);
}
