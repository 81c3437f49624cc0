//! `changes.toml`: facts of cards that a mod changes without writing the cards again.

use crate::common::{PLAY, SCHEMA, folder};
use clade_engine::Kind;
use clade_script::{Cards, Fact, ModFolder, Source};
use std::sync::Arc;

const BASE: &str = "return {
    id = 'c', name = { en = 'a', ru = 'б' }, text = { by = 'weather', dry = { en = 'd', pl = 'p' }, ['wet-cold'] = 'w' },
    source = 'assumed', gain = 1, counts = { [2] = 1 }, marks = { 'red' }, needs = { 'e' }, says = { one = 'x', two = 'y' },
    play = function(g) g:ask_yes('one') g:ask_yes('two') end,
}";
const OTHER: &str = "return { id = 'e', name = 'e', text = 'e', source = 'assumed', gain = 2, play = function(g) end }";

fn base() -> ModFolder {
    folder("base", &[("c.lua", BASE), ("e.lua", OTHER)])
}

fn with(changes: &str) -> Result<Arc<Cards>, Vec<String>> {
    let told = |wrong: Vec<clade_engine::FileFault>| wrong.iter().map(ToString::to_string).collect();
    Cards::load(&SCHEMA, &[base(), folder("fix", &[("changes.toml", changes)])]).map_err(told)
}

#[test]
fn facts_take_the_place_of_what_was_there() {
    let plain = Cards::load(&SCHEMA, &[base()]).expect("it loads");
    let cards =
        with("[c]\ngain = 3\ncounts = { 3 = 2, 4 = 0x3 }\nmarks = []\nneeds = []\nsource = 'rulebook'\n\n[\"base:e\"]\nicon = 'crab'\n");
    let cards = cards.expect("it loads");
    let card = cards.get(Kind(0));
    assert_eq!((card.int("gain", 0), card.per_seats("counts", 2), card.per_seats("counts", 4), card.source()), (3, 0, 3, Source::Rulebook));
    assert_eq!((card.words("marks"), card.cards("needs")), (&[][..], &[][..]));
    assert_eq!((card.from_mod(), card.changed_by().collect::<Vec<_>>()), ("base", vec!["fix"]));
    assert_eq!(&*cards.look_of(Kind(1)).icon, "crab");
    assert!(cards.defines(PLAY).contains(Kind(0)), "its functions stay");
    assert_ne!(plain.hash(), cards.hash());
}

/// Saved games are bound to rules, not to what people read.
#[test]
fn only_another_rule_makes_another_hash() {
    let hash = |changes: &str| with(changes).expect(changes).hash();
    let plain = Cards::load(&SCHEMA, &[base()]).expect("it loads").hash();
    assert_eq!([plain; 3], ["[c]\nname.pl = 'z'", "[c]\nsource = 'rulebook'\nicon = 'crab'", "[c]\ngain = 1"].map(hash));
    assert_ne!(hash("[c]\ngain = 2"), hash("[c]\ngain = 3"));
    assert_eq!(hash("[c]\ngain = 2"), hash("['base:c']\nname.ru = 'ю'\ngain = 2"));
}

/// A translation adds languages. A text that is new in English is new: the old one in other languages may be true no more.
#[test]
fn texts_are_changed_by_language() {
    let texts = |changes: &str, language: &str| with(changes).expect(changes).texts(language);
    let line = |changes: &str, language: &str, id: &str| {
        let texts = texts(changes, language);
        texts.lines().find_map(|line| Some(line.strip_prefix(id)?.strip_prefix(" = ")?.to_owned())).unwrap_or_default()
    };
    let name = "card-base-c";
    assert_eq!((line("[c.name]\npl = 'z'", "pl", name), line("[c.name]\npl = 'z'", "ru", name)), ("z".into(), "б".into()));
    assert_eq!((line("[c.name]\nen = 'n'", "en", name), line("[c.name]\nen = 'n'", "ru", name)), ("n".into(), "n".into()));
    assert_eq!((line("[c]\nname = 'n'", "en", name), line("[c]\nname = 'n'", "ru", name)), ("n".into(), "n".into()));
    let (dry, wet) = ("[c.text.dry]\nru = 'с'", "[c]\ntext.wet-cold = { en = 'W', pl = 'm' }");
    let text = "card-base-c-text";
    assert_eq!((line(dry, "ru", text), line(dry, "pl", text), line(dry, "en", text)), ("с".into(), "p".into(), "d".into()));
    let cards = with(wet).expect("it loads");
    assert!(cards.texts_for("pl", &|_| "wet-cold").contains("card-base-c-text = m\n"));
    assert!(cards.texts_for("pl", &|_| "dry").contains("card-base-c-text = p\n"));
    let says = "[c.says]\ntwo.ru = 'и'";
    assert_eq!((line(says, "ru", "card-base-c-says-two"), line(says, "ru", "card-base-c-says-one")), ("и".into(), "x".into()));
}

#[test]
fn what_is_wrong_is_told_where_it_stands() {
    for (changes, told) in [
        ("[d]\ngain = 1", "fix/changes.toml:1: there is no card 'd'; did you mean 'c'?"),
        ("['base:d']\ngain = 1", "fix/changes.toml:1: there is no card 'base:d'; did you mean 'base:c'?"),
        ("c = 1", "fix/changes.toml:1: expected the facts that differ, as a table: [card], then key = value"),
        ("[c]\n\ngian = 1", "fix/changes.toml:3: unknown key 'gian'; did you mean 'gain'?"),
        ("[c]\ngain = 10", "fix/changes.toml:2: gain: expected a whole number from 0 to 9, found 10"),
        ("[c]\ngain = 'x'", "fix/changes.toml:2: gain: expected a number, found a text"),
        ("[c]\ngain = 2024-01-01", "fix/changes.toml:2: gain: expected a number, a text, a list or a table, found a date"),
        ("[c]\nmarks = 'red'", "fix/changes.toml:2: marks: expected a list like [a, b], found a text"),
        ("[c]\nmarks = [\n  'red',\n  'bleu']", "fix/changes.toml:4: marks: 'bleu' is not one of red, blue; did you mean 'blue'?"),
        ("[c]\ncounts = { x = 1 }", "fix/changes.toml:2: counts: expected a number for each number of seats, { 3 = 1, 4 = 2 }"),
        ("[c]\nneeds = ['f']", "fix/changes.toml:2: needs: there is no card 'f'; did you mean 'c'?"),
        ("[c]\nid = 'd'", "fix/changes.toml:2: id: the functions of a card are written for what it says here"),
        ("[c]\nplay = 1", "fix/changes.toml:2: play: a function is changed in a card that is written anew, not here"),
        ("[c.says]\nthree = 'x'", "fix/changes.toml:2: says: the card says nothing under 'three'"),
        ("[c.text]\nwet = 'x'", "fix/changes.toml:2: text: this text follows the option weather, and 'wet' is no value of it"),
        ("[c.name]\nde = 'x'", "fix/changes.toml:2: name: unknown language 'de', expected en, ru, pl"),
        ("[c.name]\npl = ''", "fix/changes.toml:2: name: pl: the text is empty"),
        ("[c\n", "fix/changes.toml:1: "),
    ] {
        let wrong = with(changes).expect_err(changes);
        assert!(wrong[0].starts_with(told), "{changes}: {wrong:?}");
    }
    assert_eq!(with("[c]\ngain = 10\nmarks = ['x', 'y']\n[f]\n").expect_err("it is wrong").len(), 4, "all at once");
}

/// Nothing that can stand in the file does harm: it is refused in a line, or it is what a card could say.
#[test]
fn hostile_files_are_refused() {
    let deep = format!("[c]\ntext = {}1{}", "{ a = ".repeat(5000), " }".repeat(5000));
    let lists = format!("[c]\nmarks = {}{}", "[".repeat(5000), "]".repeat(5000));
    let long = format!("[c]\nname = '{}'", "x".repeat(200_000));
    let many: String = (0..20_000).map(|n| format!("[x{n}]\n")).collect();
    for changes in [deep, lists, long, many, "[c]\nname = '\u{202e}x'".into(), "['c\\u001b[2J']\n".into(), "\u{feff}[c]\ngain = 99".into()]
    {
        let wrong = with(&changes).expect_err("it is refused");
        assert!(wrong.iter().all(|told| told.lines().count() == 1 && told.chars().count() < 300), "{:.300}", wrong[0]);
    }
}

/// Cards of a set that is not in the game wait for it; a card that two mods have is named in full.
#[test]
fn cards_are_named_by_id() {
    let waits = with("['later:x']\ngain = 2").expect("it loads");
    let told: Vec<String> = waits.odd().iter().map(ToString::to_string).filter(|told| told.contains("changes.toml")).collect();
    assert_eq!(told, ["fix/changes.toml:1: no mod here has the id 'later': what is changed of its cards waits for it"]);
    let more = folder("more", &[("c.lua", OTHER.replace("'e'", "'c'").as_str())]);
    let fix = |changes: &str| [base(), more.clone(), folder("fix", &[("changes.toml", changes)])];
    let wrong = Cards::load(&SCHEMA, &fix("[c]\ngain = 2")).expect_err("it is not clear");
    assert_eq!(wrong[0].to_string(), "fix/changes.toml:1: several mods have a card 'c': write one of \"base:c\", \"more:c\"");
    let cards = Cards::load(&SCHEMA, &fix("['more:c']\ngain = 5")).expect("it loads");
    assert_eq!([0, 2].map(|kind| cards.get(Kind(kind)).int("gain", 0)), [1, 5]);
}

/// The last mod that changes a fact is the one that counts, and a card that is written anew has no changes.
#[test]
fn mods_change_cards_one_after_the_other() {
    let one = folder("one", &[("changes.toml", "[c]\ngain = 2\nkind.x = 1")]);
    assert!(Cards::load(&SCHEMA, &[base(), one]).is_err());
    let one = || folder("one", &[("changes.toml", "[c]\ngain = 2\nmarks = []")]);
    let two = folder("two", &[("changes.toml", "[c]\ngain = 4")]);
    let cards = Cards::load(&SCHEMA, &[base(), one(), two]).expect("they load");
    let card = cards.get(Kind(0));
    assert_eq!((card.int("gain", 0), card.changed_by().collect::<Vec<_>>()), (4, vec!["one", "two"]));
    assert!(matches!(card.facts.get("marks"), Some(Fact::Words(none)) if none.is_empty()));
    let mut anew = folder("anew", &[("c.lua", BASE)]);
    anew.files[0].1 += "overrides = \"base\"\n";
    let cards = Cards::load(&SCHEMA, &[base(), one(), anew]).expect("they load");
    assert_eq!((cards.get(Kind(0)).int("gain", 0), cards.get(Kind(0)).changed_by().count()), (1, 0));
}
