//! The rules page of a game: chapters with the numbers that refusals cite, and a glossary. A game gives it as a message among its texts,
//! so that games in libraries have one, too.
//!
//! Decides what a page is made of; not what it says, and not how it is shown.

mod sets;

use clade_engine::{Msg, Translate};
pub use sets::CardSet;

/// The message that holds the page of a game, in a small part of Markdown: `#`, `##`, `###`, paragraphs, `- ` lists and `**bold**`. What
/// is of a set of cards that not every game is played with begins with the option that brings it, such as `[continents]`.
pub fn rules_of(game: &str) -> Msg {
    Msg::new(format!("{game}-rules"))
}

/// A rules page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rulebook {
    /// What it is called.
    pub title: String,
    /// Its chapters, in their order.
    pub chapters: Vec<Chapter>,
}

/// A chapter, or a part of one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chapter {
    /// The section that refusals and logs cite, such as `4.3`; empty if none.
    pub number: String,
    /// What it is called.
    pub title: String,
    /// Whether it is a part of the chapter before.
    pub is_part: bool,
    /// What it says.
    pub blocks: Vec<Block>,
}

/// A paragraph, or a line of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// Whether it is a line of a list.
    pub is_item: bool,
    /// The set of cards that it is of, if not every game is played with it.
    pub set: Option<CardSet>,
    /// Its text, in pieces that are bold or not.
    pub pieces: Vec<(String, bool)>,
}

impl Block {
    fn new(text: &str, is_item: bool) -> Self {
        let (set, text) = CardSet::before(text);
        let pieces = text.split("**").enumerate().filter(|(_, piece)| !piece.is_empty());
        Self { is_item, set, pieces: pieces.map(|(nth, piece)| (piece.to_owned(), nth % 2 == 1)).collect() }
    }

    /// Its text without marks.
    pub fn plain(&self) -> String {
        self.pieces.iter().map(|(text, _)| text.as_str()).collect()
    }
}

impl Rulebook {
    /// The page of a game among these texts, if it has one.
    pub fn of(words: &dyn Translate, game: &str) -> Option<Self> {
        let text = words.text(&rules_of(game));
        text.starts_with("# ").then(|| Self::parse(&text).with_named_sets(words, game))
    }

    /// Reads a page. Whatever it says, it is a page: what is no heading and no list is a paragraph.
    pub fn parse(text: &str) -> Self {
        let mut book = Self::default();
        let mut open: Option<(String, bool)> = None;
        let close = |open: &mut Option<(String, bool)>, book: &mut Self| {
            let Some((text, is_item)) = open.take() else { return };
            if book.chapters.is_empty() {
                book.chapters.push(Chapter::default());
            }
            book.chapters.last_mut().expect("pushed").blocks.push(Block::new(&text, is_item));
        };
        for line in text.lines().map(str::trim) {
            let heading =
                line.strip_prefix("### ").map(|title| (title, true)).or_else(|| line.strip_prefix("## ").map(|title| (title, false)));
            if let Some((title, is_part)) = heading {
                close(&mut open, &mut book);
                let (number, title) = numbered(title);
                book.chapters.push(Chapter { number, title, is_part, blocks: Vec::new() });
            } else if let Some(title) = line.strip_prefix("# ") {
                title.clone_into(&mut book.title);
            } else if line.is_empty() {
                close(&mut open, &mut book);
            } else if let Some(item) = line.strip_prefix("- ") {
                close(&mut open, &mut book);
                open = Some((item.to_owned(), true));
            } else if let Some((text, _)) = &mut open {
                text.push(' ');
                text.push_str(line);
            } else {
                open = Some((line.to_owned(), false));
            }
        }
        close(&mut open, &mut book);
        book
    }

    /// The chapter in which a section is: of several the one with the longest number that the section begins with.
    pub fn chapter_of(&self, section: &str) -> Option<usize> {
        let holds = |number: &str| section == number || section.strip_prefix(number).is_some_and(|rest| rest.starts_with('.'));
        let found = self.chapters.iter().enumerate().filter(|(_, chapter)| !chapter.number.is_empty() && holds(&chapter.number));
        found.max_by_key(|(_, chapter)| chapter.number.len()).map(|(at, _)| at)
    }

    /// The chapter whose title has the most words of this one, such as a heading of the printed rulebook; nothing if none has any.
    pub fn titled(&self, title: &str) -> Option<usize> {
        let words = |text: &str| text.to_lowercase().split(|c: char| !c.is_alphanumeric()).map(str::to_owned).collect::<Vec<_>>();
        let told: Vec<String> = words(title).into_iter().filter(|word| word.chars().count() > 3).collect();
        let shared = |chapter: &Chapter| {
            let own = words(&chapter.title);
            told.iter().filter(|word| own.contains(word)).count()
        };
        let (at, most) = self.chapters.iter().map(shared).enumerate().min_by_key(|&(_, shared)| usize::MAX - shared)?;
        (most > 0).then_some(at)
    }

    /// The chapter that tells of what a reason names: a section by its number, a heading of the printed rulebook, or a thing such as a card.
    pub fn about(&self, section: &str) -> Option<usize> {
        self.chapter_of(section).or_else(|| self.titled(section)).or_else(|| self.search(section).first().copied())
    }

    /// The chapters in which a word occurs, in any case of letters.
    pub fn search(&self, word: &str) -> Vec<usize> {
        let word = word.trim().to_lowercase();
        let has = |text: &str| text.to_lowercase().contains(&word);
        let holds =
            |chapter: &Chapter| chapter.number == word || has(&chapter.title) || chapter.blocks.iter().any(|block| has(&block.plain()));
        self.chapters.iter().enumerate().filter(|(_, chapter)| holds(chapter)).map(|(at, _)| at).collect()
    }

    /// The words that it explains, each with its sentence.
    pub fn glossary(&self) -> impl Iterator<Item = (&str, &str)> {
        self.chapters.iter().flat_map(Chapter::words)
    }
}

impl Chapter {
    /// The words that it explains, each with its sentence: lines of lists that begin with a bold word and a colon.
    pub fn words(&self) -> impl Iterator<Item = (&str, &str)> {
        self.blocks.iter().filter(|block| block.is_item).filter_map(|block| match &block.pieces[..] {
            [(word, true), (told, false)] => told.strip_prefix(':').map(|told| (word.as_str(), told.trim())),
            _ => None,
        })
    }

    /// The words that its lists tell of without a colon, such as `**Sea** 9, 5; **Land** 8, 4`, each with the title of the chapter and what
    /// stands behind it.
    pub fn listed(&self) -> impl Iterator<Item = (&str, String)> {
        let items = self.blocks.iter().filter(|block| block.is_item && block.pieces.first().is_some_and(|(_, is_bold)| *is_bold));
        items.flat_map(|block| block.pieces.windows(2)).filter_map(|pair| match pair {
            [(word, true), (told, false)] if !told.starts_with(':') => {
                let told = told.trim_matches(|c: char| c == ';' || c.is_whitespace());
                Some((word.as_str(), format!("{}: {told}", self.title)))
            }
            _ => None,
        })
    }
}

/// A title with the number before it.
fn numbered(title: &str) -> (String, String) {
    match title.split_once(' ') {
        Some((number, title))
            if number.ends_with(|c: char| c.is_ascii_digit()) && number.starts_with(|c: char| c.is_ascii_alphanumeric()) =>
        {
            (number.to_owned(), title.trim().to_owned())
        }
        _ => (String::new(), title.trim().to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# Pond\n\n## Goal\nEat **most**\nof all.\n\n## 4 Phases\n\n### 4.3 Eating\n- **food**: what is\n  eaten.\n- none\n";

    #[test]
    fn a_page_has_chapters_with_numbers_paragraphs_and_lists() {
        let book = Rulebook::parse(PAGE);
        assert_eq!(book.title, "Pond");
        let heads: Vec<_> = book.chapters.iter().map(|chapter| (&*chapter.number, &*chapter.title, chapter.is_part)).collect();
        assert_eq!(heads, [("", "Goal", false), ("4", "Phases", false), ("4.3", "Eating", true)]);
        assert_eq!(
            book.chapters[0].blocks,
            [Block { is_item: false, set: None, pieces: vec![("Eat ".into(), false), ("most".into(), true), (" of all.".into(), false)] }]
        );
        assert_eq!(book.glossary().collect::<Vec<_>>(), [("food", "what is eaten.")]);
    }

    #[test]
    fn a_section_is_found_in_the_nearest_chapter_and_a_word_in_all() {
        let book = Rulebook::parse(PAGE);
        assert_eq!(book.chapter_of("4.3"), Some(2));
        assert_eq!(book.chapter_of("4.3.1"), Some(2));
        assert_eq!(book.chapter_of("4.31"), Some(1));
        assert_eq!(book.chapter_of("5"), None);
        assert_eq!(book.search("EAT"), [0, 2]);
        assert_eq!(book.search("4.3"), [2]);
    }

    #[test]
    fn a_printed_heading_is_found_by_the_words_of_a_title() {
        let book = Rulebook::parse(PAGE);
        assert_eq!(book.titled("Eating phase"), Some(2));
        assert_eq!(book.titled("All phases of eating"), Some(1), "of equals the first");
        assert_eq!(book.titled("Of the dead"), None);
        assert_eq!(book.about("is eaten"), Some(2), "no title has it, a line does");
    }
}
