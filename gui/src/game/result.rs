//! Who plays, who stands where, and from what.

use super::session::Session;
use clade_engine::face::Gain;
use clade_engine::{Msg, Seat, Side};
use clade_host::Sitter;

/// One side with its person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Player {
    /// The side.
    pub(crate) side: Side,
    /// The seat that answers for it.
    pub(crate) seat: Seat,
    /// The name of the side: a colour, an animal.
    pub(crate) name: Msg,
    /// What the person is called; empty where nobody said so.
    pub(crate) called: String,
    /// Who sits there.
    pub(crate) sitter: Sitter,
}

/// Where a side stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    /// Its place, counted from 1; sides that nothing tells apart share it.
    pub(crate) place: usize,
    /// Who.
    pub(crate) player: Player,
    /// Its score.
    pub(crate) score: i64,
    /// What decided, if another side has the same score.
    pub(crate) tie_break: Option<i64>,
}

/// The score of a side, by what gave it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sources {
    /// The side.
    pub(crate) side: Side,
    /// Points by source, in the order in which they first came.
    pub(crate) points: Vec<(Msg, i64)>,
    /// What the score has besides: what the side had at the beginning.
    pub(crate) rest: i64,
}

/// The place of a side.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// Counted from 1; sides that nothing tells apart share it.
    pub(crate) number: usize,
    /// What decided, if another side has the same score.
    pub(crate) tie_break: Option<i64>,
}

/// The place of each side, from its score and what decides between equal ones.
pub(crate) fn places(all: &[(i64, i64)]) -> Vec<Place> {
    let place = |mine: &(i64, i64)| {
        let is_tied = all.iter().filter(|other| other.0 == mine.0).count() > 1;
        let number = 1 + all.iter().filter(|other| *other > mine).count();
        Place { number, tie_break: (is_tied && all.iter().any(|other| other.1 != 0)).then_some(mine.1) }
    };
    all.iter().map(place).collect()
}

impl Session {
    /// Who plays, side by side.
    pub(crate) fn players(&self) -> Vec<Player> {
        let (face, names) = (self.table.face(), &self.table.header().names);
        let player = |side| {
            let seat = face.seat_of(side);
            let called = names.get(usize::from(seat.0)).cloned().unwrap_or_default();
            Player { side, seat, name: face.name_of(side), called, sitter: self.sitter(seat).unwrap_or(Sitter::Human) }
        };
        self.sides().map(player).collect()
    }

    /// At the end: who stands where, the best first.
    pub(crate) fn standings(&self) -> Vec<Standing> {
        if !self.table.is_over() {
            return Vec::new();
        }
        let all = self.table.standing().unwrap_or_default();
        let standing = |((player, place), mine): ((Player, Place), &(i64, i64))| Standing {
            place: place.number,
            player,
            score: mine.0,
            tie_break: place.tie_break,
        };
        let mut standings: Vec<Standing> = self.players().into_iter().zip(places(&all)).zip(&all).map(standing).collect();
        standings.sort_by_key(|standing| standing.place);
        standings
    }

    /// At the end: what gave each side its score.
    pub(crate) fn sources(&self) -> Vec<Sources> {
        if !self.table.is_over() {
            return Vec::new();
        }
        let gains = self.table.gains().iter().map(|(_, gain)| gain);
        summed(&self.table.scores().unwrap_or_default(), gains)
    }

    pub(super) fn sides(&self) -> impl Iterator<Item = Side> + use<> {
        (0..self.table.face().sides()).map(Side)
    }

    /// The sides for which a seat answers.
    pub(super) fn sides_of(&self, seat: Seat) -> impl Iterator<Item = Side> {
        self.sides().filter(move |side| self.table.face().seat_of(*side) == seat)
    }
}

/// What gave each side its score.
pub(crate) fn summed<'a>(scores: &[i64], gains: impl Iterator<Item = &'a Gain>) -> Vec<Sources> {
    let side = |(side, &score)| Sources { side: Side(side), points: Vec::new(), rest: score };
    let mut all: Vec<Sources> = (0u8..).zip(scores).map(side).collect();
    for gain in gains {
        let Some(Sources { points, rest, .. }) = all.get_mut(gain.side.ix()) else { continue };
        *rest -= gain.points;
        match points.iter_mut().find(|(source, _)| *source == gain.source) {
            Some((_, sum)) => *sum += gain.points,
            None => points.push((gain.source.clone(), gain.points)),
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_summed_by_source() {
        let gain = |side, points, source| Gain { side: Side(side), points, source: Msg::new(source) };
        let gains = [gain(0, 3, "food"), gain(1, 2, "food"), gain(0, 4, "size"), gain(0, -1, "food"), gain(7, 9, "nobody")];
        let all = summed(&[10, 2], gains.iter());
        let points = |at: usize| all[at].points.iter().map(|(source, points)| (&*source.id, *points)).collect::<Vec<_>>();
        assert_eq!((points(0), all[0].rest), (vec![("food", 2), ("size", 4)], 4), "it began with 4");
        assert_eq!((points(1), all[1].rest), (vec![("food", 2)], 0));
    }
}
