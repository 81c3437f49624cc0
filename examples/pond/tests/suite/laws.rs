//! Pond under all laws.

use clade_check::battery::{LONGEST, Plan, Rates, Report, Watch, run, setups};
use clade_engine::Module;

type Files = Vec<(String, String)>;

fn check(mods: &[Files], rates: Rates, games: u64) -> Report {
    let watch = Watch::new();
    let plan = Plan {
        setups: setups(&clade_pond::MODULE),
        games,
        seed: 1,
        jobs: 0,
        rates,
        longest: LONGEST,
        mods: Vec::new(),
        enough: true,
        watch: &watch,
    };
    run(&plan, &|setup| clade_pond::MODULE.ruleset(setup, mods))
}

#[test]
fn pond_keeps_all_laws() {
    let report = check(&[], Rates { fresh: 7, ..Rates::EACH }, 12);
    assert!(report.is_lawful(), "{:#?}", report.broken);
    let tally = &report.tally;
    assert!(tally.inside > 100 && tally.differences > 1000 && tally.pairs > 20 && tally.alike > 100, "{tally:#?}");
}

/// A card that takes what a seat secretly chose, then asks again. Its journal must not betray the choice.
#[test]
fn a_journal_betrays_nothing() {
    let card = r#"return {
        id = "thief", name = { en = "Thief", ru = "Вор", pl = "Złodziej" }, text = { en = "-", ru = "-", pl = "-" },
        says = { give = { en = "give", ru = "отдать", pl = "oddać" }, keep = { en = "keep?", ru = "оставить?", pl = "zostawić?" } },
        source = "rulebook",
        play = function(g)
            local other = g:next_side()
            local kind = g:choose_from_hand("give", other)
            if kind then
                g:take_card(other, kind)
                g:feed(g:ask_yes("keep") and 1 or 0)
            end
        end,
    }"#;
    let head = "id = \"thief\"\ngame = \"pond\"\nversion = \"1\"";
    let folder = vec![("mod.toml".to_owned(), head.to_owned()), ("thief.lua".to_owned(), card.to_owned())];
    let report = check(&[folder], Rates { fresh: 7, ..Rates::EACH }, 8);
    assert!(report.is_lawful(), "{:#?}", report.broken);
}
