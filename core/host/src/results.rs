//! Games that were played to their end: who won, with how many points, and how long it took.
//!
//! The file is a list, one game on a line, that only grows: two programs can write to it. Whoever undoes the end of a game and ends it another
//! way has two lines, of which the last counts.

use crate::home::Home;
use chrono::DateTime;
use clade_engine::Seat;
use clade_table::{Header, Table, TableError};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::time::{SystemTime, UNIX_EPOCH};

/// The word for a person in a list of players.
const HUMAN: &str = "human";

/// A game that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finished {
    /// When it ended, in seconds since 1970.
    pub when: u64,
    /// The game, by its word.
    pub game: String,
    /// Which game it was: two lines with the same number are two ends of one game.
    pub id: u64,
    /// Options that differ from their defaults.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Who sat where.
    pub seats: Vec<Seated>,
    /// How many answers seats gave.
    pub answers: usize,
}

/// One seat of a game that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seated {
    /// `human` or the name of a bot.
    pub sitter: String,
    /// What a person calls themselves; empty if they did not say.
    #[serde(default)]
    pub name: String,
    /// Its result.
    pub points: i64,
    /// Its place, from 1.
    pub place: usize,
}

impl Seated {
    /// Whether a person sat there.
    pub fn is_person(&self) -> bool {
        self.sitter == HUMAN
    }
}

/// How people fared in one game against the same opponents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// The game, by its word.
    pub game: String,
    /// The bots that played, each once, by name; none if only people did.
    pub against: Vec<String>,
    /// How many sat at the table.
    pub seats: usize,
    /// Games played.
    pub played: usize,
    /// Games in which a person came first, alone or with others.
    pub won: usize,
    /// The most points of a person.
    pub best: i64,
    /// The mean number of answers a game, rounded.
    pub answers: usize,
}

impl Finished {
    /// The game at this table, if it is over and a person took part; it has this number.
    ///
    /// # Errors
    /// A [`TableError`] if the table cannot say how it ended.
    pub fn of(table: &Table, id: u64) -> Result<Option<Self>, TableError> {
        let Header { game, setup, players, names, .. } = table.header();
        if !table.is_over() || !players.iter().any(|player| player == HUMAN) {
            return Ok(None);
        }
        let mut seats: Vec<(Seat, Seated)> = Vec::new();
        for place in table.places()? {
            let at = usize::from(place.seat.0);
            let of = |all: &[String]| all.get(at).cloned().unwrap_or_default();
            seats.push((place.seat, Seated { sitter: of(players), name: of(names), points: place.score, place: place.place }));
        }
        seats.sort_by_key(|(seat, _)| *seat);
        let when = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
        let answers = table.actors().filter(|actor| matches!(actor, clade_engine::Actor::Seat(_))).count();
        let seats = seats.into_iter().map(|(_, seated)| seated).collect();
        Ok(Some(Self { when, game: game.clone(), id, options: setup.options.clone(), seats, answers }))
    }

    /// Remembers it.
    ///
    /// # Errors
    /// What the system says.
    pub fn note(&self, home: &Home) -> io::Result<()> {
        let Some(file) = home.results() else { return Ok(()) };
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        let line = serde_json::to_string(self).map_err(io::Error::other)? + "\n";
        OpenOptions::new().create(true).append(true).open(file)?.write_all(line.as_bytes())
    }

    /// The bots that played, each once, by name.
    fn bots(&self) -> Vec<String> {
        let bots: BTreeSet<&String> = self.seats.iter().filter(|seat| !seat.is_person()).map(|seat| &seat.sitter).collect();
        bots.into_iter().cloned().collect()
    }
}

/// All games that were played to their end, the earliest first. A line that cannot be read is left out.
///
/// # Errors
/// What the system says; a file that is not there is an empty one.
pub fn results(home: &Home) -> io::Result<Vec<Finished>> {
    let Some(file) = home.results() else { return Ok(Vec::new()) };
    let text = match fs::read(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        read => String::from_utf8_lossy(&read?).into_owned(),
    };
    let mut all: Vec<Finished> = Vec::new();
    for game in text.lines().filter_map(|line| serde_json::from_str::<Finished>(line).ok()) {
        all.retain(|other| other.id != game.id);
        all.push(game);
    }
    Ok(all)
}

/// A day as it is written in tables, by the clock of Greenwich: `2026-11-26`.
pub fn date(when: u64) -> String {
    let day = i64::try_from(when).ok().and_then(|when| DateTime::from_timestamp(when, 0));
    day.map(|day| day.format("%Y-%m-%d").to_string()).unwrap_or_default()
}

/// How people fared, by game, opponents and number of seats.
pub fn tallies(games: &[Finished]) -> Vec<Tally> {
    let mut by: BTreeMap<(&str, usize, Vec<String>), Vec<&Finished>> = BTreeMap::new();
    for game in games {
        by.entry((&game.game, game.seats.len(), game.bots())).or_default().push(game);
    }
    let tally = |((game, seats, against), games): ((&str, usize, Vec<String>), Vec<&Finished>)| {
        let people = || games.iter().map(|game| game.seats.iter().filter(|seat| seat.is_person()));
        Tally {
            game: game.to_owned(),
            against,
            seats,
            played: games.len(),
            won: people().filter_map(|mut seats| seats.find(|seat| seat.place == 1)).count(),
            best: people().flatten().map(|seat| seat.points).max().unwrap_or(0),
            answers: (games.iter().map(|game| game.answers).sum::<usize>() + games.len() / 2) / games.len().max(1),
        }
    };
    by.into_iter().map(tally).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(id: u64, seats: &[(&str, i64, usize)], answers: usize) -> Finished {
        let seat = |&(sitter, points, place): &(&str, i64, usize)| Seated { sitter: sitter.into(), name: String::new(), points, place };
        let seats = seats.iter().map(seat).collect();
        Finished { when: id, game: "pond".into(), id, options: BTreeMap::new(), seats, answers }
    }

    #[test]
    fn games_are_tallied_by_opponents_and_seats() {
        let games = [
            game(1, &[("human", 5, 1), ("greedy", 3, 2)], 10),
            game(2, &[("greedy", 9, 1), ("human", 8, 2)], 13),
            game(3, &[("human", 4, 1), ("human", 4, 1)], 8),
            game(4, &[("human", 7, 2), ("greedy", 8, 1), ("easy", 1, 3)], 9),
        ];
        let tallies: Vec<_> =
            tallies(&games).into_iter().map(|one| (one.against.join(" "), one.seats, one.played, one.won, one.best, one.answers)).collect();
        let expected = [("", 2, 1, 1, 4, 8), ("greedy", 2, 2, 1, 8, 12), ("easy greedy", 3, 1, 0, 7, 9)];
        assert_eq!(tallies, expected.map(|(bots, seats, played, won, best, answers)| (bots.to_owned(), seats, played, won, best, answers)));
    }
}
