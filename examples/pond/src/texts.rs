//! What the game says: message ids with their arguments. The words are in `texts/`, those of a card in its own file.

clade_engine::messages! {
    name = "pond" ();
    summary = "pond-summary" ();
    side = "pond-side" (n);
    food = "pond-food" ();
    feeding = "pond-feeding" ();
    deck = "pond-deck" ();
    hand = "pond-hand" ();
    choose = "pond-choose" (side);
    turn = "pond-turn" (side);
    order = "pond-order" (side);
    asked = "pond-asked" (side, what, card);
    chance = "pond-chance" ();
    over = "pond-over" ();
    graze = "pond-graze" ();
    hunt = "pond-hunt" ();
    pass = "pond-pass" ();
    yes = "pond-yes" ();
    no = "pond-no" ();
    done = "pond-done" ();
    number = "pond-number" (n);
    revealed = "pond-revealed" (side, what);
    hidden = "pond-hidden" ();
    drew = "pond-drew" (side, card);
    fed = "pond-fed" (side, n);
    washed = "pond-washed" (side, card);
    filled = "pond-filled" (n);
    acted = "pond-acted" (side, card);
    failed = "pond-failed" (card, why);
}
