//! Looking at a saved game.

clade_engine::messages! {
    /// The bar of all actions.
    timeline = "replay-timeline" ();
    /// Where it is now.
    at = "replay-at" (step, steps);
    // Buttons.
    first = "replay-first" ();
    turn_back = "replay-turn-back" ();
    back = "replay-back" ();
    run = "replay-run" ();
    stop = "replay-stop" ();
    on = "replay-on" ();
    turn_on = "replay-turn-on" ();
    last = "replay-last" ();
    /// A button with its keys.
    with_keys = "replay-with-keys" (what, keys);
    /// How fast it runs.
    speed = "replay-speed" ();
    /// So many times as fast.
    times = "replay-times" (n);
    // Through whose eyes.
    seen_by = "replay-seen-by" ();
    everybody = "replay-everybody" ();
    open = "replay-open" ();
    open_help = "replay-open-help" ();
    /// A side with its person.
    seat = "replay-seat" (sides, person);
    /// The scores after what is looked at.
    scores = "replay-scores" ();
    score = "replay-score" (side, points);
    /// What an action was.
    after = "replay-after" (step);
    chance = "replay-chance" ();
    start = "replay-start" ();
    /// Why the timeline ends.
    ends = "replay-ends" (why);
    /// What is told of the rules.
    rules = "replay-rules" (told);
    // To play on another way.
    play_on = "replay-play-on" ();
    /// Why not from here.
    unsure = "replay-unsure" (sure);
    play_title = "replay-play-title" (step);
    play_help = "replay-play-help" ();
    sits = "replay-sits" (sides);
    play = "replay-play" ();
}
