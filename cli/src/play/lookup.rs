//! What a person looks up: a card, and why something is not allowed.

use super::answer::short_list;
use super::commands;
use super::meaning::{numbers, typeable};
use super::session::Session;
use crate::cards::{self, Found};
use crate::error::Error;
use crate::{page, rules, texts};
use clade_engine::face::Refusal;
use clade_engine::scene::{Node, Shape};
use clade_engine::{Arg, CardText, Msg, Observer, Scene, Translate};
use clade_table::Rulebook;

/// More refusals than this are not told where nobody asked for reasons.
const FEW: usize = 6;

/// Whether a message is this one, or has it among what is put into it.
fn says(msg: &Msg, id: &str) -> bool {
    msg.id == id || msg.args.iter().any(|(_, arg)| matches!(arg, Arg::Msg(inner) if says(inner, id)))
}

impl Session<'_> {
    /// A card by its name or id, the cards of an action by its number, or the names of all; else what the table says of a thing.
    pub(super) fn show_card(&mut self, word: &str) -> Result<(), Error> {
        if self.cards.is_empty() {
            let game = self.table.header().game.clone();
            return self.say(&texts::no_cards(game));
        }
        if word.is_empty() {
            let names: Vec<String> = self.cards.iter().map(|card| cards::title(card, &self.words)).collect();
            return self.lines(&page::columns(&names, page::width()));
        }
        if let Ok(number) = word.parse::<usize>() {
            return self.show_cards_of(number);
        }
        let near = match cards::find(&self.cards, word, &self.words) {
            Found::One(card) => return Ok(cards::print(card, &self.words, self.out)?),
            Found::Many(cards) => {
                let names: Vec<String> = cards.iter().map(|card| self.words.text(&card.name)).collect();
                return self.say(&texts::many_cards(word.to_owned(), short_list(&names)));
            }
            Found::None(near) => near,
        };
        match near {
            _ if self.tell_things(word)? => Ok(()),
            Some(near) => self.say(&texts::no_card_near(word.to_owned(), near)),
            None => self.say(&texts::no_card(word.to_owned())),
        }
    }

    /// The rules: a section, the chapters in which a word occurs, or their titles.
    pub(super) fn show_rules(&mut self, wanted: &str) -> Result<(), Error> {
        let game = self.table.header().game.clone();
        let Some(book) = Rulebook::of(&self.words, &game) else { return self.say(&texts::rules_none(game)) };
        // Only what this game is played with.
        let (book, _) = book.at_table(&self.table.header().setup.options);
        if wanted.is_empty() {
            let titles: Vec<String> =
                book.chapters.iter().map(|chapter| format!("{} {}", chapter.number, chapter.title).trim().to_owned()).collect();
            return self.lines(&page::columns(&titles, page::width()));
        }
        match &rules::chapters(&book, wanted)[..] {
            [] => self.say(&texts::rules_nowhere(wanted.to_owned())),
            found => Ok(rules::print(found, self.out)?),
        }
    }

    /// The cards that the action of this number names.
    fn show_cards_of(&mut self, number: usize) -> Result<(), Error> {
        let actions = if commands::is_asked(&self.table) { self.table.action_texts()? } else { Vec::new() };
        let Some(at) = numbers(&actions).iter().position(|&other| other == number) else {
            return self.say_no_number(number, &actions);
        };
        let (action, label) = (&actions[at], self.table.labels()?.into_iter().nth(at));
        let named = |card: &&CardText| {
            action.split_whitespace().any(|word| word == card.id) || label.as_ref().is_some_and(|label| says(label, &card.name.id))
        };
        let found: Vec<&CardText> = self.cards.iter().filter(named).collect();
        if found.is_empty() {
            return self.say(&texts::no_card_in(number));
        }
        for card in found {
            cards::print(card, &self.words, self.out)?;
        }
        Ok(())
    }

    /// What is not allowed here, and why: everything, or what begins with (or at least contains) these words; else what the table says
    /// of a thing, and how its number comes about.
    pub(super) fn show_why(&mut self, what: &str) -> Result<(), Error> {
        let Some(seat) = self.last.filter(|_| commands::is_asked(&self.table)) else { return self.say(&texts::nobody_asked()) };
        let what = typeable(what);
        let refusals: Vec<Refusal> = self.table.refusals(Observer::Seat(seat))?;
        let actions = self.table.action_texts()?;
        let numbered = what.parse::<usize>().ok().and_then(|number| numbers(&actions).iter().position(|&other| other == number));
        let legal: Vec<_> = actions.into_iter().zip(self.labels()?).collect();
        if let Some((_, label)) = numbered.and_then(|at| legal.get(at)) {
            return self.explain(&texts::why_legal(label.clone()));
        }
        let ways: [fn(&str, &str) -> bool; 2] = [|text, what| text.starts_with(what), |text, what| text.contains(what)];
        for way in ways {
            let fits = |text: &str| self.is_like(text, &what, way);
            let refused = |r: &&Refusal| fits(&r.text) || fits(&self.words.text(&r.label));
            let refused: Vec<&Refusal> = refusals.iter().filter(refused).collect();
            let allowed = legal.iter().filter(|(text, label)| !what.is_empty() && (fits(text) || fits(label)));
            let allowed: Vec<String> = allowed.map(|(_, label)| label.clone()).collect();
            let found = refused.len() + allowed.len();
            for label in allowed {
                self.explain(&texts::why_legal(label))?;
            }
            for refusal in refused {
                self.show_refusal(refusal)?;
            }
            if found > 0 {
                // A tile that may be chosen has numbers to explain, too.
                return self.tell_named(&what);
            }
            if what.is_empty() {
                return self.say(&texts::why_none());
            }
        }
        if self.tell_things(&what)? {
            return Ok(());
        }
        let near = clade_engine::nearest(&what, refusals.iter().map(|refusal| refusal.text.as_str()));
        self.say_unknown(&what, near)
    }

    /// What is not allowed here and has a name that begins so, with the reason; whether there is any. Many of them would not be an answer.
    pub(super) fn tell_refused(&mut self, word: &str) -> Result<bool, Error> {
        let Some(seat) = self.last.filter(|_| commands::is_asked(&self.table)) else { return Ok(false) };
        let begins = |text: &str| self.is_like(text, word, |text, word| text.starts_with(word));
        let mut refusals = self.table.refusals(Observer::Seat(seat))?;
        refusals.retain(|refusal| begins(&refusal.text) || begins(&self.words.text(&refusal.label)));
        if refusals.len() > FEW {
            return Ok(false);
        }
        refusals.iter().try_for_each(|refusal| self.show_refusal(refusal))?;
        Ok(!refusals.is_empty())
    }

    /// What the table says of its things of this name, as a closer look in the window does; whether there is any.
    fn tell_things(&mut self, word: &str) -> Result<bool, Error> {
        let scene = self.seen()?;
        let is_called = |node: &Node| {
            typeable(&node.id).starts_with(&typeable(word))
                || self.is_like(&self.words.text(&node.name), word, |name, word| name.contains(word))
        };
        let called: Vec<&Node> = scene.nodes.iter().filter(|node| !node.because.is_empty() && is_called(node)).collect();
        self.tell_called(&scene, &called)?;
        Ok(!called.is_empty())
    }

    /// The same of a single thing with this word in its name, such as the cell of a tile.
    fn tell_named(&mut self, word: &str) -> Result<(), Error> {
        let scene = self.seen()?;
        let is_part = |name: &str, word: &str| name.split_whitespace().any(|part| part == word);
        let named = |node: &Node| self.is_like(&self.words.text(&node.name), word, is_part);
        let called: Vec<&Node> = scene.nodes.iter().filter(|node| !node.because.is_empty() && named(node)).collect();
        if called.len() == 1 { self.tell_called(&scene, &called) } else { Ok(()) }
    }

    /// Whether a text is like what was typed, where each thing has the name that was typed or the one that the game gives it.
    fn is_like(&self, text: &str, typed: &str, way: fn(&str, &str) -> bool) -> bool {
        let (text, typed) = (typeable(text), typeable(typed));
        way(&text, &typed) || way(&self.table.in_own_words(&text), &self.table.in_own_words(&typed))
    }

    /// The table as whoever is asked sees it.
    fn seen(&self) -> Result<Scene, Error> {
        let observer = self.last.filter(|_| commands::is_asked(&self.table)).map_or(Observer::Public, Observer::Seat);
        Ok(self.table.scene(observer)?)
    }

    /// Things with where they lie and what is said of them.
    fn tell_called(&mut self, scene: &Scene, called: &[&Node]) -> Result<(), Error> {
        // What another of them says, too, is told with that one: the ozone layer with its card.
        let says_less = |node: &Node, other: &Node| {
            node.because.len() < other.because.len() && node.because.iter().all(|part| other.because.contains(part))
        };
        let mut lines = Vec::new();
        for node in called.iter().filter(|node| !called.iter().any(|other| says_less(node, other))) {
            let of = node.parent.and_then(|at| scene.nodes.get(usize::from(at)));
            let of = of.filter(|parent| matches!(parent.shape, Shape::Panel | Shape::Space));
            let of = of.map(|place| format!("{}: ", self.words.text(&place.name))).unwrap_or_default();
            let value = node.value.map(|value| format!(" {value}")).unwrap_or_default();
            lines.push(format!("{of}{}{value}", self.words.text(&node.name)));
            for part in &node.because {
                lines.extend(page::wrap(&self.words.text(part), page::width(), "    "));
            }
        }
        self.lines(&lines)
    }

    fn show_refusal(&mut self, refusal: &Refusal) -> Result<(), Error> {
        let reason = |objection: &clade_engine::Objection| -> Msg {
            match &*objection.section {
                "" => texts::why_reason(objection.reason.clone()),
                // A section that has a text of its own is told by it, any other one as it is.
                section => texts::why_section(objection.reason.clone(), Msg::new(section.to_owned())),
            }
        };
        let reasons: Vec<String> = refusal.reasons.iter().map(|objection| self.words.text(&reason(objection))).collect();
        let line = self.words.text(&texts::why_line(refusal.label.clone(), reasons.join("; ")));
        self.lines(&page::hang(&line, page::width()))
    }

    /// Prints lines as they are.
    pub(super) fn lines(&mut self, lines: &[String]) -> Result<(), Error> {
        lines.iter().try_for_each(|line| Ok(writeln!(self.out, "{line}")?))
    }
}
