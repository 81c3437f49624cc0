//! The board, the display and the start (§2, §4, §15 of the fact sheet).

use clade_dominant::animals::{ANIMALS, Class};
use clade_dominant::board::{CENTRE, all_cells, all_corners, around, cell_named, cell_word, corner_named, corner_word, neighbours};
use clade_dominant::display::{SPACES, Section, Space};
use clade_dominant::state::Element;
use clade_dominant::{Dominant, State, bonus};
use clade_engine::{Rules, Side};

/// Cases 1 and 2: 35 cells with 92 corners, 42 of them at the rim.
#[test]
fn cells_and_corners_are_counted() {
    assert_eq!((all_cells().count(), all_corners().count()), (35, 92));
    assert_eq!(all_corners().filter(|&corner| around(corner).count() < 3).count(), 42);
    assert_eq!(cell_word(CENTRE), "d3");
    assert!(all_cells().all(|cell| cell_named(&cell_word(cell)) == Some(cell)));
    assert!(all_corners().all(|corner| corner_named(&corner_word(corner)) == Some(corner)));
    assert!(all_cells().all(|cell| neighbours(cell).all(|other| neighbours(other).any(|back| back == cell))));
}

#[test]
fn the_display_has_41_spaces() {
    assert_eq!(Section::ALL.iter().map(|section| usize::from(section.spaces())).sum::<usize>(), SPACES);
    assert_eq!(Section::Migration.space(1).word(), "migration-2");
    assert!(Space::all().all(|space| Space::named(space.word()) == Some(space)));
}

/// A game with its first Planning open, whatever was drawn.
fn begun(seats: u8) -> (Dominant, State) {
    let game = crate::open(seats, &[]);
    let mut state = game.start();
    while game.actor(&state) == clade_engine::Actor::Chance {
        let drawn = game.sample(&state, 7).expect("something is drawn");
        game.play(&mut state, drawn, &mut clade_engine::Sink::null());
    }
    (game, state)
}

/// Cases 1, 4 and 5: twelve elements on the 24 corners of the start, gene pools, pawns, initiative.
#[test]
fn the_start_is_as_printed() {
    for (seats, pool, pawns) in [(6, 30, 3), (5, 35, 4), (4, 40, 5), (3, 45, 6), (2, 50, 7)] {
        let (_, state) = begun(seats);
        for side in (0..seats).map(Side) {
            assert_eq!((state.animal(side).pool, state.animal(side).pawns, state.on_earth(side)), (pool, pawns, 4), "{seats} animals");
        }
        assert_eq!(state.initiative.to_vec(), (0..seats).map(Side).collect::<Vec<_>>(), "the lowest in the food chain goes first");
    }
    let (_, state) = begun(6);
    let touched = all_corners().filter(|&corner| state.is_on_earth(corner)).count();
    let filled = |element: Element| all_corners().filter(|&corner| state.element(corner) == Some(element)).count();
    assert_eq!((touched, Element::ALL.map(filled)), (24, [2; 6]));
    let at = |corner: &str| corner_named(corner).and_then(|corner| state.element(corner));
    assert_eq!([at("d3.ne"), at("d3.e"), at("d3.nw")], [Some(Element::Water), Some(Element::Grass), Some(Element::Grub)]);
    assert_eq!(state.bag.len(), 96);
}

/// Case 2: with all six each animal dominates its home, and no other tile.
#[test]
fn each_animal_dominates_its_home_at_the_start() {
    let (game, state) = begun(6);
    let homes = [("d2", Class::Amphibians), ("e3", Class::Insects), ("e4", Class::Reptiles), ("d4", Class::Mammals)];
    let homes = homes.into_iter().chain([("c4", Class::Birds), ("c3", Class::Arachnids)]);
    for (cell, class) in homes {
        let side = ANIMALS.iter().position(|other| *other == class).map(|at| Side(at as u8));
        assert_eq!(game.dominant(&state, cell_named(cell).expect("a cell")), side, "{cell}");
    }
    assert_eq!(game.dominant(&state, CENTRE), None);
}

/// Case 7.
#[test]
fn the_bonus_grows_up_to_nine() {
    assert_eq!((0..=11).map(bonus).collect::<Vec<_>>(), [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 45, 45]);
}
