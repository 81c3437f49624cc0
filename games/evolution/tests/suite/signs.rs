//! The signs on traits: each is shown only while it means something.

use crate::common::{Table, open_with};
use clade_check::setup;
use clade_engine::message::Ids;
use clade_engine::scene::Shape;
use clade_engine::{Game, Observer, Seat, Shown, Translate as _};
use clade_evolution::action::Action;
use clade_evolution::state::Id;

/// The ids of the signs on the traits of red's animals, in the order of the table.
fn signs(options: &[&str], position: &str) -> Vec<String> {
    let table = Table::of(open_with(&setup(2, options), &[]), position);
    let scene = table.game.scene(&table.game.view(&table.state, Observer::Public), &[]);
    let of_red = scene.nodes.iter().filter(|node| node.id.starts_with("red1."));
    of_red.flat_map(|node| &node.badges).map(|sign| format!("{sign:?}")).collect()
}

fn on(options: &[&str], trait_words: &str, more: &str) -> Vec<String> {
    signs(
        options,
        &format!("bank = {{ table = 5 }}\n{more}\n[red.animals.1]\ntraits = [\"{trait_words}\"]\n[red.animals.3]\n[blue.animals.2]\n"),
    )
}

#[track_caller]
fn shows(signs: &[String], expected: &[&str]) {
    assert_eq!(signs.len(), expected.len(), "{signs:?}");
    assert!(signs.iter().zip(expected).all(|(sign, id)| sign.contains(&format!("\"{id}\""))), "{signs:?}");
}

#[test]
fn used_is_what_cannot_be_used_again() {
    shows(&on(&[], "carnivorous used", ""), &["evolution-used"]);
    shows(&on(&[], "carnivorous used-in-round", "pending = [\"feeding red 0 no no\"]"), &["evolution-used-round"]);
    shows(&on(&[], "mimicry used", ""), &["evolution-used"]);
    shows(&on(&[], "fat_tissue idle", ""), &["evolution-used"]);
    for again in ["fat_tissue used", "running used", "tail_loss used", "scavenger used"] {
        shows(&on(&[], again, ""), &[]);
    }
    for freely in ["specialization_a used", "metamorphose used"] {
        shows(&on(&["time-to-fly=yes"], freely, ""), &[]);
        shows(&on(&["time-to-fly=yes", "once-per-turn=yes"], freely, ""), &["evolution-used"]);
    }
}

#[test]
fn only_a_trait_that_rests_says_so() {
    shows(&on(&[], "hibernation rested", ""), &["evolution-rested"]);
    shows(&on(&["time-to-fly=yes"], "shell rested", ""), &[]);
    shows(&on(&["gift=yes"], "flighty rested", ""), &[]);
}

#[test]
fn a_sleeper_sleeps_no_more_in_the_last_turn() {
    shows(&on(&[], "hibernation marked", ""), &["evolution-marked"]);
    shows(&on(&[], "hibernation marked", "last = true"), &[]);
    shows(&on(&["time-to-fly=yes"], "shell marked", "last = true"), &["evolution-marked"]);
}

/// The answers that an animal stands for, of these, by their places.
fn means(position: &str, animal: &str, answers: &[Action]) -> Vec<u16> {
    let table = Table::of(open_with(&setup(2, &["continents=yes", "time-to-fly=yes"]), &[]), position);
    let scene = table.game.scene(&table.game.view(&table.state, Observer::Seat(Seat(0))), answers);
    scene.nodes.iter().find(|node| node.id == animal).map(|node| node.actions.clone()).expect("the animal")
}

/// A hunter can be dragged to it, an animal that migrates to another territory.
#[test]
fn the_only_prey_means_the_attack_and_a_migrant_the_migration() {
    let answers = [Action::Hunt(Id(0)), Action::Migrate];
    let table = |prey: &str| {
        format!(
            "pending = [\"feeding red 0 no no\"]\nbank = {{ laurasia = 5 }}\n\
             [red.animals.1]\ntraits = [\"carnivorous\"]\n[red.animals.4]\ntraits = [\"migration\"]\nplace = \"gondwana\"\n{prey}"
        )
    };
    let one = table("[blue.animals.2]\n[blue.animals.3]\nplace = \"gondwana\"\n");
    let of = |position: &str| ["red1", "red4", "blue2", "blue3"].map(|animal| means(position, animal, &answers));
    assert_eq!(of(&one), [vec![0], vec![1], vec![0], vec![]]);
    let two = table("[blue.animals.2]\n[blue.animals.3]\n");
    assert_eq!(of(&two), [vec![0], vec![1], vec![], vec![]], "which of them is asked");
}

#[test]
fn who_has_passed_is_seen() {
    let passed = |pending: &str| {
        let position = format!("phase = 1\npending = [\"{pending}\"]\n[red]\nhand = [\"running\"]\n[blue]\nhand = [\"running\"]\n");
        let table = Table::of(open_with(&setup(2, &[]), &[]), &position);
        let scene = table.game.scene(&table.game.view(&table.state, Observer::Public), &[]);
        let is_sign = |sign: &&clade_engine::Msg| sign.id == "evolution-has-passed";
        scene.nodes.iter().filter(|node| node.badges.iter().any(|sign| is_sign(&sign))).filter_map(|node| node.owner).collect::<Vec<_>>()
    };
    assert_eq!(passed("develop red blue"), [clade_engine::Side(1)]);
    assert!(passed("develop red -").is_empty());
}

#[test]
fn a_store_that_is_spent_by_a_fed_animal_says_so() {
    let says = |food: &str| {
        let position =
            format!("bank = {{ table = 5 }}\n[red.animals.1]\nfood = \"{food}\"\ntraits = [\"fat_tissue stored 1\"]\n[blue.animals.2]\n");
        let table = Table::of(open_with(&setup(2, &[]), &[]), &position);
        let slot = table.state.living().flat_map(|id| table.state.traits_of(id)).next().expect("one has one");
        table.game.label(&table.game.view(&table.state, Observer::Public), Action::Use(slot)).id == "evolution-when-fed"
    };
    assert!(says("1 red") && !says(""));
}

/// Where there is little room a long name has a short one, and the other animal of a pair its number.
#[test]
fn long_names_of_traits_have_short_marks() {
    let position = r#"
        bank = { table = 5 }
        red.animals.1 = { traits = ["tail_loss", "mimicry", "symbiosis with 3", "cooperation with 3"] }
        red.animals.3 = {}
        blue.animals.2 = {}
    "#;
    let table = Table::of(open_with(&setup(2, &[]), &[]), position);
    let scene = table.game.scene(&table.game.view(&table.state, Observer::Public), &[]);
    let cards = scene.nodes.iter().filter(|node| node.shape == Shape::Card && node.mark != node.name);
    let marks: Vec<String> = cards.map(|node| Ids.text(&node.mark)).collect();
    let [symbiont, protected] = ["first", "second"].map(|part| format!("card-evolution_base-symbiosis-says-{part}_short"));
    let paired = |kind: &str, n: u8| format!("evolution-paired-briefly({kind},{n})");
    let [of_one, of_three] = [(&symbiont, 3), (&protected, 1)]
        .map(|(symbiosis, n)| [symbiosis, "card-evolution_base-cooperation-short"].map(|kind| paired(kind, n)));
    assert_eq!(marks[0], "card-evolution_base-tail_loss-short");
    assert_eq!((&marks[1..3], &marks[3..]), (&of_one[..], &of_three[..]));
}
