//! Open questions in words.

use super::Lexicon;
use arrayvec::ArrayVec;
use clade_engine::{Ask, CardQuestion, Kind, Misplaced, Seat, Seats, Secret};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct QuestionText {
    who: String,
    prompt: String,
    /// `yes or no`, `number`, `word`, `one cell`, `one cell or none`, `some cubes 3`.
    ask: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    options: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    picks: Vec<String>,
    /// Who knows the options and the picks: `all` or numbers of seats from 1.
    options_known: String,
    picks_known: String,
}

impl Lexicon<'_> {
    fn thing(&self, key: &str, thing: u8, word: &str) -> Result<u8, Misplaced> {
        let found = (0..=u8::MAX).find(|&n| (self.thing)(thing, n) == word);
        found.ok_or_else(|| Misplaced::new(key, format!("'{word}'"), format!("a {}", self.schema.things[usize::from(thing)].name)))
    }

    pub(super) fn question_text(&self, question: &CardQuestion, card: Kind) -> QuestionText {
        let option = |n: u8| match question.ask {
            Ask::One { thing, .. } | Ask::Some { thing, .. } => (self.thing)(thing, n),
            Ask::Said => self.cards.get(card).says.get(usize::from(n)).map_or_else(|| n.to_string(), |(key, _)| key.clone()),
            Ask::YesNo | Ask::Number => n.to_string(),
        };
        let name = |thing: u8| self.schema.things[usize::from(thing)].name;
        let times = |&(n, times): &(u8, u8)| if times == 1 { option(n) } else { format!("{} x{times}", option(n)) };
        QuestionText {
            who: self.sides[question.who.ix()].clone(),
            prompt: self.cards.get(card).says.get(usize::from(question.prompt)).map_or_else(String::new, |(key, _)| key.clone()),
            ask: match question.ask {
                Ask::YesNo => "yes or no".to_owned(),
                Ask::Number => "number".to_owned(),
                Ask::Said => "word".to_owned(),
                Ask::One { thing, or_none } => format!("one {}{}", name(thing), if or_none { " or none" } else { "" }),
                Ask::Some { thing, most } => format!("some {}s {most}", name(thing)),
            },
            options: question.options.get().map(|all| all.iter().map(times).collect()).unwrap_or_default(),
            picks: question.picks.get().map(|all| all.iter().map(|&n| option(n)).collect()).unwrap_or_default(),
            options_known: seats_text(question.options.known()),
            picks_known: seats_text(question.picks.known()),
        }
    }

    pub(super) fn question(&self, text: &QuestionText, card: Kind) -> Result<CardQuestion, Misplaced> {
        let keys = || self.cards.get(card).says.iter().map(|(key, _)| key.as_str());
        let said = |key: &str, word: &str| {
            let at = keys().position(|key| key == word);
            at.map(|at| at as u8).ok_or_else(|| Misplaced::word(key, word, "a key under the card's 'says'", keys()))
        };
        let prompt = said("prompt", &text.prompt)?;
        let ask = self.asked(&text.ask)?;
        let number = |key: &str, word: &str| match ask {
            Ask::One { thing, .. } | Ask::Some { thing, .. } => self.thing(key, thing, word),
            Ask::Said => said(key, word),
            Ask::YesNo | Ask::Number => word.parse().map_err(|_| Misplaced::new(key, format!("'{word}'"), "a number from 0 to 255")),
        };
        let mut options = ArrayVec::new();
        for (i, option) in text.options.iter().enumerate() {
            let key = format!("options[{i}]");
            let (word, times) = option.split_once(" x").unwrap_or((option, "1"));
            let times = times.parse().map_err(|_| Misplaced::new(&key, format!("'{option}'"), "a number after 'x'"))?;
            let option = (number(&key, word)?, times);
            options
                .try_push(option)
                .map_err(|_| Misplaced::new("options", "too many", format!("{} at most", CardQuestion::MAX_OPTIONS)))?;
        }
        let mut picks = ArrayVec::new();
        for (i, pick) in text.picks.iter().enumerate() {
            let pick = number(&format!("picks[{i}]"), pick)?;
            picks.try_push(pick).map_err(|_| Misplaced::new("picks", "too many", "32 at most"))?;
        }
        let mut question = CardQuestion::new(
            self.side("who", &text.who)?,
            prompt,
            ask,
            options,
            seats("options_known", &text.options_known)?,
            Seats::NONE,
        );
        question.picks = Secret::new(picks, seats("picks_known", &text.picks_known)?);
        Ok(question)
    }

    fn asked(&self, text: &str) -> Result<Ask, Misplaced> {
        let thing = |name: &str| self.schema.things.iter().position(|thing| thing.name == name).map(|i| i as u8);
        let ask = match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["yes", "or", "no"] => Some(Ask::YesNo),
            ["number"] => Some(Ask::Number),
            ["word"] => Some(Ask::Said),
            ["one", name] => thing(name).map(|thing| Ask::One { thing, or_none: false }),
            ["one", name, "or", "none"] => thing(name).map(|thing| Ask::One { thing, or_none: true }),
            ["some", names, most] => {
                let thing = names.strip_suffix('s').and_then(thing);
                thing.zip(most.parse().ok()).map(|(thing, most)| Ask::Some { thing, most })
            }
            _ => None,
        };
        ask.ok_or_else(|| {
            Misplaced::new("ask", format!("'{text}'"), "'yes or no', 'number', 'word', 'one …', 'one … or none' or 'some …s 3'")
        })
    }
}

pub(super) fn seats_text(seats: Seats) -> String {
    if seats == Seats::ALL {
        return "all".to_owned();
    }
    let known: Vec<String> = (0..8).filter(|&seat| seats.contains(Seat(seat))).map(|seat| (seat + 1).to_string()).collect();
    if known.is_empty() { "nobody".to_owned() } else { known.join(" ") }
}

/// Who knows something: `all`, `nobody`, or numbers of seats from 1.
pub(super) fn seats(key: &str, text: &str) -> Result<Seats, Misplaced> {
    match text {
        "all" => return Ok(Seats::ALL),
        "nobody" => return Ok(Seats::NONE),
        _ => {}
    }
    text.split_whitespace().try_fold(Seats::NONE, |all, word| match word.parse::<u8>() {
        Ok(n @ 1..=8) => Ok(all.with(Seat(n - 1))),
        _ => Err(Misplaced::new(key, format!("'{text}'"), "'all', 'nobody' or numbers of seats")),
    })
}
