//! Every message of the program. The words are in `texts/{en,ru,pl}.ftl`.

clade_engine::messages! {
    // What went wrong.
    option_form = "cli-option-form" (text);
    no_window = "cli-no-window" (reason);
    built_without_window = "cli-built-without-window" ();
    no_window_but_terminal = "cli-no-window-but-terminal" (reason);
    no_input = "cli-no-input" (reason);
    no_output = "cli-no-output" (reason);
    dead_end = "cli-dead-end" (seed);
    not_measured = "cli-not-measured" (reason);
    endless = "cli-endless" (games);
    checksums = "cli-checksums" (one, other);
    saved_seats = "cli-saved-seats" (seats, found);
    missing_mod = "cli-missing-mod" (file, id, version);
    missing_mod_in = "cli-missing-mod-in" (file, id, version, folder);
    rescue = "cli-rescue" (offer, file);
    no_last = "cli-no-last" ();
    // A wrong command line.
    no_command = "cli-no-command" (word);
    no_argument = "cli-no-argument" (word);
    missing_argument = "cli-missing-argument" (word);
    missing_check = "cli-missing-check" ();
    argument_twice = "cli-argument-twice" (word);
    argument_conflict = "cli-argument-conflict" (word, other);
    argument_empty = "cli-argument-empty" (word);
    no_number_within = "cli-no-number-within" (word, range, value);
    no_value = "cli-no-value" (word, value, list);
    number_too_large = "cli-number-too-large" (word, value);
    no_number_at_all = "cli-no-number-at-all" (word, value);
    argument_no_text = "cli-argument-no-text" ();
    see_help = "cli-see-help" (command);
    // clade replay
    no_seat = "cli-no-seat" (found, most);
    no_question = "cli-no-question" (questions, at);
    no_step = "cli-no-step" (file, actions, step);
    replay_title = "cli-replay-title" (game, seed, step, actions);
    replay_next = "cli-replay-next" (who, label);
    verified = "cli-verified" (file, actions, hashes);
    // clade cards
    card_title = "cli-card-title" (name, id);
    card_doubt = "cli-card-doubt" (doubt);
    no_cards = "cli-no-cards" (game);
    // clade games
    seats = "cli-seats" (min, max);
    seats_exactly = "cli-seats-exactly" (n);
    default_value = "cli-default" ();
    default_number = "cli-default-number" (value);
    // clade compare
    compare_title = "cli-compare-title" (games, players);
    compare_arrows = "cli-compare-arrows" ();
    compare_partial = "cli-compare-partial" (games, all);
    compare_written = "cli-compare-written" (folder);
    compare_rate = "cli-compare-rate" (rate);
    compare_one_game = "cli-compare-one-game" ();
    compare_no_sweep = "cli-compare-no-sweep" (word);
    compare_no_values = "cli-compare-no-values" (name);
    compare_other_rules = "cli-compare-other-rules" (game);
    compare_same = "cli-compare-same" (change);
    compare_there = "cli-compare-there" (folder);
    compare_none = "cli-compare-none" (folder);
    compare_damaged = "cli-compare-damaged" (file);
    compare_other = "cli-compare-other" (folder, part);
    compare_missing = "cli-compare-missing" (missing, all);
    compare_not_measured = "cli-compare-not-measured" (game, reason);
    // clade bench
    bench_title = "cli-bench-title" (game, seats, games, decisions);
    bench_speed = "cli-bench-speed" ();
    bench_speed_clone = "cli-bench-speed-clone" ();
    bench_ns = "cli-bench-ns" ();
    bench_ns_clone = "cli-bench-ns-clone" ();
    bench_ecology = "cli-bench-ecology" ();
    bench_length = "cli-bench-length" ();
    bench_list = "cli-bench-list" ();
    bench_forced = "cli-bench-forced" ();
    bench_chance = "cli-bench-chance" ();
    bench_counter = "cli-bench-counter" (name);
    bench_state = "cli-bench-state" ();
    bench_checksum = "cli-bench-checksum" ();
    frames_title = "cli-frames-title" (game, seats, answers, nodes);
    frames_median = "cli-frames-median" ();
    frames_p99 = "cli-frames-p99" ();
    frames_slowest = "cli-frames-slowest" ();
    // clade check
    check_title = "cli-check-title" (game, games, setups);
    check_law = "cli-check-law" ();
    check_says = "cli-check-says" ();
    check_times = "cli-check-times" ();
    check_broken_mark = "cli-check-broken-mark" ();
    check_decisions = "cli-check-decisions" ();
    check_chance = "cli-check-chance" ();
    check_inside = "cli-check-inside" ();
    check_differences = "cli-check-differences" ();
    check_rivals = "cli-check-rivals" ();
    check_picks = "cli-check-picks" ();
    check_refusals = "cli-check-refusals" ();
    check_acted = "cli-check-acted" ();
    check_checksum = "cli-check-checksum" ();
    check_broken = "cli-check-broken" (law, detail);
    check_place = "cli-check-place" (place, seed, step);
    check_failed_card = "cli-check-failed-card" (card, times, fault);
    check_left_out = "cli-check-left-out" (setups, reason);
    check_too_few = "cli-check-too-few" (games, cards);
    check_written = "cli-check-written" (file);
    check_recorded = "cli-check-recorded" (file);
    check_again = "cli-check-again" (command);
    check_rate = "cli-check-rate" (decisions);
    check_how = "cli-check-how" ();
    report_there = "cli-report-there" (file);
    no_report = "cli-no-report" (file);
    other_report = "cli-other-report" (file, part);
    report_twice = "cli-report-twice" (one, other);
    report_missing = "cli-report-missing" (missing, all);
    no_shard = "cli-no-shard" (value);
    scenarios_checked = "cli-scenarios-checked" (files, cases, answers);
    scenarios_fail = "cli-scenarios-fail" (faults);
    no_scenarios = "cli-no-scenarios" (paths);
    perft_over = "cli-perft-over" (seed, after);
    perft_depth = "cli-perft-depth" ();
    perft_ways = "cli-perft-ways" ();
    perft_tables = "cli-perft-tables" ();
    perft_inside = "cli-perft-inside" ();
    law_is_broken = "cli-law-is-broken" (law);
    wild_done = "cli-wild-done" (game, mods, answers, decisions, failures);
    wild_refused = "cli-wild-refused" (mods, seed, why);
    wild_broken = "cli-wild-broken" (folder, what, place);
    // clade sim
    sim_title = "cli-sim-title" (game, games, seed);
    sim_seat = "cli-sim-seat" ();
    sim_bot = "cli-sim-bot" ();
    sim_wins = "cli-sim-wins" ();
    sim_ties = "cli-sim-ties" ();
    sim_interval = "cli-sim-interval" ();
    sim_score = "cli-sim-score" ();
    sim_length = "cli-sim-length" (decisions, answers, chance);
    card_failed = "cli-card-failed" (card, fault, times, games);
    cards_failed = "cli-cards-failed" (cards);
    sim_cut_short = "cli-sim-cut-short" (done, asked);
    sim_given_up = "cli-sim-given-up" (seed, answers, often);
    // clade
    choose_game = "cli-choose-game" ();
    which_game = "cli-which-game" ();
    which_seats = "cli-which-seats" (words, default);
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
    action_line = "cli-action-line" (n, action);
    action_with_text = "cli-action-with-text" (label, text);
    folded = "cli-folded" ();
    chance = "cli-chance" ();
    standing = "cli-standing" (place, side, sitter, score);
    standing_mixed = "cli-standing-mixed" (place, sides, sitter, score, each);
    standing_side = "cli-standing-side" (side, score);
    over = "cli-over" ();
    what_now = "cli-what-now" ();
    resumed = "cli-resumed" (file, answers);
    rescued = "cli-rescued" (actions);
    ends_here = "cli-ends-here" ();
    not_saved = "cli-not-saved" ();
    quit_again = "cli-quit-again" ();
    // clade play: answers to commands
    no_number = "cli-no-number" (number, count);
    no_action = "cli-no-action" (word);
    no_action_near = "cli-no-action-near" (word, near);
    not_taken = "cli-not-taken" (line);
    many_actions = "cli-many-actions" (word, list);
    chosen_bot = "cli-hint" (n, label);
    no_undo_nothing = "cli-no-undo-nothing" ();
    answer_of = "cli-answer-of" (side);
    undo_one = "cli-undo-one" (label);
    undo_many = "cli-undo-many" (label, later, who);
    undo_chance = "cli-undo-chance" ();
    undo_seat = "cli-undo-seat" ();
    undo_secret = "cli-undo-secret" ();
    undo_alone = "cli-undo-alone" ();
    undo_agree = "cli-undo-agree" ();
    undone = "cli-undone" (label);
    undone_past = "cli-undone-past" (label, later);
    log_empty = "cli-log-empty" ();
    nobody_asked = "cli-nobody-asked" ();
    why_none = "cli-why-none" ();
    why_legal = "cli-why-legal" (action);
    why_line = "cli-why-line" (action, reasons);
    why_reason = "cli-why-reason" (reason);
    why_section = "cli-why-section" (reason, section);
    many_cards = "cli-many-cards" (word, list);
    no_card = "cli-no-card" (word);
    no_card_near = "cli-no-card-near" (word, near);
    no_card_in = "cli-no-card-in" (n);
    no_piles = "cli-no-piles" ();
    no_pile = "cli-no-pile" (word, list);
    which_pile = "cli-which-pile" (list);
    pile_title = "cli-pile-title" (name, n);
    pile_open = "cli-pile-open" (name);
    pile_line = "cli-pile-line" (percent, kind, weight, all);
    save_where = "cli-save-where" ();
    save_over = "cli-save-over" (file);
    saved = "cli-saved" (file, typed);
    kept = "cli-kept" ();
    not_kept = "cli-not-kept" (reason);
    help = "cli-help" ();
}

#[cfg(test)]
mod tests {
    use crate::lang::own;

    #[test]
    fn every_text_is_there_and_used() {
        let all = [super::ALL, crate::commands::check::laws::ALL].concat();
        let faults = clade_table::check(&all, ["en", "ru", "pl"].map(|lang| (lang, own(lang))));
        assert_eq!(faults, Vec::<String>::new());
    }
}
