//! Every message of the program. The words stand in `texts/{en,ru,pl}.ftl`.

clade_engine::messages! {
    // What went wrong.
    no_game = "cli-no-game" (word);
    no_bot = "cli-no-bot" (word);
    no_language = "cli-no-language" (word);
    near = "cli-near" (word);
    valid = "cli-valid" (words);
    option_form = "cli-option-form" (text);
    wrong_seats = "cli-wrong-seats" (game, min, max, found);
    no_option = "cli-no-option" (game, name);
    bad_value = "cli-bad-value" (name, value, allowed);
    bad_file = "cli-bad-file" (file, reason);
    other_game = "cli-other-game" (file, found);
    other_rules = "cli-other-rules" (file, version);
    dead_end = "cli-dead-end" (seed);
    endless = "cli-endless" (seed);
    checksums = "cli-checksums" (one, other);
    fault = "cli-fault" (text);
    // clade games
    seats = "cli-seats" (min, max);
    seats_exactly = "cli-seats-exactly" (n);
    default_value = "cli-default" (value);
    // clade bench
    bench_title = "cli-bench-title" (game, seats, games, decisions);
    bench_speed = "cli-bench-speed" ();
    bench_speed_clone = "cli-bench-speed-clone" ();
    bench_ns = "cli-bench-ns" ();
    bench_ns_clone = "cli-bench-ns-clone" ();
    bench_length = "cli-bench-length" ();
    bench_list = "cli-bench-list" ();
    bench_forced = "cli-bench-forced" ();
    bench_chance = "cli-bench-chance" ();
    bench_counter = "cli-bench-counter" (name);
    bench_state = "cli-bench-state" ();
    bench_checksum = "cli-bench-checksum" ();
    // clade sim
    sim_title = "cli-sim-title" (game, games, seed);
    sim_seat = "cli-sim-seat" ();
    sim_bot = "cli-sim-bot" ();
    sim_wins = "cli-sim-wins" ();
    sim_ties = "cli-sim-ties" ();
    sim_interval = "cli-sim-interval" ();
    sim_score = "cli-sim-score" ();
    sim_length = "cli-sim-length" (decisions, answers, chance);
    sim_cut_short = "cli-sim-cut-short" (done, asked);
    // clade
    choose_game = "cli-choose-game" ();
    which_game = "cli-which-game" ();
    which_seats = "cli-which-seats" (default);
    which_language = "cli-which-language" (default);
    game_line = "cli-game-line" (n, id, name, seats, summary);
    // clade play: the frame
    welcome = "cli-welcome" (game, seed);
    seat_line = "cli-seat-line" (side, sitter);
    sitter_human = "cli-sitter-human" ();
    sitter_person = "cli-sitter-person" ();
    sitter_bot = "cli-sitter-bot" (name);
    pass_to = "cli-pass-to" (side);
    curtain = "cli-curtain" (side);
    action_line = "cli-action-line" (n, label, text);
    action_line_plain = "cli-action-line-plain" (n, label);
    standing = "cli-standing" (place, side, sitter, score);
    over = "cli-over" ();
    resumed = "cli-resumed" (file, answers);
    ends_here = "cli-ends-here" ();
    not_saved = "cli-not-saved" ();
    quit_again = "cli-quit-again" ();
    stopped = "cli-stopped" (reason);
    // clade play: answers to commands
    no_number = "cli-no-number" (number, count);
    no_action = "cli-no-action" (word);
    no_action_near = "cli-no-action-near" (word, near);
    many_actions = "cli-many-actions" (word, list);
    chosen_bot = "cli-hint" (n, label);
    no_undo_nothing = "cli-no-undo-nothing" ();
    no_undo_chance = "cli-no-undo-chance" ();
    no_undo_seat = "cli-no-undo-seat" ();
    no_undo_secret = "cli-no-undo-secret" ();
    undone = "cli-undone" ();
    log_empty = "cli-log-empty" ();
    why_none = "cli-why-none" ();
    why_legal = "cli-why-legal" (action);
    why_line = "cli-why-line" (label, text);
    why_reason = "cli-why-reason" (reason);
    why_section = "cli-why-section" (reason, section);
    save_where = "cli-save-where" ();
    saved = "cli-saved" (file, game);
    save_other = "cli-save-other" (file);
    save_failed = "cli-save-failed" (file, reason);
    help = "cli-help" (game);
}

#[cfg(test)]
mod tests {
    use crate::lang::own;

    #[test]
    fn every_text_is_there_and_used() {
        let faults = clade_table::check(super::ALL, ["en", "ru", "pl"].map(|lang| (lang, own(lang))));
        assert_eq!(faults, Vec::<String>::new());
    }
}
