//! What of a rules page is of a set of cards that not every game is played with.

use super::{Block, Chapter, Rulebook};
use clade_engine::{Msg, Translate};
use std::collections::BTreeMap;

/// A set of cards that an option brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardSet {
    /// The option.
    pub option: String,
    /// What it is called.
    pub name: String,
}

impl CardSet {
    /// The set that a text names first, and what follows.
    pub(super) fn before(text: &str) -> (Option<Self>, &str) {
        let is_option = |option: &str| !option.is_empty() && option.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
        match text.strip_prefix('[').and_then(|text| text.split_once("] ")) {
            Some((option, rest)) if is_option(option) => {
                (Some(Self { option: option.to_owned(), name: option.to_owned() }), rest.trim_start())
            }
            _ => (None, text),
        }
    }
}

impl Block {
    /// Its text without marks, behind the name of the set that it is of.
    pub fn marked(&self) -> String {
        self.set.as_ref().map_or_else(|| self.plain(), |set| format!("[{}] {}", set.name, self.plain()))
    }
}

impl Rulebook {
    /// The same with the names of its sets: the titles of the options that bring them.
    pub(super) fn with_named_sets(mut self, words: &dyn Translate, game: &str) -> Self {
        for set in self.blocks_mut().filter_map(|block| block.set.as_mut()) {
            set.name = words.text(&Msg::new(format!("{game}-option-{}.title", set.option)));
        }
        self
    }

    /// The page for a table with these options: without what is of sets that are not in play. Their names, each once, come with it.
    pub fn at_table(&self, options: &BTreeMap<String, String>) -> (Self, Vec<String>) {
        let is_out = |set: &CardSet| options.get(&set.option).is_none_or(|value| value == "no");
        let mut left_out = Vec::new();
        let mut stays = |block: &Block| {
            let Some(set) = block.set.as_ref().filter(|set| is_out(set)) else { return true };
            if !left_out.contains(&set.name) {
                left_out.push(set.name.clone());
            }
            false
        };
        let mut left = |chapter: &Chapter| {
            let blocks: Vec<Block> = chapter.blocks.iter().filter(|block| stays(block)).cloned().collect();
            (!blocks.is_empty() || chapter.blocks.is_empty()).then(|| Chapter { blocks, ..chapter.clone() })
        };
        let mut book = Self { title: self.title.clone(), chapters: self.chapters.iter().filter_map(&mut left).collect() };
        // Whoever plays with a set need not be told what is of it.
        book.blocks_mut().for_each(|block| block.set = None);
        (book, left_out)
    }

    fn blocks_mut(&mut self) -> impl Iterator<Item = &mut Block> {
        self.chapters.iter_mut().flat_map(|chapter| &mut chapter.blocks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# Pond\n\n## Parts\n\n### Eating\nEat.\n\n[reeds] In the reeds, eat\nmore.\n- [reeds] **frog**: a hunter.\n\n\
                        ## 2 Reeds\n[reeds] They grow.\n\n## 3 Ice\n[ice-age] It is cold.\n";

    /// What is said at a table with these sets, and which ones are not there.
    fn at_table(sets: &[&str]) -> (String, Vec<String>) {
        let options = sets.iter().map(|&set| (set.to_owned(), "yes".to_owned())).collect();
        let (book, left_out) = Rulebook::parse(PAGE).at_table(&options);
        let told = |chapter: &Chapter| {
            let blocks: Vec<String> = chapter.blocks.iter().map(Block::marked).collect();
            format!("{}: {}", chapter.title, blocks.join(" "))
        };
        (book.chapters.iter().map(told).collect::<Vec<_>>().join(" | "), left_out)
    }

    #[test]
    fn a_table_is_told_only_of_what_is_in_play() {
        let (told, left_out) = at_table(&[]);
        assert_eq!(told, "Parts:  | Eating: Eat.", "a heading over parts stays");
        assert_eq!(left_out, ["reeds", "ice-age"]);
        let (told, left_out) = at_table(&["reeds"]);
        assert_eq!(told, "Parts:  | Eating: Eat. In the reeds, eat more. frog: a hunter. | Reeds: They grow.");
        assert_eq!(left_out, ["ice-age"]);
    }

    #[test]
    fn a_set_that_is_chosen_not_to_be_there_is_not_there() {
        let none = BTreeMap::from([("reeds".to_owned(), "no".to_owned())]);
        assert_eq!(Rulebook::parse(PAGE).at_table(&none), Rulebook::parse(PAGE).at_table(&BTreeMap::new()));
    }

    #[test]
    fn the_whole_page_says_what_is_of_which_set() {
        let book = Rulebook::parse(PAGE);
        assert_eq!(book.chapters[2].blocks[0].marked(), "[reeds] They grow.");
        assert_eq!(book.glossary().collect::<Vec<_>>(), [("frog", "a hunter.")]);
    }
}
