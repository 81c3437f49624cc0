//! The messages of Pond.

clade_engine::messages! {
    name = "pond" ();
    summary = "pond-summary" ();
    side = "pond-side" (n);
    food = "pond-food" ();
    deck = "pond-deck" ();
    hand = "pond-hand" ();
    secret = "pond-secret" (side);
    turn = "pond-turn" (side);
    order = "pond-order" (side);
    asked = "pond-asked" (side, what, card);
    chance = "pond-chance" ();
    over = "pond-over" ();
    graze = "pond-graze" ();
    hunt = "pond-hunt" ();
    play = "pond-play" (card);
    pass = "pond-pass" ();
    yes = "pond-yes" ();
    no = "pond-no" ();
    done = "pond-done" ();
    die = "pond-die" (face);
    draw = "pond-draw" (card);
    revealed = "pond-revealed" (side, what);
    hidden = "pond-hidden" ();
    drew = "pond-drew" (side, card);
    played = "pond-played" (side, card);
    failed = "pond-failed" (card, why);
}
