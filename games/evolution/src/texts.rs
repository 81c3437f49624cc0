//! The messages of Evolution: ids with their arguments. The words are in `texts/`.

use crate::state::{Id, Phase, Place};
use clade_engine::{Msg, Side};

/// The Fluent files: en, ru, pl.
pub const FILES: [(&str, &str); 3] =
    [("en", include_str!("../texts/en.ftl")), ("ru", include_str!("../texts/ru.ftl")), ("pl", include_str!("../texts/pl.ftl"))];

/// The name of a colour.
pub(crate) fn colour(side: Side) -> Msg {
    let colours: [fn() -> Msg; crate::state::SIDES] = [red, blue, green, yellow, orange, purple, white, black];
    colours.get(side.ix()).map_or_else(over, |name| name())
}

/// The letter of a colour.
pub(crate) fn letter(side: Side) -> Msg {
    let letters: [fn() -> Msg; crate::state::SIDES] =
        [letter_red, letter_blue, letter_green, letter_yellow, letter_orange, letter_purple, letter_white, letter_black];
    letters.get(side.ix()).map_or_else(over, |name| name())
}

/// An animal's short name: its colour's letter and its number.
pub(crate) fn animal_of(side: Side, id: Id) -> Msg {
    animal(letter(side), u16::from(id.0) + 1)
}

/// Several things in one text; `None` if there is nothing.
pub(crate) fn listed(all: impl IntoIterator<Item = Msg>) -> Option<Msg> {
    all.into_iter().reduce(list)
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

/// How sure a fact is.
pub(crate) fn source_name(source: &str) -> Msg {
    match source {
        "rulebook" => source_rulebook(),
        "inferred" => source_inferred(),
        _ => source_assumed(),
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

clade_engine::messages! {
    game = "evolution" ();
    summary = "evolution-summary" ();

    red = "evolution-red" ();
    letter_red = "evolution-letter-red" ();
    blue = "evolution-blue" ();
    letter_blue = "evolution-letter-blue" ();
    green = "evolution-green" ();
    letter_green = "evolution-letter-green" ();
    yellow = "evolution-yellow" ();
    letter_yellow = "evolution-letter-yellow" ();
    orange = "evolution-orange" ();
    letter_orange = "evolution-letter-orange" ();
    purple = "evolution-purple" ();
    letter_purple = "evolution-letter-purple" ();
    white = "evolution-white" ();
    letter_white = "evolution-letter-white" ();
    black = "evolution-black" ();
    letter_black = "evolution-letter-black" ();
    animal = "evolution-animal" (letter, number);
    with_traits = "evolution-with-traits" (animal, traits);
    list = "evolution-list" (one, more);
    two_sided = "evolution-two-sided" (front, second);
    trait_of = "evolution-trait-of" (animal, kind);
    pair_of = "evolution-pair-of" (kind, animal, mate);
    paired = "evolution-paired" (kind, mate);
    route = "evolution-route" (animal, place);
    laurasia = "evolution-laurasia" ();
    gondwana = "evolution-gondwana" ();
    ocean = "evolution-ocean" ();
    food_bank = "evolution-food-bank" ();
    phase_setup = "evolution-phase-setup" ();
    phase_development = "evolution-phase-development" ();
    phase_food_bank = "evolution-phase-food-bank" ();
    phase_feeding = "evolution-phase-feeding" ();
    phase_extinction = "evolution-phase-extinction" ();
    source_rulebook = "evolution-source-rulebook" ();
    source_inferred = "evolution-source-inferred" ();
    source_assumed = "evolution-source-assumed" ();

    title = "evolution-title" (turn, phase);
    last_turn = "evolution-last-turn" ();
    begins = "evolution-begins" (side);
    table = "evolution-table" ();
    deck = "evolution-deck" ();
    middle = "evolution-middle" ();
    hand = "evolution-hand" ();
    pile = "evolution-pile" ();
    score = "evolution-score" ();
    need = "evolution-need" (food, need);
    fed = "evolution-fed" ();
    face = "evolution-face" (card);
    part_base = "evolution-part-base" (n);
    part_need = "evolution-part-need" (kind, n);
    part_red = "evolution-part-red" (n);
    part_blue = "evolution-part-blue" (n);
    part_newborn = "evolution-part-newborn" ();
    part_counts_as_fed = "evolution-part-counts-as-fed" (kind);
    part_animals = "evolution-part-animals" (n, points);
    part_traits = "evolution-part-traits" (n);
    part_needs = "evolution-part-needs" (n);
    part_ocean = "evolution-part-ocean" (n);
    from_animals = "evolution-from-animals" ();
    from_traits = "evolution-from-traits" ();
    from_needs = "evolution-from-needs" ();
    from_ocean = "evolution-from-ocean" ();
    red_token = "evolution-red-token" ();
    blue_token = "evolution-blue-token" ();
    yellow_token = "evolution-yellow-token" ();
    red_tokens = "evolution-red-tokens" ();
    blue_tokens = "evolution-blue-tokens" ();
    yellow_tokens = "evolution-yellow-tokens" ();
    compost = "evolution-compost" ();
    compost_of = "evolution-compost-of" (place);
    body = "evolution-body" ();
    body_mark = "evolution-body-mark" ();
    remains = "evolution-remains" ();
    doomed = "evolution-doomed" ();
    paralysed = "evolution-paralysed" ();
    newborn = "evolution-newborn" ();
    turned_over = "evolution-turned-over" ();
    leaving = "evolution-leaving" (place);
    used = "evolution-used" ();
    used_round = "evolution-used-round" ();
    marked = "evolution-marked" ();
    rested = "evolution-rested" ();
    silenced = "evolution-silenced" ();
    role_of = "evolution-role-of" (kind, role);
    ignoring = "evolution-ignoring" (kind, animal);
    stored = "evolution-stored" (n);
    empty = "evolution-empty" ();
    noted = "evolution-noted" (said, note);
    attack = "evolution-attack" (hunter, prey);
    from_ambush = "evolution-from-ambush" ();
    in_counter = "evolution-in-counter" ();
    playing = "evolution-playing" ();

    fact_need = "evolution-fact-need" (n);
    fact_points = "evolution-fact-points" (n);
    fact_on_own = "evolution-fact-on-own" ();
    fact_on_other = "evolution-fact-on-other" ();
    fact_on_any = "evolution-fact-on-any" ();
    fact_hidden = "evolution-fact-hidden" ();
    fact_pair = "evolution-fact-pair" ();
    fact_directed = "evolution-fact-directed" ();
    fact_stores = "evolution-fact-stores" (n);
    fact_ocean = "evolution-fact-ocean" ();
    fact_hunters_need = "evolution-fact-hunters-need" (kind);
    fact_excludes = "evolution-fact-excludes" (kind);
    fact_once_round = "evolution-fact-once-round" ();
    fact_once_turn = "evolution-fact-once-turn" ();
    fact_card = "evolution-fact-card" (card, n);
    fact_cards = "evolution-fact-cards" (cards, source);

    ask_develop = "evolution-ask-develop" (side);
    ask_continent = "evolution-ask-continent" (side, card);
    ask_on = "evolution-ask-on" (side, kind);
    ask_first_of_pair = "evolution-ask-first-of-pair" (side, kind);
    ask_second_of_pair = "evolution-ask-second-of-pair" (side, kind, animal);
    with_role = "evolution-with-role" (said, role);
    ask_feeding = "evolution-ask-feeding" (side, banks);
    ask_feeding_take = "evolution-ask-feeding-take" (side, banks);
    ask_feeding_none = "evolution-ask-feeding-none" (side);
    bank_there = "evolution-bank-there" (place, n);
    settles = "evolution-settles" (said);
    ask_more = "evolution-ask-more" (side);
    ask_more_food = "evolution-ask-more-food" (side, banks);
    ask_more_take = "evolution-ask-more-take" (side, banks);
    ask_more_must_take = "evolution-ask-more-must-take" (side, banks);
    ask_more_must = "evolution-ask-more-must" (side, banks);
    ask_migrating = "evolution-ask-migrating" (side);
    ask_migrating_from_ocean = "evolution-ask-migrating-from-ocean" (side);
    ask_prey = "evolution-ask-prey" (side, hunter);
    ask_adopt = "evolution-ask-adopt" (side, kind);
    ask_migrate = "evolution-ask-migrate" (side);
    ask_follow = "evolution-ask-follow" (side, routes);
    ask_ambush = "evolution-ask-ambush" (side, animal, owner);
    ask_share = "evolution-ask-share" (side);
    ask_order = "evolution-ask-order" (side, animal);
    ask_order_fed = "evolution-ask-order-fed" (side, animal);
    ask_order_meal = "evolution-ask-order-meal" (side, animal);
    ask_order_attacked = "evolution-ask-order-attacked" (side, animal);
    ask_order_carrion = "evolution-ask-order-carrion" (side, animal);
    ask_eaten = "evolution-ask-eaten" (side, hunter);
    ask_aim = "evolution-ask-aim" (side, hunter, prey);
    ask_guard = "evolution-ask-guard" (side, prey, hunter);
    ask_guard_itself = "evolution-ask-guard-itself" (side, prey, hunter);
    ask_react = "evolution-ask-react" (side, prey, hunter);
    ask_react_ambush = "evolution-ask-react-ambush" (side, prey, hunter);
    ask_react_counter = "evolution-ask-react-counter" (side, prey, hunter);
    ask_carrion = "evolution-ask-carrion" (side);
    ask_duplicate = "evolution-ask-duplicate" (side, kind, animal);
    ask_regrow = "evolution-ask-regrow" (side, animal);
    ask_rescue = "evolution-ask-rescue" (side, n);
    ask_trait = "evolution-ask-trait" (side, said, kind);
    ask_trait_of = "evolution-ask-trait-of" (side, animal, said, kind);
    ask_trait_between = "evolution-ask-trait-between" (side, animal, mate, said, kind);
    ask_trait_against = "evolution-ask-trait-against" (side, animal, hunter, said, kind);
    picked = "evolution-picked" (said, n, most);
    chance_first = "evolution-chance-first" ();
    chance_card = "evolution-chance-card" (side);
    chance_birth = "evolution-chance-birth" (animal);
    chance_bank = "evolution-chance-bank" (place);
    chance_regrow = "evolution-chance-regrow" (animal);
    chance_trait = "evolution-chance-trait" (kind);
    chance_trait_of = "evolution-chance-trait-of" (animal, kind);
    working = "evolution-working" ();
    over = "evolution-over" ();

    do_yes = "evolution-do-yes" ();
    do_no = "evolution-do-no" ();
    do_done = "evolution-do-done" ();
    do_number = "evolution-do-number" (n);
    do_begins = "evolution-do-begins" (side);
    do_draw = "evolution-do-draw" (card);
    do_total = "evolution-do-total" (n);
    do_animal = "evolution-do-animal" (card);
    do_trait = "evolution-do-trait" (kind);
    do_trait_of_card = "evolution-do-trait-of-card" (kind, card);
    do_on = "evolution-do-on" (animal, side);
    do_pass = "evolution-do-pass" ();
    do_take = "evolution-do-take" (animal, food, need);
    do_hunt = "evolution-do-hunt" (animal);
    do_prey = "evolution-do-prey" (animal, side);
    do_use = "evolution-do-use" (kind);
    do_adopt = "evolution-do-adopt" (kind);
    do_migrate = "evolution-do-migrate" ();
    do_move = "evolution-do-move" (animal, place);
    do_ignore = "evolution-do-ignore" (kind);
    do_turn_over = "evolution-do-turn-over" (animal);
    do_react = "evolution-do-react" (kind);
    do_ambush = "evolution-do-ambush" (animal);
    do_feast = "evolution-do-feast" (animal);
    do_lay = "evolution-do-lay" (card);
    do_drop = "evolution-do-drop" (kind, n, card);
    do_nothing_more = "evolution-do-nothing-more" ();
    do_nothing = "evolution-do-nothing" ();
    do_share = "evolution-do-share" (animal, kind, mate);
    in_vain = "evolution-in-vain" (said);
    by_ignoring = "evolution-by-ignoring" (said, kind);
    do_ignore_nothing = "evolution-do-ignore-nothing" ();
    do_turn_over_nothing = "evolution-do-turn-over-nothing" ();
    do_no_reaction = "evolution-do-no-reaction" ();
    do_no_ambush = "evolution-do-no-ambush" ();
    do_depart = "evolution-do-depart" ();
    do_stay = "evolution-do-stay" ();
    do_stay_all = "evolution-do-stay-all" ();

    log_turn = "evolution-log-turn" (n, side);
    log_turn_last = "evolution-log-turn-last" (n, side);
    log_last_turn = "evolution-log-last-turn" ();
    log_hungry_again = "evolution-log-hungry-again" (animal);
    log_phase = "evolution-log-phase" (n, name);
    many_players = "evolution-many-players" (seats, most);
    log_draws = "evolution-log-draws" (side, n);
    log_drew_card = "evolution-log-drew-card" (side, card);
    in_place = "evolution-in-place" (said, place);
    with_card = "evolution-with-card" (said, card);
    into_store = "evolution-into-store" (said);
    with_stored = "evolution-with-stored" (said, n);
    with_tokens = "evolution-with-tokens" (said, n);
    with_composted = "evolution-with-composted" (said, n);
    log_laid = "evolution-log-laid" (side, animal);
    log_added = "evolution-log-added" (side, kind, animal);
    log_added_roles = "evolution-log-added-roles" (side, kind, animal, first, mate, second);
    log_added_pair = "evolution-log-added-pair" (side, kind, animal, mate);
    log_passed = "evolution-log-passed" (side);
    log_rolled_for = "evolution-log-rolled-for" (n);
    log_filled = "evolution-log-filled" (n);
    log_herd_more = "evolution-log-herd-more" (animals, n);
    log_herd_less = "evolution-log-herd-less" (animals, n);
    log_ripened = "evolution-log-ripened" (n);
    log_composted = "evolution-log-composted" (n);
    log_trampled = "evolution-log-trampled" (n);
    log_bound = "evolution-log-bound" (animal);
    log_lacked = "evolution-log-lacked" (animal);
    log_grew = "evolution-log-grew" (n);
    log_destroyed = "evolution-log-destroyed" (n);
    log_cleared = "evolution-log-cleared" (n);
    log_ended = "evolution-log-ended" (side);
    log_took = "evolution-log-took" (animal);
    log_ate = "evolution-log-ate" (animal);
    log_converted = "evolution-log-converted" (animal, n);
    log_stolen = "evolution-log-stolen" (thief, animal);
    log_fed = "evolution-log-fed" (animal);
    by = "evolution-by" (said, kind);
    by_of = "evolution-by-of" (said, kind, animal);
    log_marked = "evolution-log-marked" (animal, said);
    log_in_effect = "evolution-log-in-effect" (animal, kind);
    log_rolled = "evolution-log-rolled" (animal, kind, n);
    log_attacked = "evolution-log-attacked" (hunter, prey);
    log_ambushed = "evolution-log-ambushed" (hunter, prey);
    log_ambushed_at_bank = "evolution-log-ambushed-at-bank" (hunter, prey);
    log_struck_back = "evolution-log-struck-back" (hunter, prey);
    log_stays = "evolution-log-stays" (animal);
    log_ignored = "evolution-log-ignored" (hunter, kind, prey);
    log_turned_over = "evolution-log-turned-over" (animal, card);
    log_redirected = "evolution-log-redirected" (from, to);
    log_failed = "evolution-log-failed" (hunter, prey);
    log_again = "evolution-log-again" (said, hunter);
    log_eaten = "evolution-log-eaten" (hunter, prey);
    log_remains = "evolution-log-remains" (animal);
    log_starved = "evolution-log-starved" (animal);
    log_died_doomed = "evolution-log-died-doomed" (animal);
    log_died_of = "evolution-log-died-of" (animal, kind);
    log_discarded = "evolution-log-discarded" (kind, animal);
    log_discarded_pair = "evolution-log-discarded-pair" (kind, animal, mate);
    log_to_middle = "evolution-log-to-middle" (kind);
    log_adopted = "evolution-log-adopted" (animal, kind);
    log_doomed = "evolution-log-doomed" (animal);
    log_paralysed = "evolution-log-paralysed" (animal);
    log_silenced = "evolution-log-silenced" (kind, animal);
    log_born = "evolution-log-born" (animal, parent);
    log_migrates = "evolution-log-migrates" (side);
    log_moved = "evolution-log-moved" (animal, from, to);
    log_returned = "evolution-log-returned" (kind, animal);
    log_swapped = "evolution-log-swapped" (one, animal, other, mate);
    log_regrown = "evolution-log-regrown" (side, animal);
    log_tokens_back = "evolution-log-tokens-back" (n);
    log_tokens_composted = "evolution-log-tokens-composted" (n);
    log_scored = "evolution-log-scored" (side, n, parts, pile);
    log_scored_nothing = "evolution-log-scored-nothing" (side, pile);
    log_over = "evolution-log-over" ();
    log_card_failed = "evolution-log-card-failed" (kind, fault);


    book_development = "evolution-book-development" ();
    book_feeding = "evolution-book-feeding" ();
    book_traits = "evolution-book-traits" ();
    book_pairs = "evolution-book-pairs" ();
    book_carnivores = "evolution-book-carnivores" ();
    book_continents = "evolution-book-continents" ();
    book_migration = "evolution-book-migration" ();
    book_suckerfish = "evolution-book-suckerfish" ();
    book_shell = "evolution-book-shell" ();
    book_anglerfish = "evolution-book-anglerfish" ();
    why_itself = "evolution-why-itself" ();
    why_apart = "evolution-why-apart" ();
    why_no_hunter = "evolution-why-no-hunter" ();
    why_has_hunted = "evolution-why-has-hunted" ();
    why_hunts_later = "evolution-why-hunts-later" ();
    why_hunter_needs = "evolution-why-hunter-needs" (kind, missing);
    why_fed = "evolution-why-fed" ();
    why_is_there = "evolution-why-is-there" ();
    why_nobody_leads = "evolution-why-nobody-leads" ();
    why_has_migrated = "evolution-why-has-migrated" ();
    why_no_way = "evolution-why-no-way" ();
    why_no_ocean_card = "evolution-why-no-ocean-card" ();
    why_only_own = "evolution-why-only-own" ();
    why_only_other = "evolution-why-only-other" ();
    why_only_animal = "evolution-why-only-animal" ();
    why_has_it = "evolution-why-has-it" (kind);
    why_excluded = "evolution-why-excluded" (kind);
    why_in_ocean = "evolution-why-in-ocean" ();
    why_one_player = "evolution-why-one-player" ();
    why_no_mate = "evolution-why-no-mate" ();
    why_must_migrate = "evolution-why-must-migrate" ();
    why_table_full = "evolution-why-table-full" (n);
    why_no_host = "evolution-why-no-host" ();
    why_bank_empty = "evolution-why-bank-empty" ();
    why_no_prey = "evolution-why-no-prey" ();
    why_used_this_turn = "evolution-why-used-this-turn" ();
    why_used_this_round = "evolution-why-used-this-round" ();
    why_is_fed = "evolution-why-is-fed" ();
    why_in_effect = "evolution-why-in-effect" ();
    why_rested = "evolution-why-rested" ();
    why_last_turn = "evolution-why-last-turn" ();
    why_alike = "evolution-why-alike" (kind);
    why_rivals = "evolution-why-rivals" ();
    why_nothing_stored = "evolution-why-nothing-stored" ();
    why_no_victims = "evolution-why-no-victims" ();
    why_nothing_to_lose = "evolution-why-nothing-to-lose" ();
    why_nothing_to_swap = "evolution-why-nothing-to-swap" ();
    why_not_offered = "evolution-why-not-offered" (kind);
    why_nobody_migrates = "evolution-why-nobody-migrates" ();
    why_must_take = "evolution-why-must-take" ();
    why_must_take_food = "evolution-why-must-take-food" ();
}
