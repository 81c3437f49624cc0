//! The rules page of a game in a terminal: all of it, a section, or the chapters in which a word occurs.

use crate::page;
use clade_table::{Block, Chapter, Rulebook};
use std::io::{self, Write};

/// The chapters that are meant: by the number of a section with its parts, or by a word; all without either. Of a chapter that is a list,
/// such as the glossary, only the lines with the word. Where none has it, it may be a heading of the printed rulebook, as reasons name them.
pub(crate) fn chapters(book: &Rulebook, wanted: &str) -> Vec<Chapter> {
    let wanted = wanted.trim();
    if wanted.is_empty() {
        return book.chapters.clone();
    }
    let is_number = wanted.starts_with(|c: char| c.is_ascii_digit());
    match book.chapter_of(wanted).filter(|_| is_number) {
        Some(at) => {
            let parts = book.chapters[at + 1..].iter().take_while(|chapter| chapter.is_part && !book.chapters[at].is_part);
            std::iter::once(&book.chapters[at]).chain(parts).cloned().collect()
        }
        None => match &book.search(wanted)[..] {
            [] => book.titled(wanted).map(|at| book.chapters[at].clone()).into_iter().collect(),
            found => found.iter().map(|&at| with_word(&book.chapters[at], wanted)).collect(),
        },
    }
}

/// A chapter in which a word occurs; of one that is nothing but a list the lines with it, unless its title has it, too.
fn with_word(chapter: &Chapter, word: &str) -> Chapter {
    let has = |text: &str| text.to_lowercase().contains(&word.to_lowercase());
    let mut found = chapter.clone();
    if !has(&chapter.title) && chapter.blocks.iter().all(|block| block.is_item) {
        found.blocks.retain(|block| has(&block.plain()));
    }
    found
}

/// Prints chapters, at the width of the terminal.
pub(crate) fn print(chapters: &[Chapter], out: &mut dyn Write) -> io::Result<()> {
    let bold = anstyle::Style::new().bold();
    for (nth, chapter) in chapters.iter().enumerate() {
        if nth > 0 {
            writeln!(out)?;
        }
        let number = if chapter.number.is_empty() { String::new() } else { format!("{} ", chapter.number) };
        writeln!(out, "{bold}{number}{}{bold:#}", chapter.title)?;
        let mut was_item = false;
        for (at, block) in chapter.blocks.iter().enumerate() {
            if at > 0 && !(was_item && block.is_item) {
                writeln!(out)?;
            }
            was_item = block.is_item;
            paragraph(block, out)?;
        }
    }
    Ok(())
}

fn paragraph(block: &Block, out: &mut dyn Write) -> io::Result<()> {
    let first = if block.is_item { "  • " } else { "" };
    page::wrap(&block.marked(), page::width(), first).into_iter().try_for_each(|line| writeln!(out, "{line}"))
}
