//! `--explain CARD`: which cards are meant, and what is told of them at the width of the terminal.

use crate::error::Error;
use crate::page;
use clade_engine::{CardNotes, Face, Kinds, Translate, nearest};
use clade_host::author::told_of_cards;
use std::io::{self, Write};

/// The cards of these words.
pub(crate) fn cards(face: &dyn Face, words: &[String]) -> Result<Kinds, Error> {
    let all = face.cards_in_play();
    let card = |word: &String| match all.iter().find(|(_, id)| id == word) {
        Some(&(kind, _)) => Ok(kind),
        None => Err(Error::NoCardOfGame { word: word.clone(), near: nearest(word, all.iter().map(|(_, id)| id.as_str())) }),
    };
    words.iter().map(card).collect()
}

/// Prints what was noted of one action.
pub(crate) fn print(notes: &CardNotes, t: &dyn Translate, out: &mut dyn Write) -> io::Result<()> {
    lines(notes, t).iter().try_for_each(|line| writeln!(out, "{line}"))
}

/// The same as lines of the terminal's width.
pub(crate) fn lines(notes: &CardNotes, t: &dyn Translate) -> Vec<String> {
    told_of_cards(notes, t).iter().flat_map(|line| page::hang(line, page::width())).collect()
}
