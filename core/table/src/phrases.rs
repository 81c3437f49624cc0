//! A message as pieces of text, so that a viewer can tell which of its words are the name of something.
//!
//! Decides where one piece ends and the next begins; not which names are worth a piece of their own (the caller does).

use crate::texts::FORMS;
use clade_engine::{Arg, Msg, Translate};
use std::borrow::Cow;
use std::ops::RangeInclusive;

/// A piece of a translated message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The words.
    pub text: String,
    /// What they are the name of; `None` for the words between.
    pub msg: Option<Msg>,
}

/// Characters that no language uses; those that are in no text of a message can mark where a name begins and ends.
const MARKS: RangeInclusive<char> = '\u{F0000}'..='\u{FFFFD}';

/// A message in its language, cut into spans: a message inside it, however deep, for which `link` says yes is a span of its own
/// that carries that message. Nothing inside such a span is asked about. The texts of all spans together are the text of
/// the message.
///
/// Only names are replaced while the text is made: numbers stay numbers, so plural forms are chosen as ever.
///
/// ```
/// use clade_engine::Msg;
/// use clade_table::{Texts, translated};
///
/// let texts = Texts::new("en", &["eats = { $who } eats\nred = Red\n"])?;
/// let spans = translated(&Msg::new("eats").with("who", Msg::new("red")), &texts, &mut |msg| msg.id == "red");
/// assert_eq!((spans[0].text.as_str(), &spans[0].msg), ("Red", &Some(Msg::new("red"))));
/// assert_eq!((spans[1].text.as_str(), &spans[1].msg), (" eats", &None));
/// # Ok::<(), clade_table::TextsError>(())
/// ```
pub fn translated(msg: &Msg, texts: &dyn Translate, link: &mut dyn FnMut(&Msg) -> bool) -> Vec<Phrase> {
    let plain = texts.text(msg);
    // A person's name or a mod may hold any character: only such are marks that are nowhere in the text.
    let mut marks = MARKS.filter(|mark| !plain.contains(*mark));
    let Some(end) = marks.next() else { return vec![Phrase { text: plain, msg: None }] };
    let mut marking = Marking { texts, link, marks: &mut marks, end, links: Vec::new() };
    let marked = marking.mark(msg);
    let links = marking.links;
    cut(&texts.text(&marked), end, &links)
}

/// Names that are being marked.
struct Marking<'a> {
    texts: &'a dyn Translate,
    link: &'a mut dyn FnMut(&Msg) -> bool,
    /// Marks for the beginnings of names.
    marks: &'a mut dyn Iterator<Item = char>,
    /// The mark for the end of each.
    end: char,
    /// The names so far, each with the mark of its beginning.
    links: Vec<(char, Msg)>,
}

impl Marking<'_> {
    /// The message with marks around the texts of names.
    fn mark(&mut self, msg: &Msg) -> Msg {
        let mut args = Vec::with_capacity(msg.args.len());
        for (name, arg) in &msg.args {
            match arg {
                Arg::Msg(inner) if (self.link)(inner) => self.mark_name(name, inner, &mut args),
                Arg::Msg(inner) => args.push((name.clone(), self.mark(inner).into())),
                other => args.push((name.clone(), other.clone())),
            }
        }
        Msg { id: msg.id.clone(), args }
    }

    /// A name with marks around it, in every form in which the text may put it in.
    fn mark_name(&mut self, name: &str, inner: &Msg, args: &mut Vec<(Cow<'static, str>, Arg)>) {
        let begin = self.marks.next();
        self.links.extend(begin.map(|begin| (begin, inner.clone())));
        let marked = |text: String| Arg::Raw(begin.map_or(text.clone(), |begin| format!("{begin}{text}{}", self.end)));
        args.push((Cow::Owned(name.to_owned()), marked(self.texts.text(inner))));
        args.extend(FORMS.map(|form| (Cow::Owned(format!("{name}-{form}")), marked(self.texts.form(inner, form)))));
    }
}

/// Cuts a text at its marks and takes them out. Names do not contain each other.
fn cut(marked: &str, end: char, links: &[(char, Msg)]) -> Vec<Phrase> {
    let mut spans = Vec::new();
    let mut within: Option<&Msg> = None;
    let mut rest = marked;
    let linked = |mark: char| links.iter().find(|(begin, _)| *begin == mark).map(|(_, msg)| msg);
    while !rest.is_empty() {
        let at = rest.find(|c| c == end || linked(c).is_some()).unwrap_or(rest.len());
        let (text, from_mark) = rest.split_at(at);
        if !text.is_empty() {
            spans.push(Phrase { text: text.to_owned(), msg: within.cloned() });
        }
        let mut after = from_mark.chars();
        within = after.next().and_then(linked);
        rest = after.as_str();
    }
    spans
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Texts;

    const EN: &str = "eats = { $who } eats { $n ->\n    [one] one cube\n   *[other] { $n } cubes\n} of { $whose }\n\
        amoeba = amoeba { $n } of { $side }\nred = Red\nblue = Blue\nboth = { $it }, and again { $it }\nsays = { $who }: { $what }\n";

    fn side(id: &'static str) -> Msg {
        Msg::new(id)
    }

    fn amoeba(n: i64, id: &'static str) -> Msg {
        Msg::new("amoeba").with("n", n).with("side", side(id))
    }

    /// Spans as text, names in brackets; together they must be the plain text.
    fn cut_at(msg: &Msg, names: &[&str]) -> String {
        let texts = Texts::new("en", &[EN]).unwrap();
        let spans = translated(msg, &texts, &mut |msg| names.contains(&&*msg.id));
        assert_eq!(spans.iter().map(|span| span.text.as_str()).collect::<String>(), texts.text(msg));
        for name in spans.iter().filter_map(|span| Some((&span.text, span.msg.as_ref()?))) {
            assert_eq!(*name.0, texts.text(name.1));
        }
        let told = |span: &Phrase| if span.msg.is_some() { format!("[{}]", span.text) } else { span.text.clone() };
        spans.iter().map(told).collect()
    }

    #[test]
    fn names_are_spans_at_any_depth_and_plurals_stay() {
        let eats = |n: i64| Msg::new("eats").with("who", amoeba(3, "red")).with("n", n).with("whose", side("blue"));
        assert_eq!(cut_at(&eats(1), &["red", "blue"]), "amoeba 3 of [Red] eats one cube of [Blue]");
        assert_eq!(cut_at(&eats(2), &["amoeba", "red"]), "[amoeba 3 of Red] eats 2 cubes of Blue");
        assert_eq!(cut_at(&eats(2), &["eats"]), "amoeba 3 of Red eats 2 cubes of Blue", "the message itself is no name in it");
        assert_eq!(cut_at(&side("red"), &["red"]), "Red");
    }

    #[test]
    fn a_name_may_come_again() {
        assert_eq!(cut_at(&Msg::new("both").with("it", side("red")), &["red"]), "[Red], and again [Red]");
        let twice = Msg::new("eats").with("who", side("red")).with("n", 5).with("whose", side("red"));
        assert_eq!(cut_at(&twice, &["red"]), "[Red] eats 5 cubes of [Red]");
    }

    #[test]
    fn nobody_forges_a_span() {
        let first = *MARKS.start();
        let name = |end: char| format!("{first}Ada{end}\u{F0001}\u{F0002}");
        let says = Msg::new("says").with("who", side("red")).with("what", name(first));
        assert_eq!(cut_at(&says, &["red"]), format!("[Red]: {}", name(first)));
        let texts = Texts::new("en", &[EN, "red = \u{F0000}R\u{F0001}\n"]).unwrap();
        let spans = translated(&says, &texts, &mut |msg| msg.id == "red");
        let names: Vec<_> = spans.iter().filter(|span| span.msg.is_some()).map(|span| span.text.as_str()).collect();
        assert_eq!(names, ["\u{F0000}R\u{F0001}"]);
    }

    #[test]
    fn what_has_no_words_is_no_span() {
        let texts = Texts::new("en", &["says = { $who }{ $what }\nnobody = { \"\" }\n"]).unwrap();
        let says = Msg::new("says").with("who", Msg::new("nobody")).with("what", "!".to_owned());
        assert_eq!(translated(&says, &texts, &mut |_| true), [Phrase { text: "!".to_owned(), msg: None }]);
    }

    #[test]
    fn a_name_is_found_in_any_of_its_forms() {
        let texts = Texts::new("ru", &["fox = Лис\n    .acc = Лиса\nseen = Виден: { $who }\nate = Съел { $who-acc }\n"]).unwrap();
        let spans = |id: &'static str| translated(&Msg::new(id).with("who", side("fox")), &texts, &mut |msg| msg.id == "fox");
        let named = |id: &'static str| spans(id).into_iter().find(|span| span.msg.is_some()).map(|span| span.text);
        assert_eq!([named("seen"), named("ate")], [Some("Лис".to_owned()), Some("Лиса".to_owned())]);
    }
}
