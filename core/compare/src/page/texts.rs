//! Every message of the page. The words are in `texts/page.{en,ru,pl}.ftl`.

clade_engine::messages! {
    title = "page-title" (games);
    contents = "page-contents" ();
    lead = "page-lead" ();
    // What was played.
    played = "page-played" ();
    arm = "page-arm" ();
    finished = "page-finished" ();
    stopped = "page-stopped" ();
    failed = "page-failed" ();
    games = "page-games" ();
    rules_hash = "page-rules-hash" ();
    mods = "page-mods" ();
    how = "page-how" (games, version, seed);
    cut = "page-cut" (asked, games);
    shown = "page-shown" (players);
    repeat = "page-repeat" ();
    brackets = "page-brackets" ();
    few = "page-few" (least);
    // Findings.
    findings = "page-findings" ();
    no_findings = "page-no-findings" ();
    looked = "page-looked" (n);
    looked_says = "page-looked-says" (main);
    // The rulebooks.
    rules_says = "page-rules-says" ();
    // Pictures.
    pictures = "page-pictures" ();
    table = "page-table" ();
    sankey = "page-sankey" ();
    sankey_says = "page-sankey-says" ();
    sankey_habitat = "page-sankey-habitat" ();
    food_unit = "page-food-unit" (n);
    life_unit = "page-life-unit" (n);
    food_of = "page-food-of" (arm);
    lives_of = "page-lives-of" (arm);
    flow_from = "page-flow-from" ();
    flow_to = "page-flow-to" ();
    flow_pieces = "page-flow-pieces" ();
    flow_share = "page-flow-share" ();
    no_flows = "page-no-flows" ();
    says_flows = "page-says-flows" (n);
    population = "page-population" ();
    population_says = "page-population-says" ();
    scarcity = "page-scarcity" ();
    scarcity_says = "page-scarcity-says" ();
    survival = "page-survival" ();
    survival_says = "page-survival-says" ();
    deaths = "page-deaths" ();
    deaths_says = "page-deaths-says" ();
    displaced = "page-displaced" ();
    origin = "page-origin" ();
    origin_says = "page-origin-says" ();
    early = "page-early" ();
    early_says = "page-early-says" ();
    chance = "page-chance" (sides);
    matrix = "page-matrix" ();
    matrix_says = "page-matrix-says" ();
    others = "page-others" (players);
    unit = "page-unit" ();
    // Differences.
    pairs = "page-pairs" ();
    pairs_says = "page-pairs-says" (main);
    sweep = "page-sweep" ();
    sweep_says = "page-sweep-says" ();
    // Games that stand out.
    outliers = "page-outliers" ();
    outliers_says = "page-outliers-says" ();
    no_outliers = "page-no-outliers" ();
    open = "page-open" ();
    no_record = "page-no-record" ();
    // How it was measured.
    method = "page-method" ();
    method_says = "page-method-says" ();
    source = "page-source" ();
    after = "page-after" (source);
    ours = "page-ours" ();
    help = "page-help" ();
    care = "page-care" ();
    limits = "page-limits" ();
    limit_bots = "page-limit-bots" ();
    limit_pieces = "page-limit-pieces" ();
    limit_cause = "page-limit-cause" ();
    limit_stopped = "page-limit-stopped" ();
    limit_noise = "page-limit-noise" ();
    limit_round = "page-limit-round" ();
}

/// The Fluent source of these messages in a language.
pub(super) fn texts_of(lang: &str) -> &'static str {
    match lang {
        "ru" => include_str!("../../texts/page.ru.ftl"),
        "pl" => include_str!("../../texts/page.pl.ftl"),
        _ => include_str!("../../texts/page.en.ftl"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_there_and_used() {
        let faults = clade_table::check(ALL, clade_table::LANGUAGES.map(|lang| (lang, texts_of(lang))));
        assert_eq!(faults, Vec::<String>::new());
    }
}
