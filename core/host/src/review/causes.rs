//! What did most in a part of a game in which it turned.

use super::{Review, Stretch, most_of};

/// A mistake or a stroke of luck is a cause if it did so much of the change; what chances say from one choice to the next trembles, so that
/// only more of it is one.
const SHARE: f64 = 0.25;
const JUMP: f64 = 0.5;
/// Whoever saw so much of the greatest jump saw the same.
const SAME: f64 = 0.7;

/// After how many actions something began and ended, and how much it did.
type Did = ([usize; 2], f64);

impl Review {
    /// What in a part of the game did most for or against the seat whose chance changed most, in the direction of that change: at most so
    /// many mistakes, strokes of luck and jumps of its chances that neither explains; nothing where many small things did it. After how
    /// many actions each began and ended.
    pub fn causes(&self, stretch: &Stretch, most: usize) -> Vec<[usize; 2]> {
        let all = most_of(&stretch.change);
        let Some(seat) = stretch.change.iter().position(|change| change.abs() >= all) else { return Vec::new() };
        let [begin, end] = stretch.steps;
        let sign = stretch.change[seat].signum();
        let did = |gains: &[f64]| gains.get(seat).copied().unwrap_or_default() * sign;
        let mistakes = self.mistakes().into_iter().map(|(step, _, judged)| (step, did(&judged.gave)));
        let strokes = self.strokes().into_iter().map(|(step, luck)| (step, did(luck)));
        let known = mistakes.chain(strokes).filter(|(step, did)| (begin..end).contains(step) && *did > 0.0);
        let known: Vec<Did> = known.map(|(step, did)| ([step, step + 1], did)).collect();
        let mut found: Vec<Did> = self.jump(seat, sign, stretch, &known).into_iter().filter(|(_, did)| *did >= JUMP * all).collect();
        found.extend(known.into_iter().filter(|(_, did)| *did >= SHARE * all));
        found.sort_by(|one, two| two.1.total_cmp(&one.1).then(one.0.cmp(&two.0)));
        let mut causes: Vec<[usize; 2]> = Vec::new();
        for (steps, _) in found {
            if causes.len() < most && !causes.iter().any(|other| meet(*other, steps)) {
                causes.push(steps);
            }
        }
        causes.sort_unstable();
        causes
    }

    /// Where the chances of a seat changed most in this direction, beyond what is known to have changed them. What one thinks of a table
    /// depends on whose choice it is: so one choice of a seat is compared with its next one, and where others saw the same, it lies in what
    /// all of these have in common.
    fn jump(&self, of: usize, sign: f64, stretch: &Stretch, known: &[Did]) -> Option<Did> {
        let [begin, end] = stretch.steps;
        let mut jumps: Vec<Did> = Vec::new();
        for viewer in 0..stretch.change.len() {
            let own = self.judged().filter(|(step, seat, _)| usize::from(seat.0) == viewer && (begin..=end).contains(step));
            let own: Vec<(usize, f64)> = own.map(|(step, _, judged)| (step, judged.chances.get(of).copied().unwrap_or_default())).collect();
            jumps.extend(own.windows(2).map(|pair| {
                let steps = [pair[0].0, pair[1].0];
                let explained: f64 = known.iter().filter(|(at, _)| meet(*at, steps)).map(|(_, did)| did).sum();
                (steps, (pair[1].1 - pair[0].1) * sign - explained)
            }));
        }
        jumps.sort_by(|one, two| two.1.total_cmp(&one.1).then(one.0.cmp(&two.0)));
        let (mut steps, most) = *jumps.first().filter(|(_, most)| *most > 0.0)?;
        for (other, _) in jumps.iter().filter(|(_, did)| *did >= SAME * most) {
            if meet(*other, steps) {
                steps = [steps[0].max(other[0]), steps[1].min(other[1])];
            }
        }
        Some((steps, most))
    }
}

/// Whether two parts of the game have an action in common.
fn meet(one: [usize; 2], two: [usize; 2]) -> bool {
    one[0] < two[1] && two[0] < one[1]
}
