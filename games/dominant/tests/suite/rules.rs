//! Which set-ups are refused, and why; who plays; and what counts for whom.

use clade_check::setup;
use clade_dominant::animals::Class;
use clade_engine::{Game, Rules, Seat, Side};

fn refused(seats: u8, options: &[&str]) -> String {
    clade_dominant::rules(&setup(seats, options), &[]).err().map_or_else(String::new, |e| e.to_string())
}

#[test]
fn animals_fit_the_seats() {
    assert_eq!(refused(2, &["mammals=yes", "birds=yes", "insects=yes"]), "option 'mammals' = 'yes' is for 3 seats, not 2");
    assert_eq!(refused(6, &["birds=no"]), "option 'birds' = 'no' is for 5 seats, not 6");
    assert_eq!(refused(4, &["several-animals=in-turn"]), "option 'several-animals' = 'in-turn' is for 3 seats, not 4");
    let both = refused(2, &["several-animals=in-turn", "birds=no"]);
    assert_eq!(both, "option 'several-animals' leaves no choice for option 'birds': leave that one out");
}

#[test]
fn whom_nobody_asked_for_fills_the_table() {
    let classes = |seats: u8, options: &[&str]| -> Vec<Class> {
        let game = crate::open(seats, options);
        game.all_sides().map(|side| game.class_of(side)).collect()
    };
    assert_eq!(classes(2, &[]), [Class::Insects, Class::Arachnids]);
    assert_eq!(classes(3, &["mammals=yes", "insects=no"]), [Class::Arachnids, Class::Amphibians, Class::Mammals]);
}

/// The official example: 70/145/160 loses to 75/85/95 (§10).
#[test]
fn of_several_animals_the_lowest_counts() {
    let game = crate::open(2, &["several-animals=in-turn"]);
    let mut state = game.start();
    for (side, points) in (0..).map(Side).zip([70, 75, 145, 85, 160, 95]) {
        state.animal_mut(side).points = points;
    }
    assert_eq!([0, 1].map(|seat| game.result_of(&state, Seat(seat)).0), [70, 75]);
}
