//! Who sits where: `human,greedy,random`.

use crate::error::{Error, Word};
use clade_bots::{NAMES, PLAIN};
use clade_engine::{Actor, Turn};

/// The word for a person.
const HUMAN: &str = "human";

/// Who answers for a seat.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sitter {
    /// A person at this program.
    Human,
    /// A bot of this name.
    Bot(&'static str),
}

impl Sitter {
    /// The word that means it on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Human => HUMAN,
            Self::Bot(name) => name,
        }
    }

    /// The sitter of a word; `people` says whether persons may sit here.
    fn of(word: &str, people: bool) -> Result<Self, Error> {
        if people && word == HUMAN {
            return Ok(Self::Human);
        }
        // What others are measured against may sit anywhere, but is offered nowhere.
        let bot = NAMES.iter().chain([&PLAIN]).find(|name| **name == word).map(|name| Self::Bot(name));
        bot.ok_or_else(|| {
            let valid = words().into_iter().filter(|word| people || *word != HUMAN).collect();
            Error::Unknown { kind: Word::Bot, word: word.to_owned(), valid }
        })
    }
}

/// Whether a question answers itself: a person plays alone with bots, and there is one answer. Games ask such questions only so that
/// a missing question tells other people nothing.
pub fn answers_itself(sitters: &[Sitter], turn: Turn) -> bool {
    let Turn { actor: Actor::Seat(seat), count: 1, .. } = turn else { return false };
    let mut people = (0..).zip(sitters).filter(|(_, sitter)| **sitter == Sitter::Human);
    people.next().is_some_and(|(person, _)| person == seat.0) && people.next().is_none()
}

/// All words for sitters.
pub fn words() -> Vec<&'static str> {
    [HUMAN].into_iter().chain(NAMES.iter().copied()).collect()
}

/// The sitters of a list of words. A number alone is the number of seats: one person and bots, or random bots where no person may sit.
///
/// # Errors
/// [`Error::Unknown`] with the words that may stand there.
pub fn parse(words: &[String], people: bool) -> Result<Vec<Sitter>, Error> {
    match words {
        [number] if !number.trim().is_empty() && number.trim().chars().all(|c| c.is_ascii_digit()) => {
            let seats = number.trim().parse().unwrap_or(u8::MAX);
            Ok(if people { usual(seats) } else { vec![Sitter::Bot("random"); usize::from(seats)] })
        }
        _ => words.iter().map(|word| Sitter::of(word.trim(), people)).collect(),
    }
}

/// The words of sitters, as in the header of a record.
pub fn names(sitters: &[Sitter]) -> Vec<String> {
    sitters.iter().map(|sitter| sitter.name().to_owned()).collect()
}

/// The usual seats: one person, bots on as many seats as the game takes.
pub fn usual(most: u8) -> Vec<Sitter> {
    (0..most).map(|seat| if seat == 0 { Sitter::Human } else { Sitter::Bot(clade_bots::USUAL) }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(words: &[&str], people: bool) -> Result<Vec<Sitter>, Error> {
        parse(&words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>(), people)
    }

    #[test]
    fn persons_sit_only_where_they_may() {
        assert_eq!(list(&["human", " random"], true).expect("two sitters"), [Sitter::Human, Sitter::Bot("random")]);
        assert!(list(&["human"], false).is_err());
        assert_eq!(list(&["3"], true).expect("three"), usual(3));
        assert_eq!(list(&["2"], false).expect("two"), [Sitter::Bot("random"); 2]);
        assert_eq!(list(&["99999999999"], true).map(|all| all.len()).expect("more than any game takes"), 255);
        assert!(list(&["3", "human"], true).is_err() && list(&[""], true).is_err());
        assert!(list(&["gredy"], true).is_err());
        assert_eq!(list(&["plain"], false).expect("a bot"), [Sitter::Bot(PLAIN)]);
        assert!(!words().contains(&PLAIN));
    }

    #[test]
    fn one_person_is_not_asked_what_has_one_answer() {
        let turn = |seat, count| Turn { actor: Actor::Seat(clade_engine::Seat(seat)), count, clock: 0, set: 0 };
        let alone = usual(3);
        assert!(answers_itself(&alone, turn(0, 1)));
        assert!(!answers_itself(&alone, turn(0, 2)) && !answers_itself(&alone, turn(1, 1)));
        assert!(!answers_itself(&alone, Turn { actor: Actor::Chance, count: 1, clock: 0, set: 0 }));
        assert!(!answers_itself(&[Sitter::Human; 2], turn(0, 1)), "somebody else would see that nothing was asked");
    }

    #[test]
    fn the_usual_seats_can_be_read_back() {
        let usual = usual(3);
        assert_eq!(names(&usual), ["human", "normal", "normal"]);
        assert_eq!(parse(&names(&usual), true).expect("known words"), usual);
    }
}
