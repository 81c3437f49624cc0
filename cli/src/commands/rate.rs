//! `clade rate`: bots meet in a round robin, and get ratings with intervals.

mod fit;
mod kept;
mod report;
mod schedule;

use super::many;
use crate::error::Error;
use crate::failures::Failures;
use crate::host::{Ended, Host};
use crate::which::Which;
use crate::{games, interrupt, lang, progress, texts};
use clade_check::battery::Shard;
use clade_engine::Ruleset;
use clade_host::{Sitter, seats};
use indicatif::ProgressBar;
use kept::Kept;
use report::Report;
use schedule::Schedule;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How much work may be lost in a power cut.
const EVERY: Duration = Duration::from_secs(1);
/// After so many rounds it is looked again whether the ratings are known well enough.
const LOOK: usize = 5;

/// The arguments of `clade rate`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, by its name in `clade games`
    #[arg(required_unless_present = "merge")]
    game: Option<String>,
    /// A rule that is played differently; may be repeated
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// A mod, by its folder, its packed file, or its id if it is installed; may be repeated
    #[arg(long = "mod", value_name = "MOD")]
    mods: Vec<PathBuf>,
    /// The bots that are rated; the first one's rating is 0
    #[arg(long, value_delimiter = ',', value_name = "BOT,…", required_unless_present = "merge")]
    seats: Vec<String>,
    /// How many sit at a table [default: as many as the rules are made for]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..))]
    table: Option<u8>,
    /// How many rounds; in each every pair meets on the same dice with all seats turned
    #[arg(short = 'n', long = "rounds", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Stop as soon as every rating is known to this many points
    #[arg(long, value_name = "POINTS", value_parser = clap::value_parser!(u32).range(1..), conflicts_with = "shard")]
    until: Option<u32>,
    /// The seed from which the seeds of all rounds follow
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads [default: all cores]
    #[arg(long, short = 'j', value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u16).range(..=256))]
    jobs: u16,
    /// Keep who won each game in this file; `--merge` puts such files together
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Play only this share of the rounds, such as 2/8; the others are for other machines
    #[arg(long, value_name = "I/N", value_parser = super::check::shard, requires = "report")]
    shard: Option<Shard>,
    /// Go on from where the file of `--report` ends
    #[arg(long, requires = "report")]
    resume: bool,
    /// Put together what shards found
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["game", "seats", "options", "mods", "report", "until"])]
    merge: Vec<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Plays, rates and reports.
pub(crate) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    if !args.merge.is_empty() {
        let kept = Kept::merged(&args.merge)?;
        let bots = bots(&kept.bots)?;
        let schedule = Schedule { bots: &bots, seats: kept.seats, seed: kept.seed };
        let report = Report::of(&kept, &schedule);
        let missing = kept.rounds - u64::from(report.rounds());
        if missing > 0 {
            host.say(&texts::report_missing(missing.to_string(), kept.rounds.to_string()))?;
        }
        return tell(&report, &kept.game, args.json, host);
    }
    let which = Which { game: args.game.clone(), options: args.options.clone(), mods: args.mods.clone(), ..Which::default() };
    let (about, folders, bots) = (which.module()?.about(), which.folders(host)?, bots(&args.seats)?);
    let seats = args.table.map_or_else(|| which.usual_seats(&folders), Ok)?;
    let ruleset = which.ruleset(seats, &folders)?;
    for warning in clade_host::warnings(&*ruleset, &folders) {
        host.say(&warning)?;
    }
    let schedule = Schedule { bots: &bots, seats, seed: args.seed };
    let kept = Kept::new((about.id, about.version, ruleset.hash()), &bots, seats, args.seed, args.rounds.into());
    let kept = match &args.report {
        Some(path) => kept.begun(path, args.resume)?,
        None => kept,
    };
    let mut rating = Rating { args, ruleset: &*ruleset, schedule, kept, failures: Failures::default() };
    let cut_short = rating.play()?;
    let Rating { kept, failures, .. } = rating;
    if cut_short {
        host.say(&texts::rate_cut_short(Report::of(&kept, &schedule).rounds(), args.rounds))?;
    }
    tell(&Report::of(&kept, &schedule), about.id, args.json, host)?;
    if !args.json {
        failures.print(&lang::words_with(host.lang, &ruleset.texts(host.lang))?, host.out)?;
    }
    if cut_short { Ok(Ended::Interrupted) } else { failures.end() }
}

fn tell(report: &Report, game: &str, json: bool, host: &mut Host) -> Result<Ended, Error> {
    if json {
        return host.json(report);
    }
    let module = games::find(game)?;
    report.print(module.about().name, &lang::words_of_all(host.lang, &[module])?, host.out)?;
    Ok(Ended::Done)
}

/// At least two bots that differ.
fn bots(words: &[String]) -> Result<Vec<&'static str>, Error> {
    let bots: Vec<&str> = seats::parse(words, false)?.into_iter().map(Sitter::name).collect();
    let twice = bots.iter().enumerate().find(|(at, bot)| bots[..*at].contains(bot));
    match twice {
        Some((_, bot)) => Err(Error::RatedTwice((*bot).to_owned())),
        None if bots.len() < 2 => Err(Error::RatedAlone),
        None => Ok(bots),
    }
}

/// A rating while it runs.
struct Rating<'a> {
    args: &'a Args,
    ruleset: &'a dyn Ruleset,
    schedule: Schedule<'a>,
    kept: Kept,
    failures: Failures,
}

impl Rating<'_> {
    /// Plays what is left; says whether it was stopped before its end.
    fn play(&mut self) -> Result<bool, Error> {
        let Shard(share, shares) = self.args.shard.unwrap_or(Shard(1, 1));
        let of_a_round = self.schedule.games_of_a_round();
        let rounds: Vec<u64> = (0..self.kept.rounds).filter(|round| round % shares == share - 1).collect();
        let bar = progress::bar(rounds.len() as u64 * of_a_round, "{eta}");
        bar.set_position(self.kept.games.len() as u64);
        bar.reset_eta();
        interrupt::listen()?;
        for rounds in rounds.chunks(if self.args.until.is_some() { LOOK } else { usize::MAX }) {
            let games = rounds.iter().flat_map(|round| round * of_a_round..(round + 1) * of_a_round);
            let games: Vec<u64> = games.filter(|game| !self.kept.games.contains_key(game)).collect();
            self.games(&games, &bar)?;
            if interrupt::asked() {
                bar.finish_and_clear();
                return Ok(true);
            }
            // An interval of a width that was set beforehand is as sure as one of a set number of games, where there are many (Chow and
            // Robbins 1965).
            let known = self.args.until.is_some_and(|points| Report::of(&self.kept, &self.schedule).is_known(points.into()));
            if known {
                break;
            }
        }
        bar.finish_and_clear();
        Ok(false)
    }

    /// Plays these games.
    fn games(&mut self, games: &[u64], bar: &ProgressBar) -> Result<(), Error> {
        let (schedule, path) = (self.schedule, self.args.report.as_deref());
        let open = Mutex::new((&mut self.kept, Instant::now(), Ok(())));
        let done = many::play(
            &many::Plan {
                ruleset: self.ruleset,
                table: &|game| schedule.table(game),
                games,
                ended: &|game, played| {
                    let mut open = open.lock().unwrap_or_else(PoisonError::into_inner);
                    let (kept, written, failed) = &mut *open;
                    kept.games.insert(game, played.map(|played| share(played, schedule.meeting(game).seat)));
                    if written.elapsed() > EVERY && failed.is_ok() {
                        *failed = written_to(path, kept);
                        *written = Instant::now();
                    }
                },
            },
            usize::from(self.args.jobs),
            bar,
        );
        let (kept, _, failed) = open.into_inner().unwrap_or_else(PoisonError::into_inner);
        failed?;
        written_to(path, kept)?;
        self.failures.add(done?.failures);
        Ok(())
    }
}

fn written_to(path: Option<&Path>, kept: &Kept) -> Result<(), Error> {
    path.map_or(Ok(()), |path| kept.write(path))
}

/// What a seat won of a game; a shared win is a part of it.
fn share(played: &many::Played, seat: u8) -> f64 {
    let winners: Vec<u8> = played.winners().collect();
    if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_win_is_a_part() {
        let played = many::Played { outcome: vec![(7, 0), (3, 0), (7, 0)], decisions: 0, answers: 0, chance: 0 };
        assert_eq!([0, 1, 2].map(|seat| share(&played, seat)), [0.5, 0.0, 0.5]);
    }
}
