//! What a typed line means: an action by number or text, or a command in any of the three languages.

use clade_engine::nearest;

/// What can be said to the program besides an action.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// Undo the last answer.
    Undo,
    /// Undo it, whatever has happened since.
    UndoAll,
    /// Why something is not allowed.
    Why,
    /// What happened.
    Log,
    /// What a card does.
    Card,
    /// What may still lie in a pile.
    Pile,
    /// What the rules say.
    Rules,
    /// What a bot would choose.
    Hint,
    /// Draw the table again.
    Show,
    /// Keep the game.
    Save,
    /// Keep it, even in place of another one.
    SaveOver,
    /// What can be typed.
    Help,
    /// Leave.
    Quit,
}

/// Each command with its words.
const COMMANDS: &[(Command, &[&str])] = &[
    (Command::Undo, &["undo", "отмена", "cofnij"]),
    (Command::UndoAll, &["undo!", "отмена!", "cofnij!"]),
    (Command::Why, &["why", "почему", "dlaczego"]),
    (Command::Log, &["log", "журнал", "dziennik"]),
    (Command::Card, &["card", "карта", "karta"]),
    (Command::Pile, &["pile", "стопка", "stos"]),
    (Command::Rules, &["rules", "правила", "zasady"]),
    (Command::Hint, &["hint", "совет", "podpowiedź", "podpowiedz"]),
    (Command::Show, &["show", "стол", "stół", "stol"]),
    (Command::Save, &["save", "сохранить", "zapisz"]),
    (Command::SaveOver, &["save!", "сохранить!", "zapisz!"]),
    (Command::Help, &["help", "?", "помощь", "pomoc"]),
    (Command::Quit, &["quit", "exit", "выход", "wyjdź", "wyjdz"]),
];

/// What a line means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    /// An empty line.
    Nothing,
    /// The action of this index.
    Action(u32),
    /// A command with the rest of the line.
    Command(Command, String),
    /// A number that no action has.
    NoNumber(usize),
    /// The beginning of several actions: as the list of actions calls them.
    Many(Vec<String>),
    /// Nothing that is known here; the nearest word, if there is one.
    Unknown(Option<String>),
}

/// The numbers by which the actions are chosen: where each is a quantity that quantity, so that `3` means three; otherwise their places
/// in the list, from 1.
pub(crate) fn numbers(texts: &[String]) -> Vec<usize> {
    quantities(texts).unwrap_or_else(|| (1..=texts.len()).collect())
}

/// The quantity that each action is, if all are quantities.
pub(crate) fn quantities(texts: &[String]) -> Option<Vec<usize>> {
    texts.iter().map(|text| text.strip_prefix("number ")?.parse().ok()).collect()
}

/// A text as it is compared: in small letters, with the signs that are on every keyboard in place of those that look better in print.
pub(crate) fn typeable(text: &str) -> String {
    let sign = |c: char| match c {
        '\u{a0}' | '\u{202f}' => ' ',
        '’' | '‘' => '\'',
        '“' | '”' | '„' | '«' | '»' => '"',
        '−' | '–' | '—' | '\u{2011}' => '-',
        'ё' => 'е',
        other => other,
    };
    text.chars().flat_map(char::to_lowercase).map(sign).collect()
}

/// Which action has exactly this text or, if none, this label.
pub(crate) fn exactly(line: &str, texts: &[String], labels: &[String]) -> Option<usize> {
    let typed = typeable(line.trim());
    let found = texts.iter().chain(labels).position(|text| typeable(text) == typed)?;
    Some(found % texts.len())
}

/// Parses a line, given the open actions, each with its text and its label.
pub(crate) fn understand(line: &str, texts: &[String], labels: &[String]) -> Meaning {
    let line = line.trim();
    if line.is_empty() {
        return Meaning::Nothing;
    }
    if let Ok(number) = line.parse::<usize>() {
        let index = numbers(texts).iter().position(|&other| other == number);
        return index.map_or(Meaning::NoNumber(number), |index| Meaning::Action(index as u32));
    }
    let typed = typeable(line);
    if let Some(exact) = exactly(line, texts, labels) {
        return Meaning::Action(exact as u32);
    }
    if let Some((command, rest)) = command(line) {
        return Meaning::Command(command, rest);
    }
    let begins = |text: &String| typeable(text).starts_with(&typed);
    let found: Vec<usize> = (0..texts.len()).filter(|&i| begins(&texts[i]) || labels.get(i).is_some_and(begins)).collect();
    match found[..] {
        [one] => Meaning::Action(one as u32),
        [] => {
            // A single letter is near to everything short.
            let commands = COMMANDS.iter().flat_map(|(_, words)| words.iter().copied());
            let words = texts.iter().chain(labels).map(String::as_str).chain(commands);
            Meaning::Unknown(nearest(line, words.filter(|_| typed.chars().count() > 1)))
        }
        _ => Meaning::Many(found.iter().filter_map(|&i| labels.get(i).or(texts.get(i)).cloned()).collect()),
    }
}

/// Whether a line begins with a command.
pub(crate) fn is_command(line: &str) -> bool {
    command(line.trim()).is_some()
}

/// The command that a line begins with, and the rest of the line.
fn command(line: &str) -> Option<(Command, String)> {
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let first = first.to_lowercase();
    let found = COMMANDS.iter().find(|(_, words)| words.contains(&first.as_str()));
    found.map(|&(command, _)| (command, rest.trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn means(line: &str) -> Meaning {
        let list = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>();
        understand(line, &list(&["move a1 b2", "move a1 b3", "pass"]), &list(&["Плыть на b2", "Плыть на b3", "Пас"]))
    }

    #[test]
    fn actions_are_numbers_texts_or_beginnings() {
        assert_eq!(means(" 3 "), Meaning::Action(2));
        assert_eq!(means("move a1 b3"), Meaning::Action(1));
        assert_eq!(means("плыть на b3"), Meaning::Action(1));
        assert_eq!(means("p"), Meaning::Action(2));
        assert_eq!(means("move"), Meaning::Many(vec!["Плыть на b2".to_owned(), "Плыть на b3".to_owned()]));
        assert_eq!(means("4"), Meaning::NoNumber(4));
        assert_eq!(means(""), Meaning::Nothing);
    }

    #[test]
    fn what_is_printed_with_fine_signs_is_typed_with_plain_ones() {
        let texts = ["eat blue1 red1".to_owned(), "use red1.piracy".to_owned(), "pass".to_owned()];
        let labels = ["attack Deer\u{a0}1 of Blue, +2".to_owned(), "use Fox\u{a0}1’s Piracy (−1)".to_owned(), "своё".to_owned()];
        let means = |line: &str| understand(line, &texts, &labels);
        assert_eq!(means("Attack Deer 1 of"), Meaning::Action(0));
        assert_eq!([means("use Fox 1's Piracy (-1)"), means("use Fox 1’s")], [Meaning::Action(1), Meaning::Action(1)]);
        assert_eq!(means("свое"), Meaning::Action(2));
    }

    #[test]
    fn a_number_means_the_quantity_where_all_answers_are_quantities() {
        let texts = |words: [&str; 3]| words.map(str::to_owned);
        let cubes = texts(["number 0", "number 1", "number 3"]);
        let means = |line: &str| understand(line, &cubes, &[]);
        assert_eq!([means("0"), means("3"), means("2")], [Meaning::Action(0), Meaning::Action(2), Meaning::NoNumber(2)]);
        assert_eq!(numbers(&texts(["number 1", "number 2", "done"])), [1, 2, 3]);
    }

    #[test]
    fn commands_are_understood_in_three_languages() {
        for word in ["why move", "почему move", "Dlaczego  move"] {
            assert_eq!(means(word), Meaning::Command(Command::Why, "move".to_owned()));
        }
        assert_eq!(means("save a b.txt"), Meaning::Command(Command::Save, "a b.txt".to_owned()));
    }

    #[test]
    fn other_words_get_the_nearest() {
        assert_eq!(means("pasz"), Meaning::Unknown(Some("pass".to_owned())));
        assert_eq!(means("quti"), Meaning::Unknown(Some("quit".to_owned())));
        assert_eq!([means("xyzzyxyzzy"), means("x")], [Meaning::Unknown(None), Meaning::Unknown(None)]);
    }

    #[test]
    fn no_word_means_two_commands() {
        let mut words: Vec<_> = COMMANDS.iter().flat_map(|(_, words)| *words).collect();
        let all = words.len();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), all);
    }
}
