//! Who meets whom: a round robin in rounds.
//!
//! In a round each pair of bots meets on the same dice with all seats turned: at a table of two each sits on both seats; at a larger one
//! a bot by itself sits on each seat once, against copies of the other, and then the other way round. So neither seats nor dice favour
//! anybody, and the chance in a comparison is as small as it can be.

use crate::commands::many::Seated;
use clade_host::random::derive;

/// The round robin of these bots at tables of so many seats.
#[derive(Copy, Clone, Debug)]
pub(super) struct Schedule<'a> {
    pub(super) bots: &'a [&'static str],
    pub(super) seats: u8,
    pub(super) seed: u64,
}

/// A game: a bot by itself on a seat, and another one on all other seats. Bots are named by their place in the list.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Meeting {
    pub(super) alone: usize,
    pub(super) others: usize,
    pub(super) seat: u8,
    /// The number of its round.
    pub(super) round: u64,
}

impl Schedule<'_> {
    /// The pairs of bots.
    fn pairs(&self) -> Vec<(usize, usize)> {
        let bots = self.bots.len();
        (0..bots).flat_map(|one| (one + 1..bots).map(move |other| (one, other))).collect()
    }

    /// How many games of a round a pair plays. At a table of two the other one is alone, too.
    pub(super) fn games_of_a_pair(&self) -> u64 {
        if self.seats == 2 { 2 } else { 2 * u64::from(self.seats) }
    }

    /// How many games a round has.
    pub(super) fn games_of_a_round(&self) -> u64 {
        self.games_of_a_pair() * self.pairs().len() as u64
    }

    /// The game of a number. Rounds follow each other, so that all pairs are known equally well at any time.
    pub(super) fn meeting(&self, game: u64) -> Meeting {
        let (round, within) = (game / self.games_of_a_round(), game % self.games_of_a_round());
        let (one, other) = self.pairs()[(within / self.games_of_a_pair()) as usize];
        let turn = within % self.games_of_a_pair();
        let (swapped, seat) = (turn >= u64::from(self.seats), (turn % u64::from(self.seats)) as u8);
        let (alone, others) = if swapped { (other, one) } else { (one, other) };
        Meeting { alone, others, seat, round }
    }

    /// Its table.
    pub(super) fn table(&self, game: u64) -> Seated {
        let Meeting { alone, others, seat, round } = self.meeting(game);
        let bots = (0..self.seats).map(|other| self.bots[if other == seat { alone } else { others }]).collect();
        Seated { bots, seed: derive(self.seed, round) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_and_dice_favour_nobody() {
        for (seats, of_a_round) in [(2, 6), (3, 18)] {
            let schedule = Schedule { bots: &["random", "greedy", "easy"], seats, seed: 7 };
            assert_eq!(schedule.games_of_a_round(), of_a_round);
            let mut met: Vec<(usize, u8)> = Vec::new();
            for game in 0..of_a_round {
                let Meeting { alone, others, seat, round } = schedule.meeting(game);
                assert!(alone != others && round == 0 && schedule.meeting(game + of_a_round).round == 1);
                met.push((alone, seat));
                // At a table of two whoever is not alone is alone, too.
                met.extend((seats == 2).then(|| (others, 1 - seat)));
                assert_eq!(schedule.table(game).seed, schedule.table(0).seed, "the same dice");
            }
            met.sort_unstable();
            let each: Vec<(usize, u8)> = (0..3).flat_map(|bot| (0..seats).flat_map(move |seat| [(bot, seat); 2])).collect();
            assert_eq!(met, each, "each bot sits on each seat against each other one");
        }
    }

    #[test]
    fn one_sits_among_copies_of_the_other() {
        let schedule = Schedule { bots: &["random", "greedy"], seats: 3, seed: 7 };
        let tables: Vec<Vec<&str>> = (0..6).map(|game| schedule.table(game).bots).collect();
        assert_eq!(tables[1], ["greedy", "random", "greedy"]);
        assert_eq!(tables[5], ["random", "random", "greedy"]);
    }
}
