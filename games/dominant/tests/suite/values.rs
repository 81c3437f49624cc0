//! How a table is judged.

use clade_check::random_states;
use clade_dominant::State;
use clade_dominant::display::Section;
use clade_dominant::state::Phase;
use clade_engine::{Maybe, Rules, Side, Small};

/// What the planned actions of the first animal count.
fn planned(game: &impl Rules<State = State>, state: &State) -> i64 {
    let parts = game.outlook(state).parts;
    parts.iter().find(|part| part.name.id == "dominant-value-planned").expect("a part of the value").by_side[0]
}

/// Each pawn in Domination scores another tile, the best one first: one more of them never brings more than the one before, and where an animal
/// lives on one good tile, less.
#[test]
fn pawns_in_domination_score_a_tile_each() {
    let game = crate::open(4, &[]);
    let (mut fewer, mut compared) = (0, 0);
    for seed in 0..6 {
        _ = random_states(&game, seed, |state, _, _| {
            if state.phase != Phase::Planning {
                return;
            }
            let mut state = state.clone();
            let spaces = [0, 1, 2].map(|nth| Section::Domination.space(nth));
            spaces.iter().for_each(|space| state.pawns[space.ix()] = Maybe::NONE);
            let counts = spaces.map(|space| {
                state.pawns[space.ix()] = Maybe::of(Side(0));
                planned(&game, &state)
            });
            let [second, third] = [counts[1] - counts[0], counts[2] - counts[1]];
            assert!(third <= second + 1, "{counts:?}");
            fewer += i32::from(third < second - 1);
            compared += 1;
        });
    }
    assert!(compared > 100 && fewer > 50, "{fewer} of {compared}");
}
