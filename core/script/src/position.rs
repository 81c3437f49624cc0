//! Open effects in words, for positions: the same form in every game.

use crate::frames::{Cell, Entry, Frame, MAX_FRAMES, MAX_JOURNAL};
use crate::{Cards, Frames, Schema, Scripted, Wait};
use arrayvec::ArrayVec;
use clade_engine::words::{Word, Words};
use clade_engine::{Ask, Misplaced, Question, Seat, Seats, Secret, Side, Triggers};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// The words that a game's frames are made of.
pub struct Lexicon<'a> {
    schema: &'a Schema,
    cards: &'a Cards,
    sides: Vec<String>,
    thing: fn(&Cards, u8, u8) -> String,
}

/// [`Frames`] in words.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct FramesText {
    /// Open effects, the innermost last.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    open: Vec<FrameText>,
    /// What cards remember: `red speed moves 1`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    remembered: Vec<String>,
    /// What the last finished effect returned.
    #[serde(skip_serializing_if = "is_zero")]
    returned: i32,
    /// How often the open effects have stopped.
    #[serde(skip_serializing_if = "is_zero")]
    stops: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FrameText {
    card: String,
    hook: String,
    owner: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    args: Vec<i16>,
    /// `verb#call value`, and who knows it if not all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    journal: Vec<String>,
    /// The call that has no answer yet.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    call: String,
    /// `steps` or `die 6`; nothing if it can run, or has a question.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    waits: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    question: Option<QuestionText>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct QuestionText {
    who: String,
    prompt: String,
    /// `yes or no`, `number`, `one cell`, `one cell or none`, `some cubes 3`.
    ask: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    options: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    picks: Vec<String>,
    /// Who knows the options and the picks: `all` or numbers of seats from 1.
    options_known: String,
    picks_known: String,
}

fn is_zero<T: Default + PartialEq>(n: &T) -> bool {
    *n == T::default()
}

/// Reads a position, or a part of one, from TOML.
///
/// # Errors
/// [`Misplaced`] with the key that cannot be read.
pub fn read_position<T: DeserializeOwned>(toml: &str) -> Result<T, Misplaced> {
    let input = toml::Deserializer::parse(toml).map_err(|e| Misplaced::parsed("", e.message()))?;
    serde_path_to_error::deserialize(input).map_err(|e| {
        let path = e.path().to_string();
        Misplaced::parsed(if path == "." { String::new() } else { path }, e.inner().message())
    })
}

/// A card, by its word.
#[derive(Debug)]
pub struct CardWord;

impl<G: Scripted> Word<G> for CardWord {
    type Value = u8;

    fn write(game: &G, kind: u8) -> String {
        game.vm().cards().word_of(kind)
    }

    fn read(game: &G, words: &mut Words<'_>) -> Result<u8, Misplaced> {
        find_card(G::SCHEMA, game.vm().cards(), "", words.next(&format!("a {}", G::SCHEMA.card))?)
    }
}

/// Cards that trigger together, as one word: `speed+tentacle`, or `-`.
#[derive(Debug)]
pub struct CardsWord;

impl CardsWord {
    /// Several cards as one word.
    pub fn join(cards: &Cards, kinds: impl Iterator<Item = u8>) -> String {
        let words: Vec<String> = kinds.map(|kind| cards.word_of(kind)).collect();
        if words.is_empty() { "-".to_owned() } else { words.join("+") }
    }

    /// The cards of one word.
    ///
    /// # Errors
    /// [`Misplaced`] with the nearest word.
    pub fn split<G: Scripted>(game: &G, words: &mut Words<'_>) -> Result<Vec<u8>, Misplaced> {
        let word = words.next("cards joined by '+', or '-'")?;
        let cards = word.split('+').filter(|&word| word != "-");
        cards.map(|word| find_card(G::SCHEMA, game.vm().cards(), "", word)).collect()
    }
}

impl<G: Scripted> Word<G> for CardsWord {
    type Value = Triggers;

    fn write(game: &G, cards: Triggers) -> String {
        Self::join(game.vm().cards(), cards.pending().iter().copied())
    }

    fn read(game: &G, words: &mut Words<'_>) -> Result<Triggers, Misplaced> {
        let mut kinds = Self::split(game, words)?.into_iter();
        let cards = Triggers::collect(&mut kinds);
        kinds.next().map_or(Ok(cards), |_| Err(Misplaced::new("", "more cards", format!("at most {}", Triggers::MAX))))
    }
}

fn find_card(schema: &Schema, cards: &Cards, key: &str, word: &str) -> Result<u8, Misplaced> {
    cards.find(word).ok_or_else(|| {
        let words = (0..cards.len() as u8).map(|kind| cards.word(kind));
        Misplaced::word(key, word, format!("a {}", schema.card), words)
    })
}

impl<'a> Lexicon<'a> {
    /// The words of a game; `thing` gives the word for a thing by kind and number.
    pub fn of<G: Scripted>(game: &'a G, thing: fn(&Cards, u8, u8) -> String) -> Self {
        let sides = game.all_sides().map(|side| game.side_word(side)).collect();
        Self { schema: G::SCHEMA, cards: game.vm().cards(), sides, thing }
    }
}

impl Lexicon<'_> {
    /// A side by its word.
    ///
    /// # Errors
    /// [`Misplaced`] with the nearest word.
    pub fn side(&self, key: &str, word: &str) -> Result<Side, Misplaced> {
        let at = self.sides.iter().position(|side| side == word);
        at.map(|i| Side(i as u8))
            .ok_or_else(|| Misplaced::word(key, word, format!("one of {}", self.sides.join(", ")), self.sides.iter().map(String::as_str)))
    }

    /// A card by its word.
    ///
    /// # Errors
    /// [`Misplaced`] with the nearest word.
    pub fn card(&self, key: &str, word: &str) -> Result<u8, Misplaced> {
        find_card(self.schema, self.cards, key, word)
    }

    /// A hook by its name.
    ///
    /// # Errors
    /// [`Misplaced`] with the nearest word.
    pub fn hook(&self, key: &str, word: &str) -> Result<u8, Misplaced> {
        let names = || self.schema.hooks.iter().map(|hook| hook.name);
        let at = names().position(|name| name == word);
        at.map(|i| i as u8).ok_or_else(|| Misplaced::word(key, word, "the name of a hook", names()))
    }

    fn thing(&self, key: &str, thing: u8, word: &str) -> Result<u8, Misplaced> {
        let found = (0..=u8::MAX).find(|&n| (self.thing)(self.cards, thing, n) == word);
        found.ok_or_else(|| Misplaced::new(key, format!("'{word}'"), format!("a {}", self.schema.things[usize::from(thing)].name)))
    }

    /// The frames of a state in words.
    pub fn write(&self, frames: &Frames) -> FramesText {
        let word = |i: u8| self.cards.word(i).to_owned();
        let remembered = frames.memory.iter().map(|cell| {
            let name = self
                .cards
                .get(cell.card)
                .remembers
                .get(usize::from(cell.cell))
                .map_or_else(|| cell.cell.to_string(), |(name, _)| name.clone());
            format!("{} {} {name} {}", self.sides[cell.side.ix()], word(cell.card), cell.value)
        });
        let ends = frames.stack.iter().skip(1).map(|frame| usize::from(frame.start)).chain([frames.journal.len()]);
        let open = frames.stack.iter().zip(ends).map(|(frame, end)| FrameText {
            card: word(frame.card),
            hook: self.schema.hooks[usize::from(frame.hook)].name.to_owned(),
            owner: self.sides[frame.side.ix()].clone(),
            args: match frame.args.iter().rposition(|&n| n != 0) {
                Some(last) => frame.args[..=last].to_vec(),
                None => Vec::new(),
            },
            journal: frames.journal[usize::from(frame.start)..end].iter().map(|entry| self.entry_text(entry)).collect(),
            call: if frame.call == 0 { String::new() } else { self.call_text(frame.call) },
            waits: match frame.wait {
                Wait::Nothing | Wait::Question(_) => String::new(),
                Wait::Steps => "steps".to_owned(),
                Wait::Roll(faces) => format!("die {faces}"),
            },
            question: match &frame.wait {
                Wait::Question(question) => Some(self.question_text(question, frame.card)),
                _ => None,
            },
        });
        FramesText { open: open.collect(), remembered: remembered.collect(), returned: frames.returned, stops: frames.suspensions }
    }

    /// The frames that words mean.
    ///
    /// # Errors
    /// [`Misplaced`] with the key that means nothing.
    pub fn read(&self, text: &FramesText) -> Result<Frames, Misplaced> {
        let mut frames = Frames { returned: text.returned, suspensions: text.stops, ..Frames::default() };
        for (i, frame) in text.open.iter().enumerate() {
            let read = self.frame(frame, frames.journal.len() as u16).map_err(|e| e.within(&format!("open[{i}]")))?;
            frames.stack.push(read);
            if frame.journal.len() > MAX_JOURNAL || frames.stack.len() > MAX_FRAMES {
                return Err(Misplaced::new(
                    format!("open[{i}]"),
                    "too much",
                    format!("at most {MAX_FRAMES} scripts with {MAX_JOURNAL} entries"),
                ));
            }
            for (j, entry) in frame.journal.iter().enumerate() {
                frames.journal.push(self.entry(&format!("open[{i}].journal[{j}]"), entry)?);
            }
        }
        for (i, text) in text.remembered.iter().enumerate() {
            let key = format!("remembered[{i}]");
            let wrong = || Misplaced::new(&key, format!("'{text}'"), "owner, card, cell and number: 'red speed moves 1'");
            let [owner, card, name, value] = text.split_whitespace().collect::<Vec<_>>()[..] else { return Err(wrong()) };
            let (side, card) = (self.side(&key, owner)?, self.card(&key, card)?);
            let cells = || self.cards.get(card).remembers.iter().map(|(name, _)| name.as_str());
            let cell =
                cells().position(|cell| cell == name).ok_or_else(|| Misplaced::word(&key, name, "a memory cell of the card", cells()))?;
            frames.memory.push(Cell { side, card, cell: cell as u8, value: value.parse().map_err(|_| wrong())? });
        }
        frames.memory.sort_by_key(|cell| (cell.side, cell.card, cell.cell));
        let (sides, cards) = (self.sides.len(), self.cards.len());
        if !frames.is_sound(self.schema, |side| side.ix() < sides, |card| usize::from(card) < cards) {
            let expected = "the innermost one last, with a question that can be asked; those around it wait for 'steps'";
            return Err(Misplaced::new("open", "scripts that cannot be open together", expected));
        }
        Ok(frames)
    }

    fn frame(&self, text: &FrameText, start: u16) -> Result<Frame, Misplaced> {
        let card = self.card("card", &text.card)?;
        let mut args = [0; 4];
        if text.args.len() > args.len() {
            return Err(Misplaced::new("args", format!("{} numbers", text.args.len()), "at most 4"));
        }
        args[..text.args.len()].copy_from_slice(&text.args);
        let wait = match (&text.question, text.waits.as_str()) {
            (Some(question), _) => Wait::Question(Box::new(self.question(question, card).map_err(|e| e.within("question"))?)),
            (None, "") => Wait::Nothing,
            (None, "steps") => Wait::Steps,
            (None, waits) => match waits.strip_prefix("die ").and_then(|faces| faces.parse().ok()) {
                Some(faces) => Wait::Roll(faces),
                None => return Err(Misplaced::new("waits", format!("'{waits}'"), "'steps' or 'die 6'")),
            },
        };
        let call = if text.call.is_empty() { 0 } else { self.call("call", &text.call)? };
        Ok(Frame { card, hook: self.hook("hook", &text.hook)?, side: self.side("owner", &text.owner)?, args, wait, call, start })
    }

    /// `choose_cell#1a2b3c`: the verb, and what tells its arguments.
    fn call_text(&self, call: u32) -> String {
        let verbs = self.verbs();
        format!("{}#{:06x}", verbs.get((call >> 24) as usize).map_or("?", |name| name), call & !crate::frames::VERB)
    }

    fn call(&self, key: &str, text: &str) -> Result<u32, Misplaced> {
        let wrong = || Misplaced::new(key, format!("'{text}'"), "a call like 'roll#1a2b3c'");
        let (verb, args) = text.split_once('#').ok_or_else(wrong)?;
        let verbs = self.verbs();
        let at = verbs.iter().position(|name| name == verb);
        let at = at.ok_or_else(|| Misplaced::word(key, verb, "a verb", verbs.iter().map(String::as_str)))?;
        let args = u32::from_str_radix(args, 16).ok().filter(|args| args & crate::frames::VERB == 0).ok_or_else(wrong)?;
        Ok((at as u32) << 24 | args)
    }

    /// All verbs, in the order in which calls number them.
    fn verbs(&self) -> Vec<String> {
        let common = self.schema.common_verbs().into_iter().map(|(name, _)| name);
        common.chain(self.schema.verbs.iter().map(|verb| verb.name.to_owned())).collect()
    }

    fn entry_text(&self, entry: &Entry) -> String {
        let value = entry.value.get().map_or_else(|| "?".to_owned(), i32::to_string);
        let known = entry.value.known();
        let known = if known == Seats::ALL { String::new() } else { format!(" known to {}", seats_text(known)) };
        format!("{} {value}{known}", self.call_text(entry.call))
    }

    fn entry(&self, key: &str, text: &str) -> Result<Entry, Misplaced> {
        let (plain, known) = text.split_once(" known to ").unwrap_or((text, "all"));
        let wrong = || Misplaced::new(key, format!("'{text}'"), "a call and its value: 'roll#1a2b3c 5'");
        let (call, value) = plain.split_once(' ').ok_or_else(wrong)?;
        let value: i32 = value.parse().map_err(|_| wrong())?;
        Ok(Entry { call: self.call(key, call)?, value: Secret::new(value, seats(key, known)?) })
    }

    fn question_text(&self, question: &Question, card: u8) -> QuestionText {
        let option = |n: u8| match question.ask {
            Ask::One { thing, .. } | Ask::Some { thing, .. } => (self.thing)(self.cards, thing, n),
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
                Ask::One { thing, or_none } => format!("one {}{}", name(thing), if or_none { " or none" } else { "" }),
                Ask::Some { thing, most } => format!("some {}s {most}", name(thing)),
            },
            options: question.options.get().map(|all| all.iter().map(times).collect()).unwrap_or_default(),
            picks: question.picks.get().map(|all| all.iter().map(|&n| option(n)).collect()).unwrap_or_default(),
            options_known: seats_text(question.options.known()),
            picks_known: seats_text(question.picks.known()),
        }
    }

    fn question(&self, text: &QuestionText, card: u8) -> Result<Question, Misplaced> {
        let keys = || self.cards.get(card).says.iter().map(|(key, _)| key.as_str());
        let prompt = keys().position(|key| key == text.prompt);
        let prompt = prompt.ok_or_else(|| Misplaced::word("prompt", &text.prompt, "a key under the card's 'says'", keys()))?;
        let ask = self.asked(&text.ask)?;
        let number = |key: &str, word: &str| match ask {
            Ask::One { thing, .. } | Ask::Some { thing, .. } => self.thing(key, thing, word),
            Ask::YesNo | Ask::Number => word.parse().map_err(|_| Misplaced::new(key, format!("'{word}'"), "a number from 0 to 255")),
        };
        let mut options = ArrayVec::new();
        for (i, option) in text.options.iter().enumerate() {
            let key = format!("options[{i}]");
            let (word, times) = option.split_once(" x").unwrap_or((option, "1"));
            let times = times.parse().map_err(|_| Misplaced::new(&key, format!("'{option}'"), "a number after 'x'"))?;
            let option = (number(&key, word)?, times);
            options.try_push(option).map_err(|_| Misplaced::new("options", "too many", format!("{} at most", Question::MAX_OPTIONS)))?;
        }
        let mut picks = ArrayVec::new();
        for (i, pick) in text.picks.iter().enumerate() {
            let pick = number(&format!("picks[{i}]"), pick)?;
            picks.try_push(pick).map_err(|_| Misplaced::new("picks", "too many", "32 at most"))?;
        }
        let mut question = Question::new(
            self.side("who", &text.who)?,
            prompt as u8,
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
            ["one", name] => thing(name).map(|thing| Ask::One { thing, or_none: false }),
            ["one", name, "or", "none"] => thing(name).map(|thing| Ask::One { thing, or_none: true }),
            ["some", names, most] => {
                let thing = names.strip_suffix('s').and_then(thing);
                thing.zip(most.parse().ok()).map(|(thing, most)| Ask::Some { thing, most })
            }
            _ => None,
        };
        ask.ok_or_else(|| Misplaced::new("ask", format!("'{text}'"), "'yes or no', 'number', 'one …', 'one … or none' or 'some …s 3'"))
    }
}

fn seats_text(seats: Seats) -> String {
    if seats == Seats::ALL {
        return "all".to_owned();
    }
    let known: Vec<String> = (0..8).filter(|&seat| seats.contains(Seat(seat))).map(|seat| (seat + 1).to_string()).collect();
    if known.is_empty() { "nobody".to_owned() } else { known.join(" ") }
}

/// Who knows something: `all`, `nobody`, or numbers of seats from 1.
fn seats(key: &str, text: &str) -> Result<Seats, Misplaced> {
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
