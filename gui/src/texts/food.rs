//! What is eaten, beside the table.

clade_engine::messages! {
    /// The panel, and the button that shows it.
    title = "food-title" ();
    /// Until when it is counted.
    until = "food-until" (round);
    counting = "food-counting" ();
    nothing_yet = "food-nothing-yet" ();
    no_feeding = "food-no-feeding" ();
    not_noted = "food-not-noted" ();
    failed = "food-failed" (why);
    // Pictures.
    supply_and_need = "food-supply-and-need" ();
    round = "food-round" ();
    pieces = "food-pieces" ();
    heads = "food-heads" ();
    share_hungry = "food-share-hungry" ();
    flows = "food-flows" ();
    lives = "food-lives" ();
    flow_unit = "food-flow-unit" (n);
    life_unit = "food-life-unit" (n);
    still_there = "food-still-there" ();
    alive_now = "food-alive-now" ();
    // The table of numbers.
    numbers = "food-numbers" ();
    side = "food-side" ();
    from = "food-from" ();
    to = "food-to" ();
    amount = "food-amount" ();
}
