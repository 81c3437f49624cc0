//! What a trait asks, in messages. What the rules ask is in the room of each step.

use crate::evolution::Evolution;
use crate::rules::effects::animal_in;
use crate::schema::React;
use crate::state::{Slot, State, Trait};
use crate::texts;
use clade_engine::{Ask, Msg};
use clade_script::{ArgKind, CardThing, EffectHook, Frame};

impl Evolution {
    /// A question of a trait, or its die.
    pub(crate) fn asked_by_trait(&self, state: &State) -> Msg {
        let Some(frame) = state.frames.top() else { return texts::working() };
        let card = self.cards().get(frame.card);
        let (me, hunter) = (animal_in(frame, 0), animal_in(frame, 1));
        let Some(question) = state.frames.question() else {
            return match me {
                Some(me) => texts::chance_trait_of(self.named(state, me), card.name()),
                None => texts::chance_trait(card.name()),
            };
        };
        let said = match (question.ask, question.picks.get()) {
            (Ask::Some { most, .. }, Some(picks)) => texts::picked(card.said(question.prompt), picks.len(), most),
            _ => card.said(question.prompt),
        };
        let who = texts::colour(question.who);
        match (me, hunter.filter(|_| frame.hook == React::HOOK)) {
            (Some(me), Some(hunter)) => texts::ask_trait_against(who, self.placed(state, me), self.named(state, hunter), said, card.name()),
            (Some(me), None) => match pair_in(state, frame).and_then(|pair| pair.other(me)).map(|mate| self.named(state, mate)) {
                Some(mate) => texts::ask_trait_between(who, self.placed(state, me), mate, said, card.name()),
                None => texts::ask_trait_of(who, self.placed(state, me), said, card.name()),
            },
            (None, _) => texts::ask_trait(who, said, card.name()),
        }
    }
}

/// The pair card that an effect was given as itself.
fn pair_in<'a>(state: &'a State, frame: &Frame) -> Option<&'a Trait> {
    let args = crate::schema::SCHEMA.hooks.get(usize::from(frame.hook))?.args;
    let at = args.iter().position(|arg| arg.kind == ArgKind::Thing(Slot::THING))?;
    let slot = usize::try_from(*frame.args.get(at)?).ok()?;
    state.traits.get(slot).filter(|lying| lying.is_pair())
}
