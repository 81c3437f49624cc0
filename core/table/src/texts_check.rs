//! Compares the messages that a crate declares with its Fluent files; crates call it in their tests.
//!
//! Decides what is a fault: something missing, left over, or an argument that nobody gives. Does not judge wording.

use crate::texts::{FORMS, SHORT, place};
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};

/// One text of a file: the arguments it uses and the other texts it refers to (terms as `-name`).
#[derive(Default)]
struct Text {
    args: BTreeSet<String>,
    refers: BTreeSet<String>,
}

/// The texts of one file by id; attributes as `id.attribute`, terms as `-id`.
type File = BTreeMap<String, Text>;

/// Every fault between a table of messages (`ALL`, which `clade_embed::messages` writes) and its Fluent files, one line each: missing and unused
/// ids, arguments used but not declared, arguments declared but used in no language, references to nothing, duplicate ids,
/// lines that are not Fluent. Empty is good.
///
/// `sources` are pairs of language and Fluent text. A text is used if it is declared or if a used text refers to it.
pub fn check(all: &[(&str, &[&str])], sources: [(&str, &str); 3]) -> Vec<String> {
    let mut faults = Vec::new();
    for (at, (id, _)) in all.iter().enumerate() {
        if all[..at].iter().any(|(other, _)| other == id) {
            faults.push(format!("declared twice: '{id}'"));
        }
    }
    let mut short: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let mut used_args: BTreeSet<(&str, String)> = BTreeSet::new();
    for (language, source) in sources {
        let file = read(language, source, &mut faults);
        let mut reached = BTreeSet::new();
        for &(id, args) in all {
            if !file.contains_key(id) {
                faults.push(format!("{language}: no text for '{id}'"));
                continue;
            }
            for arg in reach(&file, id, language, &mut reached, &mut faults) {
                if !args.contains(&arg.as_str()) {
                    faults.push(format!("{language}: '{id}' uses ${arg}, which is not declared"));
                }
                used_args.insert((id, arg));
            }
        }
        let is_form_of_used = |id: &str| matches!(id.split_once('.'), Some((of, form)) if FORMS.contains(&form) && reached.contains(of));
        for &(id, args) in all {
            let forms = FORMS.iter().filter_map(|form| Some((form, file.get(&format!("{id}.{form}"))?)));
            for (form, arg) in forms.flat_map(|(form, text)| text.args.iter().map(move |arg| (form, arg))) {
                if !args.contains(&arg.as_str()) {
                    faults.push(format!("{language}: '{id}.{form}' uses ${arg}, which is not declared"));
                }
            }
            short.entry(id).or_default().extend(file.contains_key(&format!("{id}.{SHORT}")).then_some(language));
        }
        for id in file.keys().filter(|&id| !reached.contains(id) && !is_form_of_used(id)) {
            faults.push(format!("{language}: '{id}' is used by nothing"));
        }
    }
    // A case that one language needs another may not have; what is said shortly is said so in each.
    for (id, told) in short.iter().filter(|(_, told)| !told.is_empty() && told.len() < sources.len()) {
        faults.push(format!("'{id}.{SHORT}' is told only in {}", told.join(", ")));
    }
    for &(id, args) in all {
        for arg in args.iter().filter(|&&arg| !used_args.contains(&(id, arg.to_owned()))) {
            faults.push(format!("'{id}' declares ${arg}, which no language uses"));
        }
    }
    let mut seen = BTreeSet::new();
    faults.retain(|fault| seen.insert(fault.clone()));
    faults
}

/// The arguments of a text and of all messages it refers to. A term gets only what is passed to it by name.
fn reach(file: &File, id: &str, language: &str, reached: &mut BTreeSet<String>, faults: &mut Vec<String>) -> BTreeSet<String> {
    let mut args = BTreeSet::new();
    let mut on_the_way = BTreeSet::new();
    let mut open = vec![id.to_owned()];
    while let Some(id) = open.pop() {
        let Some(text) = file.get(&id).filter(|_| on_the_way.insert(id.clone())) else { continue };
        reached.insert(id.clone());
        if !id.starts_with('-') {
            args.extend(text.args.iter().cloned());
        }
        for other in &text.refers {
            if !file.contains_key(other) {
                faults.push(format!("{language}: '{id}' refers to '{other}', which is not there"));
            }
            open.push(other.clone());
        }
    }
    args
}

fn read(language: &str, source: &str, faults: &mut Vec<String>) -> File {
    let resource: Resource<&str> = parser::parse(source).unwrap_or_else(|(resource, errors)| {
        for error in &errors {
            let (line, id, fault) = place(source, error);
            faults.push(format!("{language}: line {line}, in '{id}': {fault}"));
        }
        resource
    });
    let mut file = File::new();
    for entry in &resource.body {
        let (id, value, attributes) = match entry {
            Entry::Message(message) => (message.id.name.to_owned(), message.value.as_ref(), &message.attributes),
            Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes),
            _ => continue,
        };
        let attributes = attributes.iter().map(|a| (format!("{id}.{}", a.id.name), &a.value));
        for (id, pattern) in value.map(|value| (id.clone(), value)).into_iter().chain(attributes) {
            let mut text = Text::default();
            text.pattern(pattern);
            if file.insert(id.clone(), text).is_some() {
                faults.push(format!("{language}: '{id}' is told twice"));
            }
        }
    }
    file
}

impl Text {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        let place = |id: &str, attribute: &Option<fluent_syntax::ast::Identifier<&str>>| match attribute {
            Some(attribute) => format!("{id}.{}", attribute.name),
            None => id.to_owned(),
        };
        match inline {
            InlineExpression::VariableReference { id } => {
                // A form of an argument: the argument itself is what is declared.
                let plain = id.name.rsplit_once('-').filter(|(_, form)| FORMS.contains(form)).map_or(id.name, |(plain, _)| plain);
                self.args.insert(plain.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                self.refers.insert(place(id.name, attribute));
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                self.refers.insert(place(&format!("-{}", id.name), attribute));
                arguments.iter().for_each(|arguments| self.call(arguments));
            }
            InlineExpression::FunctionReference { arguments, .. } => self.call(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn call(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: &[(&str, &[&str])] = &[("eats", &["who", "n"]), ("red", &[])];
    const GOOD: &str = "-cube = cube\neats = { $who } eats { $n ->\n   *[other] { $n } { -cube }\n}\nred = Red\n";

    fn polish(text: &str) -> Vec<String> {
        check(ALL, [("en", GOOD), ("ru", GOOD), ("pl", text)])
    }

    #[test]
    fn good_files_have_no_faults() {
        assert_eq!(polish(GOOD), [""; 0]);
        assert_eq!(polish("eats = { meal }\nmeal = { $who } je { $n }\nred = x\n"), [""; 0], "a message refers to another");
    }

    #[test]
    fn faults_are_named() {
        assert_eq!(polish("eats = { $who } { $n }\n"), ["pl: no text for 'red'"]);
        assert_eq!(polish("eats = { $how }\nred = x\n"), ["pl: 'eats' uses $how, which is not declared"]);
        assert_eq!(polish("eats = x\nred = { blue }\n"), ["pl: 'red' refers to 'blue', which is not there"]);
        assert_eq!(
            polish("-old = x\neats = x\nred = x\nred = y\n    .mark = z\ngone = x\n"),
            [
                "pl: 'red' is told twice",
                "pl: '-old' is used by nothing",
                "pl: 'gone' is used by nothing",
                "pl: 'red.mark' is used by nothing"
            ]
        );
        assert!(polish("eats = x\nred = x\nbad\n")[0].starts_with("pl: line 3, in 'bad': "));
        let bare = "eats = { $who }\nred = x\n";
        assert_eq!(check(ALL, [("en", bare), ("ru", bare), ("pl", bare)]), ["'eats' declares $n, which no language uses"]);
    }

    #[test]
    fn what_is_said_shortly_is_said_so_in_each_language() {
        let short = |short: &str| format!("{GOOD}    .short = {short}\n");
        let check = |[en, ru, pl]: [&str; 3]| check(ALL, [("en", en), ("ru", ru), ("pl", pl)]);
        assert_eq!(check([&short("x"), &short("y"), &short("z")]), [""; 0]);
        assert_eq!(check([&short("x"), GOOD, &short("z")]), ["'red.short' is told only in en, pl"]);
        let case = format!("{GOOD}    .gen = x\n");
        assert_eq!(check([GOOD, &case, GOOD]), [""; 0], "a case is another matter");
        assert_eq!(check([&short("{ $how }"), &short("y"), &short("z")]), ["en: 'red.short' uses $how, which is not declared"]);
    }

    #[test]
    fn a_term_sees_only_what_is_passed_to_it() {
        let text = "-name = { $case }\neats = { -name(case: \"acc\") } { $who } { NUMBER($n) }\nred = { eats.mark }\n";
        assert_eq!(polish(text), ["pl: 'red' refers to 'eats.mark', which is not there"]);
    }
}
