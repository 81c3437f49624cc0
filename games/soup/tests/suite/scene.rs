//! What the table says of its things beside their names.

use clade_engine::scene::Shape;
use clade_engine::{Game, Kept, Msg, Observer, Scene, Shown, Sink};

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
        let shape = if phase == 1 || phase == 5 { Shape::Pile } else { Shape::Panel };
        assert_eq!(scene.nodes[at].shape, shape, "phase {phase}");
        assert_eq!(scene.nodes[at].value, Some(28), "phase {phase}");
        assert!(scene.lies_open(at as u16), "phase {phase}: nothing is drawn from them");
        // What is sold out keeps its place, with none left.
        let ids: Vec<&str> = scene.children(at as u16).map(|(_, node)| node.id.as_str()).collect();
        assert!(["speed", "armor", "holding"].iter().all(|gene| ids.contains(&&*format!("pool-soup:{gene}"))), "phase {phase}: {ids:?}");
    }
}
