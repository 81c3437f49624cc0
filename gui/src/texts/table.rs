//! The table.

clade_engine::messages! {
    /// can be chosen
    can_be_chosen = "table-can-be-chosen" ();
    /// belongs to { $side }
    of_side = "table-of-side" (side);
    /// and { $n } more
    and_more = "table-and-more" (n);
    /// { $reason } (rules: { $section })
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
    /// { $what } – can be taken back only if everybody agrees
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
    /// Lines as they are.
    lines = "table-lines" (text);
    /// Saved as { $file }
    saved = "table-saved" (file);
}
