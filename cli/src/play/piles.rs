//! What may still lie in a deck or bag, and how likely each of it comes next.

use super::{Session, commands};
use crate::error::Error;
use crate::texts;
use clade_engine::scene::{Node, Shape};
use clade_engine::{Observer, Scene, Translate};

impl Session<'_> {
    /// The contents of a pile by its name or id; without one, of the only pile, or which there are.
    pub(super) fn show_pile(&mut self, word: &str) -> Result<(), Error> {
        let observer = self.last.filter(|_| commands::is_asked(&self.table)).map_or(Observer::Public, Observer::Seat);
        let scene = self.table.scene(observer)?;
        let piles: Vec<(u16, &Node)> =
            (0u16..).zip(&scene.nodes).filter(|&(at, node)| node.shape == Shape::Pile && scene.children(at).next().is_some()).collect();
        let plain = |text: &str| text.to_lowercase();
        let typed = plain(word);
        let called = |node: &Node| [plain(&node.id), plain(&self.words.text(&node.name))];
        let exact = piles.iter().copied().find(|(_, node)| called(node).contains(&typed));
        let begins = || piles.iter().copied().filter(|(_, node)| called(node).iter().any(|name| name.starts_with(&typed)));
        let found: Vec<(u16, &Node)> = exact.map_or_else(|| begins().collect(), |one| vec![one]);
        let names = |piles: &[(u16, &Node)]| {
            let names: Vec<String> = piles.iter().map(|(_, node)| self.words.text(&node.name)).collect();
            names.join(", ")
        };
        match found[..] {
            [(at, node)] => self.lines(&self.contents(&scene, at, node)),
            [] if piles.is_empty() => self.say(&texts::no_piles()),
            [] => self.say(&texts::no_pile(word.to_owned(), names(&piles))),
            _ if word.is_empty() => self.say(&texts::which_pile(names(&piles))),
            ref several => self.say(&texts::many_cards(word.to_owned(), names(several))),
        }
    }

    /// A line for each kind, the likeliest first.
    fn contents(&self, scene: &Scene, at: u16, pile: &Node) -> Vec<String> {
        let mut kinds: Vec<(i64, &Node)> = scene.children(at).map(|(_, kind)| (kind.value.unwrap_or(1).max(0), kind)).collect();
        kinds.sort_by_key(|&(weight, _)| std::cmp::Reverse(weight));
        let all: i64 = kinds.iter().map(|&(weight, _)| weight).sum();
        let line = |&(weight, kind): &(i64, &Node)| {
            let percent = (weight * 100 + all / 2) / all.max(1);
            let percent = if percent == 0 && weight > 0 { "<1".to_owned() } else { percent.to_string() };
            let badges: String = kind.badges.iter().map(|badge| format!(" {}", self.words.text(badge))).collect();
            let name = self.words.text(&kind.name) + &badges;
            self.words.text(&texts::pile_line(format!("{percent:>3}"), name, weight, all))
        };
        let title = self.words.text(&texts::pile_title(pile.name.clone(), pile.value.unwrap_or(0)));
        std::iter::once(title).chain(kinds.iter().map(line)).collect()
    }
}
