//! The viewer's own messages, one table a page; their words stand in `texts/{en,ru,pl}`.

/// The words of the viewer in a language (`en`, `ru`, `pl`), as Fluent.
pub(crate) fn own(language: &str) -> &'static str {
    macro_rules! words {
        ($language:literal: $($page:literal)*) => {
            concat!($(include_str!(concat!("../texts/", $language, "/", $page, ".ftl")), "\n"),*)
        };
    }
    match language {
        "ru" => words!("ru": "app" "files" "game" "table"),
        "pl" => words!("pl": "app" "files" "game" "table"),
        _ => words!("en": "app" "files" "game" "table"),
    }
}

/// The frame around all pages.
pub mod app {
    clade_engine::messages! {
        /// The name of the program.
        title = "gui-title" ();
    }
}

/// The table.
pub mod table {
    clade_engine::messages! {
        /// can be chosen
        can_be_chosen = "table-can-be-chosen" ();
        /// belongs to { $side }
        of_side = "table-of-side" (side);
        /// and { $n } more
        and_more = "table-and-more" (n);
        /// { $reason } (rules, { $section })
        with_section = "table-with-section" (reason, section);
        /// Undo
        undo = "table-undo" ();
        /// Take back: { $what }
        undo_what = "table-undo-what" (what);
        /// Take back: { $what } (the others must agree)
        undo_consent = "table-undo-consent" (what);
        /// Hint
        hint = "table-hint" ();
        /// The bot would choose: { $what }
        hint_is = "table-hint-is" (what);
        /// Whole table
        fit = "table-fit" ();
        /// To the action
        to_action = "table-to-action" ();
        /// Stop the bots
        pause = "table-pause" ();
        /// Let the bots go on
        go_on = "table-go-on" ();
        /// { $name } is thinking…
        thinks = "table-thinks" (name);
        /// The bots are stopped
        paused = "table-paused" ();
        /// The table after { $step } of { $steps } actions
        looking = "table-looking" (step, steps);
        /// Back to now
        now = "table-now" ();
        /// Play on from here…
        branch = "table-branch" ();
        /// Confirm
        confirm = "table-confirm" ();
        /// Back
        back = "table-back" ();
        /// { $what } – this cannot be taken back
        confirm_what = "table-confirm-what" (what);
        /// Do not ask again
        never_ask = "table-never-ask" ();
        /// Choose what goes with it
        choose_part = "table-choose-part" ();
        /// All { $n } possibilities
        all_actions = "table-all-actions" (n);
        /// What happened
        log = "table-log" ();
        /// Nothing has happened yet
        log_empty = "table-log-empty" ();
        /// Players
        players = "table-players" ();
        /// bot
        bot = "table-bot" ();
        /// is asked
        asked = "table-asked" ();
        /// waits
        waits = "table-waits" ();
        /// What may still be in it
        pile_title = "table-pile-title" ();
        /// { $name } ×{ $n }
        pile_row = "table-pile-row" (name, n);
        /// { $percent } %
        pile_chance = "table-pile-chance" (percent);
        /// Nothing is known of what is in it
        pile_empty = "table-pile-empty" ();
        /// Save…
        save = "table-save" ();
        /// Close
        close = "table-close" ();
        /// Pass the screen to { $name }
        pass_to = "table-pass-to" (name);
        /// I am here
        lift = "table-lift" ();
        /// Place
        place = "table-place" ();
        /// Who
        who = "table-who" ();
        /// Points
        points = "table-points" ();
        /// Tie-break
        tie_break = "table-tie-break" ();
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
