//! Calls of explained cards, as they are noted: what each function was told, in words, and what it answered.

use super::Vm;
use super::ask::{Answer, Said};
use crate::frames::NOBODY;
use crate::schema::ArgKind;
use crate::shown::Words;
use crate::{Fault, Host, shown};
use clade_engine::{CallEnd, CallKind, CardCall, Kind, Side};

impl Vm {
    /// Notes that a stretch of an effect begins.
    pub(super) fn note_stretch(&self, host: &dyn Host, (card, hook, side): (Kind, u8, Side), args: [i16; 4], is_first: bool) {
        let call = self.notes.explains(card).then(|| {
            let kind = if is_first { CallKind::Begins } else { CallKind::GoesOn };
            let owner = Some(side).filter(|&side| side != NOBODY);
            CardCall { owner, ..self.call(Some(host), (card, hook), kind, &args.map(i32::from), CallEnd::Waits) }
        });
        self.notes.stretch(call);
    }

    /// Notes what a rule hook answered about these facts.
    pub(super) fn note_answer(&self, card: Kind, hook: u8, facts: &[i32], said: Option<&Result<Said, Fault>>) {
        let Some(said) = said else { return };
        let end = said.as_ref().map_or_else(failed, |said| CallEnd::Returned(said.shown()));
        self.notes.answered(card, hook, facts.to_vec(), || self.call(None, (card, hook), CallKind::Asked, facts, end));
    }

    /// The same for a list.
    pub(super) fn note_lists(&self, card: Kind, hook: u8, list: &[i32], answer: Option<&Result<Vec<Vec<i32>>, Fault>>) {
        let Some(answer) = answer else { return };
        let lists = |lists: &Vec<Vec<i32>>| lists.iter().map(|list| shown::numbers(list)).collect::<Vec<_>>().join(", ");
        let end = answer.as_ref().map_or_else(failed, |answer| CallEnd::Returned(format!("{{{}}}", lists(answer))));
        let facts = vec![("list".into(), shown::numbers(list))];
        let call = || CardCall { facts, ..self.call(None, (card, hook), CallKind::Asked, &[], end) };
        self.notes.answered(card, hook, list.to_vec(), call);
    }

    /// A call with these numbers, named and worded by the row of the hook, and by what the card reads.
    fn call(&self, host: Option<&dyn Host>, (card, hook): (Kind, u8), kind: CallKind, told: &[i32], end: CallEnd) -> CardCall {
        let words = Words { things: self.schema.things, host };
        let (row, own) = (&self.schema.hooks[usize::from(hook)], self.cards.get(card));
        let reads = own.reads.iter().map(|&read| (self.schema.reads[usize::from(read)].name, ArgKind::Int));
        let named = row.args.iter().map(|arg| (arg.name, arg.kind)).chain(reads.filter(|_| row.kind.is_rule()));
        CardCall {
            card: self.cards.word(card).to_owned(),
            hook: row.name.into(),
            kind,
            owner: None,
            file: own.file.clone(),
            line: self.line_of(card, hook),
            facts: named.zip(told).map(|((name, kind), &n)| (name.into(), words.number(kind, n))).collect(),
            deeds: Vec::new(),
            end,
        }
    }
}

fn failed(fault: &Fault) -> CallEnd {
    CallEnd::Failed(fault.reason.clone())
}

impl Said {
    /// The answer as a card writes it.
    fn shown(&self) -> String {
        match self {
            Self::Nothing => "nil".to_owned(),
            Self::Truth(truth) => truth.to_string(),
            Self::Number(Answer::Number(n)) => n.to_string(),
            Self::Number(Answer::AtMost(n)) => format!("at_most({n})"),
            Self::Number(Answer::AtLeast(n)) => format!("at_least({n})"),
            Self::Word(key) => format!("\"{}\"", clade_engine::spelt_out(key)),
            Self::Odd(what) => (*what).to_owned(),
        }
    }
}
