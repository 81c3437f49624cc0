//! What is done with `g`: calls of verbs, with their arguments.

use super::{Means, Names, is_open, kind_of, literal, quoted, text};
use crate::log::LOG;
use crate::schema::{Arg, ArgKind};
use crate::wrong_call::{FACES, NO_DIE, lacks, no_key, too_many, wrong_kind};
use clade_engine::{Section, did_you_mean};
use full_moon::ast::{Call, Expression, FunctionArgs, Index, Prefix, Suffix};
use full_moon::tokenizer::TokenReference;

impl Names<'_> {
    /// Something is done with a name: what follows it first.
    pub(super) fn used(&mut self, prefix: &Prefix, first: Option<&Suffix>) {
        let Prefix::Name(name) = prefix else { return };
        match (self.meaning(&text(name)), first) {
            (Some(Means::G), Some(Suffix::Call(Call::MethodCall(call)))) => self.verb(call.name(), call.args()),
            (Some(Means::G), Some(Suffix::Index(Index::Dot { name: verb, .. }))) => {
                let (g, verb_name) = (text(name), text(verb));
                let what = match self.verbs.contains_key(&verb_name) {
                    true => format!("verbs are called with a colon: {g}:{verb_name}(…)"),
                    false => self.no_verb(&verb_name),
                };
                self.told_of(Section::Verbs, verb, &what);
            }
            (Some(Means::Function(function)), Some(Suffix::Call(Call::AnonymousCall(args)))) => {
                let FunctionArgs::Parentheses { arguments, .. } = &**args else { return };
                let given = arguments.iter().enumerate().filter(|(_, value)| matches!(self.of_value(value), Means::G));
                let given: Vec<_> = given.map(|(at, _)| (function, at)).collect();
                self.given_g.extend(given);
            }
            _ => {}
        }
    }

    fn no_verb(&self, name: &str) -> String {
        let form = self.words.form;
        if form.lacks(name) {
            return format!("nobody owns {}: it cannot call '{name}', which is about an owner", form.a_card());
        }
        format!("there is no verb '{name}'{}", did_you_mean(name, self.verbs.keys().map(String::as_str)))
    }

    /// A verb is called with these arguments.
    fn verb(&mut self, name: &TokenReference, args: &FunctionArgs) {
        let verb = text(name);
        if verb == LOG {
            return; // it takes anything
        }
        let Some((row, _)) = self.verbs.get(&verb).cloned() else {
            let what = self.no_verb(&verb);
            return self.told_of(Section::Verbs, name, &what);
        };
        let mut findings = Vec::new();
        let mut tell = |what: String| findings.push(format!("{verb}: {what}"));
        match args {
            FunctionArgs::Parentheses { arguments, .. } => {
                let open = arguments.iter().last().is_some_and(is_open);
                let least = arguments.len() - usize::from(open);
                if least > row.len() {
                    tell(too_many(row.len(), Some(least)));
                } else if !open && let Some(missing) = row[least..].iter().find(|arg| !arg.optional) {
                    tell(lacks(&verb, &row, missing));
                }
                if verb == "roll" && arguments.iter().next().is_some_and(is_no_die) {
                    tell(NO_DIE.to_owned());
                }
                for (arg, value) in row.iter().zip(arguments) {
                    self.argument(arg, literal(value), kind_of(value)).into_iter().for_each(&mut tell);
                    self.other_kind(arg, value).into_iter().for_each(&mut tell);
                }
            }
            FunctionArgs::String(token) => match &row[..] {
                [] => tell(too_many(0, Some(1))),
                [first, rest @ ..] => {
                    self.argument(first, quoted(token), Some("a text")).into_iter().for_each(&mut tell);
                    if let Some(missing) = rest.iter().find(|arg| !arg.optional) {
                        tell(lacks(&verb, &row, missing));
                    }
                }
            },
            _ => {}
        }
        findings.into_iter().for_each(|what| self.told_of(Section::Verbs, name, &what));
    }

    /// What is wrong with one argument, as far as its text shows.
    fn argument(&self, arg: &Arg, written: Option<String>, kind: Option<&'static str>) -> Option<String> {
        let kind = kind?;
        let fits = match arg.kind {
            ArgKind::Int | ArgKind::Thing(_) | ArgKind::Side => kind == "a number",
            ArgKind::Bool => kind == "true or false",
            ArgKind::List(_) | ArgKind::Numbers | ArgKind::Words => kind == "a table",
            ArgKind::Says | ArgKind::Memory => kind == "a text",
        };
        let words = if arg.kind == ArgKind::Says { &self.words.says } else { &self.words.remembers };
        match written {
            _ if kind == "nil" && arg.optional => None,
            _ if !fits => Some(wrong_kind(arg, self.words.form.schema.things, kind)),
            Some(key) => {
                let words = words.as_ref().filter(|words| !words.contains(&key.as_str()))?;
                Some(no_key(arg.kind, &key, words.iter().copied()))
            }
            None => None,
        }
    }
}

/// Whether a number is written here that is no number of faces of a die.
fn is_no_die(faces: &Expression) -> bool {
    let Expression::Number(token) = faces else { return false };
    text(token).parse::<f64>().is_ok_and(|faces| !FACES.map(f64::from).any(|possible| possible.total_cmp(&faces).is_eq()))
}
