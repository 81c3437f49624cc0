//! What may still lie in a deck or bag, and how likely each of it comes next.

use super::commands;
use super::meaning::typeable;
use super::session::Session;
use crate::error::Error;
use crate::{page, texts};
use clade_engine::scene::{Node, Shape};
use clade_engine::{Msg, Observer, Scene, Translate};

impl Session<'_> {
    /// The contents of a pile by its name or id, or of what is open beside the piles; without a name, the only pile, or a list of piles.
    pub(super) fn show_pile(&mut self, word: &str) -> Result<(), Error> {
        let observer = self.last.filter(|_| commands::is_asked(&self.table)).map_or(Observer::Public, Observer::Seat);
        let scene = self.table.scene(observer)?;
        let holds = |at: u16, shape: Option<Shape>| scene.children(at).any(|(_, kid)| shape.is_none_or(|shape| kid.shape == shape));
        let nodes = || (0u16..).zip(&scene.nodes);
        let piles: Vec<(u16, &Node)> = nodes().filter(|&(at, node)| node.shape == Shape::Pile && holds(at, None)).collect();
        let laid_out = |at: u16, node: &Node| node.shape == Shape::Panel && node.owner.is_none() && holds(at, Some(Shape::Card));
        let rows = || nodes().filter(|&(at, node)| !word.is_empty() && laid_out(at, node));
        let typed = typeable(word);
        let called = |node: &Node| [typeable(&node.id), typeable(&self.words.text(&node.name))];
        let places = || piles.iter().copied().chain(rows());
        let exact = places().find(|(_, node)| called(node).contains(&typed));
        let begins = || places().filter(|(_, node)| called(node).iter().any(|name| name.starts_with(&typed)));
        // A bag is also found where its name ends so: “elements in the bag”.
        let has = || places().filter(|(_, node)| called(node)[1].split_whitespace().any(|part| part.starts_with(&typed)));
        let found: Vec<(u16, &Node)> = exact.map_or_else(|| begins().collect(), |one| vec![one]);
        let found = if found.is_empty() { has().collect() } else { found };
        let names = |piles: &[(u16, &Node)]| piles.iter().map(|(_, node)| self.words.text(&node.name)).collect::<Vec<_>>();
        match found[..] {
            [(at, node)] if node.shape == Shape::Panel || scene.lies_open(at) => self.lines(&self.open_contents(&scene, at, node)),
            [(at, node)] => self.lines(&self.contents(&scene, at, node)),
            [] if piles.is_empty() => self.say(&texts::no_piles()),
            [] => self.say_with_list(&names(&piles), |list| texts::no_pile(word.to_owned(), list)),
            _ if word.is_empty() => self.say_with_list(&names(&piles), texts::which_pile),
            ref several => self.say_with_list(&names(several), |list| texts::many_cards(word.to_owned(), list)),
        }
    }

    /// Says something that ends with a list; one that is too long for the line stands below it.
    fn say_with_list(&mut self, list: &[String], said: impl Fn(String) -> Msg) -> Result<(), Error> {
        let line = self.words.text(&said(list.join(", ")));
        if page::width_of(&line) <= page::width() {
            return self.lines(&[line]);
        }
        self.lines(&[self.words.text(&said(String::new())).trim_end().to_owned()])?;
        self.lines(&page::columns(list, page::width()))
    }

    /// A line for each card that lies open.
    fn open_contents(&self, scene: &Scene, at: u16, place: &Node) -> Vec<String> {
        let copies = |card: &Node| card.value.filter(|&n| n != 1).map(|n| format!(" ×{n}")).unwrap_or_default();
        let cards = scene.children(at).map(|(_, card)| format!("    {}{}", self.with_signs(card), copies(card)));
        std::iter::once(self.words.text(&texts::pile_open(place.name.clone()))).chain(cards).collect()
    }

    /// The name of a thing with the signs on it.
    fn with_signs(&self, node: &Node) -> String {
        let badges: String = node.badges.iter().map(|badge| format!(" {}", self.words.text(badge))).collect();
        self.words.text(&node.name) + &badges
    }

    /// A line for each kind, the likeliest first.
    fn contents(&self, scene: &Scene, at: u16, pile: &Node) -> Vec<String> {
        let mut kinds: Vec<(i64, &Node)> = scene.children(at).map(|(_, kind)| (kind.value.unwrap_or(1).max(0), kind)).collect();
        kinds.sort_by_key(|&(weight, _)| std::cmp::Reverse(weight));
        let all: i64 = kinds.iter().map(|&(weight, _)| weight).sum();
        let line = |&(weight, kind): &(i64, &Node)| {
            if weight == 0 {
                return self.words.text(&texts::pile_deeper(self.with_signs(kind)));
            }
            let percent = (weight * 100 + all / 2) / all.max(1);
            let percent = if percent == 0 { "<1".to_owned() } else { percent.to_string() };
            self.words.text(&texts::pile_line(format!("{percent:>3}"), self.with_signs(kind), weight, all))
        };
        let title = self.words.text(&texts::pile_title(pile.name.clone(), pile.value.unwrap_or(0)));
        std::iter::once(title).chain(kinds.iter().map(line)).collect()
    }
}
