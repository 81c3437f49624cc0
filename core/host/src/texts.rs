//! Every message of this crate. The words are in `texts/{en,ru,pl}.ftl`.

clade_engine::messages! {
    // A word or a set-up that is none.
    no_game = "host-no-game" (word);
    no_bot = "host-no-bot" (word);
    no_language = "host-no-language" (word);
    near = "host-near" (word);
    valid = "host-valid" (words);
    wrong_seats = "host-wrong-seats" (game, min, max, found);
    no_option = "host-no-option" (game, name);
    bad_value = "host-bad-value" (name, value, allowed);
    option_seats = "host-option-seats" (option, value, needs, found);
    options_clash = "host-options-clash" (option, other);
    few_cards = "host-few-cards" (place, found, need);
    bad_cards = "host-bad-cards" (reason);
    // Values of options.
    yes = "host-yes" ();
    no = "host-no" ();
    value = "host-value" (value);
    experiment = "host-experiment" ();
    // Files and folders.
    bad_file = "host-bad-file" (file, reason);
    in_file = "host-in-file" (file, line, reason);
    file_missing = "host-file-missing" ();
    file_forbidden = "host-file-forbidden" ();
    file_is_folder = "host-file-is-folder" ();
    file_no_folder = "host-file-no-folder" ();
    file_no_text = "host-file-no-text" ();
    file_irregular = "host-file-irregular" ();
    file_too_long = "host-file-too-long" (most);
    file_exists = "host-file-exists" ();
    file_no_space = "host-file-no-space" ();
    file_bad_name = "host-file-bad-name" ();
    file_link_loop = "host-file-link-loop" ();
    file_system = "host-file-system" (reason);
    no_mod = "host-no-mod" (folder);
    stray_card = "host-stray-card" (file);
    many_files = "host-many-files" (folder, most);
    many_mods = "host-many-mods" (most);
    long_name = "host-long-name" (file, word, most);
    // A saved game that cannot be read.
    other_game = "host-other-game" (file, found);
    missing_mod = "host-missing-mod" (file, id, version);
    missing_mod_in = "host-missing-mod-in" (file, id, version, folder);
    no_record = "host-no-record" (file, line, reason);
    header_missing = "host-header-missing" (key);
    header_unknown = "host-header-unknown" (key);
    header_other = "host-header-other" ();
    header_long = "host-header-long" (most);
    record_format = "host-record-format" (file, format);
    record_torn = "host-record-torn" (file, line);
    record_line = "host-record-line" (file, line, text);
    record_no_text = "host-record-no-text" (file, line);
    record_too_much = "host-record-too-much" (file, line, actions);
    // A saved game that does not fit the rules.
    other_rules = "host-other-rules" (file);
    rules_changed = "host-rules-changed" (list);
    rules_new = "host-rules-new" (list);
    rules_gone = "host-rules-gone" (list);
    rules_differ = "host-rules-differ" (actions, action);
    rules_same = "host-rules-same" (actions);
    replay_actor = "host-replay-actor" (file, line, action, found, asked);
    replay_answer = "host-replay-answer" (file, line, action, text);
    replay_no_longer = "host-replay-no-longer" (file, line, action, text);
    replay_hash = "host-replay-hash" (file, line, action, found, recorded);
    replay_reason = "host-replay-reason" (reason);
    rescue = "host-rescue" (actions);
    // A game that is not saved.
    save_other = "host-save-other" (file);
    save_game = "host-save-game" (file);
    save_unreadable = "host-save-unreadable" (file, reason);
    save_spared = "host-save-spared" (file);
    save_failed = "host-save-failed" (file, reason);
    // A running game.
    fault = "host-fault" (text);
    stopped = "host-stopped" (reason);
    not_legal = "host-not-legal" (text);
    no_step = "host-no-step" (step, steps);
    game_full = "host-game-full" (actions);
    refused = "host-refused" (reason);
}

/// The Fluent source of these messages in a language, to be loaded beside a program's own.
pub fn texts_of(lang: &str) -> &'static str {
    match lang {
        "ru" => include_str!("../texts/ru.ftl"),
        "pl" => include_str!("../texts/pl.ftl"),
        _ => include_str!("../texts/en.ftl"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_there_and_used() {
        let faults = clade_table::check(ALL, clade_table::LANGUAGES.map(|lang| (lang, texts_of(lang))));
        assert_eq!(faults, Vec::<String>::new());
    }
}
