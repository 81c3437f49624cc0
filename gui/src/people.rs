//! Who can sit at a table: the words for them that are saved, and what people read. No drawing here.

use crate::texts::lobby as texts;
use clade_engine::{Msg, Translate};
use clade_table::shortened;

/// The word for a person.
pub(crate) const HUMAN: &str = "human";

/// Who sits at a seat.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    /// What they call themselves, or what a bot is called.
    pub(crate) name: String,
    /// Whether it is a bot.
    pub(crate) is_bot: bool,
}

/// Whether the word means somebody who can sit at a table.
pub(crate) fn is_sitter(word: &str) -> bool {
    word == HUMAN || word == clade_bots::PLAIN || clade_bots::NAMES.contains(&word)
}

/// All words for those who may sit at a table.
pub(crate) fn sitters() -> impl Iterator<Item = &'static str> {
    [HUMAN].into_iter().chain(clade_bots::NAMES.iter().copied())
}

/// Who sits there, in words, by the word in a set-up or a saved game; nobody said means a person.
pub(crate) fn sitter_name(word: &str) -> Msg {
    match word {
        HUMAN | "" => texts::person(),
        "random" => texts::bot_random(),
        "greedy" => texts::bot_greedy(),
        clade_bots::PLAIN => texts::bot_plain(),
        "easy" => texts::bot_easy(),
        "normal" => texts::bot_normal(),
        "hard" => texts::bot_hard(),
        "expert" => texts::bot_expert(),
        other => texts::bot(other.to_owned()),
    }
}

/// What somebody is called: their own name for themselves, otherwise what they are.
pub(crate) fn called(player: &str, name: &str, words: &dyn Translate) -> String {
    if name.is_empty() { words.text(&sitter_name(player)) } else { shortened(name) }
}

/// Those who play, each as they call themselves.
pub(crate) fn all_called(players: &[String], names: &[String], words: &dyn Translate) -> Vec<String> {
    let names = names.iter().map(String::as_str).chain(std::iter::repeat(""));
    players.iter().zip(names).map(|(word, name)| called(word, name, words)).collect()
}

/// Capitals that look like digits where they stand alone.
const LIKE_DIGITS: [char; 3] = ['З', 'О', 'O'];

/// A letter for each side: the first of its name that no other has and that nobody takes for a digit. Words that all names begin with
/// distinguish nobody.
pub(crate) fn letters(names: &[String]) -> Vec<String> {
    let mut letters: Vec<String> = Vec::new();
    let begins = |name: &String| name.rfind(' ').map_or("", |space| &name[..=space]).to_owned();
    let common = names.first().filter(|_| names.len() > 1).map(begins).filter(|common| names.iter().all(|name| name.starts_with(common)));
    let own = |name: &String| -> Vec<char> {
        name[common.as_ref().map_or(0, String::len)..].to_uppercase().chars().filter(|c| c.is_alphanumeric()).collect()
    };
    for name in names {
        let word = own(name);
        let first = word.first().copied();
        let is_only = names.iter().filter(|name| own(name).first().copied() == first).count() == 1;
        let alone = first.filter(|first| is_only && !LIKE_DIGITS.contains(first)).map(String::from);
        // With a second letter, as in a table of contents: nobody is another's letter where more of them play.
        let longer = word.iter().skip(1).filter_map(|second| Some(format!("{}{}", first?, second.to_lowercase())));
        let found = alone.into_iter().chain(longer).chain(first.map(String::from)).find(|letters_of| !letters.contains(letters_of));
        letters.push(found.unwrap_or_else(|| (letters.len() + 1).to_string()));
    }
    letters
}

#[cfg(test)]
mod tests {
    #[test]
    fn letters_differ() {
        let letters = super::letters(&["Green".into(), "Grey".into(), "Red".into(), "G".into()]);
        assert_eq!(letters, ["Gr", "Ge", "R", "G"]);
        let classes = |names: &[&str]| super::letters(&names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>());
        assert_eq!(classes(&["Arachnids", "Amphibians", "Mammals"]), ["Ar", "Am", "M"]);
        assert_eq!(classes(&["Amphibians", "Mammals"]), ["A", "M"], "never another one's");
        assert_eq!(classes(&["Зелёные", "Красные", "Оранжевые"]), ["Зе", "К", "Ор"], "З looks like 3");
        assert_eq!(super::letters(&["Player 1".into(), "Player 2".into(), "Player 3".into()]), ["1", "2", "3"]);
    }
}
