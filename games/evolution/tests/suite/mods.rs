//! What modders can add: a defence, a pair trait, a feeding ability, a parasite, another hunter; and what a broken trait does: the game
//! goes on, file and line are named, no card is lost.

use crate::common::{Look as _, Table, open_with, traits_mod};
use clade_check::{random_states, setup};
use clade_engine::{Kept, Setup};
use clade_script::ModFolder;

/// A trait with this id and these further lines.
fn a_trait(id: &str, lines: &str) -> String {
    format!(
        "return {{\n    id = \"{id}\",\n    name = {{ en = \"{id}\", ru = \"{id}\", pl = \"{id}\" }},\n    text = {{ en = \"For a test.\", \
         ru = \"Для теста.\", pl = \"Do testu.\" }},\n    source = \"assumed\",\n{lines}\n}}\n"
    )
}

fn row(id: &str) -> String {
    format!("[[card]]\nfront = \"{id}\"\ncopies = 8\nsource = \"assumed\"\n")
}

pub(crate) fn a_mod(traits: &[(&str, &str)]) -> ModFolder {
    let texts: Vec<String> = traits.iter().map(|(id, lines)| a_trait(id, lines)).collect();
    let deck: String = traits.iter().map(|(id, _)| row(id)).collect();
    traits_mod(&texts.iter().map(String::as_str).collect::<Vec<_>>(), &deck)
}

pub(crate) fn table(traits: &[(&str, &str)], position: &str) -> Table {
    Table::of(open_with(&setup(2, &[]), &[a_mod(traits)]), position)
}

#[test]
fn a_defence() {
    let thorns = "    says = { thorns = { en = \"thorns\", ru = \"шипы\", pl = \"kolce\" } },\n    protects = function(attack)\n        \
                  if attack.hunter_traits < 3 then return \"thorns\" end\n    end,";
    let position = |hunter: &str| {
        format!(
            "[red.animals.1]\ntraits = [{hunter}]\n[blue.animals.2]\ntraits = [\"thorns\"]\n[blue.animals.3]\ntraits = [\"camouflage\", \"hibernation\"]"
        )
    };
    let weak = table(&[("thorns", thorns)], &position("\"carnivorous\", \"piracy\""));
    assert!(!weak.legal().contains(&"hunt with red1".to_owned()), "{:?}", weak.legal());
    let mut strong = table(&[("thorns", thorns)], &position("\"carnivorous\", \"piracy\", \"grazing\""));
    strong.play("hunt with red1; attack blue2");
    assert!(!strong.lives(2) && strong.lives(3));
}

/// What a card remembers for a turn or a round of feeding ends with it.
#[test]
fn memory_ends_with_its_span() {
    let digs = |span: &str| {
        format!(
            "    remembers = {{ used = \"{span}\" }},\n    free = function(g, me)\n        if g:recall(\"used\") == 0 then\n            \
             g:remember(\"used\", 1)\n            g:feed(me, 1)\n        end\n    end,"
        )
    };
    let position = |with: &str| format!("bank = {{ table = 9 }}\n[red.animals.1]\ntraits = [\"digs\", \"{with}\"]\n[blue.animals.2]");
    let next_turn = "card running; card running; card running; card running; pass; pass; dice 2; take blue2";
    for (span, rounds, turns) in [("turn", 1, 1), ("round", 2, 1), ("game", 1, 0)] {
        let mut t = table(&[("digs", &digs(span))], &position("parasite"));
        t.play("use red1.digs; take red1; done; take blue2; use red1.digs");
        assert_eq!(t.food(1).1, rounds, "{span}: once in each round of feeding, if it lasts a round");
        let mut t = table(&[("digs", &digs(span))], &position("high_body_weight"));
        t.play(&format!("use red1.digs; take red1; done; take blue2; {next_turn}; use red1.digs"));
        assert_eq!(t.food(1).1, turns, "{span}: in the next turn");
    }
}

/// What a mod's trait excludes is not laid beside it either, though the game's own trait knows nothing of it.
#[test]
fn what_one_trait_excludes_holds_for_both() {
    let laid = |lines: &str| {
        let text =
            "phase = 1\n[red]\nhand = [\"burrowing+fat_tissue\"]\n[red.animals.1]\ntraits = [\"lean\"]\n[red.animals.3]\n[blue.animals.2]";
        let mut t = table(&[("lean", lines)], text);
        t.play("trait burrowing of burrowing+fat_tissue");
        t.legal()
    };
    assert_eq!(laid("    need = 1,"), ["on red1", "on red3"]);
    assert_eq!(laid("    need = 1,\n    excludes = { \"burrowing\" },"), ["on red3"]);
}

#[test]
fn a_pair_trait() {
    let gossip = "    pair = \"even\",\n    once = \"turn\",\n    companion_ate = function(g, me)\n        g:feed(me, 2)\n    end,";
    let text = "bank = { table = 4 }\n[red.animals.1]\ntraits = [\"gossip with 2\"]\n[red.animals.2]\ntraits = [\"high_body_weight\"]";
    let mut t = table(&[("gossip", gossip)], text);
    t.play("take red1");
    assert_eq!((t.food(1), t.food(2)), ((1, 0, 1), (0, 2, 2)));
}

#[test]
fn what_a_pair_cannot_do() {
    let load = |lines: &str| {
        let folder = a_mod(&[("gossip", lines)]);
        clade_evolution::rules(&setup(2, &[]), &[folder]).err().map(|e| e.to_string()).unwrap_or_default()
    };
    let refused = "a pair has no 'stores', 'home', 'silences' or 'outlives'";
    for lines in ["    stores = 1,", "    outlives = function(facts) return true end,"] {
        let found = load(&format!("    pair = \"even\",\n{lines}"));
        assert!(found.contains(refused), "{lines}: {found}");
    }
}

#[test]
fn food_has_room_for_a_hundred() {
    let spring = "    free = function(g, me)\n        g:add_food(me, 99)\n    end,";
    let mut t = table(&[("spring", spring)], "bank = { table = 4 }\n[red.animals.1]\ntraits = [\"spring\"]");
    t.play("use red1.spring");
    assert_eq!(t.state.bank[0], 100);
    assert!(t.game.is_sound(&t.state));
}

#[test]
fn a_feeding_ability() {
    let brew = "    says = { size = { en = \"how much\", ru = \"сколько\", pl = \"ile\" } },\n    once = \"turn\",\n    offered = function(now) \
                return now.bank == 0 and now.can_eat end,\n    main = function(g, me)\n        g:feed(me, g:choose_number(\"size\", { 1, 2 }))\n    end,";
    let text = "bank = { table = 1 }\n[red.animals.1]\ntraits = [\"brew\", \"carnivorous\", \"high_body_weight\"]\n[red.animals.2]\n[blue.animals.3]";
    let mut t = table(&[("brew", brew)], text);
    assert!(!t.legal().contains(&"use red1.brew".to_owned()));
    t.play("take red2; use red1.brew; number 2");
    assert_eq!(t.food(1), (0, 2, 3), "the ability is used in the next round, when the bank is empty");
}

#[test]
fn a_parasite() {
    let leech = "    on = \"other\",\n    need = 3,\n    once = \"turn\",\n    offered = function(now) return not now.fed end,\n    free = function(g, me)\n        \
                 g:destroy_food(me, 1)\n    end,";
    let text = "phase = 1\n[red]\nhand = [\"leech x2\"]\n[red.animals.1]\n[blue.animals.2]\n[blue]\nhand = [\"running\"]";
    let mut t = table(&[("leech", leech)], text);
    t.play("trait leech; on blue2");
    assert_eq!(t.food(2), (0, 0, 4));
    assert!(!t.legal().iter().any(|text| text.contains("leech")), "{:?}", t.legal());
}

#[test]
fn another_hunter() {
    let snap = "    once = \"turn\",\n    refuses = function(prey) if not prey.prey_has_it then return \"own\" end end,\n    says = { own = { en = \"only its like\", \
                ru = \"только своих\", pl = \"tylko swoich\" } },\n    meal = function(g, me) g:feed(me, 1) end,";
    let text = "[red.animals.1]\ntraits = [\"snap\"]\n[blue.animals.2]\ntraits = [\"snap\"]\n[blue.animals.3]\ntraits = [\"hibernation\"]";
    let mut t = table(&[("snap", snap)], text);
    t.play("hunt with red1");
    assert_eq!(t.legal(), ["attack blue2"]);
    t.play("attack blue2");
    assert_eq!((t.lives(2), t.lives(3), t.food(1)), (false, true, (0, 1, 1)));
}

#[test]
fn a_failing_trait_ends_no_game() {
    let broken = "    once = \"round\",\n    free = function(g, me)\n        g:add_food(me, 1)\n        local nothing = nil\n        g:feed(me, nothing.n)\n    end,";
    let mut t = table(&[("broken", broken)], "bank = { table = 1 }\n[red.animals.1]\ntraits = [\"broken\"]\n[blue.animals.2]");
    t.play("use red1.broken");
    let faults = t.faults();
    assert!(faults.len() == 1 && faults[0].starts_with("test/00.lua:10"), "{faults:?}");
    assert_eq!(t.state.bank[0], 1, "what the failing trait did is taken back");
}

/// Whatever a rule hook answers, games end and states stay sound.
#[test]
fn wild_traits_keep_the_game_sound() {
    let wild: &[(&str, &str)] = &[
        ("glutton", "    need = 9,\n    counts_as_fed = function() return true end,\n    draws = function() return 50 end,"),
        (
            "hydra",
            "    births = function() return 9 end,\n    outlives = function() return true end,\n    remains = function() return true end,",
        ),
        ("cursed", "    on = \"any\",\n    kills = function(f) return f.above > 0 end,"),
        ("hoard", "    stores = 9,\n    main = function(g, me) g:convert(me, g:convertible(me)) end,"),
        ("echo", "    pair = \"directed\",\n    companion_ate = function(g, me, eater) g:feed(eater, 9) end,"),
        ("feud", "    carrion = function(g, me) g:attack(me, me) end,\n    fed = function(g, me) g:newborn(me) g:newborn(me) end,"),
        (
            "spite",
            "    react = function(g, me, hunter) g:doom(hunter) g:redirect(hunter) return 7 end,\n    eaten = function(g, hunter) g:paralyse(hunter) end,",
        ),
    ];
    for seats in [2, 5] {
        let setup = Setup { options: crate::common::all_sets(seats).options, seats };
        let game = open_with(&setup, &[a_mod(wild)]);
        for seed in 0..6 {
            let mut steps = 0;
            random_states(&game, seed, |state, _, _| {
                steps += 1;
                assert!(steps < 20_000, "the game goes on for ever");
                assert!(steps % 23 > 0 || game.is_sound(state), "seed {seed}, step {steps}");
            });
        }
    }
}

/// In a deck an id is first the own mod's, so that a mod may call a trait of its own as a shipped one is called.
#[test]
fn a_mod_may_use_the_id_of_a_shipped_trait() {
    let deck = "[[card]]\nfront = \"running\"\ncopies = 3\nsource = \"assumed\"";
    let folder = traits_mod(&[&a_trait("running", "")], deck);
    let game = clade_evolution::rules(&setup(2, &[]), &[folder]);
    assert!(game.is_ok(), "{:?}", game.err().map(|error| error.to_string()));
}

#[test]
fn refused_decks_name_file_and_card() {
    let load = |deck: &str| {
        let folder = traits_mod(&[&a_trait("thorns", "")], deck);
        clade_evolution::rules(&setup(2, &[]), &[folder]).err().map(|e| e.to_string()).unwrap_or_default()
    };
    assert_eq!(
        load("[[card]]\nfront = \"thorn\"\ncopies = 1\nsource = \"assumed\""),
        "test/deck.toml:2: the card 'thorn': there is no trait 'thorn'; did you mean 'thorns'?"
    );
    assert_eq!(
        load("[[card]]\nfront = \"flight\"\ncopies = 1\nsource = \"assumed\""),
        "test/deck.toml:2: the card 'flight': the set with the trait 'flight' is not in: -o time-to-fly=yes puts it in"
    );
    assert!(
        load("[[card]]\nfront = \"thorns\"\ncopies = 1\nsource = \"sure\"").contains("source is one of rulebook, own, inferred, assumed")
    );
    assert!(load("[[card]]\nfront = \"thorns\"\ncopys = 1\nsource = \"assumed\"").starts_with("test/deck.toml:3:"));
    assert!(
        load("[[card]]\nfront = \"thorns\"\ncopies = 1\nsource = \"assumed\"\nwhen = { gift-card = \"even\" }")
            .contains("did you mean 'gift-cards'?")
    );
    assert!(load("[[card]]\nfront = \"thorns\"\ncopies = 250\nsource = \"assumed\"").contains("a table has room for 255"));
}

#[test]
fn a_pool_that_cannot_deal_is_refused() {
    let refused = clade_evolution::rules(&setup(8, &["half-deck=each-kind"]), &[]).err().map(|e| e.to_string()).unwrap_or_default();
    assert_eq!(refused, "evolution_base/deck.toml:1: too few cards for this table: 42 of 48");
}
