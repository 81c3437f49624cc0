//! The viewer's own messages, one table per page; their words are in `texts/{en,ru,pl}`.

/// Joins the files of all pages, one name each.
macro_rules! files {
    ($($page:literal)*) => {
        /// The words of the viewer in a language (`en`, `ru`, `pl`), as Fluent.
        pub(crate) fn own(language: &str) -> String {
            let files: &[&str] = match language {
                "ru" => &[$(include_str!(concat!("../texts/ru/", $page, ".ftl"))),*],
                "pl" => &[$(include_str!(concat!("../texts/pl/", $page, ".ftl"))),*],
                _ => &[$(include_str!(concat!("../texts/en/", $page, ".ftl"))),*],
            };
            files.join("\n")
        }
    };
}

files! {
    "app"
    "keys"
    "lobby"
    "codex"
    "settings"
    "about"
    "table"
    "game"
    "files"
    "open"
    "replay"
    "food"
    "compare"
}

pub mod compare;
pub mod files;
pub mod food;
pub mod game;
pub mod open;
pub mod replay;
pub mod table;

/// The frame around all pages.
pub mod app {
    clade_engine::messages! {
        /// The name of the program.
        title = "gui-title" ();
        // Pages.
        games = "gui-games" ();
        table = "gui-table" ();
        replay = "gui-replay" ();
        codex = "gui-codex" ();
        compare = "gui-compare" ();
        settings = "gui-settings" ();
        about = "gui-about" ();
        // Languages, as they call themselves.
        english = "gui-english" ();
        russian = "gui-russian" ();
        polish = "gui-polish" ();
        // Moods.
        light = "gui-light" ();
        dark = "gui-dark" ();
        // Messages and dialogs.
        messages = "gui-messages" ();
        messages_unread = "gui-messages-unread" (n);
        no_messages = "gui-no-messages" ();
        error = "gui-error" ();
        note = "gui-note" ();
        close = "gui-close" ();
        cancel = "gui-cancel" ();
    }
}

/// Keys and what they do.
pub mod keys {
    clade_engine::messages! {
        title = "keys-title" ();
        where_changed = "keys-where-changed" ();
        none = "keys-none" ();
        digits = "keys-digits" ();
        buttons = "keys-buttons" ();
        // Names of keys.
        left = "keys-left" ();
        right = "keys-right" ();
        up = "keys-up" ();
        down = "keys-down" ();
        space = "keys-space" ();
        sign = "keys-sign" (sign);
        shifted = "keys-shifted" (key);
        // Commands.
        undo = "keys-undo" ();
        hint = "keys-hint" ();
        next = "keys-next" ();
        previous = "keys-previous" ();
        confirm = "keys-confirm" ();
        back = "keys-back" ();
        zoom_in = "keys-zoom-in" ();
        zoom_out = "keys-zoom-out" ();
        zoom_reset = "keys-zoom-reset" ();
        fit = "keys-fit" ();
        to_action = "keys-to-action" ();
        log = "keys-log" ();
        food = "keys-food" ();
        pause = "keys-pause" ();
        step_back = "keys-step-back" ();
        step_on = "keys-step-on" ();
        turn_back = "keys-turn-back" ();
        turn_on = "keys-turn-on" ();
        to_start = "keys-to-start" ();
        to_end = "keys-to-end" ();
        run = "keys-run" ();
        lobby = "keys-lobby" ();
        table = "keys-table" ();
        replay = "keys-replay" ();
        codex = "keys-codex" ();
        compare = "keys-compare" ();
        settings = "keys-settings" ();
        about = "keys-about" ();
        messages = "keys-messages" ();
        keys = "keys-keys" ();
    }
}

/// The lobby.
pub mod lobby {
    clade_engine::messages! {
        choose = "lobby-choose" ();
        seats = "lobby-seats" (min, max);
        seats_exactly = "lobby-seats-exactly" (n);
        minutes = "lobby-minutes" (min, max);
        minutes_about = "lobby-minutes-about" (n);
        // Going on.
        go_on = "lobby-go-on" ();
        last_game = "lobby-last-game" (game, steps, players);
        open_saved = "lobby-open-saved" ();
        open_help = "lobby-open-help" ();
        file = "lobby-file" ();
        file_hint = "lobby-file-hint" ();
        open = "lobby-open" ();
        // The set-up.
        see_cards = "lobby-see-cards" ();
        all_games = "lobby-all-games" ();
        play = "lobby-play" ();
        not_yet = "lobby-not-yet" ();
        warning = "lobby-warning" (text);
        fault = "lobby-fault" (text);
        // Who plays.
        players = "lobby-players" ();
        place = "lobby-place" (n);
        who = "lobby-who" (n);
        name_of = "lobby-name-of" (n);
        name_hint = "lobby-name-hint" ();
        up = "lobby-up" ();
        move_up = "lobby-move-up" (n);
        remove = "lobby-remove" ();
        remove_player = "lobby-remove-player" (n);
        add_player = "lobby-add-player" ();
        person = "lobby-person" ();
        bot_random = "lobby-bot-random" ();
        bot_greedy = "lobby-bot-greedy" ();
        bot = "lobby-bot" (name);
        about_person = "lobby-about-person" ();
        about_random = "lobby-about-random" ();
        about_greedy = "lobby-about-greedy" ();
        about_bot = "lobby-about-bot" ();
        // Options.
        rules = "lobby-rules" ();
        all_usual = "lobby-all-usual" ();
        changed_count = "lobby-changed-count" (n);
        all_back = "lobby-all-back" ();
        changed = "lobby-changed" ();
        back_to = "lobby-back-to" (value);
        back_of = "lobby-back-of" (option);
        usual = "lobby-usual" (value);
        option_value = "lobby-option-value" (option, value);
        option_number = "lobby-option-number" (option);
        forget_option = "lobby-forget-option" (option);
        // Mods.
        mods = "lobby-mods" ();
        mods_help = "lobby-mods-help" ();
        mod_cards = "lobby-mod-cards" (n);
        mod_path = "lobby-mod-path" ();
        mod_path_hint = "lobby-mod-path-hint" ();
        add_mod = "lobby-add-mod" ();
        known_mod = "lobby-known-mod" (name);
        remove_mod = "lobby-remove-mod" (path);
        // The seed.
        seed = "lobby-seed" ();
        seed_help = "lobby-seed-help" ();
        seed_by_clock = "lobby-seed-by-clock" ();
        bad_seed = "lobby-bad-seed" ();
        // What is wrong.
        refused = "lobby-refused" (reason);
    }
}

/// The cards.
pub mod codex {
    clade_engine::messages! {
        search = "codex-search" ();
        search_hint = "codex-search-hint" ();
        source = "codex-source" ();
        any_source = "codex-any-source" ();
        origin = "codex-origin" ();
        any_mod = "codex-any-mod" ();
        all_cards = "codex-all-cards" ();
        count = "codex-count" (shown, all);
        none = "codex-none" ();
        close_card = "codex-close-card" ();
        printed = "codex-printed" ();
        source_is = "codex-source-is" (source);
        word_of = "codex-word-of" (id);
        from_game = "codex-from-game" (set);
        from_mod = "codex-from-mod" (id);
        // Whose cards are shown.
        mods = "codex-mods" (on, known);
        without_mods = "codex-without-mods" ();
        forget = "codex-forget" ();
        forget_mod = "codex-forget-mod" (path);
        forget_help = "codex-forget-help" ();
        read_again = "codex-read-again" ();
        read_again_help = "codex-read-again-help" ();
    }
}

/// The settings.
pub mod settings {
    clade_engine::messages! {
        language = "settings-language" ();
        language_help = "settings-language-help" ();
        mood = "settings-mood" ();
        mood_help = "settings-mood-help" ();
        palette = "settings-palette" ();
        palette_help = "settings-palette-help" ();
        usual = "settings-palette-usual" ();
        red_green = "settings-palette-red-green" ();
        blue_yellow = "settings-palette-blue-yellow" ();
        greyscale = "settings-palette-greyscale" ();
        red = "settings-red" ();
        blue = "settings-blue" ();
        green = "settings-green" ();
        yellow = "settings-yellow" ();
        purple = "settings-purple" ();
        orange = "settings-orange" ();
        text = "settings-text" ();
        text_help = "settings-text-help" ();
        sample = "settings-sample" ();
        zoom = "settings-zoom" ();
        zoom_help = "settings-zoom-help" ();
        animation = "settings-animation" ();
        animation_help = "settings-animation-help" ();
        confirm = "settings-confirm" ();
        confirm_help = "settings-confirm-help" ();
        on = "settings-on" ();
        off = "settings-off" ();
        keys = "settings-keys" ();
        keys_help = "settings-keys-help" ();
        press = "settings-press" ();
        change_key = "settings-change-key" (command);
        usual_key = "settings-usual-key" (command);
        usual_key_short = "settings-usual-key-short" ();
        conflict = "settings-conflict" (key, command);
        all_usual = "settings-all-usual" ();
        ask_usual = "settings-ask-usual" ();
        yes_usual = "settings-yes-usual" ();
    }
}

/// About the program.
pub mod about {
    clade_engine::messages! {
        title = "about-title" (version);
        what = "about-what" ();
        games = "about-games" ();
        licence = "about-licence" ();
        game = "about-game" (game, version);
        licences = "about-licences" ();
        licence_mit = "about-licence-mit" ();
        licence_apache = "about-licence-apache" ();
        font_inter = "about-font-inter" ();
        font_vollkorn = "about-font-vollkorn" ();
        font_dejavu = "about-font-dejavu" ();
        icons = "about-icons" ();
        versions = "about-versions" ();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_there_and_used() {
        let pages = [app::ALL, keys::ALL, lobby::ALL, codex::ALL, settings::ALL, about::ALL, table::ALL];
        let all = [pages.concat(), [game::ALL, files::ALL, open::ALL, replay::ALL, food::ALL, compare::ALL].concat()].concat();
        let sources = ["en", "ru", "pl"].map(|language| (language, own(language)));
        let faults = clade_table::check(&all, sources.each_ref().map(|(language, text)| (*language, text.as_str())));
        assert_eq!(faults, Vec::<String>::new());
    }
}
