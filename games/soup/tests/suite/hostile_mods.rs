//! Mods that try to break the table, each once found by a reviewer: the game goes on, the card is named.

use crate::common::{genes_mod, open_with};
use clade_check::random_states;
use clade_engine::{Actor, Face, Observer, Rules, Ruleset, Setup, Tools};
use clade_soup::{Event, SoupRules};
use clade_table::WordStream;

fn gene(id: &str, lines: &str) -> String {
    format!(
        "return {{ id = \"{id}\", name = {{ en = \"{id}\", ru = \"{id}\", pl = \"{id}\" }}, text = {{ en = \"-\", ru = \"-\", pl = \"-\" }},\n\
         source = \"assumed\", copies = {{ [3] = 3, [4] = 4 }}, price = 0, mutation = 0,\n{lines}\n}}\n"
    )
}

fn rules(genes: &[String]) -> Result<SoupRules, String> {
    let setup = Setup { seats: 4, options: Default::default() };
    clade_soup::rules(&setup, &[genes_mod(genes)]).map_err(|e| e.to_string())
}

/// A random game through the face, with everything asked that a person would see.
fn watched(face: &mut dyn Face, seed: u64) -> Vec<String> {
    let mut words = WordStream::new(seed);
    let at = face.start();
    face.listen(at, true).expect("it listens");
    let mut log = Vec::new();
    loop {
        let word = words.next();
        let turn = face.turn(at).expect("a table");
        match turn.actor {
            Actor::Over => break,
            Actor::Chance => drop(face.roll(at, word).expect("a roll")),
            Actor::Seat(seat) => {
                assert!(turn.count > 0, "a dead end");
                face.texts(at).expect("texts");
                let observer = Observer::Seat(seat);
                face.labels(at, observer).expect("labels");
                face.prompt(at, observer).expect("a prompt");
                face.scene(at, observer).expect("a scene");
                face.refusals(at, observer).expect("refusals");
                face.advance(at, (word % u64::from(turn.count)) as u32).expect("a legal answer");
            }
        }
        log.extend(face.events(at, Observer::Host).expect("events"));
    }
    face.free(at);
    log
}

#[test]
fn things_that_are_not_there_cannot_be_offered() {
    let odd = |id: &str, call: &str| {
        gene(id, &format!("says = {{ which = {{ en = \"?\", ru = \"?\", pl = \"?\" }} }},\nmoved = function(g, a, n)\n {call} end,"))
    };
    let genes = [
        odd("cubes", "g:choose_cube('which', { 77, 3 }, true)"),
        odd("amoebas", "g:choose_amoebas('which', { 0, 200 }, 2)"),
        odd("cells", "g:choose_cell('which', { 19, 1 })"),
        odd("players", "g:choose_player('which', { 4, 1 })"),
    ];
    let mut face = rules(&genes).expect("they load").open(Tools::default()).expect("it opens");
    let log: Vec<String> = (0..10).flat_map(|seed| watched(&mut *face, seed)).collect();
    for file in ["00", "01", "02", "03"] {
        assert!(log.iter().any(|line| line.contains(&format!("test/{file}.lua")) && line.contains("is not one of the things")), "{file}");
    }
}

#[test]
fn a_heavy_defect_can_be_covered() {
    let heavy = |id: &str| gene(id, "").replace("mutation = 0", "mutation = 66");
    let genes = [heavy("a"), heavy("b"), heavy("c")];
    let mut face = rules(&genes).expect("they load").open(Tools::default()).expect("it opens");
    for seed in 0..30 {
        watched(&mut *face, seed);
    }
}

#[test]
fn endless_meals_end() {
    let glutton =
        |id: &str| gene(id, "diet = function(meal)\n local all = {} for i = 1, 900 do all[i] = { 1 + i % 9, i % 5 } end return all end,");
    let genes: Vec<String> = ["a", "b", "c", "d"].map(glutton).to_vec();
    let game = open_with(4, &[genes_mod(&genes)]);
    for seed in 0..3 {
        assert!(random_states(&game, seed, |_, _, _| {}).over);
    }
}

#[test]
fn endless_consequences_end() {
    let runner = |id: &str| gene(id, "order = \"free\",\nmoved = function(g, a, n)\n for i = 1, 200 do g:move(a, 1) end end,");
    let genes: Vec<String> = ["a", "b", "c", "d"].map(runner).to_vec();
    let game = open_with(4, &[genes_mod(&genes)]);
    let mut failed = 0;
    let end = random_states(&game, 4, |_, _, events| failed += events.iter().filter(|e| matches!(e, Event::Failed(_))).count());
    assert!(end.over && failed > 0);
}

#[test]
fn endless_dragging_ends() {
    let puller = |id: &str| gene(id, "order = \"free\",\nneighbour_leaves = function(g, a, from, to)\n g:drag(a, from) end,");
    let game = open_with(4, &[genes_mod(&["a", "b"].map(puller))]);
    let (mut answers, mut failed) = (0, 0);
    let end = random_states(&game, 4, |_, _, events| {
        answers += 1;
        assert!(answers < 50_000, "two amoebas pull each other to and fro");
        failed += events.iter().filter(|e| matches!(e, Event::Failed(_))).count();
    });
    assert!(end.over && failed > 0);
}

#[test]
fn a_card_writes_no_texts_but_its_own() {
    for key in ["x = hacked\\nsoup-log-round", "a b", "", "Ж"] {
        let bad = gene("bad", &format!("says = {{ [\"{key}\"] = {{ en = \"x\", ru = \"x\", pl = \"x\" }} }},"));
        let refused = rules(&[bad]).map(drop);
        assert!(refused.as_ref().is_err_and(|e| e.starts_with("test/00.lua:3: says:")), "{key:?}: {refused:?}");
    }
}

#[test]
fn huge_prices_are_no_gifts() {
    let dear = gene("dear", "move_price = function() return 65536 end,");
    let game = open_with(4, &[genes_mod(&[dear])]);
    for seed in 0..20 {
        random_states(&game, seed, |state, _, events| {
            for event in events {
                if let Event::Paid(side, points) = event {
                    assert!(*points < 1000, "{side:?} pays {points} in round {}", state.round);
                }
            }
        });
    }
}

#[test]
fn what_is_gained_is_told() {
    let gains = |id: &str, n: &str| gene(id, &format!("moved = function(g) g:gain({n}) end,"));
    let game = open_with(4, &[genes_mod(&[gains("a", "65535"), gains("b", "-1"), gains("c", "99")])]);
    let (mut failed, mut gained) = ([0; 3], 0);
    for seed in 0..6 {
        let mut before: Option<[u16; 4]> = None;
        random_states(&game, seed, |state, _, events| {
            let mut told = before.unwrap_or_else(|| state.colonies.each_ref().map(|colony| colony.tribe.bp)).map(i64::from);
            for event in events.iter().filter(|_| before.is_some()) {
                match event {
                    Event::Failed(fault) => failed[usize::from(fault.file.as_bytes()[6] - b'0')] += 1,
                    Event::Gained(side, n) | Event::Income(side, n) => told[side.ix()] += i64::from(*n),
                    Event::Paid(side, n) => told[side.ix()] -= i64::from(*n),
                    _ => {}
                }
                gained += u32::from(matches!(event, Event::Gained(_, 99)));
            }
            let now = state.colonies.each_ref().map(|colony| colony.tribe.bp);
            assert_eq!(now.map(i64::from), told, "seed {seed}");
            before = Some(now);
        });
    }
    assert!(failed[0] > 0 && failed[1] > 0 && failed[2] == 0 && gained > 0, "{failed:?} failed, {gained} gained");
}

/// Bytes of saved states with one byte changed: refused, or a table that can be played on.
#[test]
fn damaged_states_are_refused_or_playable() {
    let setup = Setup { seats: 4, options: Default::default() };
    let rules = clade_soup::rules(&setup, &[]).expect("the shipped rules");
    let game = rules.open_game(Tools::default()).expect("it opens");
    let mut face = rules.open(Tools::default()).expect("it opens");
    let mut words = WordStream::new(77);
    let (mut refused, mut played) = (0, 0);
    for seed in 0..12 {
        let mut saved = Vec::new();
        random_states(&game, seed, |state, _, _| saved.push(clade_engine::hash::bytes(state)));
        for bytes in saved.iter().step_by(9) {
            let mut damaged = bytes.clone();
            let at = 8 + (words.next() % (bytes.len() as u64 - 8)) as usize;
            damaged[at] = words.next() as u8;
            let Ok(handle) = face.load(&damaged) else {
                refused += 1;
                continue;
            };
            played += 1;
            for _ in 0..30 {
                let turn = face.turn(handle).expect("a table");
                let word = words.next();
                match turn.actor {
                    Actor::Over => break,
                    Actor::Chance => drop(face.roll(handle, word)),
                    Actor::Seat(_) if turn.count == 0 => break,
                    Actor::Seat(_) => drop(face.advance(handle, (word % u64::from(turn.count)) as u32)),
                }
            }
            face.free(handle);
        }
    }
    assert!(refused > 50 && played > 50, "{refused} refused, {played} played");
    assert_eq!(game.sides(), 4);
}
