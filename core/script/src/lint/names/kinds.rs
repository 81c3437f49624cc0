//! Of which kind a value is, where the card's text shows it: things are numbers in Lua, and an animal where a trait is meant would name
//! some other card.

use super::{Means, Names, text};
use crate::language::ALL;
use crate::schema::REMEMBERED;
use crate::schema::{Arg, ArgKind, Gives, Thing, with_article};
use clade_engine::Section;
use full_moon::ast::punctuated::Punctuated;
use full_moon::ast::{Call, Expression, FunctionArgs, FunctionCall, Index, Prefix, Suffix, Var};
use full_moon::tokenizer::TokenReference;

impl Names<'_> {
    /// The kind of a value, if its text shows one.
    pub(super) fn kind(&self, value: &Expression) -> Option<ArgKind> {
        match value {
            Expression::Parentheses { expression, .. } => self.kind(expression),
            Expression::Var(Var::Name(name)) => self.kind_of_name(name),
            Expression::Var(Var::Expression(of)) => match (of.prefix(), only(of.suffixes())) {
                (Prefix::Name(name), Some(Suffix::Index(Index::Brackets { .. }))) => item(self.kind_of_name(name)?),
                (Prefix::Name(name), Some(Suffix::Index(Index::Dot { name: member, .. }))) => self.kind_by_word(name, member),
                _ => None,
            },
            Expression::FunctionCall(call) => self.given_by(call),
            _ => None,
        }
    }

    fn kind_of_name(&self, name: &TokenReference) -> Option<ArgKind> {
        match self.meaning(&text(name)) {
            Some(Means::Kind(kind)) if !self.assigned.contains(&text(name)) => Some(kind),
            _ => None,
        }
    }

    /// `Element.sun` is an element, `Element.all` a list of them.
    fn kind_by_word(&self, name: &TokenReference, member: &TokenReference) -> Option<ArgKind> {
        let is_meant = |thing: &&Thing| !thing.words.is_empty() && thing.kind() == text(name) && self.meaning(&text(name)).is_none();
        let thing = (0..).zip(self.words.form.schema.things).find(|(_, thing)| is_meant(thing))?.0;
        Some(if text(member) == ALL { ArgKind::List(thing) } else { ArgKind::Thing(thing) })
    }

    /// What a verb gives, if a thing, a side or a list of things.
    fn given_by(&self, call: &FunctionCall) -> Option<ArgKind> {
        let (Prefix::Name(name), Some(Suffix::Call(Call::MethodCall(verb)))) = (call.prefix(), only(call.suffixes())) else { return None };
        let Some(Means::G) = self.meaning(&text(name)) else { return None };
        match self.verbs.get(&text(verb.name()))?.1 {
            Gives::Thing(thing) => Some(ArgKind::Thing(thing)),
            Gives::List(thing) => Some(ArgKind::List(thing)),
            Gives::Side => Some(ArgKind::Side),
            Gives::Nothing | Gives::Int | Gives::Bool | Gives::Word => None,
        }
    }

    /// The kind of what an effect is told in this place, if all effects that share the function are told the same.
    pub(super) fn told_kind(&self, function: super::Function, at: usize) -> Option<ArgKind> {
        let hooks = self.hooks.get(&function)?;
        let mut kinds = hooks.iter().map(|hook| hook.args.get(at.checked_sub(1)?).map(|arg| arg.kind));
        let first = kinds.next()??;
        let followed = matches!(first, ArgKind::Thing(_) | ArgKind::List(_) | ArgKind::Side);
        (followed && kinds.all(|kind| kind == Some(first))).then_some(first)
    }

    /// What a loop over `ipairs(list)` hands out.
    pub(super) fn items(&self, over: &Punctuated<Expression>) -> Option<ArgKind> {
        let Expression::FunctionCall(call) = over.iter().next()? else { return None };
        match (call.prefix(), call.suffixes().next()) {
            (Prefix::Name(name), Some(Suffix::Call(Call::AnonymousCall(args)))) if text(name) == "ipairs" => {
                let FunctionArgs::Parentheses { arguments, .. } = &**args else { return None };
                item(self.kind(arguments.iter().next()?)?)
            }
            _ => None,
        }
    }

    /// An argument that is of another kind than its verb takes, as far as the card's text shows.
    pub(super) fn other_kind(&self, arg: &Arg, value: &Expression) -> Option<String> {
        let found = self.kind(value)?;
        let fits = match (arg.kind, found) {
            (ArgKind::Thing(wanted), ArgKind::Thing(found)) => {
                wanted == found || self.thing(wanted).is_side() && self.thing(found).is_side()
            }
            (ArgKind::List(wanted), ArgKind::List(found)) => wanted == found,
            (ArgKind::Side, ArgKind::Thing(thing)) | (ArgKind::Thing(thing), ArgKind::Side) => self.thing(thing).is_side(),
            (ArgKind::Side, ArgKind::Side) => true,
            // Things are numbers: a card may remember one, but not count with it.
            (ArgKind::Int, found) => arg.name == REMEMBERED && !matches!(found, ArgKind::List(_)),
            (ArgKind::Numbers, found) => matches!(found, ArgKind::List(_)),
            _ => false,
        };
        let (wanted, found) = (self.named(arg.kind), self.named(found));
        (!fits).then(|| format!("'{}': expected {wanted}, found {found}", arg.name))
    }

    /// A thing, a side or a list has no fields: verbs tell what is to be known of it.
    pub(super) fn field(&mut self, kind: ArgKind, name: &TokenReference, field: &TokenReference) {
        if self.assigned.contains(&text(name)) {
            return;
        }
        let takes = |args: &[Arg]| args.first().is_some_and(|arg| arg.kind == kind);
        let verbs = self.verbs.iter().filter(|(_, (args, gives))| *gives != Gives::Nothing && takes(args));
        let verbs: Vec<&str> = verbs.map(|(verb, _)| verb.as_str()).collect();
        let (is, name_of, field) = (self.named(kind), text(name), text(field));
        let what = match (kind, verbs.iter().find(|verb| verb.contains(&field))) {
            (ArgKind::List(_), _) => format!("'{name_of}' is {is} and has no '{field}': #list counts it, list[1] is its first"),
            (_, Some(verb)) => format!("'{name_of}' is the number of {is} and has no '{field}': write g:{verb}({name_of})"),
            (_, None) if verbs.is_empty() => format!("'{name_of}' is the number of {is} and has no '{field}'"),
            (_, None) => format!("'{name_of}' is the number of {is} and has no '{field}'; what tells of it: {}", verbs.join(", ")),
        };
        self.told_of(Section::Verbs, name, &what);
    }

    fn thing(&self, thing: u8) -> &'static Thing {
        &self.words.form.schema.things[usize::from(thing)]
    }

    fn named(&self, kind: ArgKind) -> String {
        match kind {
            ArgKind::Thing(thing) => with_article(self.thing(thing).name),
            ArgKind::List(thing) => format!("a list of {}s", self.thing(thing).name),
            ArgKind::Side => "a side".to_owned(),
            ArgKind::Int => "a whole number".to_owned(),
            ArgKind::Bool => "true or false".to_owned(),
            ArgKind::Numbers => "a list of whole numbers".to_owned(),
            ArgKind::Words => "a list of words in quotes".to_owned(),
            ArgKind::Says | ArgKind::Memory => "a word in quotes".to_owned(),
        }
    }
}

/// What follows a name, if it is one thing.
fn only<'a>(mut suffixes: impl Iterator<Item = &'a Suffix>) -> Option<&'a Suffix> {
    suffixes.next().filter(|_| suffixes.next().is_none())
}

/// What is in a list of this kind.
fn item(list: ArgKind) -> Option<ArgKind> {
    match list {
        ArgKind::List(thing) => Some(ArgKind::Thing(thing)),
        _ => None,
    }
}
