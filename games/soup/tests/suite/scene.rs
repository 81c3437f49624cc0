//! What the table says of its things beside their names.

use crate::common::{Table, table};
use clade_engine::scene::Shape;
use clade_engine::{Game, Kept, Msg, Observer, Scene, Shown, Sink};
use clade_soup::action::Action;

/// The table of a position.
fn scene(position: &str) -> Scene {
    let game = crate::common::open(4);
    let state = game.place(position, &mut Sink::null()).unwrap_or_else(|fault| panic!("{position}: {fault}"));
    game.scene(&game.view(&state, Observer::Public), &[])
}

/// What is said of the environment card on the compass.
fn environment(position: &str) -> Vec<Msg> {
    let scene = scene(&format!("{position}\nred = {{ amoebas = {{ 1 = \"b2\" }} }}"));
    let open = scene.nodes.iter().find(|node| node.id.starts_with("environment") && node.parent.is_none());
    open.expect("a card lies open").because.clone()
}

#[test]
fn an_environment_card_says_what_it_does_and_when() {
    let ozone = |n: u8| Msg::new("soup-card-ozone").with("ozone", n);
    let drift = |round: u8, word: &'static str| Msg::new("soup-card-drift").with("drift", Msg::new(word)).with("round", round);
    let deck = "deck = [\"E05\", \"E09\"]";
    let in_phase = |phase: u8, card: &str| environment(&format!("round = 3\nphase = {phase}\nenvironment = \"{card}\"\n{deck}"));
    assert_eq!(in_phase(1, "E01"), [drift(3, "soup-west"), ozone(6)], "it was turned in the round before, and counts now");
    assert_eq!(in_phase(3, "E03"), [drift(4, "soup-east"), ozone(8)], "it was turned in this round, and counts in the next one");
    assert_eq!(in_phase(1, "E06"), [Msg::new("soup-card-no-drift").with("round", 3), ozone(10)]);
    let reveal = environment(&format!("round = 3\nphase = 2\nenvironment = \"E02\"\n{deck}"));
    assert_eq!(reveal[0], drift(3, "soup-north"), "while the next one is turned it is still the old one");
    let last = environment("round = 10\nphase = 3\nenvironment = \"E02\"\ndeck = []");
    assert_eq!(last, [Msg::new("soup-card-drift-over"), ozone(7)], "after the last card no round comes");
}

#[test]
fn the_genes_for_sale_can_be_looked_through_in_every_phase() {
    for phase in 1..=5 {
        let scene = scene(&format!("phase = {phase}\nred = {{ genes = [\"holding\", \"speed\"], amoebas = {{ 1 = \"b2\" }} }}"));
        let at = scene.nodes.iter().position(|node| node.id == "pool").unwrap_or_else(|| panic!("phase {phase}"));
        let shape = if phase == 3 { Shape::Panel } else { Shape::Pile };
        assert_eq!(scene.nodes[at].shape, shape, "phase {phase}");
        assert_eq!(scene.nodes[at].value, Some(28), "phase {phase}");
        assert!(scene.lies_open(at as u16), "phase {phase}: nothing is drawn from them");
        // What is sold out keeps its place, with none left.
        let ids: Vec<&str> = scene.children(at as u16).map(|(_, node)| node.id.as_str()).collect();
        assert!(["speed", "armor", "holding"].iter().all(|gene| ids.contains(&&*format!("pool-soup:{gene}"))), "phase {phase}: {ids:?}");
    }
}

/// The table of an open question, and its answers.
fn asked(t: &Table) -> (Scene, Vec<Action>) {
    let mut actions = Vec::new();
    t.game.legal_actions(&t.state, &mut actions);
    (t.game.scene(&t.game.view(&t.state, Observer::Public), &actions), actions)
}

#[test]
fn the_cubes_that_an_amoeba_can_eat_stand_for_its_meals() {
    let mut t = table(
        4,
        "red = { genes = [\"substitution\"], amoebas = { 1 = \"b2\" } }\nsoup = { b2 = { blue = 3, red = 1, green = 1 }, c2.blue = 4 }",
    );
    t.play("drift");
    let (scene, actions) = asked(&t);
    let meant = |id: &str| scene.nodes.iter().find(|node| node.id == id).map_or(0, |node| node.actions.len());
    let meals = actions.iter().filter(|action| matches!(action, Action::Eat(_))).count();
    assert!(meals > 0 && meals < actions.len(), "{:?}", t.legal());
    assert_eq!(["cubes-b2-0", "cubes-b2-1", "cubes-b2-2", "cubes-c2-1"].map(meant), [0, meals, meals, 0], "not its own, nor elsewhere");
    assert_eq!(meant("amoeba0"), meals, "the eater is where they go");
}

#[test]
fn a_newborn_says_next_to_whom_it_comes() {
    let t = table(4, "phase = 4\nladder.red = 9\nred = { amoebas = { 1 = \"b2\", 2 = \"c2\" } }");
    let (_, actions) = asked(&t);
    let view = t.game.view(&t.state, Observer::Public);
    let label = |answer: &str| t.game.label(&view, actions[t.legal().iter().position(|legal| legal == answer).expect("it is legal")]);
    let amoeba = |n: u8| Msg::new("soup-amoeba").with("letter", Msg::new("soup-letter-red")).with("number", n);
    let place = |cell: &'static str, kin: Msg| {
        Msg::new("soup-do-place-beside").with("amoeba", amoeba(3)).with("cell", cell.to_owned()).with("kin", kin)
    };
    assert_eq!(label("a2"), place("a2", amoeba(1)));
    assert_eq!(label("amoeba 5").id, "soup-do-other-number");
    let t = table(4, "phase = 4\nladder.red = 9\nred = { genes = [\"spores\"], amoebas = { 1 = \"b2\", 2 = \"c2\" } }");
    let view = t.game.view(&t.state, Observer::Public);
    assert_eq!(t.game.label(&view, asked(&t).1[t.legal().iter().position(|legal| legal == "e4").expect("anywhere")]).id, "soup-do-place");
}
