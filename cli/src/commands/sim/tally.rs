//! Counts who won.
//!
//! The seats with the best outcome win. One seat: a *win*. Several: a *tie* for each of them, and a win for none. The result
//! of a seat with several sides is defined by its game ([`clade_engine::Rules::result_of`]): in Marine the lower of its two
//! animals.

use super::Plan;
use crate::commands::many::Done;
use crate::commands::stats::{Sums, wilson};
use crate::failures::Failed;
use clade_engine::About;
use serde::Serialize;

/// The report; its fields in this order are the JSON.
#[derive(Serialize)]
pub(crate) struct Report {
    pub(crate) game: &'static str,
    pub(crate) version: &'static str,
    pub(crate) ruleset: String,
    pub(crate) seed: u64,
    pub(crate) rotate: bool,
    pub(crate) games: u32,
    /// Games that did not end, and are not counted.
    pub(crate) given_up: usize,
    pub(crate) per_seat: Vec<Share>,
    pub(crate) per_bot: Vec<Share>,
    pub(crate) mean_decisions: f64,
    pub(crate) mean_answers: f64,
    pub(crate) mean_chance: f64,
    pub(crate) failed: Vec<Failed>,
}

/// The share of a seat or of a bot. Rates are `[share, low, high]` with their 95 % interval.
#[derive(Serialize)]
pub(crate) struct Share {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) seat: Option<usize>,
    pub(crate) bot: String,
    pub(crate) played: u64,
    pub(crate) wins: u64,
    pub(crate) win_rate: [f64; 3],
    pub(crate) ties: u64,
    pub(crate) tie_rate: [f64; 3],
    pub(crate) mean_score: f64,
    pub(crate) mean_score_half_width: f64,
}

#[derive(Clone, Default)]
struct Count {
    played: u64,
    wins: u64,
    ties: u64,
    score: Sums,
}

impl Count {
    fn add(&mut self, seat: u8, winners: &[u8], score: i64) {
        self.played += 1;
        self.score.add(score);
        if winners.contains(&seat) {
            *if winners.len() == 1 { &mut self.wins } else { &mut self.ties } += 1;
        }
    }

    fn share(&self, seat: Option<usize>, bot: String) -> Share {
        Share {
            seat,
            bot,
            played: self.played,
            wins: self.wins,
            win_rate: wilson(self.wins as f64, self.played),
            ties: self.ties,
            tie_rate: wilson(self.ties as f64, self.played),
            mean_score: self.score.mean(),
            mean_score_half_width: self.score.half_width(),
        }
    }
}

/// Counts all games.
pub(crate) fn report(about: &About, plan: &Plan<'_>, done: &Done) -> Report {
    let seats = plan.bots.len();
    let mut names = plan.bots.to_vec();
    names.sort_unstable();
    names.dedup();
    let mut by_seat = vec![Count::default(); seats];
    let mut by_bot = vec![Count::default(); names.len()];
    let [mut decisions, mut answers, mut chance] = [0u64; 3];
    for &(i, ref game) in &done.games {
        let winners: Vec<u8> = game.winners().collect();
        for (seat, at) in (0u8..).zip(0..seats) {
            let score = game.outcome.get(at).map_or(0, |(score, _)| *score);
            by_seat[at].add(seat, &winners, score);
            let bot = names.iter().position(|name| *name == plan.bot(i, at)).unwrap_or(0);
            by_bot[bot].add(seat, &winners, score);
        }
        decisions += game.decisions;
        answers += game.answers;
        chance += game.chance;
    }
    let n = done.games.len().max(1) as f64;
    let seat = |(at, count): (usize, &Count)| {
        let bot = if plan.rotate { "*".to_owned() } else { plan.bots[at].to_owned() };
        count.share(Some(at + 1), bot)
    };
    Report {
        game: about.id,
        version: about.version,
        ruleset: format!("{:016x}", plan.ruleset.hash()),
        seed: plan.seed,
        rotate: plan.rotate,
        games: done.games.len() as u32,
        given_up: done.given_up.len(),
        per_seat: by_seat.iter().enumerate().map(seat).collect(),
        per_bot: by_bot.iter().zip(&names).map(|(count, name)| count.share(None, (*name).to_owned())).collect(),
        mean_decisions: decisions as f64 / n,
        mean_answers: answers as f64 / n,
        mean_chance: chance as f64 / n,
        failed: done.failures.listed(),
    }
}
