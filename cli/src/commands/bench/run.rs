//! What is measured: the game, the door of a library, or the window.

use super::{Args, door, frames, speed, thinking};
use crate::error::Error;
use crate::host::{Ended, Host};

/// Measures a game.
pub(crate) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    match &args.plugin {
        Some(file) => door::run(args, file, host),
        None if args.frames => frames::run(args, host),
        None if args.thinking => thinking::run(args, host),
        None => speed::run(args, host),
    }
}
