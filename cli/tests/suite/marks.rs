//! How sure a card or a rule is: one word for one thing in all games.

use clade_engine::Module;

const GAMES: [&dyn Module; 3] = [&clade_soup::MODULE, &clade_evolution::MODULE, &clade_marine::MODULE];

#[test]
fn all_games_call_what_is_not_certain_the_same() {
    for language in ["en", "ru", "pl"] {
        for mark in ["inferred", "assumed"] {
            let said = GAMES.map(|module| {
                let (texts, key) = (module.texts(language), format!("{}-source-{mark}", module.about().id));
                let line = texts.lines().find_map(|line| line.strip_prefix(&key)?.trim_start().strip_prefix('='));
                line.unwrap_or_else(|| panic!("{language}: no text for {key}")).trim().to_owned()
            });
            assert!(said.iter().all(|other| *other == said[0]), "{language}, {mark}: {said:?}");
        }
    }
}
