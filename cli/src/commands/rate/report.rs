//! What was found, for people and for programs.

use super::fit::{Count, ratings};
use super::kept::Kept;
use super::schedule::{Meeting, Schedule};
use crate::commands::stats::wilson;
use crate::{rows, texts};
use clade_engine::{Msg, Translate};
use serde::Serialize;
use std::io::{self, Write};

/// The report; its fields in this order are the JSON.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    game: String,
    seats: u8,
    seed: u64,
    /// Whole rounds: each pair on each seat, with the same dice.
    rounds: u32,
    games: u32,
    /// Games that did not end, and are not counted.
    given_up: u32,
    /// In points above the first bot, each with half the width of its interval of 95 %.
    ratings: Vec<Rated>,
    /// One bot alone against copies of another.
    tables: Vec<Met>,
}

#[derive(Debug, Serialize)]
struct Rated {
    bot: String,
    rating: f64,
    margin: f64,
}

#[derive(Debug, Serialize)]
struct Met {
    alone: String,
    others: String,
    games: u64,
    /// The share that the one won, with its interval of 95 %.
    won: [f64; 3],
}

impl Report {
    /// Of the rounds that were played whole.
    pub(super) fn of(kept: &Kept, schedule: &Schedule<'_>) -> Self {
        let of_a_round = schedule.games_of_a_round();
        let is_whole = |round: u64| (round * of_a_round..(round + 1) * of_a_round).all(|game| kept.games.contains_key(&game));
        let mut begun: Vec<u64> = kept.games.keys().map(|game| game / of_a_round).collect();
        begun.dedup();
        let whole: Vec<u64> = begun.into_iter().filter(|&round| round < kept.rounds && is_whole(round)).collect();
        let bots = schedule.bots.len();
        let mut counts: Vec<Count> = Vec::new();
        for (alone, others) in (0..bots).flat_map(|one| (0..bots).map(move |other| (one, other))) {
            counts.push(Count { alone, others, seats: schedule.seats, games: 0, won: 0.0 });
        }
        let (mut games, mut given_up) = (0, 0);
        for game in whole.iter().flat_map(|round| round * of_a_round..(round + 1) * of_a_round) {
            let Some(share) = kept.games.get(&game).copied().flatten() else {
                given_up += 1;
                continue;
            };
            games += 1;
            let Meeting { alone, others, .. } = schedule.meeting(game);
            let count = &mut counts[alone * bots + others];
            count.games += 1;
            count.won += share;
        }
        let found = ratings(bots, &counts);
        let name = |bot: usize| schedule.bots[bot].to_owned();
        let rated = |(bot, rating): (usize, &super::fit::Rating)| Rated { bot: name(bot), rating: rating.points, margin: rating.margin };
        let met = |count: &Count| Met {
            alone: name(count.alone),
            others: name(count.others),
            games: count.games,
            won: wilson(count.won, count.games),
        };
        Self {
            game: kept.game.clone(),
            seats: kept.seats,
            seed: kept.seed,
            rounds: whole.len() as u32,
            games,
            given_up,
            ratings: found.iter().enumerate().map(rated).collect(),
            tables: counts.iter().filter(|count| count.games > 0).map(met).collect(),
        }
    }

    /// How many rounds count.
    pub(super) fn rounds(&self) -> u32 {
        self.rounds
    }

    /// Whether each rating is known as well as this many points.
    pub(super) fn is_known(&self, within: f64) -> bool {
        self.rounds >= FEW && self.ratings.iter().all(|rated| rated.margin <= within)
    }

    /// Prints it as tables.
    pub(super) fn print(&self, name: Msg, words: &dyn Translate, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{}\n", words.text(&texts::rate_title(name, self.seats, self.games, self.rounds, self.seed.to_string())))?;
        let text = |msg| words.text(&msg);
        let mut table = vec![vec![text(texts::sim_bot()), text(texts::rate_rating()), text(texts::sim_interval())]];
        // The best first; of equals the one that was named first.
        let mut order: Vec<&Rated> = self.ratings.iter().collect();
        order.sort_by(|one, other| other.rating.total_cmp(&one.rating));
        for Rated { bot, rating, margin } in &order {
            let between = if *margin > 0.0 { format!("{:+.0} – {:+.0}", rating - margin, rating + margin) } else { String::new() };
            table.push(vec![bot.clone(), format!("{rating:+.0}"), between]);
        }
        rows::print(out, &table, 1)?;
        writeln!(out, "\n{}", text(texts::rate_alone(format!("{:.0}", 100.0 / f64::from(self.seats)))))?;
        let mut table = vec![vec![String::new()]];
        table[0].extend(order.iter().map(|other| other.bot.clone()));
        for alone in &order {
            let mut row = vec![alone.bot.clone()];
            row.extend(order.iter().map(|others| self.cell(&alone.bot, &others.bot)));
            table.push(row);
        }
        rows::print(out, &table, 1)?;
        if self.given_up > 0 {
            writeln!(out, "\n{}", text(texts::rate_given_up(self.given_up)))?;
        }
        Ok(())
    }

    fn cell(&self, alone: &str, others: &str) -> String {
        let met = self.tables.iter().find(|met| met.alone == alone && met.others == others);
        // At a table of two the one is alone wherever the other is.
        let turned = || self.tables.iter().find(|met| self.seats == 2 && met.alone == others && met.others == alone);
        match (met, turned()) {
            (Some(met), _) => told(met.won),
            (None, Some(met)) => told([1.0 - met.won[0], 1.0 - met.won[2], 1.0 - met.won[1]]),
            (None, None) => "–".to_owned(),
        }
    }
}

/// Fewer rounds than these are never enough: by chance the first few can all go one way.
const FEW: u32 = 10;

fn told([share, low, high]: [f64; 3]) -> String {
    format!("{:.0} % ({:.0}–{:.0})", 100.0 * share, 100.0 * low, 100.0 * high)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(games: impl IntoIterator<Item = (u64, Option<f64>)>) -> Kept {
        let mut kept = Kept::new(("soup", "1", 7), &["random", "greedy"], 3, 1, 5);
        kept.games = games.into_iter().collect();
        kept
    }

    #[test]
    fn only_whole_rounds_count() {
        let schedule = Schedule { bots: &["random", "greedy"], seats: 3, seed: 1 };
        // random alone wins nothing, greedy alone everything but for a game that did not end; the second round lacks a game.
        let games = (0..11).map(|game| (game, (game != 5).then_some(if game < 3 { 0.0 } else { 1.0 })));
        let report = Report::of(&kept(games), &schedule);
        assert_eq!((report.rounds, report.games, report.given_up), (1, 5, 1));
        assert_eq!(report.cell("random", "greedy"), "0 % (0–56)");
        assert_eq!(report.cell("greedy", "random"), "100 % (34–100)");
        assert_eq!(report.cell("greedy", "greedy"), "–");
        assert!(report.ratings[1].rating > 0.0 && !report.is_known(10_000.0), "one round is not enough");
    }

    #[test]
    fn at_a_table_of_two_one_share_says_both() {
        let schedule = Schedule { bots: &["random", "greedy"], seats: 2, seed: 1 };
        let mut kept = kept([(0, Some(0.0)), (1, Some(0.5)), (2, Some(0.0)), (3, Some(0.0))]);
        kept.seats = 2;
        let report = Report::of(&kept, &schedule);
        assert_eq!(report.cell("random", "greedy"), "12 % (1–60)");
        assert_eq!(report.cell("greedy", "random"), "88 % (40–99)");
    }
}
