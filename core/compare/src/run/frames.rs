//! Rows in a file, one behind the other: how long, a hash, then the bytes. A frame that was cut off is detected.

use clade_ecology::Played;
use clade_engine::hash;
use std::io;

/// The length and the hash.
const HEAD: usize = 4 + 8;

/// A row as a frame.
pub(super) fn written(arm: usize, game: u64, played: &Played) -> io::Result<Vec<u8>> {
    let bytes = postcard::to_stdvec(&(arm as u32, game, played)).map_err(io::Error::other)?;
    let length = u32::try_from(bytes.len()).map_err(io::Error::other)?;
    Ok([&length.to_le_bytes()[..], &hash::of_bytes(&bytes).to_le_bytes(), &bytes].concat())
}

/// All frames up to the first that is not whole, and where that one begins.
pub(super) fn read(bytes: &[u8]) -> (Vec<(usize, u64, Played)>, usize) {
    let (mut frames, mut at) = (Vec::new(), 0);
    while let Some((frame, length)) = first(&bytes[at..]) {
        frames.push(frame);
        at += length;
    }
    (frames, at)
}

fn first(bytes: &[u8]) -> Option<((usize, u64, Played), usize)> {
    let length = u32::from_le_bytes(bytes.get(..4)?.try_into().ok()?) as usize;
    let sum = u64::from_le_bytes(bytes.get(4..HEAD)?.try_into().ok()?);
    let body = bytes.get(HEAD..HEAD.checked_add(length)?)?;
    let (arm, game, played): (u32, u64, Played) = postcard::from_bytes(body).ok().filter(|_| hash::of_bytes(body) == sum)?;
    Some(((arm as usize, game, played), HEAD + length))
}
