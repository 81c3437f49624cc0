//! What is told and played in a chapter of a lesson: who must wait for whom, and what comes next. Of the game it knows only whose turn it is.

use clade_check::scenario::{Chapter, Part};
use clade_engine::{Actor, Seat, Turn};

/// A chapter while it is played.
#[derive(Debug)]
pub(crate) struct Script {
    chapter: Chapter,
    /// Whose answers are the learner's; nobody's, if it plays itself.
    learner: Option<Seat>,
    /// What is told now: the part.
    part: usize,
    /// How many of its answers were given.
    given: usize,
    /// Whether the person wants to see what comes, where others begin.
    goes_on: bool,
    /// What the learner did instead of the next answer.
    missed: Option<String>,
}

impl Script {
    /// A chapter from its beginning on.
    pub(crate) fn new(chapter: Chapter, learner: Option<Seat>) -> Self {
        Self { chapter, learner, part: 0, given: 0, goes_on: false, missed: None }
    }

    /// What is told now; `None` at the end.
    pub(crate) fn told(&self) -> Option<&Part> {
        self.chapter.parts.get(self.part)
    }

    /// How many parts were told before this one, and how many there are.
    pub(crate) fn progress(&self) -> (usize, usize) {
        (self.part, self.chapter.parts.len())
    }

    /// The part to which one goes back from here: its beginning, or the one before; nothing at the beginning of the chapter.
    pub(crate) fn back(&self) -> Option<usize> {
        if self.given > 0 { Some(self.part) } else { self.part.checked_sub(1) }
    }

    /// Goes on with this part. Gives the answers that come before it.
    pub(super) fn skip_to(&mut self, part: usize) -> Vec<String> {
        self.part = part.min(self.chapter.parts.len());
        self.chapter.parts[..self.part].iter().flat_map(|part| part.play.iter().cloned()).collect()
    }

    /// What the learner did instead of the next answer.
    pub(crate) fn missed(&self) -> Option<&str> {
        self.missed.as_deref()
    }

    /// The next answer of this part, by its text.
    pub(crate) fn next(&self) -> Option<&str> {
        self.told()?.play.get(self.given).map(String::as_str)
    }

    /// Whether the learner is to give the next answer. What has only one answer gives itself.
    pub(crate) fn asks(&self, turn: Turn) -> bool {
        self.next().is_some() && turn.count > 1 && self.learner.is_some_and(|seat| turn.actor == Actor::Seat(seat))
    }

    /// Whether the next answer is given by itself now.
    pub(crate) fn plays(&self, turn: Turn) -> bool {
        self.next().is_some() && !self.asks(turn) && (self.given > 0 || self.goes_on)
    }

    /// Whether it waits until the person has read.
    pub(crate) fn waits(&self, turn: Turn) -> bool {
        self.told().is_some() && !self.asks(turn) && !self.plays(turn)
    }

    /// The person has read.
    pub(crate) fn go_on(&mut self) {
        if self.told().is_some_and(|part| part.play.is_empty()) {
            self.next_part();
        } else {
            self.goes_on = true;
        }
    }

    /// The next answer was given.
    pub(crate) fn given(&mut self) {
        self.given += 1;
        self.missed = None;
        if self.next().is_none() {
            self.next_part();
        }
    }

    /// The learner did something else.
    pub(crate) fn miss(&mut self, given: String) {
        self.missed = Some(given);
    }

    fn next_part(&mut self) {
        self.part += 1;
        (self.given, self.goes_on, self.missed) = (0, false, None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clade_check::scenario::Scenario;

    const LEARNER: Turn = Turn { actor: Actor::Seat(Seat(0)), count: 2, clock: 0, set: 0 };
    const OTHER: Turn = Turn { actor: Actor::Seat(Seat(1)), ..LEARNER };

    fn script() -> Script {
        let text = "game = \"pond\"\ntitle = \"T\"\n[[case]]\nname = \"c\"\nsay = \"Read.\"\n\
                    [[case.step]]\nsay = \"Move.\"\nplay = \"a; b\"\n[[case.step]]\nsay = \"Look.\"\nplay = \"c\"\n";
        let lesson = Scenario::read("a.toml", text).map(|scenario| scenario.lesson()).unwrap().unwrap();
        Script::new(lesson.chapters[0].clone(), Some(Seat(0)))
    }

    #[test]
    fn a_learner_reads_answers_and_watches() {
        let mut script = script();
        assert!(script.waits(LEARNER) && !script.asks(LEARNER), "there is only something to read");
        script.go_on();
        assert!(script.asks(LEARNER) && !script.waits(LEARNER));
        script.miss("b".to_owned());
        assert_eq!(script.missed(), Some("b"));
        script.given();
        assert!(script.missed().is_none() && script.plays(OTHER), "what follows the learner's answer comes by itself");
        script.given();
        assert!(script.waits(OTHER) && !script.plays(OTHER), "others begin once the person has read");
        script.go_on();
        assert!(script.plays(OTHER));
        script.given();
        assert_eq!((script.told(), script.progress()), (None, (3, 3)));
        assert!(![LEARNER, OTHER].iter().any(|&turn| script.asks(turn) || script.plays(turn) || script.waits(turn)));
    }

    #[test]
    fn what_has_one_answer_gives_itself() {
        let mut script = script();
        script.go_on();
        let forced = Turn { count: 1, ..LEARNER };
        assert!(script.waits(forced) && !script.asks(forced));
        script.go_on();
        assert!(script.plays(forced));
    }
}
