//! A review in the words of the game: what is said of mistakes, of luck, and of where the game turned.

use super::{Account, Review};
use crate::bots::{Change, changes, follows};
use clade_bots::{Advised, Judged};
use clade_engine::scene::Shape;
use clade_engine::{Msg, Observer, Seat, Tells};
use clade_table::{Table, TableError};

/// Of what an action did only the first lines of the log are told; and so many actions of a part in which the game turned.
const LINES: usize = 3;
const CAUSES: usize = 2;
/// Of no more actions it is not said that many small things did it.
const FEW: usize = 5;

/// A review, ready to be shown.
#[derive(Clone, Debug, Default)]
pub struct Told {
    /// What it comes to for each seat.
    pub accounts: Vec<Account>,
    /// Where the game turned, the greatest change first.
    pub turned: Vec<Turned>,
    /// The answers that have cost most.
    pub mistakes: Vec<Mistake>,
    /// Those that have cost points of the score, but surely no chance to win.
    pub given_away: Vec<Mistake>,
    /// The answers of Chance that have changed most.
    pub strokes: Vec<Stroke>,
}

/// An answer that has cost something.
#[derive(Clone, Debug)]
pub struct Mistake {
    /// After how many actions.
    pub step: usize,
    /// When that is, in the words of the game, if it says so.
    pub moment: Option<Msg>,
    /// Who gave it.
    pub seat: Seat,
    /// What was asked: an answer alone is often one word.
    pub question: Msg,
    /// What it has cost, as a share of the chances to win.
    pub lost: f64,
    /// What it has cost in points against the others.
    pub points: f64,
    /// The answer, and how probably it wins.
    pub given: (Msg, Option<f64>),
    /// The better one, and how probably it wins.
    pub best: (Msg, Option<f64>),
    /// What the better one changes against it, at the end of the turn, in points.
    pub over: Vec<Change>,
    /// What follows the better one.
    pub follows: Vec<Msg>,
}

/// An answer of Chance that has changed much.
#[derive(Clone, Debug)]
pub struct Stroke {
    /// After how many actions.
    pub step: usize,
    /// When that is.
    pub moment: Option<Msg>,
    /// What happened, in the words of the log.
    pub told: Vec<Msg>,
    /// By how much each seat's chance changed.
    pub by_seat: Vec<f64>,
}

/// A part of the game in which it turned.
#[derive(Clone, Debug)]
pub struct Turned {
    /// After how many actions it begins, and ends.
    pub steps: [usize; 2],
    /// When it begins.
    pub moment: Option<Msg>,
    /// By how much each seat's chance changed.
    pub by_seat: Vec<f64>,
    /// What did most of it; nothing where nothing stands out.
    pub causes: Vec<Cause>,
}

impl Turned {
    /// Whether many small things did it.
    pub fn is_of_many(&self) -> bool {
        self.causes.is_empty() && self.steps[1] > self.steps[0] + FEW
    }
}

/// What did most of a turn: an action, or some of which nobody can say which it was.
#[derive(Clone, Debug)]
pub struct Cause {
    /// After how many actions it begins, and ends.
    pub steps: [usize; 2],
    /// What the log says of it.
    pub told: Vec<Msg>,
    /// The answer that would have been better, if it is a mistake: what was done instead may look harmless.
    pub better: Option<Msg>,
}

impl Told {
    /// A review of the game on this table: so many mistakes of these seats, strokes and turns at most.
    ///
    /// # Errors
    /// A [`TableError`].
    pub fn of(review: &Review, table: &mut Table, most: usize, of_seat: impl Fn(Seat) -> bool) -> Result<Self, TableError> {
        let mut listed = |all: Vec<(usize, Seat, &Judged)>| {
            let all = all.into_iter().filter(|(_, seat, _)| of_seat(*seat)).take(most);
            all.map(|(step, seat, judged)| Mistake::of(step, seat, judged, table)).collect::<Result<_, _>>()
        };
        let [mistakes, given_away] = [listed(review.mistakes())?, listed(review.points_given_away())?];
        let mut strokes = Vec::new();
        for (step, by_seat) in review.strokes().into_iter().take(most) {
            strokes.push(Stroke { step, moment: moment(table, step)?, told: told_of(table, step), by_seat: by_seat.to_vec() });
        }
        let mut turned = Vec::new();
        for stretch in review.turning_points().into_iter().take(most) {
            let causes = review.causes(&stretch, CAUSES).into_iter();
            let causes = causes.map(|steps| Cause::of(steps, review, table)).collect::<Result<_, _>>()?;
            turned.push(Turned { steps: stretch.steps, moment: moment(table, stretch.steps[0])?, by_seat: stretch.change, causes });
        }
        Ok(Self { accounts: review.accounts(table.header().setup.seats.into()), turned, mistakes, given_away, strokes })
    }
}

impl Cause {
    fn of([begin, end]: [usize; 2], review: &Review, table: &mut Table) -> Result<Self, TableError> {
        // Of some answers nothing is told but what comes of them.
        let first = table.log_after(Observer::Host, begin).first().map_or(end, |line| line.step);
        let steps = [begin, end.max(first)];
        let is_one = end == begin + 1;
        let mistake = review.judged().find(|(step, _, judged)| is_one && *step == begin && judged.lost > 0.0);
        let better = mistake.map(|(step, seat, judged)| Mistake::of(step, seat, judged, table)).transpose()?.map(|mistake| mistake.best.0);
        Ok(Self { steps, told: told_between(table, steps), better })
    }
}

impl Mistake {
    fn of(step: usize, seat: Seat, judged: &Judged, table: &mut Table) -> Result<Self, TableError> {
        let (at, me) = (table.jump(step)?, Observer::Seat(seat));
        let (labels, question) = (table.face().labels(at, me)?, table.face().prompt(at, me)?);
        let answer = |advised: &Advised| {
            let label = labels.get(advised.thought.index as usize).cloned().unwrap_or_else(|| Msg::new(""));
            (label, advised.thought.wins)
        };
        Ok(Self {
            step,
            moment: moment(table, step)?,
            seat,
            question,
            lost: judged.lost,
            points: judged.points,
            given: answer(&judged.given),
            best: answer(&judged.best),
            over: changes(&judged.over),
            follows: follows(&judged.best),
        })
    }
}

/// The first sentence of a question: what else it tells is for whoever must answer it.
pub fn first_sentence(said: &str) -> &str {
    let begins = |at: usize| said[at + 2..].chars().next().is_some_and(char::is_uppercase);
    said.match_indices(". ").find(|&(at, _)| begins(at)).map_or(said, |(at, _)| &said[..at])
}

/// When it is after so many actions, in the words of the game: what stands over its table, such as turn and phase. Nothing if nothing does.
fn moment(table: &mut Table, step: usize) -> Result<Option<Msg>, TableError> {
    let at = table.jump(step)?;
    let nodes = table.face().scene(at, Observer::Public)?.nodes;
    Ok(nodes.into_iter().find(|node| node.parent.is_none() && node.shape == Shape::Text).map(|node| node.name))
}

/// What the log says of the action after so many others, with nothing hidden.
fn told_of(table: &Table, step: usize) -> Vec<Msg> {
    let lines = table.log_after(Observer::Host, step).into_iter().take_while(|line| line.step == step + 1);
    lines.take(LINES).map(|line| line.msg).collect()
}

/// What the log says of some actions, with nothing hidden. Of several what was lost matters, else which parts of the game began, else what
/// came first.
fn told_between(table: &Table, [begin, end]: [usize; 2]) -> Vec<Msg> {
    if end == begin + 1 {
        return told_of(table, begin);
    }
    let lines: Vec<_> = table.log_after(Observer::Host, begin).into_iter().take_while(|line| line.step <= end).collect();
    let of = |tells: Tells| lines.iter().filter(move |line| line.tells == Some(tells)).take(LINES).map(|line| line.msg.clone());
    let said = [Tells::Loss, Tells::Begins].into_iter().map(|tells| of(tells).collect::<Vec<_>>()).find(|said| !said.is_empty());
    said.unwrap_or_else(|| lines.iter().take(LINES).map(|line| line.msg.clone()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_question_its_first_sentence_is_told() {
        for (whole, first) in [
            ("Red: play a card, or pass. Whoever passes plays no more", "Red: play a card, or pass"),
            ("Żółty: wybierz np. zwierzę", "Żółty: wybierz np. zwierzę"),
            ("Zielony: wybierz. Życie", "Zielony: wybierz"),
            ("", ""),
        ] {
            assert_eq!(first_sentence(whole), first);
        }
    }
}
