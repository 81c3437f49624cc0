//! The running game.

clade_engine::messages! {
    /// A card failed: file, line, reason.
    fault = "game-fault" (text);
    /// A script was stopped by the clock.
    stopped = "game-stopped" (reason);
    /// The table refused for a reason of its own.
    refused = "game-refused" (reason);
    /// Somebody is asked and has no answer: a bug of the game.
    dead_end = "game-dead-end" (seed);
    /// A bot could not think.
    no_thought = "game-no-thought" (reason);
    /// The game is no longer kept while it is played.
    not_kept = "game-not-kept" (reason);
    /// Two names of one person.
    and = "game-and" (one, other);
    /// An answer of somebody else.
    answer_of = "game-answer-of" (who);
    /// What a button takes back.
    undo_one = "game-undo-one" (label);
    /// What a button takes back, with answers after it.
    undo_many = "game-undo-many" (label, later);
    /// A barrier.
    undo_chance = "game-undo-chance" ();
    /// A barrier.
    undo_seat = "game-undo-seat" ();
    /// A barrier.
    undo_secret = "game-undo-secret" ();
    /// Who must agree.
    undo_alone = "game-undo-alone" ();
    /// Who must agree.
    undo_agree = "game-undo-agree" ();
}
