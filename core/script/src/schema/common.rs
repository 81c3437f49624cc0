//! The verbs that every game has.

use super::{Arg, ArgKind, Gives, Schema};

/// The argument of `g:remember` that is kept.
pub(crate) const REMEMBERED: &str = "value";

impl Schema {
    /// The built-in verbs for questions, dice and memory, the questions of each kind of thing among them.
    pub(crate) fn common_verbs(&self) -> Vec<(String, CommonVerb)> {
        let mut verbs = vec![
            ("ask_yes".to_owned(), CommonVerb::AskYes),
            ("choose_number".to_owned(), CommonVerb::ChooseNumber),
            ("choose_word".to_owned(), CommonVerb::ChooseWord),
            ("roll".to_owned(), CommonVerb::Roll),
            ("remember".to_owned(), CommonVerb::Remember),
            ("recall".to_owned(), CommonVerb::Recall),
        ];
        for (i, thing) in (0u8..).zip(self.things) {
            verbs.push((format!("choose_{}", thing.name), CommonVerb::ChooseOne(i)));
            verbs.push((format!("choose_{}s", thing.name), CommonVerb::ChooseSome(i)));
        }
        verbs
    }
}

/// Verbs that every game has.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum CommonVerb {
    AskYes,
    ChooseNumber,
    ChooseWord,
    Roll,
    Remember,
    Recall,
    ChooseOne(u8),
    ChooseSome(u8),
}

impl CommonVerb {
    pub(crate) fn args(self) -> Vec<Arg> {
        let (says, side) = (Arg::KEY, Arg::SIDE);
        let arg = Arg::new;
        match self {
            Self::AskYes => vec![says, side],
            Self::ChooseNumber => vec![says, arg("numbers", ArgKind::Numbers), side],
            Self::ChooseWord => vec![says, arg("words", ArgKind::Words), side],
            Self::Roll => vec![arg("faces", ArgKind::Int).optional()],
            Self::Remember => vec![arg("cell", ArgKind::Memory), arg(REMEMBERED, ArgKind::Int)],
            Self::Recall => vec![arg("cell", ArgKind::Memory)],
            Self::ChooseOne(i) => vec![says, arg("options", ArgKind::List(i)), arg("or_none", ArgKind::Bool), side],
            Self::ChooseSome(i) => vec![says, arg("options", ArgKind::List(i)), arg("most", ArgKind::Int), side],
        }
    }

    pub(crate) fn gives(self) -> Gives {
        match self {
            Self::AskYes => Gives::Bool,
            Self::ChooseNumber | Self::Roll | Self::Recall => Gives::Int,
            Self::ChooseWord => Gives::Word,
            Self::Remember => Gives::Nothing,
            Self::ChooseOne(i) => Gives::Thing(i),
            Self::ChooseSome(i) => Gives::List(i),
        }
    }

    pub(crate) fn suspends(self) -> bool {
        !matches!(self, Self::Remember | Self::Recall)
    }

    pub(crate) fn doc(self, schema: &Schema) -> String {
        match self {
            Self::AskYes => {
                let about = schema.things.first().map_or_else(String::new, |thing| {
                    let name = thing.name;
                    format!(" To ask about one {name}, offer it alone: `g:choose_{name}(key, {{ {name} }}, true)`; nil is no.")
                });
                format!("Asks yes or no. The words stand under `says`; without `side` the card's owner is asked.{about}")
            }
            Self::ChooseNumber => "Asks for one of these numbers (0 to 255).".to_owned(),
            Self::ChooseWord => {
                "Asks which of these it shall be: each is a key under `says`, whose text is the answer's name. Gives the key.".to_owned()
            }
            Self::Roll => "Rolls one die: 1 to `faces` (2 to 100; 6 if left out).".to_owned(),
            Self::Remember => "Writes a memory cell of this card; declare it under `remembers`.".to_owned(),
            Self::Recall => "Reads a memory cell of this card; 0 if nothing was written.".to_owned(),
            Self::ChooseOne(i) => {
                format!("Asks for one {0} of the list; with `or_none` nil may come back.", schema.things[usize::from(i)].name)
            }
            Self::ChooseSome(i) => {
                let name = schema.things[usize::from(i)].name;
                format!("Asks for up to `most` {name}s of the list, one pick after another; one that is listed twice may be picked twice.")
            }
        }
    }
}
