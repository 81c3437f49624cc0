//! The viewer's own messages, one table a page; their words stand in `texts/{en,ru,pl}`.

/// The words of the viewer in a language (`en`, `ru`, `pl`), as Fluent.
pub(crate) fn own(language: &str) -> String {
    let files: &[&str] = match language {
        "ru" => &[include_str!("../texts/ru/app.ftl"), include_str!("../texts/ru/game.ftl"), include_str!("../texts/ru/files.ftl")],
        "pl" => &[include_str!("../texts/pl/app.ftl"), include_str!("../texts/pl/game.ftl"), include_str!("../texts/pl/files.ftl")],
        _ => &[include_str!("../texts/en/app.ftl"), include_str!("../texts/en/game.ftl"), include_str!("../texts/en/files.ftl")],
    };
    files.join("\n")
}

/// The frame around all pages.
pub mod app {
    clade_engine::messages! {
        /// The name of the program.
        title = "gui-title" ();
    }
}

/// The running game.
pub mod game {
    clade_engine::messages! {
        /// A card failed: file, line, reason.
        fault = "game-fault" (text);
        /// A script was stopped by the clock.
        stopped = "game-stopped" (reason);
        /// The table refused for a reason of its own.
        refused = "game-refused" (reason);
        /// Somebody is asked and has no answer: a bug of the game.
        dead_end = "game-dead-end" (seed);
        /// A bot could not think.
        no_thought = "game-no-thought" (reason);
        /// The game is no longer kept while it is played.
        not_kept = "game-not-kept" (reason);
        /// Two names of one person.
        and = "game-and" (one, other);
        /// An answer of somebody else.
        answer_of = "game-answer-of" (who);
        /// What a button takes back.
        undo_one = "game-undo-one" (label);
        /// What a button takes back, with answers after it.
        undo_many = "game-undo-many" (label, later);
        /// A barrier.
        undo_chance = "game-undo-chance" ();
        /// A barrier.
        undo_seat = "game-undo-seat" ();
        /// A barrier.
        undo_secret = "game-undo-secret" ();
        /// Who must agree.
        undo_alone = "game-undo-alone" ();
        /// Who must agree.
        undo_agree = "game-undo-agree" ();
    }
}

/// Preferences and saved games on disk.
pub mod files {
    clade_engine::messages! {
        /// The system names no place for files.
        no_home = "files-no-home" ();
        /// Preferences that cannot be read or moved.
        prefs_unread = "files-prefs-unread" (file, reason);
        /// Preferences that could not be understood.
        prefs_damaged = "files-prefs-damaged" (file);
        /// Something could not be written.
        unwritten = "files-unwritten" (file, reason);
        /// A file that is not to be written over.
        no_saved_game = "files-no-saved-game" (file);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_there_and_used() {
        let all = [app::ALL, game::ALL, files::ALL].concat();
        let own = ["en", "ru", "pl"].map(|language| (language, own(language)));
        let sources = [0, 1, 2].map(|at| (own[at].0, own[at].1.as_str()));
        assert_eq!(clade_table::check(&all, sources), Vec::<String>::new());
    }
}
