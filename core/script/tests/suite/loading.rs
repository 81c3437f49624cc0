//! Every fault of a mod is told with file, line, what was expected, and the nearest word.

use crate::common::{AMOUNT, PLAY, SCHEMA, card, first, folder, load};
use clade_engine::{FileFault, Kind, Kinds, Severity, Side};
use clade_script::{Cards, Fact, ModFolder, Until};

fn faults(mods: &[ModFolder]) -> Vec<FileFault> {
    Cards::load(&SCHEMA, mods).expect_err("it cannot be loaded")
}

fn fault(mods: &[ModFolder]) -> FileFault {
    first(faults(mods))
}

/// Faults of a card's keys, from line 4 on.
#[test]
fn faults_of_cards() {
    for (body, line, words) in [
        ("gian = 1", 4, "unknown key 'gian'; did you mean 'gain'?"),
        ("paly = function(g) end", 4, "unknown key 'paly'; did you mean 'play'?"),
        ("\n\nxyzzyx = 1", 6, "unknown key 'xyzzyx'"),
        ("gain = 'x'", 4, "gain: expected a number, found a text"),
        ("gain = '5'", 4, "gain: expected a number, found a text"),
        ("gain = 10", 4, "gain: expected a whole number from 0 to 9, found 10"),
        ("gain = -1", 4, "gain: expected a whole number from 0 to 9, found -1"),
        ("gain = 0.5", 4, "gain: expected a whole number"),
        ("gain = 0 / 0", 4, "gain: expected a whole number"),
        ("gain = 1e300", 4, "gain: expected a whole number"),
        ("gain = {}", 4, "gain: expected a number, found a table"),
        ("\ngain = function() end", 5, "gain: expected a number, found a function"),
        ("kind = 'plent'", 4, "kind: 'plent' is not one of plant, animal; did you mean 'plant'?"),
        ("kind = 1", 4, "kind: expected a word"),
        ("marks = 'red'", 4, "marks: expected a list like { a, b }, found a text"),
        ("marks = { 'rad' }", 4, "did you mean 'red'?"),
        ("marks = { red = true }", 4, "marks: expected a list"),
        ("needs = { 'c1' }", 4, "needs: there is no card 'c1'; did you mean 'c0'?"),
        ("needs = { 'other:c0' }", 4, "needs: there is no card 'other:c0'"),
        ("needs = 'c0'", 4, "needs: expected a list like { a, b }, found a text"),
        ("counts = { x = 1 }", 4, "counts: expected a number for each number of seats, { [3] = 1, [4] = 2 }"),
        ("counts = { [3] = 'x' }", 4, "counts: expected a number"),
        ("counts = { [3] = 256 }", 4, "counts: expected a whole number from 0 to 255"),
        ("costs = 'al'", 4, "did you mean 'all'?"),
        ("costs = 0", 4, "costs: expected a whole number from 1 to 9"),
        ("reads = { 'rian' }", 4, "reads: 'rian' is not one of rain, snow; did you mean 'rain'?"),
        ("order = 'fre'", 4, "did you mean 'free'?"),
        ("play = 1", 4, "play: expected a function, found"),
        ("amount = 'x'", 4, "amount: expected a function, found a text"),
        ("[1] = 2", 1, "keys are words"),
        ("[{}] = 2", 1, "keys are words"),
        ("gain = 1,\ngain =", 5, ""),
        ("play = function(g) if end", 4, ""),
        ("play = function(g) local x: number = 1 end", 4, ""),
        ("play = function(g) goto x end", 4, ""),
    ] {
        let error = load(&[body]).expect_err(body);
        assert!(error.file == "m/0.lua" && error.place.line == line && error.what.contains(words), "{body:?} ({line} {words}): {error}");
    }
}

const NAME: &str = "name = { en = 'a', ru = 'b', pl = 'c' }";
const TEXT: &str = "text = { en = 'a', ru = 'b', pl = 'c' }";

/// Faults of the keys that every card has; each on its own line.
#[test]
fn faults_of_common_keys() {
    for (lines, line, words) in [
        (["id = 'c'", "source = 'assumed'", NAME, ""], 1, "the key 'text' is missing"),
        (["source = 'assumed'", "", NAME, TEXT], 1, "the key 'id' is missing"),
        (["id = 'c'", "", NAME, TEXT], 1, "the key 'source' is missing"),
        (["id = 'c'", "source = 'guessed'", NAME, TEXT], 3, "source: 'guessed' is not one of rulebook, own, inferred, assumed"),
        (["id = 'C'", "source = 'assumed'", NAME, TEXT], 2, "'C' may have only"),
        (["id = ''", "source = 'assumed'", NAME, TEXT], 2, "may have only"),
        (["id = 'a:b'", "source = 'assumed'", NAME, TEXT], 2, "'a:b' may have only"),
        (["id = 7", "source = 'assumed'", NAME, TEXT], 2, "id: expected a word"),
        (["id = 'c'", "source = 'assumed'", "name = { ru = 'b', pl = 'c' }", TEXT], 4, "name: the text in en is missing"),
        (["id = 'c'", "source = 'assumed'", "name = { en = 'a', ru = ' ', pl = 'c' }", TEXT], 4, "name: ru: the text is empty"),
        (["id = 'c'", "source = 'assumed'", "name = { en = 'a', de = 'b' }", TEXT], 4, "unknown language 'de'"),
        (
            ["id = 'c'", "source = 'assumed'", "name = 5", TEXT],
            4,
            "name: expected a text, \"…\", or one in each language, { en = \"…\", ru = \"…\", pl = \"…\" }, found a number",
        ),
        (["id = 'c'", "source = 'assumed'", NAME, "text = { en = 1, ru = 'b', pl = 'c' }"], 5, "text: en: expected a text"),
        (["id = 'c', says = { x = { ru = 'a' } }", "source = 'assumed'", NAME, TEXT], 2, "says: x: the text in en is missing"),
        (
            ["id = 'c',\nremembers = { x = 'tern' }", "source = 'assumed'", NAME, TEXT],
            3,
            "remembers: 'tern' is not one of turn, round, game; did you mean 'turn'?",
        ),
        (
            ["id = 'c', remembers = { a = 'turn', b = 'turn', c = 'turn', d = 'turn', e = 'turn' }", "source = 'assumed'", NAME, TEXT],
            2,
            "at most 4",
        ),
    ] {
        let source = format!("return {{\n{}\n}}", lines.iter().filter(|l| !l.is_empty()).map(|l| format!("{l},\n")).collect::<String>());
        let error = fault(&[folder("m", &[("0.lua", &source)])]);
        assert!(error.file == "m/0.lua" && error.place.line == line && error.what.contains(words), "{source}\n({line} {words}): {error}");
    }
}

#[test]
fn files_that_are_no_cards() {
    for (source, line, words) in [
        ("", 1, "a card file returns one table"),
        ("-- nothing\n\n", 3, "a card file returns one table"),
        ("return", 1, "not nil"),
        ("\nreturn 5", 1, "a card file returns one table, not"),
        ("return {}, {}", 1, "the keys 'id', 'name', 'text', 'source' are missing"),
        ("local x = 1\nreturn { id = x.y.z }", 2, "index"),
        ("this is no Lua", 1, ""),
        ("\n\nreturn {{{", 3, ""),
        ("return function() end", 1, "a card file returns one table, not a function"),
    ] {
        let error = fault(&[folder("m", &[("a/b.lua", source)])]);
        assert!(
            error.file == "m/a/b.lua" && error.place.line == line && error.what.contains(words),
            "{source:?} ({line} {words}): {error}"
        );
    }
}

#[test]
fn faults_of_mod_toml() {
    let of = |text: &str| fault(&[ModFolder { files: vec![("mod.toml".to_owned(), text.to_owned())] }]);
    for (text, line, words) in [
        ("id = \"m\"\ngame = \"test\"", 1, "the key 'version' is missing"),
        ("id = \"m\"\n\ngame = \"soup\"\nversion = \"1\"", 3, "this mod is for 'soup', not for 'test'"),
        ("version = \"1\"\nid = \"M!\"\ngame = \"test\"", 2, "the id 'M!' may have only"),
        ("id = \"\"\ngame = \"test\"\nversion = \"1\"", 1, "may have only"),
        ("id = \"m\"\ngame = \"test\"\nversion = 1.5", 3, "version: expected a text in quotes, such as \"1.0\", found 1.5"),
        ("version = \"1\"", 1, "the keys 'id', 'game' are missing"),
        ("id = \"m\"\ngame = \"test\"\nversion = \"1\"\nclade = \"99\"", 4, "this mod needs Clade 99; this is "),
        ("id = \"m\"\ngame = \"test\"\nversion = \"1\"\noverride = \"x\"", 4, "unknown key 'override'; did you mean 'overrides'?"),
        ("id = \"m\"\ngame = \"test\"\nversion = \"1\"\nname = 5", 4, "name: expected a text or { en ="),
        ("id = \"m\"\ngame = \"test\"\nversion = \"1\"\nwriter = \"x\"", 4, "unknown key 'writer'; there are id, game, version, name,"),
        ("id = \"m\"\ngame = \"test\"\n\nversion = = \"1\"", 4, ""),
        ("id = \"m\"\ngame = \"test\"\nversion = \"\"", 3, "version: expected a text such as \"1.0\", found an empty one"),
        ("id = \"m\"\ngame = \"test\"\nversion = \"1\"\nname = { de = \"x\" }", 4, "en, ru, pl"),
    ] {
        let error = of(text);
        assert!(
            error.file.ends_with("mod.toml") && error.place.line == line && error.what.contains(words),
            "{text:?} ({line} {words}): {error}"
        );
    }
    assert!(fault(&[ModFolder { files: Vec::new() }]).what.contains("has a mod.toml"));
    let deck = [("deck.toml", "")];
    let twice = fault(&[folder("m", &deck), folder("m", &deck)]);
    assert_eq!((twice.file.as_str(), twice.what.as_str()), ("m/mod.toml", "two mods have this id"));
}

#[test]
fn ids_are_taken_once() {
    let (a, b) = (card("c", ""), format!("\n{}", card("c", "")));
    let error = fault(&[folder("m", &[("b.lua", &b), ("a.lua", &a)])]);
    assert_eq!(error.to_string(), "m/b.lua:2: the id 'c' is already taken by m/a.lua");
}

#[test]
fn two_mods_may_share_a_short_id() {
    let (same, other) = (card("c", ""), card("d", "needs = { 'c', 'n:c' }"));
    let cards =
        Cards::load(&SCHEMA, &[folder("m", &[("a.lua", &same)]), folder("n", &[("a.lua", &same), ("b.lua", &other)])]).expect("they load");
    assert_eq!([0, 1, 2].map(Kind).map(|kind| cards.word(kind).to_owned()), ["m:c", "n:c", "d"]);
    assert_eq!(
        (cards.find("c"), cards.find("m:c"), cards.find("d"), cards.find("n:d")),
        (None, Some(Kind(0)), Some(Kind(2)), Some(Kind(2)))
    );
    assert_eq!(cards.get(Kind(2)).cards("needs"), [Kind(1); 2], "a mod's own card comes first");
    let texts = cards.texts("ru");
    assert!(texts.contains("card-m-c = b") && texts.contains("card-n-c-says-one = b"), "{texts}");
}

/// One text for each value of an option; the game says which value is set.
#[test]
fn a_text_follows_an_option() {
    let with = |text: &str| {
        let source = format!("return {{ id = 'c', {NAME}, source = 'assumed', text = {text} }}");
        Cards::load(&SCHEMA, &[folder("m", &[("a.lua", &source)])])
    };
    let said = |word: &str| format!("{{ en = '{word}-en', ru = '{word}-ru', pl = '{word}-pl' }}");
    let cards = with(&format!("{{ by = 'weather', dry = {}, ['wet-cold'] = {} }}", said("sand"), said("mud"))).expect("it loads");
    let told = |value: &'static str| cards.texts_for("pl", &|option| if option == "weather" { value } else { "" });
    assert!(told("wet-cold").contains("card-m-c-text = mud-pl\n") && told("dry").contains("card-m-c-text = sand-pl\n"));
    assert_eq!((cards.texts("pl"), told("")), (told("dry"), told("dry")), "the first value is the default");
    let nested = format!(
        "{{ by = 'weather', dry = {}, ['wet-cold'] = {{ by = 'light', dim = {}, bright = {} }} }}",
        said("a"),
        said("b"),
        said("c")
    );
    let both = with(&nested).expect("it loads").texts_for("en", &|option| if option == "light" { "bright" } else { "wet-cold" });
    assert!(both.contains("card-m-c-text = c-en\n"), "a text may follow a second option: {both}");
    for (text, wanted) in [
        (nested.replace("bright = ", "bright = { by = 'light' }, brigt = "), "'brigt' is not a value of light; did you mean 'bright'?"),
        ("{ by = 'wether' }".to_owned(), "text: by: no text can follow the option 'wether'; did you mean 'weather'?"),
        (
            format!("{{ by = 'weather', dry = {}, ['wet-cod'] = {} }}", said("a"), said("b")),
            "'wet-cod' is not a value of weather; did you mean 'wet-cold'?",
        ),
        (format!("{{ by = 'weather', dry = {} }}", said("a")), "the text for weather = wet-cold is missing"),
        (format!("{{ by = 'weather', dry = {}, ['wet-cold'] = {{ ru = 'a' }} }}", said("a")), "wet-cold: the text in en is missing"),
    ] {
        let found = first(with(&text).expect_err("it is refused")).what;
        assert!(found.contains(wanted), "{found}");
    }
}

#[test]
fn a_pool_has_128_kinds() {
    let sources: Vec<(String, String)> = (0..129).map(|i| (format!("{i:03}.lua"), card(&format!("c{i}"), ""))).collect();
    let files: Vec<(&str, &str)> = sources.iter().map(|(name, source)| (name.as_str(), source.as_str())).collect();
    assert_eq!(Cards::load(&SCHEMA, &[folder("m", &files[..128])]).expect("they fit").len(), 128);
    let error = fault(&[folder("m", &files)]);
    assert_eq!((error.file.as_str(), error.place.line), ("m/128.lua", 1));
    assert!(error.what.contains("at most 128 kinds"));
}

#[test]
fn what_a_card_holds() {
    let body = "gain = 3, kind = 'plant', marks = { 'blue', 'red' }, needs = { 'c1' }, counts = { [3] = 1, [4] = 2 }, costs = 'all',\n\
                order = 'free', reads = { 'snow' }, play = function(g) end";
    let cards = load(&[body, "costs = 4, amount = function(facts) end"]).expect("they load");
    let card = cards.get(Kind(0));
    assert_eq!((card.id.as_str(), card.short_id(), card.file.as_str()), ("m:c0", "c0", "m/0.lua"));
    assert_eq!((card.int("gain", 0), card.int("costs", 9), card.word("kind"), card.word("costs")), (3, 9, Some("plant"), Some("all")));
    assert_eq!(
        (card.words("marks").len(), card.cards("needs"), card.per_seats("counts", 4), card.per_seats("counts", 5)),
        (2, &[Kind(1)][..], 2, 0)
    );
    assert_eq!((card.order_free, &card.reads[..], &card.remembers[..]), (true, &[1][..], &[("cell".to_owned(), Until::Turn)][..]));
    assert_eq!(card.texts("name").map(|t| t.said("ru")), Some("b"));
    assert_eq!(cards.get(Kind(1)).facts.get("costs"), Some(&Fact::Int(4)));
    assert_eq!(
        (cards.defines(PLAY), cards.defines(AMOUNT), cards.with_word("kind", "plant")),
        (Kinds::one(Kind(0)), Kinds::one(Kind(1)), Kinds::one(Kind(0)))
    );
    assert_eq!(cards.with_word("marks", "red"), Kinds::one(Kind(0)));
}

#[test]
fn the_hash_is_of_what_cards_do() {
    let hash = |body: &str| load(&[body]).expect("it loads").hash();
    let one = "gain = 3, play = function(g) g:add(1) end";
    assert_eq!(hash(one), hash("gain   =  3, -- a comment\n\n--[[ and\na long one ]] play = function (g)\n g:add( 1 ) end"));
    for other in ["gain = 4, play = function(g) g:add(1) end", "gain = 3, play = function(g) g:add(2) end", "gain = 3"] {
        assert_ne!(hash(one), hash(other));
    }
    assert_ne!(hash("play = function(g) local a = 'x' end"), hash("play = function(g) local a = 'x ' end"), "texts of code are code");
}

/// Words, pictures and sources are put right without a saved game noticing.
#[test]
fn the_hash_is_not_of_what_people_read() {
    let load = |texts: &str| {
        let card = format!("local function f() return 1 end\nreturn {{ id = 'c', {texts}, play = function(g) local icon = f() end }}");
        let toml = "id = \"m\"\ngame = \"test\"\nversion = \"1\"\n".to_owned();
        let files = vec![("mod.toml".to_owned(), toml), ("c.lua".to_owned(), card)];
        Cards::load(&SCHEMA, &[ModFolder { files }]).unwrap_or_else(|e| panic!("{e:?}")).hash()
    };
    let says = |key: &str, en: &str| format!("says = {{ {key} = {{ en = '{en}', ru = 'б', pl = 'c' }} }}");
    let texts = |text: &str| format!("name = {{ en = 'a', ru = 'б', pl = 'c' }}, text = {{ en = [[{text}]], ru = 'б', pl = 'c' }}");
    let plain = load(&format!("{}, {}, source = 'assumed'", texts("one"), says("why", "one")));
    assert_eq!(plain, load(&format!("{}, {}, source = 'rulebook', icon = 'crab'", texts("another"), says("why", "another"))));
    assert_ne!(plain, load(&format!("{}, {}, source = 'assumed'", texts("one"), says("which", "one"))), "code names the keys of says");
}

#[test]
fn pictures_are_named_in_small_letters() {
    let cards = load(&["icon = 'sea-turtle'", ""]).expect("they load");
    assert_eq!((&*cards.look_of(Kind(0)).icon, &*cards.look_of(Kind(1)).icon, &*cards.look_of(Kind(2)).icon), ("sea-turtle", "", ""));
    assert_eq!((cards.card_text(Kind(0)).from.as_str(), &cards.card_text(Kind(0)).look), ("m", &cards.look_of(Kind(0))));
    for wrong in ["'Sea turtle'", "'../crab'", "''"] {
        let told = load(&[&format!("icon = {wrong}")]).expect_err("it is refused").what;
        assert!(told.starts_with("icon: '") && told.contains("is not the name of a picture"), "{told}");
    }
}

#[test]
fn cells_are_cleared_by_span() {
    let mut frames = clade_script::Frames::default();
    assert!(frames.remember(Side(0), Kind(3), 0, 5) && frames.remember(Side(1), Kind(3), 1, 6));
    frames.forget(|side, card, cell| (side, card, cell) == (Side(0), Kind(3), 0));
    assert_eq!((frames.recall(Side(0), Kind(3), 0), frames.recall(Side(1), Kind(3), 1)), (0, 6));
}

/// A mod that corrects cards of another one: they keep their place and their name.
#[test]
fn a_card_is_overridden() {
    let texts = format!("{NAME}, {TEXT}");
    let card = |id: &str, body: &str| format!("return {{ id = '{id}', {texts}, source = 'assumed', {body} }}");
    let folder = |head: &str, id: &str, body: &str| ModFolder {
        files: vec![
            ("mod.toml".to_owned(), format!("id = \"{head}\"\ngame = \"test\"\nversion = \"1\"\n")),
            ("a.lua".to_owned(), card(id, body)),
        ],
    };
    let corrects = |base: &str, id: &str, body: &str| {
        let mut folder = folder("fix", id, body);
        folder.files[0].1 += &format!("overrides = \"{base}\"\n");
        folder
    };
    let base = || folder("base", "c", "gain = 1, play = function(g) end");
    let cards = Cards::load(&SCHEMA, &[base(), corrects("base", "c", "gain = 2, amount = function() return 1 end")]).expect("it loads");
    assert_eq!((cards.len(), cards.find("c"), cards.get(Kind(0)).int("gain", 0)), (1, Some(Kind(0)), 2));
    assert_eq!(
        (cards.get(Kind(0)).id.as_str(), cards.get(Kind(0)).file.as_str(), cards.get(Kind(0)).from_mod()),
        ("base:c", "fix/a.lua", "fix")
    );
    assert_eq!((cards.defines(PLAY), cards.defines(AMOUNT)), (Kinds::NONE, Kinds::one(Kind(0))));
    let told = fault(&[base(), corrects("base", "d", "gain = 2")]).to_string();
    assert_eq!(told, "fix/a.lua:1: base has no card 'd' to override; did you mean 'c'?");
    let told = fault(&[base(), corrects("bas", "c", "gain = 2")]).to_string();
    assert_eq!(told, "fix/mod.toml:4: it needs 'bas', but no mod has this id; did you mean 'base'?");
}

#[test]
fn a_mod_has_a_card_or_what_the_game_reads_beside_cards() {
    let told = fault(&[folder("m", &[("a.luau", "return {}"), ("deks.toml", "")])]).to_string();
    assert_eq!(told, "m/mod.toml:1: there is no card in this mod: a card is a file of this folder whose name ends in .lua");
    assert!(Cards::load(&SCHEMA, &[folder("m", &[("deck.toml", "")])]).is_ok());
}

#[test]
fn what_is_probably_a_mistake_is_told() {
    let source = |icon: &str, name: &str| card("c", &format!("icon = '{icon}', gain = 1")).replace("en = 'a'", &format!("en = '{name}'"));
    let warnings = |files: &[(&str, &str)]| -> Vec<String> {
        let cards = Cards::load(&SCHEMA, &[folder("m", files)]).expect("it loads");
        cards.odd().iter().filter(|fault| fault.severity == Severity::Warning).map(ToString::to_string).collect()
    };
    let good = source("crab", "a");
    let deck = ("deck.toml", "[[card]]\nfront = \"c\"\n[[card]]\nfront = \"m:d\"");
    assert_eq!(warnings(&[("a.lua", &good), deck]), Vec::<String>::new());
    assert_eq!(warnings(&[("a.lua", &good)]), ["m/a.lua:1: no deck.toml has this card: it never comes into play"]);
    assert_eq!(
        warnings(&[("a.lua", &source("sprnt", "a")), deck, ("deks.toml", ""), ("ru.ftl", "x = y"), ("sketches.toml", "")]),
        [
            "m/deks.toml:1: nobody reads this file; did you mean 'deck.toml'?",
            "m/ru.ftl:1: nobody reads this file: the texts of a card stand in its own file",
            "m/sketches.toml:1: nobody reads this file",
            "m/a.lua:4: icon: there is no picture 'sprnt'; did you mean 'sprint'?",
        ]
    );
    let other = good.replace("id = 'c'", "id = 'd'");
    assert_eq!(warnings(&[("a.lua", &good), ("b.lua", &other), deck]), ["m/b.lua:1: name: 'a' is the name of m/a.lua, too"]);
    let idle = good.replace(", gain = 1", "");
    let cards = Cards::load(&SCHEMA, &[folder("m", &[("a.lua", &idle), deck])]).expect("it loads");
    let hint = (Severity::Hint, "m/a.lua:1: this card has no function and no fact that does something: it never acts".to_owned());
    assert_eq!(cards.odd().iter().map(|fault| (fault.severity, fault.to_string())).collect::<Vec<_>>(), [hint]);
}

/// English alone is enough: people who read another language get that, marked, and the author a hint.
#[test]
fn a_card_may_speak_english_alone() {
    let source = "return { id = 'c', source = 'assumed', name = 'Shell', text = 'Protects.', says = { why = 'A shell.', how = { en = 'So', pl = 'Tak' } }, gain = 1 }";
    let cards = Cards::load(&SCHEMA, &[folder("m", &[("a.lua", source), ("deck.toml", "[[card]]\nfront = \"c\"")])]).expect("it loads");
    let (english, polish) = (cards.texts("en"), cards.texts("pl"));
    assert!(english.contains("card-m-c-text = Protects.\n"), "{english}");
    for line in ["card-m-c = Shell\n", "card-m-c-text = Protects. [en]\n", "card-m-c-says-why = A shell.\n", "card-m-c-says-how = Tak\n"] {
        assert!(polish.contains(line), "{line}: {polish}");
    }
    let odd: Vec<_> = cards.odd().iter().map(|fault| (fault.severity, fault.to_string())).collect();
    let hint = "m/a.lua:1: some of its texts are not there in pl, ru: English is shown instead";
    assert_eq!(odd, [(Severity::Hint, hint.to_owned())]);
    // Of several cards it is said once.
    let other = source.replace("'c'", "'d'").replace("'Shell'", "'Horn'");
    let deck = "[[card]]\nfront = \"c\"\n[[card]]\nfront = \"d\"";
    let cards = Cards::load(&SCHEMA, &[folder("m", &[("a.lua", source), ("b.lua", &other), ("deck.toml", deck)])]).expect("it loads");
    let hint = "m/a.lua:1: some of the texts of 2 cards are not there in pl, ru: English is shown instead";
    assert_eq!(cards.odd().iter().map(ToString::to_string).collect::<Vec<_>>(), [hint]);
}

/// A fault shows the letters that are meant.
#[test]
fn faults_have_places() {
    let at = |body: &str, what: &str| {
        let fault = load(&[body]).expect_err(body);
        assert!(fault.what.contains(what), "{fault}");
        let (from, to) = fault.place.letters.unwrap_or_else(|| panic!("{fault}"));
        let shown = card("c0", body).lines().nth(fault.place.line as usize - 1).expect("a line").to_owned();
        shown.chars().skip(from as usize - 1).take(to.map_or(usize::MAX, |to| (to - from) as usize)).collect::<String>()
    };
    assert_eq!(at("gian = 1", "unknown key"), "gian");
    assert_eq!(at("gain = 1,  kind = 'plent'", "plent"), "'plent'");
    assert_eq!(at("marks = { 'red', 'bleu' }", "bleu"), "'bleu'");
    assert_eq!(at("needs = { 'c0', 'c1' }", "there is no card"), "'c1'");
    assert_eq!(at("counts = { [3] = 1, [4] = 999 }", "from 0 to 255"), "999");
    assert_eq!(at("amount = 5", "expected a function"), "5");
    assert_eq!(at("play = function(g) g:ad(1) end", "there is no verb"), "ad");
    assert_eq!(at("play = function(g) local zaba = 'ż' .. 2 ^ 3 end", "power"), "^");
    assert_eq!(at("play = function(g) n = 1 end", "not a local"), "n");
}

/// Every file of a mod is read, and every fault told that does not follow from another one.
#[test]
fn all_faults_are_told_at_once() {
    let (one, two) =
        (card("c", "gian = 1,\n\nplay = function(g)\n g:ad(1)\nend,\nmarks = 1"), card("d", "play = function(g)\n n += 1\nend"));
    let texts = card("e", "").replace("ru = 'b'", "ru = 1").replace("en = 'a'", "de = 'a'");
    let mine = folder("m", &[("a.lua", &one), ("b.lua", &two), ("c.lua", &texts), ("deck.toml", "x = \ny = 1")]);
    let other =
        ModFolder { files: vec![("mod.toml".to_owned(), "id = 1\nversion = \"1\"\nauthor = 5".to_owned()), ("d.lua".to_owned(), two)] };
    let all: Vec<String> = faults(&[mine, folder("n", &[]), other]).iter().map(ToString::to_string).collect();
    for told in [
        "m/a.lua:4: unknown key",
        "m/a.lua:7: there is no verb 'ad'",
        "m/a.lua:9: marks:",
        "m/b.lua:5: '+='",
        "m/c.lua:1: name: ru: expected",
        "m/c.lua:1: name: unknown language 'de'",
        "m/c.lua:1: text: ru: expected",
        "m/c.lua:2: says: one: ru: expected",
        "m/deck.toml:1: ",
        "n/mod.toml:1: there is no card",
        "mod.toml:1: id: expected",
        "mod.toml:1: the key 'game' is missing",
        "mod.toml:3: unknown key 'author'; did you mean 'authors'?",
        "d.lua:5: '+='",
    ] {
        assert!(all.iter().any(|line| line.starts_with(told)), "{told}: {all:#?}");
    }
}

#[test]
fn names_can_be_seen_and_told_apart() {
    let named = |name: &str| {
        let source = card("c", "").replacen("en = 'a'", &format!("en = \"{name}\""), 1);
        Cards::load(&SCHEMA, &[folder("m", &[("a.lua", &source)])]).err().map(|e| first(e).what)
    };
    assert_eq!(named("Żółw"), None);
    assert_eq!(named("a\\nb").as_deref(), Some("name: en: a name is one line"));
    assert_eq!(named("\u{200b}\u{200d} ").as_deref(), Some("name: en: the text is empty"));
    assert_eq!(named(&format!("a{}", "\u{301}".repeat(9))).as_deref(), Some("name: en: more than 3 marks stand on one letter"));
}

#[test]
fn a_file_may_begin_with_the_mark_of_some_editors() {
    assert!(Cards::load(&SCHEMA, &[folder("m", &[("a.lua", &format!("\u{feff}{}", card("c", "")))])]).is_ok());
}
