//! Environment cards of mods: they act for nobody, take the place of shipped ones, and are refused with the place and the reason.

use crate::common::{Look, Table, open_with};
use clade_check::random_states;
use clade_engine::{Actor, Kept, Rules, Setup, Shown, Sink};
use clade_script::ModFolder;
use clade_soup::action::Action;
use clade_soup::{EnvironmentCard, Event, MODULE, Soup};

/// An environment card with these further lines; the first one is line 5.
fn card(id: &str, lines: &str) -> String {
    format!(
        "return {{\n    id = \"{id}\", kind = \"environment\", source = \"assumed\",\n    drift = \"north\", ozone = 5,\n    name = \"{id}\", text = \"For a test.\",\n{lines}\n}}\n"
    )
}

/// A card that does this when it is turned.
fn acting(id: &str, does: &str) -> String {
    card(id, &format!("    turned = function(g)\n{does}\n    end,"))
}

/// A mod with these lines in its head and these files, named by number.
fn folder(head: &str, cards: &[String]) -> ModFolder {
    let head = format!("game = \"soup\"\nversion = \"1\"\n{head}\n");
    let cards = cards.iter().enumerate().map(|(i, text)| (format!("{i:02}.lua"), text.clone()));
    ModFolder { files: std::iter::once(("mod.toml".to_owned(), head)).chain(cards).collect() }
}

fn added(cards: &[String]) -> ModFolder {
    folder("id = \"test\"", cards)
}

/// The deck that comes with the game, as a folder that somebody copied.
fn copied() -> ModFolder {
    MODULE.shipped[1].folder()
}

/// Why a mod is refused, a line each.
fn refused(folder: &ModFolder) -> Vec<String> {
    let setup = Setup { seats: 4, options: Default::default() };
    let error = clade_soup::rules(&setup, std::slice::from_ref(folder)).map(drop).expect_err("it is refused");
    error.to_string().lines().map(str::to_owned).collect()
}

/// The log of the last [`Table::play`], as ids.
fn log(t: &Table) -> Vec<String> {
    t.events.iter().filter_map(|event| t.game.log_line(event)).map(|msg| msg.id.to_string()).collect()
}

/// The cards that Chance can turn, each with its weight.
fn chances(t: &Table) -> Vec<(EnvironmentCard, u32)> {
    let mut outcomes = Vec::new();
    t.game.outcomes(&t.state, &mut outcomes);
    outcomes.into_iter().filter_map(|(action, n)| if let Action::Environment(card) = action { Some((card, n)) } else { None }).collect()
}

const TWO: &str = r#"
phase = 2
red = { points = 1, genes = ["holding", "speed"], amoebas = { 1 = "b2" } }
blue = { points = 3, amoebas = { 1 = "e2", 2 = "d2" } }"#;

#[test]
fn a_card_acts_before_defects_are_found() {
    let rain = acting("rain", "        for _, player in ipairs(g:everyone()) do g:gain(#g:amoebas(player), player) end");
    let mut t = Table::of(open_with(4, &[added(&[rain])]), TWO);
    t.play("environment E12");
    assert_eq!((t.bp("red"), t.bp("blue"), t.bp("green")), (2, 5, 0));
    let told = log(&t);
    let at = |id: &str| told.iter().position(|told| told == id).unwrap_or_else(|| panic!("{id} is not in {told:?}"));
    let lines = ["soup-log-environment-named", "soup-log-environment-acts", "soup-log-gained", "soup-log-defect"].map(at);
    assert!(lines.is_sorted(), "{told:?}");
    assert_eq!(told.iter().filter(|id| *id == "soup-log-environment-acts").count(), 1, "it is named once");
}

#[test]
fn a_card_asks_rolls_and_remembers_and_can_be_saved_meanwhile() {
    let does = "        local red = g:everyone()[4]\n        if g:ask_yes(\"dive\", red) then g:remember(\"depth\", g:roll()) end\n        \
                g:gain(g:recall(\"depth\"), red)";
    let dive = acting("dive", does)
        .replace("    turned", "    says = { dive = \"whether to dive\" }, remembers = { depth = \"game\" },\n    turned");
    let mut t = Table::of(open_with(4, &[added(&[dive])]), &TWO.replace("\"holding\", \"speed\"", ""));
    t.play("environment E12");
    t.asks("red", "yes, no");
    let reads_back = |t: &Table| {
        let position = t.game.position(&t.state).expect("a position");
        assert!(position.contains("owner = \"nobody\"") && t.game.is_sound(&t.state), "{position}");
        assert_eq!(t.game.place(&position, &mut Sink::null()).expect("it reads back"), t.state);
    };
    reads_back(&t);
    t.play("yes");
    assert_eq!(t.game.actor(&t.state), Actor::Chance);
    reads_back(&t);
    t.play("die 5");
    assert_eq!(t.bp("red"), 6);
    let position = t.game.position(&t.state).expect("a position");
    assert!(position.contains("remembered = [\"nobody dive depth 5\"]"), "{position}");
}

#[test]
fn copies_weigh() {
    let rare = card("rare", "    copies = 3,");
    let mut t = Table::of(open_with(4, &[added(&[rare])]), "phase = 2");
    let twelfth = EnvironmentCard(11);
    let weight = |t: &Table| chances(t).into_iter().find(|(card, _)| *card == twelfth).map_or(0, |(_, n)| n);
    let least = chances(&t).iter().map(|(_, n)| *n).min().expect("a card");
    assert_eq!((chances(&t).len(), weight(&t)), (11, 3 * least), "ten of the shipped ones, E06 lies on the compass");
    t.play("environment E12");
    let position = t.game.position(&t.state).expect("a position");
    assert_eq!((position.matches("\"E12\"").count(), position.contains("environment = \"E12\"")), (3, true), "{position}");
    let again = t.game.place(&position, &mut Sink::null()).expect("it reads back");
    assert_eq!(again, t.state);
    let four = position.replacen("deck = [", "deck = [\"E12\", \"E12\", ", 1);
    assert!(t.game.place(&four, &mut Sink::null()).is_err(), "there are three of it");
}

#[test]
fn a_shipped_card_is_replaced_by_its_id() {
    let mine = acting("e03", "        g:gain(9, g:everyone()[1])");
    let head = "id = \"mine\"\noverrides = \"soup_environment\"";
    let mut t = Table::of(open_with(4, &[folder(head, &[mine])]), TWO);
    assert_eq!(chances(&t).len(), 10, "no card more");
    t.play("environment E03");
    assert_eq!(t.bp("yellow"), 9, "the foremost");
    let gene = "return { id = \"e03\", name = \"x\", text = \"x\", source = \"assumed\", copies = { [4] = 1 }, price = 1, mutation = 1 }"
        .to_owned();
    assert_eq!(refused(&folder(head, &[gene])), ["mine/00.lua:1: soup_environment/e03.lua is an environment card, and this is a gene"]);
}

#[test]
fn a_whole_deck_takes_the_place_of_the_shipped_one() {
    let mut own = copied();
    own.files.retain(|(name, _)| !["e07.lua", "e08.lua", "e09.lua", "e10.lua", "e11.lua"].contains(&name.as_str()));
    own.files.push(("e20.lua".to_owned(), card("e20", "")));
    let game = open_with(4, &[own.clone()]);
    let t = Table::of(game, "phase = 2\nenvironment = \"E07\"");
    assert_eq!(chances(&t).len(), 6);
    assert!(random_states(&t.game, 1, |_, _, _| {}).over);
    // Nobody must be left with a deck that cannot be played.
    own.files.iter_mut().for_each(|(_, text)| *text = text.replace("    ozone", "    copies = 0,\n    ozone"));
    assert_eq!(refused(&own), ["soup_environment/mod.toml:1: too few cards for this table: 1 of 2"]);
}

#[test]
fn what_does_not_fit_is_refused() {
    let many: Vec<String> = (0..6).map(|n| card(&format!("more_{n}"), "")).collect();
    assert_eq!(
        refused(&added(&many)),
        ["test/05.lua:2: the environment deck has at most 16 different cards; `copies` says how often one is in it"]
    );
    let one = |from: &str, to: &str| refused(&added(&[acting("rain", "        g:gain(1, 0)").replace(from, to)]));
    assert_eq!(one("ozone", "ozon"), ["test/00.lua:3: unknown key 'ozon'; did you mean 'ozone'?"]);
    assert_eq!(
        one("north", "nroth"),
        ["test/00.lua:3: drift: 'nroth' is not one of none, west, north, east, south; did you mean 'north'?"]
    );
    assert_eq!(
        one("\"environment\"", "\"enviroment\""),
        ["test/00.lua:2: kind: 'enviroment' is not one of environment (a gene names none); did you mean 'environment'?"]
    );
    assert_eq!(one("ozone = 5", "ozone = 5, price = 3"), ["test/00.lua:3: price: a key of a gene; this is an environment card"]);
    assert!(
        one("kind = \"environment\", ", "")
            .contains(&"test/00.lua:3: drift: a key of an environment card, which says kind = \"environment\"; this is a gene".to_owned())
    );
    assert_eq!(
        one("text = \"For a test.\",", ""),
        ["test/00.lua:5: a card that does something needs the key 'text', so that players can read it"]
    );
}

#[test]
fn what_is_about_an_owner_is_refused() {
    let one = |call: &str| refused(&added(&[acting("rain", &format!("        {call}"))]));
    for verb in ["owner", "hunters", "attack", "fight"] {
        let told = format!("test/00.lua:6: nobody owns an environment card: it cannot call '{verb}', which is about an owner");
        assert_eq!(one(&format!("g:{verb}()")), [told]);
    }
    assert_eq!(one("g:gain(1)"), ["test/00.lua:6: gain: the argument 'side' is missing: g:gain(n, side)"]);
    assert_eq!(one("g:gain(1, nil)").len(), 1);
}

#[test]
fn the_former_file_says_what_to_do_now() {
    let mut old = folder("id = \"old\"", &[]);
    old.files.push(("environment.toml".to_owned(), "card = []".to_owned()));
    let told = refused(&old);
    assert!(told.len() == 1 && told[0].starts_with("old/environment.toml:1: environment cards are Lua files now"), "{told:?}");
}

#[test]
fn no_gene_contains_a_card_of_the_deck() {
    let gene = "return { id = \"odd\", name = \"odd\", text = \"x\", source = \"assumed\",\ncopies = { [4] = 1 }, price = 1, mutation = 1,\ncontains = { \"e01\" } }";
    assert_eq!(refused(&added(&[gene.to_owned()])), ["test/00.lua:3: contains: 'e01' is an environment card, and this is a gene"]);
}

/// Cards that fail, and cards that do what they like with a table: it stays one that can be played.
#[test]
fn random_games_with_wild_weather() {
    let cards = [
        acting(
            "storm",
            "        for _, player in ipairs(g:everyone()) do for _, amoeba in ipairs(g:amoebas(player)) do g:damage(amoeba) end end",
        ),
        acting("whirl", "        for _, cell in ipairs(g:cells()) do g:carry(g:cubes_in(cell, 1), cell, 0) end"),
        acting(
            "drift",
            "        for _, player in ipairs(g:everyone()) do for _, amoeba in ipairs(g:amoebas(player)) do g:move(amoeba, 1) end end",
        ),
        acting("toll", "        for _, player in ipairs(g:everyone()) do g:pay_for(player, 3) end"),
    ];
    let game: Soup = open_with(4, &[added(&cards)]);
    let (mut failed, mut acted) = (0, 0);
    for seed in 0..20 {
        let end = random_states(&game, seed, |state, _, events| {
            assert!(game.adds_up(state), "seed {seed}");
            failed += events.iter().filter(|event| matches!(event, Event::Failed(fault) if fault.file == "test/03.lua")).count();
            acted += events.iter().filter(|event| matches!(event, Event::Acted { owner: clade_script::NOBODY, .. })).count();
        });
        assert!(end.over);
    }
    assert!(failed > 0 && acted > 20, "{failed} failed, {acted} acted");
}
