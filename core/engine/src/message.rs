//! What is said, without words: a message id with arguments. Texts are Fluent files in en, ru, pl; hosts translate late.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A message: the id of a text and what to put into it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Msg {
    /// The id in the Fluent files.
    pub id: Cow<'static, str>,
    /// Named arguments.
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Arg {
    /// A number; texts may choose a plural form by it.
    Number(i64),
    /// Another message: the name of a card, a colour, a place.
    Msg(Box<Msg>),
    /// A text that is not translated: a person's name, a file.
    Raw(String),
}

impl Msg {
    /// A message without arguments.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self { id: id.into(), args: Vec::new() }
    }

    /// This message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((Cow::Borrowed(name), arg.into()));
        self
    }

    /// The same for people who have the table before their eyes. A message whose id ends in `-in-full` is a name, its first argument, with
    /// what can be seen of the thing: here the name stands for it.
    ///
    /// ```
    /// use clade_engine::Msg;
    /// let fox = Msg::new("fox-in-full").with("animal", Msg::new("fox")).with("traits", Msg::new("big"));
    /// assert_eq!(Msg::new("feed").with("who", fox).short(), Msg::new("feed").with("who", Msg::new("fox")));
    /// ```
    #[must_use]
    pub fn short(&self) -> Self {
        if let (true, Some((_, Arg::Msg(name)))) = (self.id.ends_with("-in-full"), self.args.first()) {
            return name.short();
        }
        let arg = |(name, arg): &(Cow<'static, str>, Arg)| match arg {
            Arg::Msg(inner) => (name.clone(), Arg::from(inner.short())),
            other => (name.clone(), other.clone()),
        };
        Self { id: self.id.clone(), args: self.args.iter().map(arg).collect() }
    }

    /// Whether it is this message, or has it inside.
    pub fn mentions(&self, other: &Self) -> bool {
        self == other || self.args.iter().any(|(_, arg)| matches!(arg, Arg::Msg(inner) if inner.mentions(other)))
    }
}

impl From<Msg> for Arg {
    fn from(msg: Msg) -> Self {
        Self::Msg(Box::new(msg))
    }
}

impl From<String> for Arg {
    fn from(raw: String) -> Self {
        Self::Raw(raw)
    }
}

impl From<usize> for Arg {
    fn from(n: usize) -> Self {
        Self::Number(i64::try_from(n).unwrap_or(i64::MAX))
    }
}

macro_rules! number_args {
    ($($int:ty)*) => {$(
        impl From<$int> for Arg {
            fn from(n: $int) -> Self {
                Self::Number(i64::from(n))
            }
        }
    )*};
}
number_args!(u8 u16 u32 i16 i32 i64);

/// Turns messages into text of one language.
pub trait Translate {
    /// The text of a message. A missing text gives its id, never an empty string.
    fn text(&self, msg: &Msg) -> String;

    /// The same in a grammatical form, such as `gen`, in which another text puts it in; its text where it has no such form.
    fn form(&self, msg: &Msg, _form: &str) -> String {
        self.text(msg)
    }

    /// A number that is written with a point, with the decimal sign of the language.
    fn decimal(&self, number: &str) -> String {
        number.to_owned()
    }

    /// So many hundredths with their sign, as people of the language write it.
    fn percent(&self, number: &str) -> String {
        format!("{number}%")
    }
}

/// Shows message ids instead of texts; for tests and for hosts without a language.
#[derive(Copy, Clone, Debug)]
pub struct Ids;

impl Translate for Ids {
    fn text(&self, msg: &Msg) -> String {
        let args: Vec<_> = msg
            .args
            .iter()
            .map(|(_, arg)| match arg {
                Arg::Number(n) => n.to_string(),
                Arg::Msg(msg) => self.text(msg),
                Arg::Raw(raw) => raw.clone(),
            })
            .collect();
        if args.is_empty() { msg.id.to_string() } else { format!("{}({})", msg.id, args.join(",")) }
    }
}
