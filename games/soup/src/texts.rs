//! The messages of Soup: ids with their arguments. The words are in `texts/`.

use crate::action::Cubes;
use crate::environment::Environment;
use crate::map::{self, CELLS, Cell, Compass, Direction};
use crate::phase::Phase;
use crate::things::{COLOURS, Colour, Id};
use clade_engine::{Maybe, Msg, Small};

/// The Fluent files: en, ru, pl.
pub const FILES: [(&str, &str); 3] =
    [("en", include_str!("../texts/en.ftl")), ("ru", include_str!("../texts/ru.ftl")), ("pl", include_str!("../texts/pl.ftl"))];

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
    let source = source_name(&card.source);
    match card.drift {
        None => environment_card_still(card.ozone, source),
        Some(drift) => environment_card(direction_name(drift), card.ozone, source),
    }
}

/// The same as news.
pub(crate) fn new_environment(card: &Environment) -> Msg {
    let source = source_name(&card.source);
    match card.drift {
        None => log_environment_still(card.ozone, source),
        Some(drift) => log_environment(direction_name(drift), card.ozone, source),
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

clade_engine::messages! {
    game = "soup" ();
    summary = "soup-summary" ();
    red = "soup-red" ();
    blue = "soup-blue" ();
    green = "soup-green" ();
    yellow = "soup-yellow" ();
    red_green = "soup-red-green" ();
    blue_yellow = "soup-blue-yellow" ();
    pair = "soup-pair" (one, other);
    letter_red = "soup-letter-red" ();
    letter_blue = "soup-letter-blue" ();
    letter_green = "soup-letter-green" ();
    letter_yellow = "soup-letter-yellow" ();
    amoeba = "soup-amoeba" (letter, number);
    amoeba_at = "soup-amoeba-at" (amoeba, cell);
    cell_coming = "soup-cell-coming" (cell, amoeba);
    coming = "soup-coming" (amoeba);
    title_setup = "soup-title-setup" ();
    free = "soup-free" ();
    drifts_to = "soup-drifts-to" (drift, cell);
    stays_no_drift = "soup-stays-no-drift" ();
    stays_drift_blocked = "soup-stays-drift-blocked" (drift);
    defect_ahead = "soup-defect-ahead" (n, all);
    defect_sure = "soup-defect-sure" (all);
    deed = "soup-deed" ();
    cube_count = "soup-cube-count" (letter, n);
    cube_list = "soup-cube-list" (one, more);
    fallen = "soup-fallen" (cell, cubes);
    fallen_list = "soup-fallen-list" (one, more);
    pile_of_waste = "soup-pile-of-waste" ();
    waiting = "soup-waiting" (colour);
    waiting_mark = "soup-waiting-mark" (letter);
    no_cubes = "soup-no-cubes" ();
    no_drift = "soup-no-drift" ();
    west = "soup-west" ();
    north = "soup-north" ();
    east = "soup-east" ();
    south = "soup-south" ();
    source_rulebook = "soup-source-rulebook" ();
    source_inferred = "soup-source-inferred" ();
    source_assumed = "soup-source-assumed" ();
    phase_setup = "soup-phase-setup" ();
    phase_movement = "soup-phase-movement" ();
    phase_environment = "soup-phase-environment" ();
    phase_new_genes = "soup-phase-new-genes" ();
    phase_division = "soup-phase-division" ();
    phase_death = "soup-phase-death" ();
    phase_scoring = "soup-phase-scoring" ();

    plain = "soup-plain" (text);
    figure = "soup-figure" (name);
    dummy = "soup-dummy" ();
    by_chance = "soup-by-chance" (said);
    board = "soup-board" ();
    compass_number = "soup-compass-number" (number, meaning);
    compass_stay = "soup-compass-stay" ();
    compass_blocked = "soup-compass-blocked" (direction);
    compass_free = "soup-compass-free" ();
    no_card_yet = "soup-compass-bare" ();
    compass = "soup-compass" (drift);
    ladder = "soup-ladder" (finish);
    from_start = "soup-from-start" ();
    from_amoebas = "soup-from-amoebas" ();
    from_genes = "soup-from-genes" ();
    from_ladder = "soup-from-ladder" ();
    deck = "soup-deck" ();
    environment_card = "soup-environment-card" (drift, ozone, source);
    environment_card_still = "soup-environment-card-still" (ozone, source);
    card_drift = "soup-card-drift" (drift, round);
    card_no_drift = "soup-card-no-drift" (round);
    card_drift_over = "soup-card-drift-over" ();
    card_ozone = "soup-card-ozone" (ozone);
    supply = "soup-supply" ();
    pool = "soup-pool" ();
    round = "soup-round" (round, phase);
    points = "soup-points" ();
    mutations = "soup-mutations" ();
    move_price = "soup-move-price" (price);
    newborn_price = "soup-newborn-price" (price);
    damage_limit = "soup-damage-limit" (n);
    part = "soup-part" (gene, n);
    part_base = "soup-part-base" (n);
    part_at_most = "soup-part-at-most" (gene, n);
    part_at_least = "soup-part-at-least" (gene, n);
    damage = "soup-damage" ();
    copies = "soup-copies" (n);
    gene_card = "soup-gene-card" (price, mutation);
    ozone = "soup-ozone" (n);

    changed = "soup-changed" (said, gene, n);
    at_most = "soup-at-most" (said, gene, n);
    at_least = "soup-at-least" (said, gene, n);
    contained = "soup-contained" (gene);
    of_one_colony = "soup-of-one-colony" (text);
    gene_within = "soup-gene-within" (card, gene);
    fact_price = "soup-fact-price" (points);
    fact_mutation = "soup-fact-mutation" (n);
    fact_pays = "soup-fact-pays" (n);
    fact_scores = "soup-fact-scores" (n);
    fact_copies = "soup-fact-copies" (n, players);
    fact_also = "soup-fact-also" (names);
    fact_absent = "soup-fact-absent" (players);
    fact_gives_up = "soup-fact-gives-up" (gene);
    either = "soup-either" (one, other);

    ask_start = "soup-ask-start" (side);
    ask_start_of_tribe = "soup-ask-start-of-tribe" (side);
    ask_which = "soup-ask-which" (side, amoeba);
    ask_where = "soup-ask-where" (side, amoeba);
    ask_movement = "soup-ask-movement" (side, amoeba, drift, price);
    ask_direction_gene = "soup-ask-direction-gene" (side, amoeba);
    ask_direction = "soup-ask-direction" (side, amoeba);
    ask_order = "soup-ask-order" (side);
    ask_feeding = "soup-ask-feeding" (side, amoeba);
    ask_target = "soup-ask-target" (side, amoeba, gene);
    ask_react = "soup-ask-react" (side, amoeba, attacker, gene);
    ask_defect = "soup-ask-defect" (side, mutations, ozone, given, due);
    ask_more_than_defect = "soup-ask-more-than-defect" (side);
    ask_new_genes = "soup-ask-new-genes" (side, points);
    ask_division = "soup-ask-division" (side, amoeba, price, points);
    costs = "soup-costs" (price);
    first_is_free = "soup-first-is-free" ();
    first_of_colour_is_free = "soup-first-of-colour-is-free" ();
    ask_newborn = "soup-ask-newborn" (side, amoeba);
    ask_after_deaths = "soup-ask-after-deaths" (side);
    ask_deed = "soup-ask-deed" (side, deed, gene, cost);
    ask_leaving = "soup-ask-leaving" (side, amoeba, from, to, what, gene);
    ask_failed_attack = "soup-ask-failed-attack" (side, amoeba, target, what, gene);
    ask_lost_fight = "soup-ask-lost-fight" (side, amoeba, attacker, what, gene);
    ask_gene_for = "soup-ask-gene-for" (side, amoeba, what, gene);
    picked = "soup-picked" (said, n, most);
    picked_cubes = "soup-picked-cubes" (said, cubes, n, most);
    ask_gene = "soup-ask-gene" (side, what, gene);
    chance_start = "soup-chance-start" (side);
    chance_direction = "soup-chance-direction" (amoeba);
    chance_fight = "soup-chance-fight" (amoeba, attacker);
    chance_environment = "soup-chance-environment" ();
    chance_fall = "soup-chance-fall" (colour);
    chance_gene = "soup-chance-gene" (gene);
    over = "soup-over" ();

    do_yes = "soup-do-yes" ();
    do_no = "soup-do-no" ();
    do_done = "soup-do-done" ();
    do_done_with = "soup-do-done-with" (colour);
    do_pass = "soup-do-pass" ();
    do_no_reaction = "soup-do-no-reaction" ();
    do_number = "soup-do-number" (n);
    do_compass = "soup-do-compass" (number, meaning);
    do_total = "soup-do-total" (n);
    do_die = "soup-do-die" (n);
    do_start = "soup-do-start" (cell);
    do_amoeba = "soup-do-amoeba" (amoeba);
    do_cell = "soup-do-cell" (cell);
    do_no_drift = "soup-do-no-drift" ();
    do_drift = "soup-do-drift" (drift, cell);
    do_drift_blocked = "soup-do-drift-blocked" (drift);
    do_stay_blocked = "soup-do-stay-blocked" ();
    do_direction_blocked = "soup-do-direction-blocked" (direction);
    do_direction = "soup-do-direction" (direction, cell);
    do_deed = "soup-do-deed" (gene, deed, cost);
    do_pay_rest = "soup-do-pay-rest" (points);
    do_move = "soup-do-move" (price);
    do_stay = "soup-do-stay" ();
    do_eat = "soup-do-eat" (cubes);
    do_starve = "soup-do-starve" ();
    do_use = "soup-do-use" (gene, cost);
    do_act = "soup-do-act" (gene);
    do_target = "soup-do-target" (amoeba);
    do_give_up = "soup-do-give-up" (gene, pays);
    do_pay = "soup-do-pay" (points);
    do_buy = "soup-do-buy" (gene, price);
    do_upgrade = "soup-do-upgrade" (gene, price, given);

    why_points = "soup-why-points" (needed, have);
    why_due = "soup-why-due" (due, have);
    why_must_move = "soup-why-must-move" ();
    why_no_food = "soup-why-no-food" ();
    why_must_eat = "soup-why-must-eat" ();
    why_tried = "soup-why-tried" ();
    why_tried_this_round = "soup-why-tried-this-round" ();
    why_not_offered = "soup-why-not-offered" (gene);
    why_itself = "soup-why-itself" ();
    why_own = "soup-why-own" ();
    why_obstacle = "soup-why-obstacle" ();
    why_stay_instead = "soup-why-stay-instead" ();
    why_taken = "soup-why-taken" ();
    why_all_seven = "soup-why-all-seven" ();
    why_colour_all_seven = "soup-why-colour-all-seven" ();
    why_number_used = "soup-why-number-used" ();
    why_no_place = "soup-why-no-place" ();
    why_own_there = "soup-why-own-there" ();
    why_colour_there = "soup-why-colour-there" ();
    why_somebody_there = "soup-why-somebody-there" ();
    why_not_adjacent = "soup-why-not-adjacent" ();
    why_colour_not_adjacent = "soup-why-colour-not-adjacent" ();
    why_by_gene = "soup-why-by-gene" (what, gene);
    why_pays_nothing = "soup-why-pays-nothing" ();
    why_not_needed = "soup-why-not-needed" ();
    why_owned = "soup-why-owned" ();
    why_no_copy = "soup-why-no-copy" ();
    why_banned = "soup-why-banned" ();
    why_beside = "soup-why-beside" (gene);
    why_no_room = "soup-why-no-room" ();
    why_needs = "soup-why-needs" (gene);
    why_too_new = "soup-why-too-new" (gene);

    log_rolled_for_start = "soup-log-rolled-for-start" (side, total);
    log_started = "soup-log-started" (side, cell);
    log_placed = "soup-log-placed" (amoeba, cell);
    log_placed_hurt = "soup-log-placed-hurt" (amoeba, cell, damage);
    log_round = "soup-log-round" (n);
    log_phase = "soup-log-phase" (n, name);
    log_rolls_again = "soup-log-rolls-again" (side);
    log_rolled_for_move = "soup-log-rolled-for-move" (amoeba, number);
    log_no_drift = "soup-log-no-drift" (amoeba);
    log_moved_nowhere = "soup-log-moved-nowhere" (amoeba);
    log_move_blocked = "soup-log-move-blocked" (amoeba);
    log_counts = "soup-log-counts" (amoeba, number);
    log_heads_for_obstacle = "soup-log-heads-for-obstacle" (amoeba);
    log_heads = "soup-log-heads" (amoeba, direction);
    log_spared = "soup-log-spared" (side, gene, n);
    log_acted_for = "soup-log-acted-for" (amoeba, gene);
    log_rolled = "soup-log-rolled" (n);
    log_drifted = "soup-log-drifted" (amoeba, from, to);
    log_moved = "soup-log-moved" (amoeba, from, to);
    log_dragged = "soup-log-dragged" (amoeba, from, to);
    log_drift_blocked = "soup-log-drift-blocked" (amoeba);
    log_stayed = "soup-log-stayed" (amoeba);
    log_carried = "soup-log-carried" (cubes, from, to);
    log_fell = "soup-log-fell" (cubes);
    log_ate = "soup-log-ate" (amoeba, cubes, left, letter);
    log_starved = "soup-log-starved" (amoeba);
    log_acted = "soup-log-acted" (side, gene);
    log_attacked = "soup-log-attacked" (amoeba, target);
    log_fought = "soup-log-fought" (attacker, first, defender, second);
    log_attack_failed = "soup-log-attack-failed" (amoeba, target);
    log_damaged = "soup-log-damaged" (amoeba);
    log_died = "soup-log-died" (amoeba, cell, cubes);
    log_died_bare = "soup-log-died-bare" (amoeba, cell);
    log_killed_bare = "soup-log-killed-bare" (amoeba, attacker, cell);
    log_short = "soup-log-short" (said);
    log_killed = "soup-log-killed" (amoeba, attacker, cell, cubes);
    log_environment = "soup-log-environment" (drift, ozone, source);
    log_environment_still = "soup-log-environment-still" (ozone, source);
    log_defect = "soup-log-defect" (side, excess);
    log_gave_up = "soup-log-gave-up" (side, gene, pays);
    log_bought = "soup-log-bought" (side, gene);
    log_upgraded = "soup-log-upgraded" (side, gene, given);
    log_dropped = "soup-log-dropped" (side, gene);
    log_paid = "soup-log-paid" (side, points);
    log_gained = "soup-log-gained" (side, points);
    log_income = "soup-log-income" (side, points);
    log_born = "soup-log-born" (amoeba, cell);
    log_scored_nothing = "soup-log-scored-nothing" (side, cell);
    log_scored = "soup-log-scored" (side, amoebas, genes, from, to);
    log_scored_jumping = "soup-log-scored-jumping" (side, amoebas, genes, from, to, jumped);
    log_scored_at_end = "soup-log-scored-at-end" (side, amoebas, genes, from, to);
    log_finished = "soup-log-finished" (side);
    log_finished_dummy = "soup-log-finished-dummy" (side);
    log_last_card = "soup-log-last-card" ();
    log_over = "soup-log-over" (side);
    log_failed = "soup-log-failed" (gene, fault);
}
