//! What a game advises whoever looks ahead in it.

use serde::{Deserialize, Serialize};

/// How to look ahead in a game: facts of its turns and lists, found by measuring. None of them changes what is legal or good.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SearchHints {
    /// How many answers a bot that tries its own runs may try for a decision: the fewest with which it still wins about as often as with
    /// many, as measured by `cargo run --release -p clade-cli --no-default-features --example greedy -- duel GAME SEATS 1000 FEW MANY`.
    pub tries: u32,
    /// Lists of so many answers or more are too long to give each answer a chance: those that look good at once come first.
    pub long_list: u32,
    /// Where random play into the future ends, so that tables are judged at the same moment: every so many steps of the clock
    /// ([`crate::Rules::clock`]), counted from `start`. Play by [`SearchHints::looks`] goes on for a whole lap more. 0 if the game is better judged
    /// after a number of answers. A round that is noted ([`crate::Ecological::Round`]) begins with a lap.
    pub lap: u32,
    /// What the clock shows at such a moment of the first lap.
    pub start: u32,
    /// After how many answers it ends at the latest.
    pub answers: u32,
    /// How many answers, drawn by lot, are looked at in play into the future, to give the one that looks best at once for whoever gives it. With
    /// 0 any is given, which is many times quicker.
    pub looks: u32,
    /// Whether a turn is several answers that only pay together: then whole turns are thought of, and nothing is played at random. A turn lasts
    /// until somebody else is asked; where there are laps, what others answer while the clock stands still does not end it.
    pub by_turns: bool,
}

impl SearchHints {
    /// The advice of a game that gives none.
    pub const USUAL: Self = Self { tries: 2000, long_list: 13, lap: 0, start: 0, answers: 10, looks: 0, by_turns: false };

    /// In which lap a game is when its clock shows this; without laps each step of the clock is one.
    pub fn lap_at(&self, clock: u32) -> u32 {
        clock.saturating_sub(self.start).checked_div(self.lap).unwrap_or(clock)
    }

    /// What the clock shows where play into the future ends that begins at this time; the greatest number, if only its length counts.
    pub fn until(&self, clock: u32) -> u32 {
        if self.lap == 0 {
            return u32::MAX;
        }
        let clock = if self.looks > 1 { clock.saturating_add(self.lap) } else { clock };
        let since = (u64::from(clock) + u64::from(self.lap - self.start % self.lap)) % u64::from(self.lap);
        clock.saturating_add(self.lap - since as u32)
    }
}

impl Default for SearchHints {
    fn default() -> Self {
        Self::USUAL
    }
}

#[cfg(test)]
mod tests {
    use super::SearchHints;

    #[test]
    fn random_play_ends_at_the_next_such_moment() {
        let hints = SearchHints { lap: 7, start: 3, ..SearchHints::USUAL };
        assert_eq!([0, 2, 3, 9, 10, 16].map(|clock| hints.until(clock)), [3, 3, 10, 10, 17, 17]);
        assert_eq!([0, 3, 9, 10, 16, 17].map(|clock| hints.lap_at(clock)), [0, 0, 0, 1, 1, 2]);
        assert_eq!([0, 3, 10].map(|clock| SearchHints::USUAL.lap_at(clock)), [0, 3, 10]);
        assert_eq!(SearchHints::USUAL.until(5), u32::MAX);
        assert_eq!(SearchHints { lap: 5, ..SearchHints::USUAL }.until(5), 10);
        assert_eq!([0, 2, 3, 9, 10].map(|clock| SearchHints { looks: 3, ..hints }.until(clock)), [10, 10, 17, 17, 24]);
    }
}
