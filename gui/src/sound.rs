//! Sounds for what happens at the table: ten short ones, off at first.
//!
//! Decides: what sounds like what, and how many at once. Does not decide whether there is anything to hear it by: without a sound
//! server it is silent.

mod speaker;
mod synth;

use clade_engine::scene::Staged;
use speaker::Speaker;
use std::cell::RefCell;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

/// A sound.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sound {
    /// A piece comes to its place.
    Place,
    /// Dice roll.
    Die,
    /// Somebody is eaten.
    Eat,
    /// Something is turned over.
    Flip,
    /// Points.
    Points,
    /// Somebody is born.
    Born,
    /// Somebody dies.
    Died,
    /// A phase begins.
    Phase,
    /// A person is asked.
    Turn,
    /// The game is over.
    End,
}

impl Sound {
    /// All of them.
    #[cfg(test)]
    pub(crate) const ALL: [Self; 10] =
        [Self::Place, Self::Die, Self::Eat, Self::Flip, Self::Points, Self::Born, Self::Died, Self::Phase, Self::Turn, Self::End];

    /// What an event sounds like.
    pub(crate) fn of(event: &Staged) -> Option<Self> {
        Some(match event {
            Staged::Began(_) => Self::Phase,
            Staged::Rolled { .. } => Self::Die,
            Staged::Moved { .. } => Self::Place,
            Staged::TurnedOver(_) => Self::Flip,
            Staged::Born(_) => Self::Born,
            Staged::Died { by: Some(_), .. } => Self::Eat,
            Staged::Died { by: None, .. } => Self::Died,
            Staged::Gained { .. } => Self::Points,
            Staged::Said(_) => return None,
        })
    }
}

/// The sounds that were asked for.
#[derive(Default)]
pub(crate) struct Sounds(RefCell<Queue>);

#[derive(Default)]
struct Queue {
    /// To the thread that plays them, once there is one.
    hand: Option<Sender<Sound>>,
    /// What was asked for so far.
    #[cfg(test)]
    asked: Vec<Sound>,
}

/// So many sounds are heard together; more would be noise.
const WAITING: usize = 3;

impl Sounds {
    /// Plays a sound, if people want to hear any.
    pub(crate) fn play(&self, wanted: bool, sound: Sound) {
        if !wanted {
            return;
        }
        let mut queue = self.0.borrow_mut();
        #[cfg(test)]
        queue.asked.push(sound);
        // Tests listen to what is asked for, not to a speaker.
        if !cfg!(test) {
            let hand = queue.hand.get_or_insert_with(begin);
            let _ = hand.send(sound); // where there is no thread, there is no sound
        }
    }

    /// What was asked for since the last call.
    #[cfg(test)]
    pub(crate) fn take(&self) -> Vec<Sound> {
        std::mem::take(&mut self.0.borrow_mut().asked)
    }
}

/// Begins the thread that plays them.
fn begin() -> Sender<Sound> {
    let (hand, waits) = channel();
    let _ = std::thread::Builder::new().name("sounds".to_owned()).spawn(move || run(&waits));
    hand
}

fn run(waits: &Receiver<Sound>) {
    let mut speaker = Speaker::new();
    loop {
        // While the device is open it is looked after; otherwise the thread sleeps.
        let next = if speaker.is_open() { waits.recv_timeout(LOOK) } else { waits.recv().map_err(|_| RecvTimeoutError::Disconnected) };
        match next {
            Ok(first) => {
                let mut next: Vec<Sound> = std::iter::once(first).chain(waits.try_iter()).collect();
                next.dedup();
                next.truncate(WAITING);
                next.into_iter().for_each(|sound| speaker.play(synth::samples(sound)));
            }
            Err(RecvTimeoutError::Timeout) => speaker.rest(),
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

/// How often it is looked whether the device can be closed.
const LOOK: Duration = Duration::from_secs(2);
