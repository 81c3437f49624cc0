//! The loop that runs a game's agenda, with its scripts: the same in every game.

use crate::{Fault, Outcome, Scripted};
use clade_engine::agenda::{MAX_DEPTH, MAX_STEPS};
use clade_engine::{Agenda, Kind, Progress, Question, Side, Sink, Triggers};
use std::mem::discriminant;

/// A game with cards whose rules are steps on an agenda. Each open script has its own step there, [`Stepped::SCRIPT`].
pub trait Stepped: Scripted {
    /// Pending rule work.
    type Step: Copy + PartialEq + Question<Self>;

    /// The step of a script.
    const SCRIPT: Self::Step;
    /// How many steps the rules may push at once: if cards pile up so many that less room is left, the top card fails.
    const MARGIN: usize;

    /// The pending steps of a state.
    fn agenda(state: &mut Self::State) -> &mut Agenda<Self::Step>;

    /// Runs the top step, which is not a script; false if it waits for an answer. By default its room does this.
    fn work(&self, state: &mut Self::State, step: Self::Step, sink: &mut Sink<'_, Self::Event>) -> bool {
        self.work_in_room(state, step, sink) == Progress::Done
    }

    /// The top step is taken off and run; it goes back if somebody must answer first.
    fn work_in_room(&self, state: &mut Self::State, step: Self::Step, sink: &mut Sink<'_, Self::Event>) -> Progress {
        Self::agenda(state).pop();
        let progress = step.works(self, state, sink);
        if progress == Progress::Waits {
            Self::agenda(state).then([step]);
        }
        progress
    }

    /// The event that says that a card failed.
    fn failed(fault: Fault) -> Self::Event;

    /// A card failed: what the state notes of that.
    fn note_failure(_state: &mut Self::State) {}

    /// What a script gets for the steps of a verb that are done now.
    fn result(_state: &Self::State) -> i32 {
        0
    }

    /// A script of this hook is over, successfully or not, and its step is gone: what it returned can go to the step below.
    fn ended(&self, state: &mut Self::State, hook: u8, sink: &mut Sink<'_, Self::Event>);

    /// Lets a card's effect begin; `acted` says so. False if there is no room: then the card has failed.
    fn open_effect(
        &self,
        state: &mut Self::State,
        (kind, hook, side): (Kind, u8, Side),
        args: [i16; 4],
        acted: impl FnOnce() -> Self::Event,
        sink: &mut Sink<'_, Self::Event>,
    ) -> bool {
        if Self::agenda(state).depth() + RESERVE > MAX_DEPTH {
            self.refuse(state, kind, hook, "too many cards act at once", sink);
        } else if Self::frames(state).open(kind, hook, side, args) {
            sink.emit(acted);
            Self::agenda(state).then([Self::SCRIPT]);
            return true;
        } else {
            self.refuse(state, kind, hook, "too many cards act within each other", sink);
        }
        false
    }

    /// A card cannot act: this is reported, and the game goes on.
    fn refuse(&self, state: &mut Self::State, kind: Kind, hook: u8, reason: &str, sink: &mut Sink<'_, Self::Event>) {
        let vm = self.vm();
        let (file, line) = (vm.cards().get(kind).file.clone(), vm.line_of(kind, hook));
        let fault = Fault { card: kind, file, line, reason: reason.to_owned() };
        vm.note_failed(&fault);
        Self::note_failure(state);
        sink.emit(|| Self::failed(fault));
    }

    /// Whether a side must be asked which of its cards acts next.
    fn must_order(&self, triggers: &Triggers) -> bool {
        triggers.pending().len() > 1 && !triggers.pending().iter().all(|&kind| self.vm().cards().get(kind).order_free)
    }

    /// Runs steps until somebody must answer, or the game is over. If they would never end, the innermost card fails; rules that
    /// loop without any card would be a bug of the game: then its steps are dropped, so that the program does not hang.
    fn run(&self, state: &mut Self::State, sink: &mut Sink<'_, Self::Event>) {
        let mut steps = 0;
        while let Some(step) = Self::agenda(state).top() {
            steps += 1;
            let deep = Self::agenda(state).depth() + Self::MARGIN > MAX_DEPTH;
            if (steps > MAX_STEPS || deep) && self.fail_top(state, "its consequences never end", sink) {
                steps = 0;
                continue;
            }
            if steps > 2 * MAX_STEPS {
                debug_assert!(false, "the rules go round in circles");
                Self::agenda(state).pop();
                continue;
            }
            let goes_on = if is_script::<Self>(&step) { self.run_script(state, sink) } else { self.work(state, step, sink) };
            if !goes_on {
                return;
            }
        }
    }

    /// The innermost script runs on; false if it waits for an answer.
    fn run_script(&self, state: &mut Self::State, sink: &mut Sink<'_, Self::Event>) -> bool {
        if Self::frames(state).waits() {
            return false;
        }
        let (hook, result) = (Self::frames(state).top().map_or(0, |frame| frame.hook), Self::result(state));
        match self.resume(state, result, sink) {
            Outcome::Suspended => return true,
            Outcome::Failed(fault) => {
                Self::note_failure(state);
                sink.emit(|| Self::failed(fault));
            }
            Outcome::Finished => {}
        }
        // The top step is the script's own: a failed segment was put back to where it began.
        Self::agenda(state).pop();
        self.ended(state, hook, sink);
        true
    }

    /// Ends the innermost script as failed: the steps above it are dropped. False if no script is open.
    fn fail_top(&self, state: &mut Self::State, reason: &str, sink: &mut Sink<'_, Self::Event>) -> bool {
        let agenda = Self::agenda(state);
        let above = agenda.iter().rev().position(is_script::<Self>);
        let Some(above) = above else { return false };
        agenda.cut(agenda.depth() - above - 1);
        let hook = Self::frames(state).top().map_or(0, |frame| frame.hook);
        let fault = self.fail(state, reason, sink);
        Self::note_failure(state);
        sink.emit(|| Self::failed(fault));
        self.ended(state, hook, sink);
        true
    }
}

/// Whether a step is that of a script, which holds nothing by which two of them could differ.
#[inline]
fn is_script<G: Stepped>(step: &G::Step) -> bool {
    discriminant(step) == discriminant(&G::SCRIPT)
}

/// Room that a card's effect leaves for the steps after it.
const RESERVE: usize = 8;
