//! What is measured: the game or the window.

use super::{Args, frames, speed};
use crate::error::Error;
use crate::host::{Ended, Host};

/// Measures a game.
pub(crate) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    if args.frames { frames::run(args, host) } else { speed::run(args, host) }
}
