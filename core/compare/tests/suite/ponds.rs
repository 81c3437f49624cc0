//! Small comparisons of the toy game, for all tests.

use clade_compare::plan::{Alteration, Seats};
use clade_compare::{Planned, Run, Watch, Wish, play};
use clade_engine::Tools;

/// So many resamples are enough to see that there are some.
pub(crate) const REPLICATES: u32 = 40;

/// A wish for so many games of the pond.
pub(crate) fn wish(games: u64) -> Wish {
    Wish {
        modules: vec![&clade_pond::MODULE],
        options: Vec::new(),
        folders: Vec::new(),
        own: Vec::new(),
        seats: Seats::Number(2),
        bots: vec!["random".to_owned()],
        versus: Vec::new(),
        by: None,
        games,
        seed: 7,
    }
}

/// The same, against three seats and against greedy players.
pub(crate) fn three_settings(games: u64) -> Wish {
    let players = Alteration::Players(vec!["greedy".to_owned()]);
    Wish { versus: vec![vec![Alteration::Seats(3)], vec![players]], ..wish(games) }
}

/// Plays what is left of a run.
pub(crate) fn play_on(run: &mut Run, planned: &Planned, jobs: usize, most: usize) {
    let mut left = run.left();
    left.truncate(most);
    let done = std::sync::Mutex::new(Vec::new());
    play(run.asked(), &planned.rulesets, &left, (jobs, Tools::default()), &Watch::default(), &|game| done.lock().unwrap().push(game))
        .unwrap();
    for game in done.into_inner().unwrap() {
        assert!(game.faults.is_empty());
        run.keep(game).unwrap();
    }
}

/// A run of a wish, played to its end and kept nowhere.
pub(crate) fn played(wish: &Wish) -> (Planned, Run) {
    let planned = wish.plan().unwrap();
    let mut run = Run::unkept(planned.asked.clone());
    play_on(&mut run, &planned, 2, usize::MAX);
    (planned, run)
}
