//! Every message of the words. They are in `texts/words.{en,ru,pl}.ftl`, names of measures and units in `texts/measures.{en,ru,pl}.ftl`.

use clade_ecology::measure::Unit;
use clade_engine::{Arg, Msg};

clade_engine::messages! {
    // Numbers.
    decimal_sign = "words-decimal-sign" ();
    thousands_sign = "words-thousands-sign" ();
    none = "words-none" ();
    percent = "words-percent" (number);
    points_short = "words-points" (number);
    interval = "words-interval" (value, low, high);
    effect = "words-effect" (number);
    adjusted = "words-adjusted" (number);
    n = "words-n" (n);
    n_each = "words-n-each" (one, other);
    // Several in a row.
    list = "words-list" (one, more);
    comma = "words-comma" (one, more);
    and = "words-and" (one, more);
    then = "words-then" (one, more);
    // Settings.
    named = "words-named" (name, brackets);
    printed = "words-printed" ();
    unchanged = "words-unchanged" ();
    without_change = "words-without-change" ();
    option = "words-option" (title, value);
    added = "words-mod" (id);
    seats = "words-seats" (n);
    with_option = "words-with-option" (option);
    with_mod = "words-with-mod" (id);
    with_seats = "words-with-seats" (n);
    inside = "words-inside" (game, brackets);
    inside_bare = "words-inside-bare" (game);
    in_setting = "words-in-setting" (place, setting);
    // Players.
    count_random = "words-count-random" (n);
    count_greedy = "words-count-greedy" (n);
    count_other = "words-count-other" (n, name);
    kind_random = "words-kind-random" ();
    kind_greedy = "words-kind-greedy" ();
    kind_other = "words-kind-other" (name);
    kind_mixed = "words-kind-mixed" (names);
    // Findings.
    differs = "words-differs" (there, says, here, by, value_there, value_here, numbers);
    alike = "words-alike" (measure, within, value_there, there, value_here, here, n);
    unsure = "words-unsure" (measure, value_there, there, value_here, here, n, least);
    unsure_at_all = "words-unsure-at-all" (measure, value_there, there, value_here, here, n);
    experiment = "words-experiment" ();
    found_by_looking = "words-found-by-looking" ();
    holds_everywhere = "words-holds-everywhere" (among);
    holds_only = "words-holds-only" (among, not);
    asked_only = "words-asked-only" (among);
    // Games that stand out.
    outlier = "words-outlier" (name, game, seed, measure, value, extreme, median);
    outlier_round = "words-outlier-round" (round);
    lowest = "words-lowest" ();
    highest = "words-highest" ();
    // Sources, places and ends of food and of individuals.
    node_comes_opening = "words-node-comes-opening" ();
    node_comes_weather = "words-node-comes-weather" ();
    node_comes_player = "words-node-comes-player" ();
    node_comes_card = "words-node-comes-card" ();
    node_comes_other = "words-node-comes-other" (why);
    node_returns_waste = "words-node-returns-waste" ();
    node_returns_corpse = "words-node-returns-corpse" ();
    node_lies_patch = "words-node-lies-patch" ();
    node_lies_plate = "words-node-lies-plate" ();
    node_lies_store = "words-node-lies-store" ();
    node_lies_body = "words-node-lies-body" ();
    node_eaten = "words-node-eaten" ();
    node_left = "words-node-left" ();
    node_goes_weather = "words-node-goes-weather" ();
    node_goes_player = "words-node-goes-player" ();
    node_goes_card = "words-node-goes-card" ();
    node_goes_spoiled = "words-node-goes-spoiled" ();
    node_goes_destroyed = "words-node-goes-destroyed" ();
    node_goes_death = "words-node-goes-death" ();
    node_goes_other = "words-node-goes-other" (why);
    node_lives = "words-node-lives" ();
    node_living = "words-node-living" ();
    node_leaves = "words-node-leaves" ();
    // Families of measures.
    food = "words-family-food" ();
    populations = "words-family-populations" ();
    feeding = "words-family-feeding" ();
    fairness = "words-family-fairness" ();
    the_game = "words-family-game" ();
    // Why there is no value.
    absent_nothing_to_share = "words-absent-nothing-to-share" ();
    absent_nothing_eaten = "words-absent-nothing-eaten" ();
    absent_no_stores = "words-absent-no-stores" ();
    absent_not_by_killing = "words-absent-not-by-killing" ();
    absent_no_cap = "words-absent-no-cap" ();
    absent_step_by_rule = "words-absent-step-by-rule" ();
    absent_no_scores = "words-absent-no-scores" ();
    absent_unfinished = "words-absent-unfinished" ();
    absent_two_sides = "words-absent-two-sides" ();
    absent_one_side = "words-absent-one-side" ();
    absent_one_patch = "words-absent-one-patch" ();
    absent_mixed_sides = "words-absent-mixed-sides" ();
    absent_few_rounds = "words-absent-few-rounds" (n);
    absent_few_games = "words-absent-few-games" (n);
    absent_few_at_risk = "words-absent-few-at-risk" (n);
    absent_outlived = "words-absent-outlived" ();
    absent_few_levels = "words-absent-few-levels" (n);
    absent_no_variation = "words-absent-no-variation" ();
    absent_not_told_apart = "words-absent-not-told-apart" ();
    absent_not_shown = "words-absent-not-shown" ();
    absent_unstable = "words-absent-unstable" ();
    absent_no_amount = "words-absent-no-amount" ();
    absent_never = "words-absent-never" ();
    // What is followed over a game.
    series_supply = "words-series-supply" ();
    series_need = "words-series-need" ();
    series_heads = "words-series-heads" ();
    series_relative_heads = "words-series-relative-heads" ();
    series_scarcity = "words-series-scarcity" ();
    series_hunger = "words-series-hunger" ();
    series_intake = "words-series-intake" ();
    series_births = "words-series-births" ();
    series_deaths = "words-series-deaths" ();
    // Where a meal came from.
    origin_environment = "words-origin-environment" ();
    origin_waste = "words-origin-waste" ();
    origin_body = "words-origin-body" ();
    origin_prey = "words-origin-prey" ();
    origin_carrion = "words-origin-carrion" ();
    origin_shared = "words-origin-shared" ();
    origin_own_store = "words-origin-own-store" ();
    origin_theft = "words-origin-theft" ();
    origin_made = "words-origin-made" ();
    origin_placed = "words-origin-placed" ();
    // Causes of death.
    death_hunger = "words-death-hunger" ();
    death_predation = "words-death-predation" ();
    death_competition = "words-death-competition" ();
    death_doom = "words-death-doom" ();
    death_effect = "words-death-effect" ();
    // Ways to come to live.
    birth_setup = "words-birth-setup" ();
    birth_bought = "words-birth-bought" ();
    birth_brood = "words-birth-brood" ();
    birth_regrown = "words-birth-regrown" ();
    birth_spread = "words-birth-spread" ();
    birth_revived = "words-birth-revived" ();
    // Where food lies.
    place_outside = "words-place-outside" ();
    place_patch = "words-place-patch" ();
    place_plate = "words-place-plate" ();
    place_store = "words-place-store" ();
    place_body = "words-place-body" ();
    // Why food moved.
    reason_opening = "words-reason-opening" ();
    reason_weather = "words-reason-weather" ();
    reason_waste = "words-reason-waste" ();
    reason_corpse = "words-reason-corpse" ();
    reason_player = "words-reason-player" ();
    reason_card = "words-reason-card" ();
    reason_meal = "words-reason-meal" (origin);
    reason_converted = "words-reason-converted" ();
    reason_theft = "words-reason-theft" ();
    reason_digested = "words-reason-digested" ();
    reason_spoiled = "words-reason-spoiled" ();
    reason_destroyed = "words-reason-destroyed" ();
    reason_with_death = "words-reason-with-death" ();
    reason_carried = "words-reason-carried" ();
    // In what somebody leads.
    leader_fed = "words-leader-fed" ();
    leader_heads = "words-leader-heads" ();
    leader_score = "words-leader-score" ();
    // Tables.
    share_of_game = "words-share-of-game" ();
    part_of_game = "words-part-of-game" (from, to);
    windows = "words-windows" ();
    at_risk = "words-at-risk" ();
    died_at = "words-died-at" ();
    outlives = "words-outlives" ();
    number = "words-number" ();
    difference = "words-difference" ();
    deviations = "words-deviations" ();
    adjusted_p = "words-adjusted-p" ();
    pair_correlation = "words-pair-correlation" ();
    verdict = "words-verdict" ();
    verdict_higher = "words-verdict-higher" ();
    verdict_lower = "words-verdict-lower" ();
    verdict_alike = "words-verdict-alike" (within);
    verdict_noise = "words-verdict-noise" (least);
    verdict_unsure = "words-verdict-unsure" ();
    others_of_pair = "words-others-of-pair" (n);
}

/// The Fluent files of this crate in a language, for everybody who says something of a comparison.
pub(super) fn files_of(lang: &str) -> [&'static str; 2] {
    match lang {
        "ru" => [include_str!("../../texts/words.ru.ftl"), include_str!("../../texts/measures.ru.ftl")],
        "pl" => [include_str!("../../texts/words.pl.ftl"), include_str!("../../texts/measures.pl.ftl")],
        _ => [include_str!("../../texts/words.en.ftl"), include_str!("../../texts/measures.en.ftl")],
    }
}

/// The name of a number.
pub(super) fn measure(id: &str) -> Msg {
    Msg::new(format!("measure-{id}"))
}

/// More about a number: `help`, and the sentences that it is `higher` or `lower`.
pub(super) fn measure_part(id: &str, part: &str) -> Msg {
    Msg::new(format!("measure-{id}.{part}"))
}

/// When a measure must not be compared.
pub(super) fn limit(number: u8) -> Msg {
    Msg::new(format!("limit-{number}"))
}

/// A unit.
pub(super) fn unit(unit: Unit) -> Msg {
    Msg::new(format!("unit-{}", unit_name(unit)))
}

/// An amount in a unit: the number as it is written, and what chooses the plural.
pub(super) fn amount(unit: Unit, number: String, n: Arg) -> Msg {
    Msg::new(format!("unit-{}.of", unit_name(unit))).with("number", number).with("n", n)
}

fn unit_name(unit: Unit) -> String {
    unit.name().replace(['’', '\''], "").replace(' ', "-").to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;
    use clade_ecology::Measure;
    use std::collections::BTreeSet;

    /// All messages whose ids are made of names of the measures, with their arguments.
    fn made() -> Vec<(String, &'static [&'static str])> {
        let parts = Measure::parts().flat_map(|(_, part)| {
            let more = ["help", "higher", "lower"].map(|more| measure_part(part.id, more));
            [measure(part.id)].into_iter().chain(more)
        });
        let limits = Measure::ALL.iter().map(|measure| limit(measure.number));
        let units: BTreeSet<Unit> = Measure::parts().map(|(_, part)| part.unit).collect();
        let names = units.iter().map(|one| unit(*one));
        let kinds = ["random", "greedy", "other", "mixed"].into_iter().flat_map(|kind| ["among", "with"].map(|form| (kind, form)));
        let bare = parts.chain(limits).chain(names).map(|msg| (msg.id.into_owned(), [].as_slice()));
        let amounts = units.iter().map(|one| (amount(*one, String::new(), Arg::Number(0)).id.into_owned(), ["number", "n"].as_slice()));
        let forms = kinds.map(|(kind, form)| {
            let args: &[&str] = match kind {
                "other" => &["name"],
                "mixed" => &["names"],
                _ => &[],
            };
            (format!("words-kind-{kind}.{form}"), args)
        });
        bare.chain(amounts).chain(forms).collect()
    }

    #[test]
    fn every_text_is_there_and_used() {
        let made = made();
        let all: Vec<(&str, &[&str])> = ALL.iter().copied().chain(made.iter().map(|(id, args)| (id.as_str(), *args))).collect();
        let sources = clade_table::LANGUAGES.map(|lang| (lang, files_of(lang).join("\n")));
        let mut faults = clade_table::check(&all, sources.each_ref().map(|(lang, source)| (*lang, source.as_str())));
        // Units that have no plural in any language ask for no number.
        faults.retain(|fault| !(fault.starts_with("'unit-") && fault.ends_with(".of' declares $n, which no language uses")));
        assert_eq!(faults, Vec::<String>::new());
    }
}
