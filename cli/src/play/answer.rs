//! What a person's line does: it is an answer, a command, or unknown here, and the program says why.

use super::input::Entered;
use super::meaning::{Command, Meaning, is_command, numbers, typeable, understand};
use super::session::{Next, Session};
use crate::error::Error;
use crate::texts;
use clade_engine::face::FaceError;
use clade_engine::{Msg, Seat};
use clade_host::say;
use clade_table::TableError;

impl Session<'_> {
    /// Reads lines until one changes something; `seat` is `None` when no person is asked.
    pub(super) fn ask(&mut self, seat: Option<Seat>) -> Result<Next, Error> {
        loop {
            let next = match self.next_line()? {
                Entered::Line(_) if self.leave_when.as_ref().is_some_and(|leave| leave()) => {
                    self.left = true;
                    Next::Leave
                }
                Entered::Line(line) => self.line(seat, &line)?,
                Entered::Interrupt => self.quit()?,
                Entered::End => {
                    if seat.is_some() {
                        self.say(&texts::ends_here())?;
                        if self.is_kept() {
                            self.say_unsaved()?;
                        }
                    }
                    Next::Leave
                }
            };
            if next != Next::Ask {
                return Ok(next);
            }
        }
    }

    /// The next line; if it has several answers, separated by `;`, the next of these.
    fn next_line(&mut self) -> Result<Entered, Error> {
        if let Some(line) = self.typed.pop_front() {
            writeln!(self.out, "> {line}")?;
            return Ok(Entered::Line(line));
        }
        let entered = self.input.line("> ", self.out)?;
        let Entered::Line(line) = &entered else { return Ok(entered) };
        if is_command(line) {
            return Ok(entered);
        }
        self.typed.extend(line.split(';').map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()));
        Ok(Entered::Line(self.typed.pop_front().unwrap_or_default()))
    }

    fn line(&mut self, seat: Option<Seat>, line: &str) -> Result<Next, Error> {
        let (actions, labels) = match seat {
            Some(_) => (self.table.action_texts()?, self.labels()?),
            None => (Vec::new(), Vec::new()),
        };
        let meaning = match understand(line, &actions, &labels) {
            // A thing may have several names, of which answers have one.
            Meaning::Unknown(near) => match understand(&self.table.in_own_words(&typeable(line.trim())), &actions, &labels) {
                Meaning::Unknown(_) => Meaning::Unknown(near),
                known => known,
            },
            known => known,
        };
        if !matches!(meaning, Meaning::Action(_)) {
            // What was typed behind something that is no answer was meant to follow it.
            self.drop_rest(texts::not_taken)?;
        }
        let leaving = std::mem::take(&mut self.leaving);
        match meaning {
            Meaning::Command(command, rest) => {
                self.leaving = leaving && command == Command::Quit;
                return self.command(command, &rest);
            }
            // Where no person is asked only commands mean anything.
            _ if seat.is_none() => return Ok(if self.table.is_over() { Next::Leave } else { Next::Go }),
            Meaning::Action(index) => return self.play(index),
            Meaning::Nothing => {}
            Meaning::NoNumber(number) => self.say_no_number(number, &actions)?,
            Meaning::Many(found) => self.say(&texts::many_actions(line.trim().to_owned(), short_list(&found)))?,
            // What is not allowed now has a name, too, and a reason.
            Meaning::Unknown(near) => {
                if !self.tell_refused(line.trim())? {
                    self.say_unknown(line.trim(), near)?;
                }
            }
        }
        Ok(Next::Ask)
    }

    fn play(&mut self, index: u32) -> Result<Next, Error> {
        match self.table.play(index) {
            Err(TableError::Face(FaceError::Stopped(reason))) => {
                self.say(&say::stopped(reason))?;
                Ok(Next::Ask)
            }
            answered => Ok(answered.map(|()| Next::Go)?),
        }
    }

    /// Says of the rest of a line that it was not done, and why, if there is any.
    pub(super) fn drop_rest(&mut self, why: fn(String) -> Msg) -> Result<(), Error> {
        let dropped: Vec<String> = self.typed.drain(..).collect();
        if dropped.is_empty() { Ok(()) } else { self.explain(&why(dropped.join("; "))) }
    }

    /// No action has this number.
    pub(super) fn say_no_number(&mut self, number: usize, actions: &[String]) -> Result<(), Error> {
        let numbers = numbers(actions);
        let [least, most] = [numbers.iter().min(), numbers.iter().max()].map(|n| n.copied().unwrap_or_default());
        self.say(&texts::no_number(number.to_string(), actions.len(), least.to_string(), most.to_string()))
    }

    /// Nothing here has this name; perhaps something similar was meant.
    pub(super) fn say_unknown(&mut self, word: &str, near: Option<String>) -> Result<(), Error> {
        let word = word.to_owned();
        self.say(&near.map_or_else(|| texts::no_action(word.clone()), |near| texts::no_action_near(word.clone(), near)))
    }
}

/// A few of the words, the rest as dots.
pub(super) fn short_list(words: &[String]) -> String {
    let mut list = words.iter().take(6).cloned().collect::<Vec<_>>().join(", ");
    if words.len() > 6 {
        list.push_str(", …");
    }
    list
}
