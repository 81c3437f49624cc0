//! What the table's panels look at: the game as this person sees it, with its words and people.

use super::easel::Easel;
use super::explained;
use super::layout::Ruler;
use crate::evening::Evening;
use crate::explainer::Explainer;
use crate::game::{Aims, Hint, Preview, Seen, Session, Standing};
use crate::intent::Intent;
use crate::lesson::Course;
use crate::people::Person;
use crate::rules::WholeRules;
use crate::shared::Shared;
use clade_engine::scene::{Node, Shape, Template};
use clade_engine::{Arg, CardText, Msg, Seat, Translate};
use clade_table::{LogLine, Rulebook, Texts};
use egui::{Color32, FontId, Ui};
use std::collections::BTreeMap;

/// What a bot thinks of.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Thinks {
    /// What it answers for its seat.
    Answer(Seat),
    /// What it would do in the place of a person who asked.
    Hint,
}

/// Everything that panels of the table look at. Changed only between frames.
pub(crate) struct TableView<'a> {
    pub(crate) shared: &'a Shared,
    /// The words of the game, with those of its mods.
    pub(crate) words: &'a Texts,
    pub(crate) seen: &'a Seen,
    /// A number that changes whenever what is seen changes.
    pub(crate) version: u64,
    /// What happened, as this person may know it.
    pub(crate) log: &'a [LogLine],
    pub(crate) cards: &'a [CardText],
    /// By seat.
    pub(crate) people: &'a [Person],
    /// The seat of each side, and its name.
    pub(crate) sides: &'a [(Seat, Msg)],
    /// A letter for each side, none twice.
    pub(crate) letters: &'a [String],
    /// Fixed places for the parts of the table, in a wide and in a high window.
    pub(crate) templates: [Option<&'a Template>; 2],
    /// The rules page of the game, for this table.
    pub(crate) rules: Option<&'a Rulebook>,
    /// All of it, if some sets of cards are not in play.
    pub(crate) whole_rules: Option<&'a WholeRules>,
    /// What words of it mean, in lower case.
    pub(crate) glossary: &'a BTreeMap<String, String>,
    /// What others did since the person at the screen answered last.
    pub(crate) news: &'a [LogLine],
    /// Whether the next step waits for a click.
    pub(crate) waits_for_click: bool,
    /// Beings of somebody at the screen that have just died, by their names.
    pub(crate) lost: &'a [Msg],
    /// After how many actions the first of them died.
    pub(crate) lost_since: Option<usize>,
    /// What a bot thinks of, if one does.
    pub(crate) thinking: Option<Thinks>,
    /// Whether bots are stopped.
    pub(crate) paused: bool,
    /// What undo would take back; `None` if there is nothing.
    pub(crate) undo: Option<&'a Undo>,
    /// After how many actions the table is looked at, if not now; of how many.
    pub(crate) looks_back: Option<usize>,
    /// How many actions were played.
    pub(crate) steps: usize,
    /// Whether a saved game is only looked at: nobody is asked, and the log goes on beyond what is seen.
    pub(crate) replay: bool,
    /// What closes the panel beside the table; `None` if nothing but what is eaten stands there.
    pub(crate) closes: Option<Intent>,
    /// Whether it can be found out where the game was won and lost: it is kept somewhere.
    pub(crate) can_review: bool,
    /// What a bot would do.
    pub(crate) hint: Option<&'a Hint>,
    /// What the answer would change at which pointer or keyboard rest.
    pub(crate) preview: Option<&'a Preview>,
    /// What the dragged card may go to.
    pub(crate) aims: &'a Aims,
    /// Who takes over the screen next: nobody may look before.
    pub(crate) curtain: Option<Seat>,
    /// What is told of cards that are explained; `None` if the person does not write cards.
    pub(crate) explainer: Option<&'a Explainer>,
    /// The scores of all sides over the whole game, each after so many actions; empty before it is over.
    pub(crate) scores: &'a [(usize, Vec<i64>)],
    /// The final ranking, once the game is over.
    pub(crate) standings: &'a [Standing],
    /// The things that a lesson tells of, by id.
    pub(crate) pointed: &'a [String],
    /// The lesson that is told beside it, which is not saved, and in which nobody thinks; with its table.
    pub(crate) course: Option<(&'a Course, &'a Session)>,
    /// The evening that it is a game of.
    pub(crate) evening: Option<&'a Evening>,
}

/// What undo would take back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Undo {
    /// The answer.
    pub(crate) label: Msg,
    /// Whether others must agree, or whoever is alone with bots.
    pub(crate) needs_consent: bool,
    /// Whether nobody else is there.
    pub(crate) is_alone: bool,
    /// Whether nothing came after it.
    pub(crate) is_last: bool,
}

impl TableView<'_> {
    /// Whether it is a lesson, or an example.
    pub(crate) fn is_lesson(&self) -> bool {
        self.course.is_some()
    }

    /// The answer that a lesson waits for.
    pub(crate) fn taught(&self) -> Option<u16> {
        let next = self.course.and_then(|(_, session)| session.script()?.next())?;
        self.seen.texts.iter().position(|text| text == next).map(|at| at as u16)
    }

    /// The language: words of another one are as wide as they are.
    pub(crate) fn language(&self) -> [u8; 2] {
        let mut letters = self.shared.prefs.language.bytes();
        std::array::from_fn(|_| letters.next().unwrap_or_default())
    }

    /// What the person at a seat is called.
    pub(crate) fn person(&self, seat: Seat) -> &str {
        self.people.get(usize::from(seat.0)).map_or("", |person| person.name.as_str())
    }

    pub(crate) fn say(&self, msg: &Msg) -> String {
        self.words.text(msg)
    }

    /// The fixed places of a table with this much room.
    pub(crate) fn template(&self, room: egui::Vec2) -> Option<&Template> {
        self.templates[usize::from(room.y > room.x)]
    }

    /// What draws things of this table on the screen.
    pub(crate) fn easel<'b>(&'b self, painter: &'b egui::Painter, scale: f32) -> Easel<'b> {
        Easel {
            painter,
            shared: self.shared,
            words: self.words,
            scene: &self.seen.scene,
            scale,
            print: 1.0,
            letters: self.letters,
            cards: self.cards,
        }
    }

    /// Lays something out: the words of this table are as wide as the fonts of the window make them.
    pub(crate) fn lay<R>(&self, ui: &Ui, lay: impl FnOnce(&Ruler) -> R) -> R {
        let width_of =
            |text: &str, size: f32| ui.painter().layout_no_wrap(text.to_owned(), FontId::proportional(size), Color32::WHITE).size().x;
        lay(&Ruler { words: self.words, width_of: &width_of })
    }

    /// The cards that a node shows, by its name: one, or both faces of a card that has two.
    pub(crate) fn cards_of(&self, node: &Node) -> Vec<&CardText> {
        let named = cards_named(self.cards, &node.name);
        let nodes = &self.seen.scene.nodes;
        let holds_things = |at: usize| nodes.iter().any(|kid| kid.parent.map(usize::from) == Some(at));
        if !named.is_empty() || nodes.iter().position(|other| other.id == node.id).is_some_and(holds_things) {
            return named; // the card of an animal does nothing: what lies on it does
        }
        // One of a pair is called by its role; its card stands among its signs.
        node.badges.iter().map(|badge| cards_named(self.cards, badge)).find(|named| !named.is_empty()).unwrap_or_default()
    }

    /// What the cards do that a node shows; of several, each with its name.
    pub(crate) fn told_on(&self, node: &Node) -> Vec<String> {
        let tell = |card: &CardText| if card.name == node.name { self.say(&card.text) } else { self.with_name(card) };
        self.cards_of(node).into_iter().map(tell).collect()
    }

    fn with_name(&self, card: &CardText) -> String {
        format!("{}: {}", self.say(&card.name), self.say(&card.text))
    }

    /// What the rules say that a thing is; of a space that they do not name, what they say of the board on which it is.
    pub(crate) fn explained(&self, node: &Node) -> Option<&str> {
        let told = |node: &Node| explained::explained(self.glossary, &self.say(&node.name));
        let board = self.below(node).filter(|_| node.shape == Shape::Space);
        // What the space of a row does says the row; what else its name says may only lie there.
        let row = board.filter(|board| board.shape == Shape::Track);
        row.and_then(told).or_else(|| told(node)).or_else(|| board.and_then(told))
    }

    /// What it lies on.
    pub(crate) fn below(&self, node: &Node) -> Option<&Node> {
        node.parent.and_then(|at| self.seen.scene.nodes.get(usize::from(at)))
    }

    /// The section of the rules that forbids what this thing would mean: its number, or its title.
    pub(crate) fn section_against(&self, node: &Node) -> Option<String> {
        let refusals = node.barred.iter().filter_map(|&at| self.seen.refusals.get(usize::from(at)));
        let section = refusals.flat_map(|refusal| &refusal.reasons).map(|reason| &*reason.section).find(|section| !section.is_empty())?;
        Some(if section.starts_with(|c: char| c.is_ascii_digit()) { section.to_owned() } else { self.say(&Msg::new(section.to_owned())) })
    }

    /// What the title of the table names, the phase among it: first what its name says, then its signs.
    pub(crate) fn phases(&self) -> Vec<String> {
        let title = self.seen.scene.nodes.iter().find(|node| node.parent.is_none() && node.shape == Shape::Text);
        let mut named = Vec::new();
        for msg in title.iter().flat_map(|node| [&node.name].into_iter().chain(&node.badges)) {
            each_inside(msg, &mut |inner| named.push(self.say(inner)));
        }
        named
    }

    /// The nodes that are called so, or the same but for a number: of an animal that has died the others of its side.
    pub(crate) fn nodes_like<'a>(&'a self, msg: &'a Msg) -> impl Iterator<Item = &'a Node> {
        let is_number = |arg: &Arg| matches!(arg, Arg::Number(_));
        let alike = move |name: &Msg| {
            let mut args = name.args.iter().zip(&msg.args);
            name.id == msg.id
                && name.args.len() == msg.args.len()
                && args.all(|(one, other)| one == other || is_number(&one.1) && is_number(&other.1))
        };
        self.seen.scene.nodes.iter().filter(move |node| alike(&node.name))
    }

    /// The nodes that a message names, by id.
    pub(crate) fn nodes_named<'a>(&'a self, msg: &'a Msg) -> impl Iterator<Item = &'a Node> {
        self.seen.scene.nodes.iter().filter(move |node| node.name == *msg)
    }
}

/// The cards that a name names: one, or both faces of a card that has two.
pub(super) fn cards_named<'a>(cards: &'a [CardText], name: &Msg) -> Vec<&'a CardText> {
    let mut shown = Vec::new();
    let mut find = |name: &Msg| shown.extend(cards.iter().find(|card| card.name == *name));
    find(name);
    each_inside(name, &mut find);
    shown
}

/// Every message inside a message, in its order.
pub(super) fn each_inside(msg: &Msg, see: &mut dyn FnMut(&Msg)) {
    for (_, arg) in &msg.args {
        if let Arg::Msg(inner) = arg {
            see(inner);
            each_inside(inner, see);
        }
    }
}
