//! Frames in words.

use super::Lexicon;
use super::question::{QuestionText, seats, seats_text};
use crate::frames::{Cell, Entry, Frame, MAX_FRAMES, MAX_JOURNAL, VERB};
use crate::{Frames, Wait};
use clade_engine::{Kind, Misplaced, Seats, Secret};
use serde::{Deserialize, Serialize};

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
    /// `verb#call value`, and who knows it, if not everybody.
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

fn is_zero<T: Default + PartialEq>(n: &T) -> bool {
    *n == T::default()
}

impl Lexicon<'_> {
    /// The frames of a state in words.
    pub fn write(&self, frames: &Frames) -> FramesText {
        let word = |kind: Kind| self.cards.word(kind).to_owned();
        let remembered = frames.memory.iter().map(|cell| {
            let name = self
                .cards
                .get(cell.card)
                .remembers
                .get(usize::from(cell.cell))
                .map_or_else(|| cell.cell.to_string(), |(name, _)| name.clone());
            format!("{} {} {name} {}", self.owner_word(cell.side), word(cell.card), cell.value)
        });
        let ends = frames.stack.iter().skip(1).map(|frame| usize::from(frame.start)).chain([frames.journal.len()]);
        let open = frames.stack.iter().zip(ends).map(|(frame, end)| FrameText {
            card: word(frame.card),
            hook: self.schema.hooks[usize::from(frame.hook)].name.to_owned(),
            owner: self.owner_word(frame.side).to_owned(),
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
            let (side, card) = (self.owner(&key, owner)?, self.card(&key, card)?);
            let cells = || self.cards.get(card).remembers.iter().map(|(name, _)| name.as_str());
            let cell =
                cells().position(|cell| cell == name).ok_or_else(|| Misplaced::word(&key, name, "a memory cell of the card", cells()))?;
            frames.memory.push(Cell { side, card, cell: cell as u8, value: value.parse().map_err(|_| wrong())? });
        }
        frames.memory.sort_by_key(|cell| (cell.side, cell.card, cell.cell));
        let sides = self.sides.len();
        let any = |_, _| true; // the words name only things that are there
        if !frames.is_sound(self.schema, self.cards, |side| side.ix() < sides, any) {
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
        Ok(Frame { card, hook: self.hook("hook", &text.hook)?, side: self.owner("owner", &text.owner)?, args, wait, call, start })
    }

    /// `choose_cell#1a2b3c`: the verb, and a hash of its arguments.
    fn call_text(&self, call: u32) -> String {
        let verbs = self.verbs();
        format!("{}#{:06x}", verbs.get((call >> 24) as usize).map_or("?", |name| name), call & !VERB)
    }

    fn call(&self, key: &str, text: &str) -> Result<u32, Misplaced> {
        let wrong = || Misplaced::new(key, format!("'{text}'"), "a call like 'roll#1a2b3c'");
        let (verb, args) = text.split_once('#').ok_or_else(wrong)?;
        let verbs = self.verbs();
        let at = verbs.iter().position(|name| name == verb);
        let at = at.ok_or_else(|| Misplaced::word(key, verb, "a verb", verbs.iter().map(String::as_str)))?;
        let args = u32::from_str_radix(args, 16).ok().filter(|args| args & VERB == 0).ok_or_else(wrong)?;
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
}
