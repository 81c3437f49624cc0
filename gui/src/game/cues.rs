//! When each visible event of an answer is shown, and for how long: one after the other as far as the eye needs it, together where it does
//! not. No drawing here.

use clade_engine::scene::Staged;

/// A visible event with its time, in seconds from the answer at the usual speed.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Cue {
    /// What happens.
    pub(crate) what: Staged,
    /// When it begins.
    pub(crate) from: f32,
    /// How long it is seen.
    pub(crate) lasts: f32,
}

/// However much an answer does, it is told within this time.
const LONGEST: f32 = 3.0;
/// The next event begins when so much of the last one was seen.
const OVERLAP: f32 = 0.55;

/// How long an event is seen, in seconds.
fn lasts(what: &Staged) -> f32 {
    match what {
        Staged::Began(_) => 0.9,
        Staged::Rolled { .. } => 1.0,
        Staged::Moved { .. } | Staged::Born(_) => 0.45,
        Staged::TurnedOver(_) => 0.6,
        Staged::Died { .. } => 0.7,
        Staged::Gained { .. } => 0.9,
        Staged::Said(_) => 1.2,
    }
}

/// Of draws and rolls in a row, how much shorter each one is shown than the one before, and how short at most.
const QUICKER: f32 = 0.8;
const QUICKEST: f32 = 0.3;

/// What the time of an answer is multiplied by, if Chance gave the last so many: who has seen some of a row of draws sees the others sooner.
pub(crate) fn pace(chances: usize) -> f32 {
    QUICKER.powi(i32::try_from(chances.saturating_sub(1)).unwrap_or(i32::MAX)).max(QUICKEST)
}

/// The events of an answer, each with its time.
pub(crate) fn cues(staged: &[Staged]) -> Vec<Cue> {
    let mut cues: Vec<Cue> = Vec::with_capacity(staged.len());
    let mut begins = 0.0f32;
    for what in staged {
        let lasts = lasts(what);
        if is_added(&mut cues, what, begins, lasts) {
            continue;
        }
        cues.push(Cue { what: what.clone(), from: begins, lasts });
        // What is gained rises, and what is said stands there, while the game goes on.
        if !matches!(what, Staged::Gained { .. } | Staged::Said(_)) {
            begins += lasts * OVERLAP;
        }
    }
    let whole = length(&cues);
    if whole > LONGEST {
        for cue in &mut cues {
            (cue.from, cue.lasts) = (cue.from * LONGEST / whole, cue.lasts * LONGEST / whole);
        }
    }
    cues
}

/// What a side gains while its last gain of the kind is still seen is added to that: they would pile up over each other.
fn is_added(cues: &mut [Cue], gained: &Staged, begins: f32, lasts: f32) -> bool {
    let Staged::Gained { side, n, what } = gained else { return false };
    let seen = cues.iter_mut().filter(|cue| begins < cue.from + cue.lasts);
    let mut alike = seen.filter_map(|cue| match &mut cue.what {
        Staged::Gained { side: of, n, what: kind } if of == side && kind == what => Some((n, cue.from, &mut cue.lasts)),
        _ => None,
    });
    let Some((sum, from, seen)) = alike.next() else { return false };
    *sum += n;
    *seen = begins + lasts - from;
    true
}

/// How long they take together, in seconds.
pub(crate) fn length(cues: &[Cue]) -> f32 {
    cues.iter().map(|cue| cue.from + cue.lasts).fold(0.0, f32::max)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clade_engine::{Msg, Side};

    #[test]
    fn events_follow_each_other_and_gains_rise_meanwhile() {
        let die = || Staged::Rolled { face: 3, of: None };
        let gain = Staged::Gained { side: Side(0), n: 2, what: Msg::new("points") };
        let cues = cues(&[die(), gain, die()]);
        assert_eq!(cues.iter().map(|cue| cue.from).collect::<Vec<_>>(), [0.0, OVERLAP, OVERLAP]);
        assert_eq!(length(&cues), OVERLAP + 1.0);
    }

    #[test]
    fn gains_that_would_pile_up_are_one() {
        let gain = |side, n| Staged::Gained { side: Side(side), n, what: Msg::new("points") };
        let born = || Staged::Born("fox".to_owned());
        let gains = |staged: &[Staged]| -> Vec<Staged> {
            cues(staged).into_iter().map(|cue| cue.what).filter(|what| matches!(what, Staged::Gained { .. })).collect()
        };
        assert_eq!(gains(&[gain(0, 3), gain(1, 2), born(), gain(0, 4), gain(1, -1)]), [gain(0, 7), gain(1, 1)]);
        let apart = [gain(0, 3), born(), born(), born(), born(), gain(0, 4)];
        assert_eq!(gains(&apart), [gain(0, 3), gain(0, 4)], "the first is gone when the second comes");
    }

    #[test]
    fn of_many_draws_the_later_ones_are_told_faster() {
        assert_eq!([0, 1, 1000].map(pace), [1.0, 1.0, QUICKEST]);
        assert!(pace(3) < pace(2) && pace(2) < 1.0);
    }

    #[test]
    fn a_long_answer_is_told_faster() {
        let born: Vec<Staged> = (0..50).map(|n| Staged::Born(n.to_string())).collect();
        let cues = cues(&born);
        assert!((length(&cues) - LONGEST).abs() < 0.01 && cues[1].from > 0.0);
        assert_eq!(length(&super::cues(&[])), 0.0);
    }
}
