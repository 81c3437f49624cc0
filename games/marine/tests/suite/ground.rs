//! The board and the display (§2, §3).

use clade_engine::Side;
use clade_marine::board::*;
use clade_marine::display::{Pawn, SPACES, Section, Space};
use clade_marine::state::Element;

/// Fact sheet, A1.
#[test]
fn cells_and_corners_are_counted() {
    let with = |n: usize| all_corners().filter(|&corner| around(corner).count() == n).count();
    assert_eq!([with(3), with(2), with(1)], [54, 18, 24]);
    let cells = all_cells;
    assert_eq!(cells().filter(|&cell| is_edge(cell)).count(), 18);
    let lying = |is: fn(i8) -> bool| cells().filter(|&cell| is(height(cell))).count();
    assert_eq!([lying(|h| h > 0), lying(|h| h == 0), lying(|h| h < 0)], [17, 3, 17]);
    assert!(cells().all(|cell| !is_edge(cell) || height(cell) != 0));
}

#[test]
fn words_mean_cells_and_corners() {
    assert_eq!((cell_word(CENTRE).as_str(), cell_at(0, 0)), ("d4", Some(CENTRE)));
    assert!(all_cells().all(|cell| cell_named(&cell_word(cell)) == Some(cell)));
    assert!(all_corners().all(|corner| corner_named(&corner_word(corner)) == Some(corner)));
    // The corner between coral reef, seagrass and sand (§2.4): right of d4, lower left of e3, upper left of e4.
    assert_eq!(corner_named("d4.e"), corner_named("e3.sw"));
    assert_eq!(corner_named("d4.e"), corner_named("e4.nw"));
    assert_eq!(["swap e3.sw", "d4 e4", "e4.nw x.y "].map(with_corner_words), ["swap d4.e", "d4 e4", "d4.e x.y "]);
}

#[test]
fn neighbours_are_mutual() {
    for cell in all_cells() {
        assert!(neighbours(cell).all(|other| neighbours(other).any(|back| back == cell)));
    }
}

#[test]
fn the_display_has_37_spaces_six_of_them_special() {
    assert_eq!(Section::ALL.iter().map(|section| usize::from(section.spaces())).sum::<usize>(), SPACES);
    assert_eq!(Space::all().filter(|space| space.is_special()).count(), 6);
    assert_eq!(Section::Migration.space(1).word(), "migration-2");
    assert!(Space::all().all(|space| Space::named(space.word()) == Some(space)));
    assert_eq!(
        (Pawn::special(Element::Sun).element(), Pawn::special(Element::Sun).owner(), Pawn::basic(Side(2)).owner()),
        (Some(Element::Sun), None, Some(Side(2)))
    );
}
