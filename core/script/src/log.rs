//! `g:log`: a line that a card writes for its author.
//!
//! It is no verb: it leaves no entry in the journal, so that the state is the same with and without it. Where nobody listens no text
//! is made. A script that runs again from its top does not log again what it has logged.

use crate::calls::Shared;
use crate::sandbox::card_line;
use crate::shown::plain;
use clade_engine::{CardLog, spelt_out};
use mlua::{Lua, Value};

/// What cards call.
pub(crate) const LOG: &str = "log";

/// How it is called, for the reference.
pub(crate) const CALL: &str = "g:log(value, …)";

/// What it does, for editors and the reference.
pub(crate) const DOC: &str = "Notes a line for you, the author: these values with a space between. Nothing changes in the game, and players never see \
     it. `clade mod test` and `clade play --explain CARD` show it.";

/// How many letters of a line are kept.
const MOST_LETTERS: usize = 200;

/// What stands for all that was left out.
pub(crate) const CUT: &str = "…";

impl Shared {
    /// A card logs these values.
    pub(crate) fn log(&self, lua: &Lua, values: &[Value]) {
        if !self.notes.listens() {
            return;
        }
        let new = self.loan.borrow(|host| {
            let is_new = self.cursor.get() >= host.frames().journal().len();
            host.frames().top().filter(|_| is_new).map(|frame| frame.card)
        });
        let (Some(Some(card)), Some(cards)) = (new, &self.cards) else { return };
        self.notes.logged(CardLog {
            card: cards.word(card).to_owned(),
            file: cards.get(card).file.clone(),
            line: card_line(lua).unwrap_or(0),
            text: line_of(values),
        });
    }
}

/// The values as one line.
fn line_of(values: &[Value]) -> String {
    let line = values.iter().map(plain).collect::<Vec<_>>().join(" ");
    match line.char_indices().nth(MOST_LETTERS) {
        Some((end, _)) => spelt_out(&line[..end]) + CUT,
        None => spelt_out(&line),
    }
}
