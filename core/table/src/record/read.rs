//! Reading a record from bytes that anybody may have written.
//!
//! Decides what is damage, and how much is read at most: memory and time are bounded by these numbers, whatever the file holds.

use super::carried::MOST_CARRIED;
use super::damage::{Damage, RecordError, shortened};
use super::{Header, Line, Record, actor_of};
use clade_engine::nearest;

/// The most actions of a game, chance included: a table refuses to play more, so that what it writes can be read.
pub const MOST_ACTIONS: usize = 100_000;
/// The most bytes of a record. Hosts need not read more of a file than one byte beyond.
pub const MOST_BYTES: usize = 16 << 20;
/// The most bytes of a line.
pub const MOST_LINE: usize = 4096;
/// The most mods of a game, besides those that are shipped with it.
pub const MOST_MODS: usize = 16;
/// The most files of a mod.
pub const MOST_FILES: usize = 512;
/// The most letters of the id and the version of a mod, and of the name of a file of it: each is in a line of the header.
pub const MOST_LETTERS: usize = 64;
/// The most bytes that a letter of a name takes: it is written `\u0007`.
const LETTER: usize = 6;
/// The most bytes that a file of a mod takes: its name and its hash, in quotes.
const FILE: usize = LETTER * MOST_LETTERS + 28;
/// The most bytes of a header: all names that mods may bring, the files of those that travel with the game, and 256 kB for the rest,
/// including what is shipped with a game.
pub const MOST_HEADER: usize = MOST_MODS * (MOST_FILES + 8) * FILE + MOST_CARRIED + (256 << 10);

impl Record {
    /// Reads a record. Empty lines and comments other than hashes are skipped; line ends may be those of Windows.
    ///
    /// # Errors
    /// [`RecordError`] at the first line that cannot be read, with everything before it if the header is whole.
    pub fn read(bytes: impl AsRef<[u8]>) -> Result<Self, RecordError> {
        let bytes = bytes.as_ref();
        let mut lines = Lines::of(bytes);
        let (header, closed) = lines.header()?;
        let mut record = Self::new(header);
        if !closed {
            let error = RecordError::at(lines.number + 1, Damage::Torn, "the text ends", "a line --- between the header and the actions");
            return Err(error.with(record));
        }
        while let Some(line) = lines.next() {
            let read = line.and_then(|line| {
                if !line.whole {
                    let found = format!("found '{}'", shortened(line.text));
                    return Err(RecordError::at(lines.number, Damage::Torn, &found, "a whole line with its line end"));
                }
                record.line(lines.number, line.text)
            });
            if let Err(error) = read {
                return Err(error.with(record));
            }
        }
        if bytes.len() > MOST_BYTES {
            let expected = format!("a record of at most {MOST_BYTES} bytes");
            return Err(RecordError::at(lines.number + 1, Damage::TooMuch, "the text goes on", &expected).with(record));
        }
        Ok(record)
    }

    fn line(&mut self, number: usize, line: &str) -> Result<(), RecordError> {
        let fail = |damage, found: &str, expected: &str| Err(RecordError::at(number, damage, found, expected));
        let found = || format!("found '{}'", shortened(line));
        if let Some(hash) = line.strip_prefix("# hash ") {
            let hash = hash.trim();
            let Some(hash) = u64::from_str_radix(hash, 16).ok().filter(|_| hash.len() == 16) else {
                return fail(Damage::Line, &found(), "16 hexadecimal digits after '# hash'");
            };
            self.hashes.push((self.lines.len(), hash));
            return Ok(());
        }
        if line.trim().is_empty() || line.starts_with('#') {
            return Ok(());
        }
        let Some((actor, text)) = line.split_once(": ") else {
            return fail(Damage::Line, &found(), "an answer such as '1: drift' or 'chance: die 4'");
        };
        if actor_of(actor).is_none() {
            let found = format!("'{}' answers", shortened(actor));
            let mut error = RecordError::at(number, Damage::Line, &found, "a seat from '1' to '8', or 'chance'");
            error.nearest = nearest(actor, ["chance"]);
            return Err(error);
        }
        if self.lines.len() == MOST_ACTIONS {
            return fail(Damage::TooMuch, "the game goes on", &format!("at most {MOST_ACTIONS} actions"));
        }
        self.lines.push(Line { actor: actor.to_owned(), text: text.to_owned() });
        self.places.push(number);
        Ok(())
    }
}

/// The lines of a text, each checked when it comes.
struct Lines<'a> {
    rest: &'a [u8],
    /// How many lines were given.
    number: usize,
}

/// A line without its line end, and whether it had one.
struct Given<'a> {
    text: &'a str,
    whole: bool,
}

impl<'a> Lines<'a> {
    fn of(bytes: &'a [u8]) -> Self {
        let rest = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes); // the mark that some editors put in front
        Self { rest: &rest[..rest.len().min(MOST_BYTES)], number: 0 }
    }

    fn next(&mut self) -> Option<Result<Given<'a>, RecordError>> {
        let line = self.rest.split_inclusive(|&byte| byte == b'\n').next()?;
        self.rest = &self.rest[line.len()..];
        self.number += 1;
        if line.len() > MOST_LINE {
            let expected = format!("at most {MOST_LINE} bytes");
            return Some(Err(RecordError::at(self.number, Damage::NoText, &format!("a line of {} bytes", line.len()), &expected)));
        }
        let Ok(text) = std::str::from_utf8(line) else {
            return Some(Err(RecordError::at(self.number, Damage::NoText, "bytes that are no text", "UTF-8")));
        };
        let whole = text.ends_with('\n');
        let text = text.strip_suffix('\n').unwrap_or(text);
        Some(Ok(Given { text: text.strip_suffix('\r').unwrap_or(text), whole }))
    }

    /// The header, and whether the line that closes it was there.
    fn header(&mut self) -> Result<(Header, bool), RecordError> {
        let mut head = String::new();
        while let Some(line) = self.next() {
            let Given { text, whole } = line?;
            if whole && text.trim_end() == "---" {
                return Ok((Header::read(&head)?, true));
            }
            head.push_str(text);
            head.push('\n');
            if head.len() > MOST_HEADER {
                let expected = format!("a line --- within the first {MOST_HEADER} bytes");
                let too_long = RecordError::at(self.number, Damage::Header, "the header goes on", &expected);
                return Err(Header::read(&head).err().unwrap_or(too_long)); // some other text is wrong from its first lines on
            }
        }
        Ok((Header::read(&head)?, false))
    }
}
