//! What `§` means: each section that a game cites is in its page of rules.

use super::Suite;
use clade_engine::Translate as _;
use clade_engine::ecology::rulebook::{self, QUESTIONS};
use clade_table::{Chapter, LANGUAGES, Rulebook, Texts};
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::path::Path;

impl Suite {
    /// The sections that the source, the tests, the scenarios and the pages of the game cite are numbered in its `RULES.md`: a heading
    /// `### 4.3 …`, an item `- 4.1.6 …` or a row. Says how many there are.
    ///
    /// # Panics
    /// With all citations that lead nowhere.
    pub fn sections(&self) -> usize {
        let rules = std::fs::read_to_string(self.path("RULES.md")).unwrap_or_else(|e| panic!("RULES.md: {e}"));
        let there: BTreeSet<&str> = rules.lines().filter_map(number_of).collect();
        let (mut cited, mut faults) = (BTreeSet::new(), Vec::new());
        files(Path::new(self.folder), &mut |path, text| {
            for (line, section) in (1..).zip(text.lines()).flat_map(|(n, line)| citations(line).map(move |section| (n, section))) {
                if !there.contains(section) {
                    faults.push(format!("{}:{line}: RULES.md has no §{section}", path.display()));
                }
                cited.insert(section.to_owned());
            }
        });
        assert!(faults.is_empty(), "{}", faults.join("\n"));
        cited.len()
    }
}

impl Suite {
    /// The rules page for players: the same chapters with the same sets of cards in every language, a chapter for each section that the
    /// source names, and a glossary without a word twice. Gives the number of chapters.
    ///
    /// # Panics
    /// With everything that is wrong with it.
    pub fn rules_page(&self) -> usize {
        let game = self.module.about().id;
        let texts = LANGUAGES.map(|lang| Texts::new(lang, &[&self.module.texts(lang)]).unwrap_or_else(|e| panic!("{e}")));
        let page = |texts: &Texts| Rulebook::of(texts, game).unwrap_or_else(|| panic!("{}: there is no rules page", texts.language()));
        let pages = texts.each_ref().map(page);
        let numbers = |book: &Rulebook| book.chapters.iter().map(|chapter| (chapter.number.clone(), chapter.is_part)).collect::<Vec<_>>();
        for (book, language) in pages.iter().zip(LANGUAGES).skip(1) {
            assert_eq!(numbers(book), numbers(&pages[0]), "{language}: other chapters than in {}", LANGUAGES[0]);
        }
        let sets = |book: &Rulebook| book.chapters.iter().map(sets_of).collect::<Vec<_>>();
        for (book, language) in pages.iter().zip(LANGUAGES).skip(1) {
            assert_eq!(sets(book), sets(&pages[0]), "{language}: other sets of cards than in {}", LANGUAGES[0]);
        }
        let is_option = |set: &String| self.module.about().options.iter().any(|row| row.name == set && row.allows("no"));
        let strange = sets(&pages[0]).into_iter().flatten().filter(|set| !is_option(set));
        let mut faults: Vec<String> = strange.map(|set| format!("'{set}' is no option that brings a set of cards")).collect();
        for (book, language) in pages.iter().zip(LANGUAGES) {
            let empty = book
                .chapters
                .iter()
                .enumerate()
                .filter(|(at, chapter)| chapter.blocks.is_empty() && !book.chapters.get(at + 1).is_some_and(|next| next.is_part));
            faults.extend(empty.map(|(_, chapter)| format!("{language}: '{}' says nothing", chapter.title)));
            for chapter in &book.chapters {
                let words: Vec<String> = chapter.words().map(|(word, _)| word.to_lowercase()).collect();
                let twice = words.iter().enumerate().filter(|(at, word)| words[..*at].contains(word));
                faults.extend(twice.map(|(_, word)| format!("{language}, '{}': '{word}' is explained twice", chapter.title)));
            }
            let texts = texts.iter().find(|texts| texts.language() == language).expect("one of them");
            for section in QUESTIONS.map(|question| rulebook::section(game, question)).iter().filter(|msg| texts.has(&msg.id)) {
                let named = texts.text(section);
                if book.chapter_of(&named).is_none() && !book.chapters.iter().any(|chapter| chapter.title == named) {
                    faults.push(format!("{language}: {} names '{named}', which is no chapter", section.id));
                }
            }
            let words = book.glossary().count();
            if words < 10 {
                faults.push(format!("{language}: only {words} words are explained"));
            }
        }
        files(&Path::new(self.folder).join("src"), &mut |path, text| {
            for section in named_sections(text).filter(|section| pages[0].chapter_of(section).is_none()) {
                faults.push(format!("{}: the rules page has no chapter for {section}", path.display()));
            }
        });
        assert!(faults.is_empty(), "{}", faults.join("\n"));
        pages[0].chapters.len()
    }
}

/// The sets of cards of which something in a chapter is.
fn sets_of(chapter: &Chapter) -> BTreeSet<String> {
    chapter.blocks.iter().filter_map(|block| Some(block.set.as_ref()?.option.clone())).collect()
}

/// The sections that source names as such: literals of numbers with points.
fn named_sections(source: &str) -> impl Iterator<Item = &str> {
    let is_section =
        |text: &&str| text.contains('.') && text.split('.').all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit()));
    source
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .flat_map(|line| line.split('"').skip(1).step_by(2))
        .filter(is_section)
}

/// The number with which a heading, an item or a row begins.
fn number_of(line: &str) -> Option<&str> {
    let text = line.trim_start().trim_start_matches(['#', '-', '|']).strip_prefix(' ')?;
    let number = leading_number(text);
    (!number.is_empty() && line.starts_with(['#', '-', '|', ' '])).then_some(number)
}

/// The sections that a line cites: what stands behind each `§`.
fn citations(line: &str) -> impl Iterator<Item = &str> {
    line.split('§').skip(1).map(|rest| leading_number(rest.trim_start())).filter(|number| !number.is_empty())
}

fn leading_number(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    text[..end].trim_end_matches('.')
}

/// All files of a game in which sections are cited, with their texts.
fn files(folder: &Path, read: &mut impl FnMut(&Path, &str)) {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for path in entries.map(|entry| entry.expect("an entry of the folder").path()) {
        if path.is_dir() {
            files(&path, read);
        } else if ["rs", "toml", "md"].map(OsStr::new).contains(&path.extension().unwrap_or_default()) {
            let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            read(&path, &text);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{citations, number_of};

    #[test]
    fn numbers_are_found_where_they_stand() {
        let found =
            ["### 4.3 Feeding", "## 7. Tiles", "- 4.1.6 Placing", "| 2.1 | 4 |", "4.4 in the text", "- G17 Aggression"].map(number_of);
        assert_eq!(found, [Some("4.3"), Some("7"), Some("4.1.6"), Some("2.1"), None, None]);
        assert_eq!(citations("Phase 1 (§4.3, § 4.1.6). §D of it; §9.").collect::<Vec<_>>(), ["4.3", "4.1.6", "9"]);
    }
}
