//! Message ids become text of one language.
//!
//! Decides how arguments are put in and which of several sources wins; not what is said (games and cards do, in Fluent
//! files).

use clade_engine::{Arg, Msg, Translate, nearest};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use std::borrow::Cow;
use unic_langid::LanguageIdentifier;

/// The grammatical forms in which a text may put in another one, beside its plain form: `{ $animal-gen }` is the attribute `.gen` of the
/// message that is put in, and its plain text where it has none.
/// `.abbr` is a few letters for where there is no room for more.
pub(crate) const FORMS: [&str; 7] = ["gen", "dat", "acc", "ins", "loc", SHORT, "abbr"];

/// The form of an answer where the thing that it is about was chosen already: "as an animal" of a card.
pub const SHORT: &str = "short";

/// The languages of every text.
pub const LANGUAGES: [&str; 3] = ["en", "ru", "pl"];

/// The texts of one language.
pub struct Texts {
    language: &'static str,
    bundle: FluentBundle<FluentResource>,
}

/// Why texts were refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextsError {
    /// No such language.
    #[error("there is no language '{found}'; it may be en, ru, pl{}", clade_engine::hint(.nearest))]
    Language {
        /// The language asked for.
        found: String,
        /// The nearest language.
        nearest: Option<String>,
    },
    /// A source that is not Fluent.
    #[error("{language} texts, source {source_number}, line {line}, in '{id}': {fault}")]
    Syntax {
        /// The language.
        language: &'static str,
        /// Which of the sources, counted from 1.
        source_number: usize,
        /// The line in it.
        line: usize,
        /// The message in which it happened, as far as it can be told.
        id: String,
        /// What was expected.
        fault: String,
    },
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "texts in {}", self.language)
    }
}

impl Texts {
    /// The texts of a language from Fluent sources. A later source overrides a message of an earlier one.
    ///
    /// # Errors
    /// [`TextsError`] with the nearest language, or with the line that is not Fluent.
    pub fn new(language: &str, sources: &[&str]) -> Result<Self, TextsError> {
        let known = LANGUAGES.into_iter().find(|&known| known == language).ok_or_else(|| {
            let names = [("english", "en"), ("russian", "ru"), ("polish", "pl")];
            let spoken = nearest(language, names.map(|(name, _)| name));
            let code = names.into_iter().find(|(name, _)| spoken.as_deref() == Some(name)).map(|(_, code)| code.to_owned());
            TextsError::Language { found: language.to_owned(), nearest: code.or_else(|| nearest(language, LANGUAGES)) }
        })?;
        let tag: LanguageIdentifier = known.parse().expect("en, ru, pl are language tags");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        for (number, source) in (1..).zip(sources) {
            let resource = FluentResource::try_new((*source).to_owned()).map_err(|(_, errors)| {
                let (line, id, fault) = errors.first().map(|error| place(source, error)).unwrap_or_default();
                TextsError::Syntax { language: known, source_number: number, line, id, fault }
            })?;
            bundle.add_resource_overriding(resource);
        }
        Ok(Self { language: known, bundle })
    }

    /// The language.
    pub fn language(&self) -> &'static str {
        self.language
    }

    /// Whether there is a text with this id (or `id.attribute`).
    pub fn has(&self, id: &str) -> bool {
        self.pattern(id).is_some()
    }

    fn pattern(&self, id: &str) -> Option<&Pattern<&str>> {
        match id.split_once('.') {
            Some((id, attribute)) => Some(self.bundle.get_message(id)?.get_attribute(attribute)?.value()),
            None => self.bundle.get_message(id)?.value(),
        }
    }
}

impl Translate for Texts {
    fn text(&self, msg: &Msg) -> String {
        let Some(pattern) = self.pattern(&msg.id) else { return msg.id.to_string() };
        self.filled(pattern, &msg.args)
    }

    fn form(&self, msg: &Msg, form: &str) -> String {
        match self.pattern(&format!("{}.{form}", msg.id)) {
            Some(pattern) => self.filled(pattern, &msg.args),
            None => self.text(msg),
        }
    }

    fn decimal(&self, number: &str) -> String {
        if self.language == "en" { number.to_owned() } else { number.replace('.', ",") }
    }

    fn percent(&self, number: &str) -> String {
        // A space stands before the sign in Russian only; it must not end a line.
        let space = if self.language == "ru" { "\u{a0}" } else { "" };
        format!("{number}{space}%")
    }
}

impl Texts {
    /// A text with what is put into it.
    fn filled(&self, pattern: &Pattern<&str>, given: &[(Cow<'static, str>, Arg)]) -> String {
        let mut args = FluentArgs::with_capacity(given.len());
        for (name, arg) in given {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Msg(inner) => FluentValue::from(self.text(inner)),
                Arg::Raw(raw) => FluentValue::from(raw.as_str()),
            };
            args.set(name.as_ref(), value);
        }
        // Only the forms that the text asks for: there may be messages in messages in messages.
        let mut asked = |variable: &str| {
            let Some((name, form)) = variable.rsplit_once('-').filter(|(_, form)| FORMS.contains(form)) else { return };
            match given.iter().find(|(given, _)| given == name).map(|(_, arg)| arg) {
                Some(Arg::Msg(inner)) if args.get(variable).is_none() => args.set(variable.to_owned(), self.form(inner, form)),
                Some(Arg::Raw(raw)) if args.get(variable).is_none() => args.set(variable.to_owned(), raw.clone()),
                _ => {}
            }
        };
        each_variable(pattern, &mut asked);
        // What cannot be put in stays visible as {$name}; `check` finds it in tests.
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned();
        if self.language == "pl" { inner_quotes(text) } else { text }
    }
}

/// Quotes within quotes as Polish has them: `„Z dodatkiem »Czas latać«”`. What is put into a text does not know that it stands in quotes.
fn inner_quotes(text: String) -> String {
    let [opened, closed] = ['„', '”'].map(|quote| text.matches(quote).count());
    if opened < 2 || opened != closed {
        return text;
    }
    let mut depth = 0_u32;
    let inner = |c: char| match c {
        '„' => {
            depth += 1;
            if depth > 1 { '»' } else { c }
        }
        '”' => {
            depth = depth.saturating_sub(1);
            if depth > 0 { '«' } else { c }
        }
        _ => c,
    };
    text.chars().map(inner).collect()
}

/// The variables that a text names, those of its selectors and of their variants among them.
fn each_variable(pattern: &Pattern<&str>, see: &mut dyn FnMut(&str)) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            each_of(expression, see);
        }
    }
}

fn each_of(expression: &Expression<&str>, see: &mut dyn FnMut(&str)) {
    match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => see(id.name),
        Expression::Inline(InlineExpression::Placeable { expression }) => each_of(expression, see),
        Expression::Inline(_) => {}
        Expression::Select { selector, variants } => {
            if let InlineExpression::VariableReference { id } = selector {
                see(id.name);
            }
            variants.iter().for_each(|variant| each_variable(&variant.value, see));
        }
    }
}

/// Line, message and fault of a syntax error.
pub(crate) fn place(source: &str, error: &fluent_syntax::parser::ParserError) -> (usize, String, String) {
    let line = 1 + source.bytes().take(error.pos.start).filter(|&byte| byte == b'\n').count();
    let junk = error.slice.clone().and_then(|slice| source.get(slice)).unwrap_or_default();
    let id: String = junk.trim_start().chars().take_while(|c| c.is_alphanumeric() || matches!(c, '-' | '_')).collect();
    (line, id, error.kind.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    const EN: &str = "eats = { $who } eats { $n ->\n    [one] one cube\n   *[other] { $n } cubes\n}\nred = Red\n    .mark = R\n";
    const RU: &str =
        "eats = { $who }: { $n ->\n    [one] { $n } кубик\n    [few] { $n } кубика\n   *[many] { $n } кубиков\n}\nred = Красный\n";

    #[test]
    fn quotes_within_quotes_are_others() {
        for (said, is) in [
            ("zestaw „Z dodatkiem „Czas latać””", "zestaw „Z dodatkiem »Czas latać«”"),
            ("„Lot” i „Kontynenty”", "„Lot” i „Kontynenty”"),
            ("„Lot i „Kontynenty”", "„Lot i „Kontynenty”"),
        ] {
            assert_eq!(inner_quotes(said.to_owned()), is);
        }
    }

    fn eats(texts: &Texts, n: i64) -> String {
        texts.text(&Msg::new("eats").with("who", Msg::new("red")).with("n", n))
    }

    #[test]
    fn plurals_and_messages_inside_messages() {
        let en = Texts::new("en", &[EN]).unwrap();
        assert_eq!((eats(&en, 1), eats(&en, 12345)), ("Red eats one cube".into(), "Red eats 12345 cubes".into()));
        let ru = Texts::new("ru", &[RU]).unwrap();
        let forms: Vec<_> = [1, 2, 5, 21].map(|n| eats(&ru, n)).into();
        assert_eq!(forms, ["Красный: 1 кубик", "Красный: 2 кубика", "Красный: 5 кубиков", "Красный: 21 кубик"]);
    }

    #[test]
    fn a_name_is_put_in_in_its_form() {
        let source = "fox = Лис\n    .gen = Лиса\nbeast = { $kind } { $n }\n    .gen = { $kind-gen } { $n }\nof = Еда { $who-gen } для { $side-gen }\nred = Красные\n";
        let texts = Texts::new("ru", &[source]).unwrap();
        let beast = Msg::new("beast").with("kind", Msg::new("fox")).with("n", 3);
        // What has no such form is put in as it is.
        assert_eq!(texts.text(&Msg::new("of").with("who", beast).with("side", Msg::new("red"))), "Еда Лиса 3 для Красные");
    }

    #[test]
    fn later_sources_win_and_missing_ids_show() {
        let texts = Texts::new("en", &[EN, "red = Crimson\nhello = Hello, { $name }\n"]).unwrap();
        assert_eq!(eats(&texts, 2), "Crimson eats 2 cubes");
        assert_eq!(texts.text(&Msg::new("nowhere").with("n", 3)), "nowhere");
        assert_eq!(texts.text(&Msg::new("hello").with("name", "Ada".to_owned())), "Hello, Ada");
        let texts = Texts::new("en", &[EN]).unwrap();
        assert_eq!(texts.text(&Msg::new("red.mark")), "R");
        assert!(texts.has("red.mark") && !texts.has("red.sign"));
    }

    #[test]
    fn errors_name_the_place() {
        let error = Texts::new("polish", &[]).unwrap_err();
        assert_eq!(error.to_string(), "there is no language 'polish'; it may be en, ru, pl; did you mean 'pl'?");
        let error = Texts::new("pl", &["a = b\n", "a = b\n\nbad { $x }\nc = d\n"]).unwrap_err();
        let text = error.to_string();
        assert!(text.starts_with("pl texts, source 2, line 3, in 'bad': "), "{text}");
    }

    #[test]
    fn texts_may_cross_threads() {
        fn both<T: Send + Sync>() {}
        both::<Texts>();
    }
}
