//! Opening and saving games.

clade_engine::messages! {
    /// Title: a saved game that is being played again.
    opening = "open-opening" ();
    /// How far it is.
    opening_at = "open-opening-at" (done, all);
    /// Title: a game that can be played on.
    unfinished = "open-unfinished" ();
    /// Title: the file is damaged.
    damaged = "open-damaged" ();
    /// Title: the game does not fit the rules.
    misfit = "open-misfit" ();
    /// Title: the rules are others than it was played by.
    other_rules = "open-other-rules" ();
    /// Game, players, how far.
    what = "open-what" (game, players, actions);
    /// What the program says of the file, as it is.
    said = "open-said" (text);
    /// Nothing is lost.
    stays = "open-stays" ();
    /// Play on, to the last action.
    play_on = "open-play-on" ();
    /// Play on from what can be kept.
    play_kept = "open-play-kept" ();
    /// Look only.
    look = "open-look" ();
    /// There is no game that was kept.
    no_last = "open-no-last" ();
    /// It has fewer actions than asked for: the last is shown.
    no_step = "open-no-step" (file, actions, step);
    /// A seat of somebody unknown is taken by a bot.
    unknown_sitter = "open-unknown-sitter" (word);
    /// A saved game in the list: game, how far.
    listed = "open-listed" (game, actions);
    /// A game in the list that was kept by itself.
    listed_kept = "open-listed-kept" (game, actions);
    // A missing mod.
    mod_title = "open-mod-title" ();
    mod_help = "open-mod-help" ();
    mod_folder = "open-mod-folder" ();
    mod_hint = "open-mod-hint" ();
    mod_open = "open-mod-open" ();
    mod_other = "open-mod-other" (found, wanted);
    // Saving.
    save_title = "open-save-title" ();
    save_file = "open-save-file" ();
    save_hint = "open-save-hint" ();
    save = "open-save" ();
    replace = "open-replace" ();
    save_there = "open-save-there" ();
    // The running game, before something else comes.
    leave = "open-leave" (game);
    save_first = "open-save-first" ();
    leave_unsaved = "open-leave-unsaved" ();
    // The game as it was before it goes another way.
    left = "open-left" (file);
    not_left = "open-not-left" (reason);
    no_place = "open-no-place" ();
}
