//! Positions in words, for scenarios: in the middle of round 1, everybody about to play a card, unless they say otherwise.
//!
//! `round`, `pond`; by side `food`, `hands`, `front` (the cards in front) and `hunts` (secret choices); `deck` by card (left
//! out: all copies that lie nowhere else); `pending` steps in the order in which they come; `scripts`, what open cards wait for.

use crate::event::Event;
use crate::pond::Pond;
use crate::rules::round::{Round, Turn};
use crate::schema::KINDS;
use crate::state::{COPIES, State};
use clade_engine::{Answer, Audited, Bag, Deck, Game, Hand, Kept, Kind, Kinds, Misplaced, Rules, Secret, Side, Sink, Small};
use clade_script::{FramesText, Lexicon, Scripted, read_position, write_answer};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Position {
    round: Option<u8>,
    pond: Option<u32>,
    pending: Option<Vec<String>>,
    deck: Option<BTreeMap<String, u8>>,
    food: BTreeMap<String, u32>,
    hands: BTreeMap<String, Vec<String>>,
    front: BTreeMap<String, Vec<String>>,
    hunts: BTreeMap<String, bool>,
    scripts: FramesText,
}

impl Kept for Pond {
    fn action_text(&self, state: &State, answer: Answer, out: &mut String) {
        match answer {
            Answer::Number(n) => *out += &n.to_string(),
            _ => write_answer(&state.frames, self.vm.cards(), answer, out, |kind| format!("card {}", self.vm.cards().word_of(Kind(kind)))),
        }
    }

    fn is_sound(&self, state: &State) -> bool {
        state.ruleset == self.hash && self.in_range(state) && self.rests(state, |state| self.run(state, &mut Sink::null()))
    }

    fn position(&self, state: &State) -> Option<String> {
        Some(self.written(state))
    }

    fn place(&self, position: &str, sink: &mut Sink<'_, Event>) -> Result<State, Misplaced> {
        self.placed_by(position, sink)
    }
}

impl Pond {
    fn lexicon(&self) -> Lexicon<'_> {
        Lexicon::of(self, |_, kind| self.vm().cards().word_of(Kind(kind)))
    }

    pub(crate) fn written(&self, state: &State) -> String {
        let word = |kind: Kind| self.vm().cards().word(kind).to_owned();
        let sides = || self.all_sides().map(|side| (self.side_word(side), side.ix()));
        let hand = |hand: &Hand<KINDS, Kind>| hand.cards().iter().flat_map(|(kind, n)| vec![word(kind); usize::from(n)]).collect();
        let hunts = |(side, i): (String, usize)| Some((side, *state.hunts[i].as_ref()?.get()?));
        let position = Position {
            round: Some(state.round),
            pond: Some(state.pond),
            pending: Some(state.agenda.iter().rev().map(|&step| self.step_text(step)).collect()),
            deck: Some(state.deck.unseen.iter().map(|(kind, n)| (word(kind), n)).collect()),
            food: sides().map(|(side, i)| (side, state.food[i])).collect(),
            hands: sides().map(|(side, i)| (side, hand(&state.hands[i]))).collect(),
            front: sides().map(|(side, i)| (side, state.in_front[i].map(word).collect())).collect(),
            hunts: sides().filter_map(hunts).collect(),
            scripts: self.lexicon().write(&state.frames),
        };
        toml::to_string(&position).unwrap_or_default()
    }

    pub(crate) fn placed_by(&self, position: &str, sink: &mut Sink<'_, Event>) -> Result<State, Misplaced> {
        let words: Position = read_position(position)?;
        let lexicon = self.lexicon();
        let mut state = State { round: words.round.unwrap_or(1), pond: words.pond.unwrap_or(6), ..self.start() };
        for (word, &food) in &words.food {
            state.food[lexicon.side(&format!("food.{word}"), word)?.ix()] = food;
        }
        for (word, &hunts) in &words.hunts {
            let side = lexicon.side(&format!("hunts.{word}"), word)?;
            state.hunts[side.ix()] = Some(Secret::new(hunts, self.only(side)));
        }
        let mut left = COPIES.map(i32::from);
        let cards = |key: &str, all: &BTreeMap<String, Vec<String>>| -> Result<Vec<(Side, Vec<Kind>)>, Misplaced> {
            let read = |(side, words): (&String, &Vec<String>)| {
                let key = format!("{key}.{side}");
                let kinds = words.iter().enumerate().map(|(i, word)| lexicon.card(&format!("{key}[{i}]"), word));
                Ok((lexicon.side(&key, side)?, kinds.collect::<Result<_, _>>()?))
            };
            all.iter().map(read).collect()
        };
        let (hands, front) = (cards("hands", &words.hands)?, cards("front", &words.front)?);
        hands.iter().chain(&front).flat_map(|(_, kinds)| kinds).for_each(|&kind| left[kind.ix()] -= 1);
        if let Some(kind) = (0..KINDS).find(|&kind| left[kind] < 0) {
            let (card, most) = (self.vm().cards().word_of(Kind(kind as u8)), COPIES[kind]);
            return Err(Misplaced::new("hands", format!("too many of {card}"), format!("at most {most} in all hands and in front")));
        }
        hands.iter().for_each(|(side, kinds)| kinds.iter().for_each(|&kind| state.hands[side.ix()].put(kind)));
        front.iter().for_each(|(side, kinds)| state.in_front[side.ix()] = kinds.iter().copied().collect::<Kinds>());
        let mut counts = [0; KINDS];
        match &words.deck {
            None => (0..self.vm().cards().len()).for_each(|kind| counts[kind] = left[kind] as u8),
            Some(deck) => {
                for (word, &n) in deck {
                    counts[lexicon.card(&format!("deck.{word}"), word)?.ix()] = n;
                }
            }
        }
        state.deck = Deck::new(Bag::from_counts(counts));
        state.frames = lexicon.read(&words.scripts).map_err(|e| e.within("scripts"))?;
        state.agenda = Default::default();
        match &words.pending {
            None => {
                state.agenda.then([Round {}]);
                state.agenda.then(self.all_sides().map(|side| Turn { side }));
            }
            Some(lines) => {
                let read = |(i, line): (usize, &String)| self.read_step(line).map_err(|e| e.within(&format!("pending[{i}]")));
                state.agenda.then(lines.iter().enumerate().map(read).collect::<Result<Vec<_>, _>>()?);
            }
        }
        self.recount(&mut state);
        self.run(&mut state, sink);
        Ok(state)
    }
}
