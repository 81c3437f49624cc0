//! The experiments about what is left: where it waits is a patch by itself, and it is carried from there.

use super::*;
use clade_check::{AtTable, setup};
use clade_engine::Shown;

/// The pile; the patches of those that wait in their cell come after it.
const PILE: u8 = 19;

fn table(waste: &str, position: &str) -> Table {
    AtTable::of(CARDS.open(&setup(4, &[waste]), &[]), position)
}

fn fed(waste: &str) -> Vec<Ecological> {
    let mut t = table(waste, "red.amoebas.1 = \"b2\"\nsoup.b2 = { blue = 1, green = 1, yellow = 1 }\nblue.amoebas.1 = \"e2\"");
    t.play("drift; eat blue:1 green:1 yellow:1");
    notes_of(&t, RED)
}

/// What a meal leaves goes to the pile, or waits in the patch of its cell.
#[test]
fn left_cubes_wait() {
    for (waste, at) in [("waste=common", PILE), ("waste=later", PILE + 1 + cell("b2"))] {
        let to = Pool::Patch(at);
        let left = Ecological::Flow { from: Pool::Outside, to, n: 2, kind: 0, who: Some(first(RED)), via: Via::Waste(RED) };
        assert_eq!(fed(waste)[3..], [left, judged(RED, (3, 3), Fed::Meal, 3, 0b1110)]);
    }
}

/// All fall together when the last cell is known; a fresh opening in between finds them in the pile.
#[test]
fn the_pile_falls() {
    let mut t = table("waste=common", "pending = [\"round\"]\npile = { red = 1, blue = 1 }\nred.amoebas.1 = \"a2\"");
    t.play("b2");
    let mut opening = Vec::new();
    t.game.opening(&t.state, &mut opening);
    let waits = |kind: u8| Ecological::Flow { from: Pool::Outside, to: Pool::Patch(PILE), n: 1, kind, who: None, via: Via::Opening };
    assert!(opening.contains(&waits(0)) && opening.contains(&waits(1)), "{opening:?}");
    t.play("c4");
    let falls = |to: &str, kind: u8| Ecological::Flow {
        from: Pool::Patch(PILE),
        to: Pool::Patch(cell(to)),
        n: 1,
        kind,
        who: None,
        via: Via::Carried,
    };
    assert_eq!(notes(&t)[..2], [falls("b2", 0), falls("c4", 1)]);
}

/// At hand is what can be eaten: the own colour, too.
#[test]
fn the_own_colour_is_at_hand() {
    let mut t = table("waste=own", "red.amoebas.1 = \"b2\"\nsoup.b2 = { red = 3, blue = 1 }\nblue.amoebas.1 = \"e2\"");
    t.play("drift; starve");
    assert_eq!(notes_of(&t, RED), [judged(RED, (3, 0), Fed::None, 4, 0b0011)]);
    assert_eq!(t.game.reading().map(|reading| reading.diet.resources()), Some(4));
}
