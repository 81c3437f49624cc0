//! Cards of mods that fail, recurse or offer nonsense: the game goes on.

use clade_engine::{Actor, Face, Module, Observer, Seat, Setup, Tools, chance};

/// A mod with these cards, which only have a `play`.
fn folder(cards: &[(&str, &str)]) -> Vec<(String, String)> {
    let head = ("mod.toml".to_owned(), "id = \"odd\"\ngame = \"pond\"\nversion = \"1\"\nname = { en = \"Odd\" }\n".to_owned());
    let text = "{ en = \"x\", ru = \"x\", pl = \"x\" }";
    let card = |&(id, play): &(&str, &str)| {
        let says = format!("says = {{ q = {text} }}, source = \"assumed\"");
        let code = format!("return {{\n id = \"{id}\", name = {text}, text = {text}, {says},\n play = function(g)\n{play}\n end,\n}}\n");
        (format!("{id}.lua"), code)
    };
    std::iter::once(head).chain(cards.iter().map(card)).collect()
}

fn open(seats: u8, cards: &[(&str, &str)]) -> Box<dyn Face> {
    let mods = if cards.is_empty() { Vec::new() } else { vec![folder(cards)] };
    let rules = clade_pond::MODULE.ruleset(&Setup { seats, options: Default::default() }, &mods).expect("the cards load");
    rules.open(Tools::default()).expect("the game opens")
}

/// A state without the hash of its ruleset, which comes first.
fn rest(state: &[u8]) -> Vec<u8> {
    postcard::take_from_bytes::<u64>(state).expect("a hash").1.to_vec()
}

/// What happened in some random games.
#[derive(Default)]
struct Played {
    /// Message ids of all prompts and log lines.
    told: Vec<String>,
    /// The reasons of failed cards.
    failed: Vec<String>,
    /// Every state without its hash.
    states: Vec<Vec<u8>>,
}

impl Played {
    fn count(&self, id: &str) -> usize {
        self.told.iter().filter(|told| *told == id).count()
    }
}

/// Plays random games to their end and notes what happens; looks at the table in every way on the way.
fn play(face: &mut dyn Face, games: u64) -> Played {
    let mut played = Played::default();
    for game in 0..games {
        let mut word = game.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let at = face.start();
        face.listen(at, true).expect("listens");
        for decisions in 0.. {
            assert!(decisions < 5000, "the game ends");
            word = word.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
            let turn = face.turn(at).expect("a table");
            let random = chance::below(word, turn.count.max(1));
            let prompt = face.prompt(at, Observer::Public).expect("a prompt");
            let log = face.log(at, Observer::Host).expect("a log");
            played.failed.extend(log.iter().filter(|msg| msg.id == "pond-failed").map(|msg| format!("{msg:?}")));
            played.told.extend(log.into_iter().chain([prompt]).map(|msg| msg.id.into_owned()));
            for observer in [Observer::Public, Observer::Host, Observer::Seat(Seat(0)), Observer::Seat(Seat(1))] {
                face.scene(at, observer).expect("a scene");
                face.labels(at, observer).expect("labels");
                face.refusals(at, observer).expect("refusals");
                face.view(at, observer).expect("a view");
            }
            let texts = face.texts(at).expect("texts");
            let unique: std::collections::BTreeSet<&str> = texts.lines().collect();
            assert_eq!(unique.len(), texts.lines().count(), "{texts}");
            played.states.push(rest(&face.save(at).expect("bytes")));
            match turn.actor {
                Actor::Over => break,
                Actor::Chance => face.roll(at, word).expect("a roll"),
                Actor::Seat(_) => face.advance(at, random).expect("an answer"),
            };
        }
        face.free(at);
    }
    played
}

#[test]
fn hooks_have_the_numbers_that_the_rules_use() {
    assert_eq!((clade_pond::SCHEMA.hook("play"), clade_pond::SCHEMA.hook("dusk")), (0, 1));
}

#[test]
fn the_order_at_dusk_is_asked_and_shipped_cards_never_fail() {
    let played = play(&mut *open(4, &[]), 60);
    assert!(played.count("pond-order") > 20, "asked {} times", played.count("pond-order"));
    assert!(played.count("pond-asked") > 100 && played.count("pond-acted") > 500 && played.count("pond-revealed") > 1000);
    assert_eq!(played.failed, Vec::<String>::new());
}

#[test]
fn a_failed_card_did_nothing() {
    let broken = [
        ("raises", "g:fill(3) g:feed(2) local t = nil t.x = 1"),
        ("no_card", "g:feed(1) g:take_card(0, 200)"),
        ("no_side", "g:feed(1) g:choose_from_hand(\"q\", 77)"),
        ("not_here", "g:feed(1) g:play(7)"),
        ("back", "g:fill(2000000000) g:fill(-2000000000) g:feed(-1)"),
        ("endless", "g:feed(1) while true do g:fill(1) end"),
    ];
    for (id, code) in broken {
        let bad = play(&mut *open(3, &[(id, code)]), 6);
        let idle = play(&mut *open(3, &[(id, "")]), 6);
        assert!(bad.failed.len() > 5, "{id} failed {} times", bad.failed.len());
        assert!(bad.failed.iter().all(|why| why.contains(&format!("odd/{id}.lua:"))), "{:?}", bad.failed);
        assert_eq!(bad.states, idle.states, "{id}");
    }
}

#[test]
fn cards_that_play_each_other_come_to_an_end() {
    let loops = "local all = g:cards_in_front() if #all > 0 then g:play(all[1]) end";
    let again = play(&mut *open(2, &[("again", loops), ("also", loops)]), 30);
    assert!(again.failed.iter().any(|why| why.contains("too many cards")), "{:?}", again.failed);
    let itself = play(&mut *open(2, &[("itself", "g:feed(1) g:play(3) g:feed(1)")]), 20);
    assert!(itself.failed.len() > 5, "{:?}", itself.failed);
    let echoes = open(2, &[("again", "local all = g:cards_in_front() if #all > 0 then g:play(g:choose_card(\"q\", all)) end")]);
    assert!(play(&mut *{ echoes }, 30).count("pond-asked") > 20);
}

#[test]
fn cards_may_ask_anything() {
    let code = "local n = g:choose_number(\"q\", { 1, 2, 200 }, g:next_side())\n\
                local some = g:choose_cards(\"q\", { 0, 0, 1, 2 }, 3)\n\
                local one = g:choose_card(\"q\", { 2, 1 }, true)\n\
                if g:ask_yes(\"q\", g:next_side()) then g:fill(#some + g:roll(4)) end\n\
                if g:choose_word(\"q\", { \"q\" }, g:next_side()) == \"q\" and one then g:feed(n) end";
    let played = play(&mut *open(3, &[("curious", code)]), 30);
    assert_eq!(played.failed, Vec::<String>::new());
    assert!(played.count("pond-asked") > 200);
}

#[test]
fn too_many_kinds_are_refused_by_name() {
    let ids = ["a", "b", "c", "d", "e"];
    let mods = [folder(&ids.map(|id| (id, "")))];
    let refused = clade_pond::MODULE.ruleset(&Setup { seats: 2, options: Default::default() }, &mods);
    assert_eq!(refused.map(|_| ()).map_err(|e| e.to_string()), Err("odd/e.lua:2: pond has room for 8 kinds of cards".to_owned()));
}
