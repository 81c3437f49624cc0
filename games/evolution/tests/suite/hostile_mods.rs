//! Mods that try to keep the table busy for ever, each once found by somebody who tried: the game goes on, and the card is named.

use crate::common::{Look as _, Table, all_sets, open_with, traits_mod};
use clade_check::{random_states, setup};
use clade_engine::{Actor, Audited, Game, Module, Setup, Tools, chance};
use clade_script::ModFolder;
use clade_table::WordStream;

fn a_trait(id: &str, lines: &str) -> String {
    format!(
        "return {{ id = \"{id}\", name = {{ en = \"{id}\", ru = \"{id}\", pl = \"{id}\" }}, text = {{ en = \"-\", ru = \"-\", pl = \"-\" }},\n\
         source = \"assumed\",\n{lines}\n}}\n"
    )
}

fn a_mod(id: &str, copies: u8, lines: &str) -> ModFolder {
    traits_mod(&[&a_trait(id, lines)], &format!("[[card]]\nfront = \"{id}\"\ncopies = {copies}\nsource = \"assumed\"\n"))
}

/// Animals are born as long as there is room and a deck, however many a card wants.
#[test]
fn births_end_with_the_table() {
    for births in [3, 9] {
        let folder = a_mod("spawn", 12, &format!("home = \"ocean\",\nbirths = function() return {births} end,"));
        for seats in [2, 8] {
            let game = open_with(&setup(seats, &["continents=yes"]), std::slice::from_ref(&folder));
            for seed in 0..8 {
                random_states(&game, seed, |_, _, _| {});
            }
        }
    }
}

/// An ability without `once` that changes nothing, or fails, is used up for this turn.
#[test]
fn an_idle_ability_is_used_once_a_turn() {
    let position = "bank = { table = 1 }\n[red.animals.1]\ntraits = [\"idle\"]\n[blue.animals.2]\n[blue]\nhand = [\"running\"]";
    for hook in ["free", "main"] {
        for body in ["", "g:roll()", "error(\"no\")", "g:destroy_food(me, 0)", "g:feed(me, 0)"] {
            let folder = a_mod("idle", 12, &format!("{hook} = function(g, me, this) {body} end,"));
            let mut table = Table::of(open_with(&setup(2, &[]), &[folder]), position);
            table.play(if body == "g:roll()" { "use red1.idle; die 3" } else { "use red1.idle" });
            assert_eq!(table.faults().len(), usize::from(body.starts_with("error")), "{hook} {body}");
            if hook == "main" {
                table.play("take blue2");
            }
            let legal = table.legal();
            assert!(!legal.iter().any(|text| text.starts_with("use ")), "{hook} {body}: {legal:?}");
        }
    }
}

/// A defence that reads how many decoys there are, for which defences are asked: it is told, and nothing goes round.
#[test]
fn nothing_is_counted_in_a_circle() {
    let lines = "reads = { \"decoys\" }, says = { no = { en = \"-\", ru = \"-\", pl = \"-\" } },\n\
                 protects = function(f) if f.decoys > 0 then return \"no\" end end,\nreact = function(g, me) end,";
    let position =
        "[red.animals.1]\ntraits = [\"carnivorous\"]\n[blue.animals.2]\ntraits = [\"circle\"]\n[blue.animals.3]\ntraits = [\"circle\"]";
    let mut table = Table::of(open_with(&setup(2, &[]), &[a_mod("circle", 12, lines)]), position);
    table.play("hunt with red1; attack blue2");
    let mut list = Vec::new();
    table.game.legal_actions(&table.state, &mut list);
    let faults = table.faults();
    assert!(faults.iter().any(|fault| fault.contains("which asks protects again")), "{faults:?}");
}

/// What changes something can be used again and again.
#[test]
fn a_useful_ability_is_not_used_up() {
    let folder = a_mod("hoe", 12, "free = function(g, me) g:destroy_food(me, 1) end,");
    let mut table =
        Table::of(open_with(&setup(2, &[]), &[folder]), "bank = { table = 2 }\n[red.animals.1]\ntraits = [\"hoe\"]\n[blue.animals.2]");
    table.play("use red1.hoe; use red1.hoe; use red1.hoe");
    assert_eq!(table.state.bank[0], 0);
    assert!(!table.legal().iter().any(|text| text.starts_with("use ")), "the third time there was nothing left: {:?}", table.legal());
}

/// Food that a card puts into a bank before the dice are rolled stays there.
#[test]
fn food_from_before_the_roll_stays() {
    let folder = a_mod("seed", 30, "before_bank = function(g, me) g:add_food(me, 3) end,");
    for sets in [setup(4, &[]), all_sets(4)] {
        let game = open_with(&Setup { ..sets }, std::slice::from_ref(&folder));
        let (mut before, mut names) = (Vec::new(), 0);
        for seed in 0..12 {
            before.clear();
            random_states(&game, seed, |state, _, events| {
                let mut now = Vec::new();
                game.ledger_balances(state, &mut now);
                let mut told = before.clone();
                events.iter().for_each(|event| {
                    game.ledger_changes(event, &mut |ledger, change| told.get_mut(ledger).map_or((), |sum| *sum += change));
                });
                names += usize::from(!events.is_empty());
                assert!(before.is_empty() || told == now, "seed {seed}: {told:?} was told, {now:?} is there");
                before = now;
            });
        }
        assert!(names > 0);
    }
}

/// Two abilities that undo each other, with animals that never get fed: a feeding phase ends all the same.
#[test]
fn nobody_does_and_undoes_for_ever() {
    let own = "hungry = { en = \"-\", ru = \"-\", pl = \"-\" }";
    let fill = a_trait("fill", "free = function(g, me) g:add_food(me, 1) end,");
    let drain = a_trait("drain", "free = function(g, me) g:destroy_food(me, 1) end,");
    let never = a_trait("never", &format!("on = \"any\", says = {{ {own} }}, may_eat = function() return \"hungry\" end,"));
    let row = |id: &str| format!("[[card]]\nfront = \"{id}\"\ncopies = 20\nsource = \"assumed\"\n");
    let folder = traits_mod(&[&fill, &drain, &never], &(row("fill") + &row("drain") + &row("never")));
    let mods = [folder.files];
    let rules = clade_evolution::MODULE.ruleset(&setup(2, &[]), &mods).expect("it loads");
    let mut face = rules.open(Tools::default()).expect("it opens");
    for seed in 0..3 {
        let (at, mut words) = (face.start(), WordStream::new(seed));
        for answers in 0.. {
            assert!(answers < 50_000, "seed {seed}: the game goes on for ever");
            let turn = face.turn(at).expect("a table");
            let word = words.next();
            match turn.actor {
                Actor::Over => break,
                Actor::Chance => drop(face.roll(at, word).expect("an outcome")),
                Actor::Seat(_) => {
                    // Whoever can use something does so: one thing after the other.
                    let texts = face.texts(at).expect("texts");
                    let uses: Vec<u32> = (0..).zip(texts.lines()).filter(|(_, text)| text.starts_with("use ")).map(|(at, _)| at).collect();
                    let any = chance::below(word, turn.count);
                    let index = uses.get(answers % uses.len().max(1)).copied().unwrap_or(any);
                    face.advance(at, index).expect("a legal answer");
                }
            }
        }
        face.free(at);
    }
}
