//! The cards of one game in the user's language. Made once for a game, a language and its mods: opening a ruleset takes time.

use crate::shared::Shared;
use crate::texts::codex as texts;
use clade_engine::scene::Look;
use clade_engine::{CardText, Module, Setup, Translate};
use clade_host::Folder;
use clade_table::Texts;
use std::path::Path;

/// A card in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Card {
    /// Its word in texts of actions.
    pub(crate) id: String,
    /// Its name.
    pub(crate) name: String,
    /// What it does.
    pub(crate) text: String,
    /// Its facts.
    pub(crate) facts: Vec<String>,
    /// How sure text and facts are.
    pub(crate) source: Mark,
    /// Its picture.
    pub(crate) look: Look,
    /// The mod whose card it is, or the set that comes with the game; empty where cards come from neither.
    pub(crate) from: Mark,
    /// The mods that changed it, if any did.
    pub(crate) changed: Option<String>,
    /// Their ids, and that of the mod whose card it is.
    mods: Vec<String>,
    /// All its words in small letters, to be searched.
    searched: String,
}

/// What distinguishes cards: a key that is the same in all languages, and words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mark {
    /// The same in all languages; empty for what is usual.
    pub(crate) key: String,
    /// In words.
    pub(crate) says: String,
}

/// The cards of one game.
pub(crate) struct Shelf {
    /// The cards, grouped as the game has them.
    pub(crate) cards: Vec<Card>,
    /// How sure the cards are: every mark that occurs.
    pub(crate) sources: Vec<Mark>,
    /// The mods whose cards are here.
    pub(crate) origins: Vec<Mark>,
    /// Why the folders cannot be used, with file and line.
    pub(crate) wrong: Option<String>,
    game: &'static str,
    language: String,
    mods: Vec<String>,
}

impl Shelf {
    /// The cards of a game with those of these folders; without those, if they cannot be used.
    pub(crate) fn new(module: &dyn Module, shared: &Shared, mods: &[String]) -> Self {
        let (mut wrong, game) = (None, module.about().id);
        let cards = [mods, &[]].into_iter().find_map(|mods| cards(module, shared, mods).map_err(|error| wrong.get_or_insert(error)).ok());
        let cards = cards.unwrap_or_default();
        let marks = |mark: fn(&Card) -> &Mark| {
            let mut all: Vec<Mark> = Vec::new();
            for card in &cards {
                if !all.contains(mark(card)) {
                    all.push(mark(card).clone());
                }
            }
            all
        };
        let (sources, origins) = (marks(|card| &card.source), marks(|card| &card.from));
        Self { cards, sources, origins, wrong, game, language: shared.prefs.language.clone(), mods: mods.to_vec() }
    }

    /// Whether these are the cards of this game with these folders, as the person reads them now.
    pub(crate) fn holds(&self, game: &str, shared: &Shared, mods: &[String]) -> bool {
        self.game == game && self.language == shared.prefs.language && self.mods == mods
    }
}

impl Card {
    /// A card of a game with these mods.
    pub(crate) fn new(card: &CardText, shared: &Shared, words: &Texts, folders: &[Folder]) -> Self {
        let (name, text) = (words.text(&card.name), words.text(&card.text));
        let facts: Vec<String> = card.told().map(|fact| words.text(fact)).collect();
        let source = match &card.doubt {
            Some(doubt) => Mark { key: doubt.id.to_string(), says: words.text(doubt) },
            None => Mark { key: String::new(), says: shared.say(&texts::printed()) },
        };
        let is_mod = folders.iter().any(|folder| folder.id().as_ref() == Some(&card.from));
        let says = if is_mod { texts::from_mod(card.from.clone()) } else { texts::from_game(card.from.clone()) };
        let from = Mark { key: card.from.clone(), says: shared.say(&says) };
        let changed = (!card.changed.is_empty()).then(|| shared.say(&texts::changed_by(card.changed.join(", "))));
        let mods = [&card.from].into_iter().chain(&card.changed).cloned().collect();
        let searched = folded(&format!("{} {name} {text} {}", card.id, facts.join(" ")));
        Self { id: card.id.clone(), name, text, facts, source, look: card.look.clone(), from, changed, mods, searched }
    }

    /// Whether a mod made it, or changed something of it.
    pub(crate) fn is_of(&self, of_mod: &str) -> bool {
        self.mods.iter().any(|known| known == of_mod)
    }

    /// Whether all these words are on the card.
    pub(crate) fn says(&self, words: &str) -> bool {
        folded(words).split_whitespace().all(|word| self.searched.contains(word))
    }
}

/// In small letters without diacritics, so that people can search from any keyboard.
fn folded(text: &str) -> String {
    let plain = |letter: char| match letter {
        'ą' => 'a',
        'ć' => 'c',
        'ę' => 'e',
        'ł' => 'l',
        'ń' => 'n',
        'ó' => 'o',
        'ś' => 's',
        'ź' | 'ż' => 'z',
        'ё' => 'е',
        other => other,
    };
    text.to_lowercase().chars().map(plain).collect()
}

fn cards(module: &dyn Module, shared: &Shared, mods: &[String]) -> Result<Vec<Card>, String> {
    let folders = mods.iter().map(|path| Folder::read_any(Path::new(path))).collect::<Result<Vec<_>, _>>();
    let setup = Setup { seats: *module.about().seats.end(), options: module.options_for_all_cards() };
    let folders = folders.map_err(|error| error.say(&shared.words))?;
    shared.icons.learn(&folders);
    let ruleset = clade_host::ruleset(module, &setup, &folders).map_err(|error| error.say(&shared.words))?;
    let words = Texts::new(&shared.prefs.language, &[&ruleset.texts(&shared.prefs.language)]).map_err(|error| error.to_string())?;
    Ok(ruleset.cards().iter().map(|card| Card::new(card, shared, &words, &folders)).collect())
}
