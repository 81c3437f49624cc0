//! What is staged: games show every kind of thing that there is to see, and a few events show just this.

use clade_check::AtTable;
use clade_engine::scene::Staged;
use clade_engine::{Shown, Side};
use clade_marine::{Event, Marine};
use std::collections::BTreeSet;

const ROW: &str = "row = [\"annelids\", \"biomass\", \"omnivore\", \"volcanism\", \"metamorphosis\"]\n";

/// No shipped card has a die.
#[test]
fn games_stage_all_that_can_be_seen() {
    let game = crate::common::open(4, &["length=epic"]);
    let kinds: BTreeSet<&str> = (0..8).flat_map(|seed| clade_check::staged_kinds(&game, seed)).collect();
    assert_eq!(kinds, BTreeSet::from(["began", "born", "died", "gained", "moved", "said", "turned over"]));
}

#[test]
fn a_die_rolls_for_the_card_that_lies_in_the_row() {
    let game = crate::common::open(2, &[]);
    let kind = |word: &str| game.cards().kinds().find(|&kind| game.cards().word(kind) == word).expect("a card");
    let rolled = |word: &str| {
        let mut all = Vec::new();
        game.staged(&Event::DieRolled(kind(word), 3), &mut |what| all.push(what));
        all
    };
    assert_eq!(rolled("omnivore"), [Staged::Rolled { face: 3, of: Some("card-omnivore".to_owned()) }]);
    assert_eq!(rolled("cannibal"), [Staged::Rolled { face: 3, of: None }], "whose trait it is, the event does not say");
}

/// What the answers at a position stage.
fn staged(position: &str, answers: &str) -> Vec<Staged> {
    let mut table: AtTable<Marine> = AtTable::of(crate::common::open(2, &[]), &format!("{ROW}{position}"));
    table.play(answers);
    let mut all = Vec::new();
    table.events.iter().for_each(|event| table.game.staged(event, &mut |what| all.push(what)));
    all
}

fn moved(what: &str, from: &str, to: &str, n: u32) -> Staged {
    Staged::Moved { what: what.to_owned(), from: Some(from.to_owned()), to: Some(to.to_owned()), n }
}

#[test]
fn a_cube_migrates() {
    let seen = staged("species = { d4 = { crustaceans = 1 } }\n", "basic migration-1; take; d4 e4");
    let placed = moved("crustaceans-pawns", "crustaceans-pawns", "space-migration-1", 1);
    assert_eq!(seen, [placed, moved("crustaceans-pool", "cell-d4", "cell-e4", 1)]);
}

#[test]
fn an_animal_kills_another() {
    let position =
        "turn = \"fishes\"\ncompetition = [\"land\", \"land\", \"coral-reef\"]\nspecies = { d4 = { crustaceans = 2, fishes = 1 } }\n";
    let seen = staged(position, "basic competition-3; take; d4; crustaceans; done");
    let died = Staged::Died { who: "cubes-d4-crustaceans".to_owned(), by: Some("fishes".to_owned()) };
    assert_eq!(seen[1..], [died, moved("crustaceans-pool", "cell-d4", "crustaceans-eliminated", 1)]);
}

/// The pawns of a Retrieve are counted, wherever they stand.
#[test]
fn pawns_come_back_and_a_vent_brings_points() {
    let out = "pawns = { migration-1 = \"crustaceans\", wanderlust-1 = \"crustaceans\", depletion-1 = \"fishes\" }\n";
    assert_eq!(staged(out, "retrieve")[0], moved("crustaceans-pawns", "display", "crustaceans-pawns", 2));
    let seen = staged("species = { e1 = { fishes = 3 } }\n", "basic tectonics-1; take; e1");
    let gained = |what: &Staged| matches!(what, Staged::Gained { side: Side(0), n, .. } if *n > 0);
    assert!(seen.contains(&moved("vents", "vents", "cell-e1", 1)) && seen.iter().any(gained), "{seen:?}");
    assert!(seen.contains(&moved("fishes-pool", "cell-e1", "fishes-pool", 2)), "{seen:?}");
    assert!(seen.contains(&Staged::Born("cubes-e1-crustaceans".to_owned())), "{seen:?}");
}
