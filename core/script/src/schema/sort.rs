//! Sorts of cards besides the usual one, and what a card of each may contain and call.

use super::{Arg, ArgKind, Gives, Hook, Key, Schema, is_same};
use clade_engine::did_you_mean;

/// A sort of cards besides the usual one: a card names it under `kind`, and has the keys and functions of its sort and no others.
#[derive(Debug)]
pub struct Sort {
    /// Its word under `kind`.
    pub word: &'static str,
    /// What a card of it is called: `environment card`.
    pub card: &'static str,
    /// What such a card is, in one or two sentences.
    pub doc: &'static str,
    /// All its keys. [`Key::common`] gives those that it shares with every card.
    pub keys: &'static [Key],
    /// The functions that it may define, by name: no other card may.
    pub hooks: &'static [&'static str],
    /// Whether somebody owns such a card. Nobody's card acts for [`NOBODY`](crate::NOBODY): it names each side that it means.
    pub is_owned: bool,
    /// The verbs that it cannot call, as they are about an owner.
    pub lacks: &'static [&'static str],
    /// Whether a table has exactly one such card: a mod can replace it, and not add another.
    pub is_single: bool,
}

/// What a card of one sort may contain and call. Without a sort it is the usual card of the game.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Form {
    pub(crate) schema: &'static Schema,
    pub(crate) sort: Option<&'static Sort>,
}

/// A verb as a card may call it: its name, its arguments, what it gives, what it does.
pub(crate) struct VerbRow {
    pub(crate) name: String,
    pub(crate) args: Vec<Arg>,
    pub(crate) gives: Gives,
    pub(crate) doc: String,
}

impl Key {
    /// The name of the key under which a card names its sort.
    pub(crate) const KIND: &'static str = "kind";

    /// A key that every card may have, by name.
    ///
    /// # Panics
    /// When it is compiled, if there is no such key.
    pub const fn common(name: &str) -> Self {
        let mut nth = 0;
        while nth < Schema::COMMON.len() {
            if is_same(Schema::COMMON[nth].name, name) {
                return Schema::COMMON[nth];
            }
            nth += 1;
        }
        panic!("no card has this key")
    }

    /// The same key where it may be left out, and what that means.
    #[must_use]
    pub const fn or_left_out(self, doc: &'static str) -> Self {
        Self { required: false, doc, ..self }
    }
}

impl Schema {
    /// The usual cards, then each sort.
    pub(crate) fn forms(&'static self) -> impl Iterator<Item = Form> {
        std::iter::once(None).chain(self.sorts.iter().map(Some)).map(move |sort| Form { schema: self, sort })
    }

    /// What a card may contain that says this under `kind`, if it says anything.
    ///
    /// # Errors
    /// What is wrong with the word.
    pub(crate) fn form_of(&'static self, kind: Option<&str>) -> Result<Form, String> {
        let usual = Form { schema: self, sort: None };
        let Some(word) = kind else { return Ok(usual) };
        let sort = self.sorts.iter().find(|sort| sort.word == word);
        let words = self.keys.iter().find(|key| key.name == Key::KIND).map_or(&[][..], Key::words);
        if sort.is_some() || self.sorts.is_empty() || words.contains(&word) {
            return Ok(Form { sort, ..usual });
        }
        let valid: Vec<&str> = words.iter().copied().chain(self.sorts.iter().map(|sort| sort.word)).collect();
        let none = if words.is_empty() { format!(" (a {} names none)", self.card) } else { String::new() };
        Err(format!("kind: '{word}' is not one of {}{none}{}", valid.join(", "), did_you_mean(word, valid.iter().copied())))
    }
}

impl Form {
    /// What a card of it is called.
    pub(crate) fn card(self) -> &'static str {
        self.sort.map_or(self.schema.card, |sort| sort.card)
    }

    /// The same in a sentence: `an environment card`.
    pub(crate) fn a_card(self) -> String {
        with_article(self.card())
    }

    /// Whether a table has exactly one such card.
    pub(crate) fn is_single(self) -> bool {
        self.sort.is_some_and(|sort| sort.is_single)
    }

    /// Whether somebody owns such a card.
    pub(crate) fn is_owned(self) -> bool {
        self.sort.is_none_or(|sort| sort.is_owned)
    }

    /// Its keys.
    pub(crate) fn keys(self) -> impl Iterator<Item = &'static Key> {
        let (common, own) = self.sort.map_or((Schema::COMMON, self.schema.keys), |sort| (&[][..], sort.keys));
        common.iter().chain(own)
    }

    /// The functions that it may define, by number.
    pub(crate) fn hooks(self) -> impl Iterator<Item = (usize, &'static Hook)> {
        let is_own = move |name: &str| match self.sort {
            Some(sort) => sort.hooks.contains(&name),
            None => self.schema.sorts.iter().all(|sort| !sort.hooks.contains(&name)),
        };
        self.schema.hooks.iter().enumerate().filter(move |(_, hook)| is_own(hook.name))
    }

    /// Whether a key or a function has this name.
    pub(crate) fn has(self, name: &str) -> bool {
        self.names().any(|known| known == name)
    }

    /// The names of its keys and functions.
    pub(crate) fn names(self) -> impl Iterator<Item = &'static str> {
        self.keys().map(|key| key.name).chain(self.hooks().map(|(_, hook)| hook.name))
    }

    /// Whether it cannot call a verb of the game, as that is about an owner.
    pub(crate) fn lacks(self, verb: &str) -> bool {
        self.sort.is_some_and(|sort| sort.lacks.contains(&verb))
    }

    /// The verbs that it may call, those of the game first. Nobody's card leaves no side out.
    pub(crate) fn verbs(self) -> impl Iterator<Item = VerbRow> {
        let own = self.schema.verbs.iter().filter(move |verb| !self.lacks(verb.name)).map(|verb| VerbRow {
            name: verb.name.to_owned(),
            args: verb.args.to_vec(),
            gives: verb.gives,
            doc: verb.doc.to_owned(),
        });
        let common = self.schema.common_verbs().into_iter().map(move |(name, verb)| VerbRow {
            name,
            args: verb.args(),
            gives: verb.gives(),
            doc: verb.doc(self.schema),
        });
        own.chain(common).map(move |mut verb| {
            verb.args.iter_mut().filter(|arg| arg.kind == ArgKind::Side && !self.is_owned()).for_each(|side| side.optional = false);
            verb
        })
    }
}

/// A word of the table with its article: `an animal`.
pub(crate) fn with_article(name: &str) -> String {
    let article = if name.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {name}")
}
