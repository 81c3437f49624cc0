//! What goes through the pipe: a length and postcard.

use crate::host::call::{Call, Reply};
use crate::host::library::Unusable;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::io::{self, Read, Write};

/// The longest message; a longer one is nonsense.
const LONGEST: u32 = 80 << 20;

/// What the other process says first.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(super) struct Hello {
    /// The hash of the file.
    pub(super) hash: u64,
    /// Why the library cannot be used.
    pub(super) refused: Option<Unusable>,
}

/// What is asked.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) enum Asked {
    /// A call.
    Call { call: Call, given: Vec<u8> },
    /// Jobs will be done under the ruleset of this set-up and, from a byte on, these mods.
    Rules { mods_at: u32, given: Vec<u8> },
    /// A job of the program's own.
    Job { name: String, given: Vec<u8> },
}

/// What comes back.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) enum Answer {
    /// The call is done.
    Done(Reply),
    /// It failed: the status, and what is told of it.
    Failed(i32, Vec<u8>),
    /// The next random word is needed first.
    Word,
    /// The job goes on.
    Alive,
    /// It is done, or cannot be.
    Did(Result<Vec<u8>, String>),
}

/// Writes a message in one go.
pub(super) fn write<T: Serialize>(into: &mut impl Write, message: &T) -> io::Result<()> {
    let bytes = postcard::to_extend(message, vec![0; 4]).map_err(io::Error::other)?;
    let mut bytes = bytes;
    let len = (bytes.len() - 4) as u32;
    bytes[..4].copy_from_slice(&len.to_le_bytes());
    into.write_all(&bytes)?;
    into.flush()
}

/// Reads a message.
pub(super) fn read<T: DeserializeOwned>(out: &mut impl Read) -> io::Result<T> {
    let mut len = [0; 4];
    out.read_exact(&mut len)?;
    let len = u32::from_le_bytes(len);
    if len > LONGEST {
        return Err(io::ErrorKind::InvalidData.into());
    }
    let mut bytes = vec![0; len as usize];
    out.read_exact(&mut bytes)?;
    crate::wire::value(&bytes).ok_or_else(|| io::ErrorKind::InvalidData.into())
}
