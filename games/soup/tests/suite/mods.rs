//! What modders can add, and what a broken gene does: the game goes on, file and line are named, cubes are conserved.

use crate::common::{Look, Table, genes_mod, open_with};
use clade_check::random_states;
use clade_engine::{Actor, Game, Rules, Seat, Shown, Side, Sink};
use clade_soup::action::Action;
use clade_soup::phase::Phase;
use clade_soup::state::{Colour, Id};
use clade_soup::{Event, Soup};

/// The answers of four colonies from the end of phase 1 on, if nobody does anything.
const TO_THE_NEXT_ROUND: &str = "environment E03; done; done; done; done; done; done; done; done";

/// A red amoeba with a gene that is broken.
const BAD: &str = r#"
red = { points = 2, genes = ["bad"], amoebas = { 1 = "b2" } }
blue = { amoebas = { 1 = "e2" } }"#;

/// A gene with this id and these further lines.
pub(crate) fn gene(id: &str, lines: &str) -> String {
    format!(
        "return {{\n    id = \"{id}\",\n    name = {{ en = \"{id}\", ru = \"{id}\", pl = \"{id}\" }},\n    text = {{ en = \"For a test.\", ru = \"Для теста.\", pl = \"Do testu.\" }},\n    source = \"assumed\",\n    \
         copies = {{ [3] = 2, [4] = 2 }},\n    price = 1,\n    mutation = 0,\n{lines}\n}}\n"
    )
}

fn game(seats: u8, genes: &[String]) -> Soup {
    open_with(seats, &[genes_mod(genes)])
}

fn with(genes: &[String], position: &str) -> Table {
    Table::of(game(4, genes), position)
}

/// The faults of effects and of rule hooks since the last look, as `file:line`.
fn faults(t: &Table) -> Vec<String> {
    let place = |text: String| text.split(": ").next().unwrap_or_default().to_owned();
    let events = t.events.iter().filter_map(|e| if let Event::Failed(fault) = e { Some(place(fault.to_string())) } else { None });
    events.chain(t.game.faults().into_iter().filter(|fault| !fault.told).map(|fault| place(fault.to_string()))).collect()
}

/// How often the log told this in the last [`Table::play`].
fn told(t: &Table, id: &str) -> usize {
    t.events.iter().filter_map(|event| t.game.log_line(event)).filter(|msg| msg.id == id).count()
}

#[test]
fn reads_make_a_price_depend_on_the_table() {
    let crowd =
        gene("crowd", "    reads = { \"own_amoebas\" },\n    newborn_price = function(now) return now.own_amoebas <= 2 and -3 or 0 end,");
    let mut t = with(
        &[crowd],
        r#"
phase = 4
ladder = { red = 4, blue = 3, green = 2, yellow = 1 }
red = { points = 3, genes = ["crowd"], amoebas = { 1 = "b2", 2 = "b3" } }"#,
    );
    t.play("c2");
    assert_eq!(t.bp("red"), 10, "few amoebas: 3 points");
    t.play("d2");
    assert_eq!(t.bp("red"), 4, "enough of them: 6 points");
}

#[test]
fn a_gene_that_acts_twice_is_named_once() {
    let lines = "    moved = function(g, amoeba, n)\n        g:gain(1)\n        g:gain(2)\n    end,";
    let mut t = with(
        &[gene("glow", lines)],
        r#"
red = { points = 1, genes = ["glow"], amoebas = { 1 = "b2", 2 = "c2" } }
blue = { amoebas = { 1 = "e2" } }"#,
    );
    t.play("move; die 5");
    assert_eq!((t.bp("red"), told(&t, "soup-log-gained"), told(&t, "soup-log-acted-for")), (3, 2, 1));
    t.play("starve; move; die 5");
    assert_eq!((told(&t, "soup-log-gained"), told(&t, "soup-log-acted-for")), (2, 1), "for another amoeba it acts anew");
}

#[test]
fn a_second_direction_gene_asks_which() {
    let compass = gene("needle", "    direction = function(g, amoeba) return 3 end,");
    let mut t = with(
        &[compass],
        r#"
red = { points = 2, genes = ["movement_2", "needle"], amoebas = { 1 = "b2" } }
blue = { amoebas = { 1 = "e2" } }"#,
    );
    t.play("move");
    t.asks("red", "use movement_2, use needle");
    t.play("use needle");
    assert_eq!((t.at("red1"), t.bp("red")), ("c2".to_owned(), 1));
}

#[test]
fn two_genes_on_one_event_ask_for_an_order() {
    let glow = |order: &str| gene("glow", &format!("{order}    moved = function(g, amoeba, n) g:gain(1) end,"));
    let dust = |order: &str| gene("dust", &format!("{order}    moved = function(g, amoeba, n) g:gain(2) end,"));
    let position = r#"
red = { points = 1, genes = ["glow", "dust"], amoebas = { 1 = "b2" } }
blue = { amoebas = { 1 = "e2" } }"#;
    let mut t = with(&[glow(""), dust("")], position);
    t.play("move; die 5");
    t.asks("red", "use glow, use dust");
    t.play("use dust");
    t.asks("red", "starve"); // the last one needs no question
    assert_eq!(t.bp("red"), 3);
    let free = "    order = \"free\",\n";
    let mut t = with(&[glow(free), dust(free)], position);
    t.play("move; die 5");
    t.asks("red", "starve"); // order = "free": nobody is asked
    assert_eq!(t.bp("red"), 3);
    let mut t = with(&[glow(free), dust("")], position);
    t.play("move; die 5");
    t.asks("red", "use glow, use dust");
}

#[test]
fn a_gene_that_remembers() {
    let lines = "    remembers = { used = \"round\" },\n    moved = function(g, amoeba, n)\n        if g:recall(\"used\") == 0 then\n            \
                 g:remember(\"used\", 1)\n            g:gain(5)\n        end\n    end,";
    let mut t = with(
        &[gene("thrift", lines)],
        r#"
red = { points = 2, genes = ["thrift"], amoebas = { 1 = "b2", 2 = "c2" } }
blue = { amoebas = { 1 = "e2" } }"#,
    );
    t.play("move; die 5; starve; move; die 5");
    assert_eq!(t.bp("red"), 5, "once a round");
    t.play(&format!("starve; drift; starve; {TO_THE_NEXT_ROUND}"));
    let before = t.bp("red");
    t.play("move; die 5");
    assert_eq!(t.bp("red"), before + 4, "the next round it is forgotten");
    // Given up, it is forgotten at once.
    let kind = t.game.cards().find("thrift").expect("it is there");
    assert_ne!(t.state.frames, Default::default());
    t.game.own(&mut t.state, Side(0), kind, false);
    assert_eq!(t.state.frames, Default::default());
}

#[test]
fn broken_reactions_direction_and_feeding() {
    let trap = gene("trap", "    react = function(g, amoeba, attacker)\n        error(\"broken\")\n    end,");
    let mut t = with(
        &[trap],
        r#"
red = { points = 3, genes = ["struggle"], amoebas = { 1 = "b2" } }
green = { points = 1, genes = ["trap"], amoebas = { 1 = "b2" } }
yellow = { amoebas = { 1 = "e2" } }"#,
    );
    t.play("drift; use struggle; attack green1; use trap");
    assert_eq!(faults(&t), ["test/00.lua:10"]);
    assert_eq!(t.at("green1"), "-", "the attack goes on");
    let lost = gene("lost", "    direction = function(g, amoeba)\n        return ({}).here.there\n    end,");
    let mut t = with(
        &[lost],
        r#"
red = { points = 3, genes = ["lost"], amoebas = { 1 = "b2" } }
yellow = { amoebas = { 1 = "e2" } }"#,
    );
    t.play("move");
    assert_eq!((faults(&t), t.at("red1"), t.bp("red")), (vec!["test/00.lua:10".to_owned()], "b2".to_owned(), 2));
    // What the failing segment did is taken back; the gene is not offered again, and the amoeba feeds as usual.
    let spoiled = gene("spoiled", "    feeding = function(g, amoeba)\n        g:gain(7)\n        error(\"broken\")\n    end,");
    let mut t = with(
        &[spoiled],
        r#"
red = { points = 3, genes = ["spoiled"], amoebas = { 1 = "b2" } }
yellow = { amoebas = { 1 = "e2" } }
soup = { b2 = { blue = 1, green = 1, yellow = 1 } }"#,
    );
    t.play("drift; use spoiled");
    assert_eq!((faults(&t), t.bp("red")), (vec!["test/00.lua:11".to_owned()], 3));
    t.asks("red", "eat blue:1 green:1 yellow:1");
    let kind = t.game.cards().find("spoiled").expect("it is there");
    let judged = t.game.judged(&t.state);
    let (_, reasons) = judged.iter().find(|&&(action, _)| action == Action::Use(kind)).expect("it is offered");
    assert_eq!(reasons.iter().map(|objection| &*objection.reason.id).collect::<Vec<_>>(), ["soup-why-tried"]);
}

#[test]
fn a_broken_rule_hook_counts_as_not_there() {
    let hooks = ["move_price", "newborn_price", "damage_limit"];
    for hook in hooks {
        let bad = gene("bad", &format!("    {hook} = function(now)\n        return now.players.none.at.all\n    end,"));
        let mut t = with(
            &[bad],
            r#"
ladder = { red = 4, blue = 3, green = 2, yellow = 1 }
red = { points = 2, genes = ["bad"], amoebas = { 1 = "b2 *" } }
blue = { amoebas = { 1 = "e2" } }"#,
        );
        t.play("drift; starve");
        assert_eq!(t.game.actor(&t.state), Actor::Seat(Seat(0)), "{hook}");
        t.play(&format!("move; die 5; starve; {TO_THE_NEXT_ROUND}"));
        let named = t.game.faults();
        assert!(!named.is_empty() && named.iter().all(|fault| fault.to_string().starts_with("test/00.lua:10:")), "{hook}: {named:?}");
        assert_eq!(t.at("red1"), "-", "two damage points are the limit as ever");
    }
    let bad = gene("bad", "    diet = function(meal)\n        error(\"broken\")\n    end,");
    let mut t = with(
        &[bad],
        r#"
red = { points = 2, genes = ["bad"], amoebas = { 1 = "b2" } }
soup = { b2 = { blue = 1, green = 1, yellow = 1 } }"#,
    );
    t.play("drift");
    t.asks("red", "eat blue:1 green:1 yellow:1");
    assert!(t.game.faults().iter().all(|fault| fault.to_string().starts_with("test/00.lua:10:")));
}

#[test]
fn an_endless_loop_ends() {
    let bad = gene(
        "bad",
        "    moved = function(g, amoeba, n)\n        while true do end\n    end,\n    move_price = function(now)\n        while true do end\n    end,",
    );
    let mut t = with(&[bad], BAD);
    t.play("move; die 3");
    let named = faults(&t);
    assert!(named.contains(&"test/00.lua:10".to_owned()) && named.contains(&"test/00.lua:13".to_owned()), "{named:?}");
    assert_eq!((t.at("red1"), t.bp("red")), ("c2".to_owned(), 1));
}

#[test]
fn an_endless_recursion_ends() {
    let bad = gene("bad", "    moved = function(g, amoeba, n)\n        g:move(amoeba, n + 1)\n    end,");
    let mut t = with(&[bad], BAD);
    t.events.clear();
    let mut all = Vec::new();
    let mut list = Vec::new();
    t.game.legal_actions(&t.state, &mut list);
    t.game.play(&mut t.state, list[1], &mut Sink::to(&mut all));
    let mut rolls = 0;
    while t.game.actor(&t.state) == Actor::Chance {
        rolls += 1;
        assert!(rolls < 100, "it ends");
        t.game.play(&mut t.state, Action::Die(5), &mut Sink::to(&mut all));
    }
    t.events = all;
    assert!(faults(&t).iter().any(|fault| fault.starts_with("test/00.lua:")), "{:?}", faults(&t));
    t.asks("red", "starve");
    // Without any die or question in between.
    let direction = gene("needle", "    direction = function(g, amoeba) return 0 end,");
    let bad = gene("bad", "    moved = function(g, amoeba, n)\n        g:move(amoeba, n + 1)\n    end,");
    let mut t = with(
        &[bad, direction],
        r#"
red = { points = 2, genes = ["bad", "needle"], amoebas = { 1 = "b2" } }
blue = { amoebas = { 1 = "e2" } }"#,
    );
    t.play("move");
    assert!(!faults(&t).is_empty());
    t.asks("red", "starve");
}

#[test]
fn death_by_the_own_gene_when_struck() {
    // The gene damages the amoeba to death and does not save it: it dies once.
    let frail = gene("frail", "    struck = function(g, amoeba, attacker) g:damage(amoeba) end,");
    let mut t = with(
        &[frail],
        r#"
phase = 5
red = { points = 3, genes = ["aggression"], amoebas = { 1 = "b2" } }
green = { genes = ["frail"], amoebas = { 1 = "b2 *" } }"#,
    );
    t.play("use aggression; red1; attack green1");
    assert_eq!((t.at("green1"), t.state.water_of(Id::of(Colour(0), 1))), ("-".to_owned(), [2; 4]));
}

#[test]
fn heavy_genes() {
    // A gene that pays less than it weighs is refused: covering a defect is always possible.
    let heavy = |id: &str, more: &str| gene(id, more).replace("mutation = 0", "mutation = 99");
    let text = heavy("heavy", "    pays = 98,");
    let setup = clade_engine::Setup { seats: 4, options: Default::default() };
    let refused = clade_soup::rules(&setup, &[genes_mod(&[text])]).map(drop).map_err(|e| e.to_string());
    assert!(refused.is_err_and(|e| e.starts_with("test/00.lua:9: pays: 98 is less than")));
    let all: Vec<String> = ["a", "b", "c", "d"].iter().map(|id| heavy(id, "")).collect();
    let position = |points: u16| {
        format!(
            "phase = 2\nladder = {{ red = 4, blue = 3, green = 2, yellow = 1 }}\n\
             red = {{ points = {points}, genes = [\"a\", \"b\", \"c\", \"d\"], amoebas = {{ 1 = \"b2\" }} }}"
        )
    };
    let mut t = with(&all, &position(999));
    t.play("environment E01; pay");
    assert_eq!(t.bp("red"), 999 - 255, "a defect is at most 255");
    let mut t = with(&all, &position(0));
    t.play("environment E01; give up d; give up c; give up a");
    let left: Vec<_> = t.state.tribe(Side(0)).genes.map(|kind| t.game.cards().word(kind)).collect();
    assert_eq!((left, t.state.phase), (vec!["b"], Phase::NewGenes));
}

/// Broken genes of every kind at once in random games.
#[test]
fn random_games_with_broken_genes() {
    let genes = [
        gene("b_react", "    react = function(g, amoeba, attacker) error(\"broken\") end,"),
        gene("b_direction", "    direction = function(g, amoeba) g:drag(amoeba, 77) end,"),
        gene("b_leaving", "    leaving = function(g, amoeba, from, to) g:carry({ 0, 0, 0 }, from, to) end,"),
        gene("b_neighbour", "    neighbour_leaves = function(g, amoeba, from, to) g:drag(amoeba, from) error(\"late\") end,"),
        gene("b_moved", "    moved = function(g, amoeba, n) g:move(amoeba, n + 1) end,"),
        gene("b_feeding", "    feeding = function(g, amoeba) return g:eat(amoeba, 9) end,"),
        gene("b_feeding_2", "    feeding = function(g, amoeba) g:pay_for(g:owner(), 99) end,"),
        gene("b_struck", "    struck = function(g, amoeba, attacker) g:damage(attacker) g:fight(attacker, attacker) end,"),
        gene("b_failed", "    failed = function(g, amoeba) return g:ask_yes(\"no\" .. \"thing\") end,"),
        gene("b_after", "    after_deaths = function(g) for _, a in ipairs(g:hunters()) do g:attack(a, false) end end,"),
        gene("b_price", "    move_price = function(now) return \"much\" end,\n    newborn_price = function(now) return -99 end,"),
        gene("b_limit", "    damage_limit = function(now) return at_most(0) end,"),
        gene("b_protects", "    protects = function(attack) return \"no\" .. \"thing\" end,"),
        gene("b_offered", "    offered = function(now) return {} end,\n    feeding = function(g, amoeba) return true end,"),
        gene("b_diet", "    diet = function(meal) return { { -1, 99 }, { 1, 1, 1, 1 }, {}, { 0 } } end,"),
        gene("heavy", "").replace("mutation = 0", "mutation = 30"),
    ];
    for seats in [3, 4] {
        let game = game(seats, &genes);
        let mut failed = 0;
        for seed in 0..60 {
            let end = random_states(&game, seed, |state, list, events| {
                assert!(game.adds_up(state), "seed {seed}");
                assert!(state.over || !list.is_empty() || game.actor(state) == clade_engine::Actor::Chance, "seed {seed}: stuck");
                failed += events.iter().filter(|e| matches!(e, Event::Failed(fault) if fault.file.starts_with("test/"))).count();
            });
            assert!(end.over);
        }
        assert!(failed > 50 && !game.faults().is_empty(), "{failed} faults");
    }
}

/// Ninety genes of one colony upon one event: they act in groups, or fail for want of room; nothing breaks.
#[test]
fn ninety_genes_at_once() {
    let lines = "    order = \"free\",\n    leaving = function(g, amoeba, from, to) g:gain(1) end,\n    moved = function(g, amoeba, n) g:gain(1) end,";
    let genes: Vec<String> = (0..90).map(|i| gene(&format!("g{i}"), lines)).collect();
    let owned: Vec<String> = (0..90).map(|i| format!("g{i}")).collect();
    let red = format!("red = {{ points = 1, genes = {owned:?}, amoebas = {{ 1 = \"b2\" }} }}");
    let mut t = with(&genes, &format!("{red}\nyellow = {{ amoebas = {{ 1 = \"e2\" }} }}"));
    t.play("move; die 1");
    let failed = faults(&t).len();
    assert_eq!(usize::from(t.state.tribe(Side(0)).bp) + failed, 180, "each acts once when it leaves and once after, or is named");
    assert_eq!(t.at("red1"), "a2");
    t.asks("red", "starve");
}
