//! What one person sees of a table: plain data, made once for each state and each pair of eyes.

use clade_engine::face::{FaceError, Refusal};
use clade_engine::scene::Staged;
use clade_engine::{Actor, Caution, Face, Handle, Msg, Observer, Scene, Turn};

/// What one person sees.
#[derive(Clone, Debug)]
pub(crate) struct Seen {
    /// What to draw.
    pub(crate) scene: Scene,
    /// Who does what and why.
    pub(crate) prompt: Msg,
    /// Whose answer is awaited.
    pub(crate) turn: Turn,
    /// The legal actions: their texts. Empty if this person is not asked.
    pub(crate) texts: Vec<String>,
    /// Their meanings.
    pub(crate) labels: Vec<Msg>,
    /// What should give pause before each of them.
    pub(crate) cautions: Vec<Option<Caution>>,
    /// What may not be done now, with the reasons.
    pub(crate) refusals: Vec<Refusal>,
    /// What the last answer did that can be seen, in its order.
    pub(crate) staged: Vec<Staged>,
    /// Through whose eyes.
    pub(crate) observer: Observer,
    /// After how many actions of the game.
    pub(crate) step: usize,
    /// How many of the last ones were Chance's: nobody else has answered since.
    pub(crate) chances: usize,
    /// Counts up whenever a look differs from the last one: caches derived from it compare this number.
    pub(crate) version: u64,
}

impl Seen {
    /// The same, with nothing to choose: the table as it was.
    pub(crate) fn without_answers(mut self) -> Self {
        for node in &mut self.scene.nodes {
            node.actions.clear();
            node.barred.clear();
        }
        Self { texts: Vec::new(), labels: Vec::new(), cautions: Vec::new(), refusals: Vec::new(), ..self }
    }

    /// What should give pause before this answer.
    pub(crate) fn caution(&self, answer: u16) -> Option<Caution> {
        self.cautions.get(usize::from(answer)).copied().flatten()
    }

    /// Whether this answer would do nothing now, and another one would.
    pub(crate) fn is_idle_choice(&self, answer: u16) -> bool {
        let is_idle = |answer: u16| self.caution(answer) == Some(Caution::Idle);
        is_idle(answer) && (0..self.labels.len() as u16).any(|other| !is_idle(other))
    }

    /// Looks at a state.
    ///
    /// # Errors
    /// A [`FaceError`] of a plugin.
    pub(crate) fn new(face: &dyn Face, at: Handle, observer: Observer, step: usize) -> Result<Self, FaceError> {
        let turn = face.turn(at)?;
        let labels: Vec<Msg> = face.labels(at, observer)?.iter().map(Msg::short).collect();
        let texts = match turn.actor {
            Actor::Seat(_) if !labels.is_empty() => face.texts(at)?.lines().map(str::to_owned).collect(),
            _ => Vec::new(),
        };
        Ok(Self {
            scene: face.explained(at, observer)?,
            prompt: face.prompt(at, observer)?,
            turn,
            texts,
            labels,
            cautions: face.cautions(at, observer)?,
            refusals: face.refusals(at, observer)?,
            staged: if step > 0 { face.staged(at, observer)? } else { Vec::new() },
            observer,
            step,
            chances: 0,
            version: 0,
        })
    }
}
