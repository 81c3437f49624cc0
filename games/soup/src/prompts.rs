//! Who does what and why, in messages.

use crate::action::Cubes;
use crate::rules::effects::acting_amoeba;
use crate::schema::{Failed, Leaving, NeighbourLeaves};
use crate::soup::Soup;
use crate::state::{COLOURS, Colour, State};
use crate::step::Step;
use crate::texts;
use clade_engine::{Ask, Msg, Question};
use clade_script::CardThing;

impl Soup {
    /// Who does what and why.
    pub(crate) fn prompted(&self, state: &State) -> Msg {
        let Some(step) = state.agenda.top() else { return texts::over() };
        let said = step.prompt(self, state);
        if self.asks_dummy(state) { texts::by_chance(said) } else { said }
    }

    /// What the open effect of a gene asks, or rolls for.
    pub(crate) fn asked_by_gene(&self, state: &State) -> Msg {
        let Some(frame) = state.frames.top() else { return texts::over() };
        let (card, gene) = (self.cards().get(frame.card), self.gene_name(state, frame.side, frame.card));
        let Some(question) = state.frames.question() else { return texts::chance_gene(gene) };
        let said = match (question.ask, question.picks.get()) {
            (Ask::Some { thing: Colour::THING, most, .. }, Some(picks)) if !picks.is_empty() => {
                let mut counts = [0; COLOURS];
                picks.iter().for_each(|&colour| counts[usize::from(colour)] += 1);
                texts::picked_cubes(card.said(question.prompt), texts::cubes(Cubes::new(counts)), picks.len(), most)
            }
            (Ask::Some { most, .. }, Some(picks)) => texts::picked(card.said(question.prompt), picks.len(), most),
            _ => card.said(question.prompt),
        };
        let who = self.name_of(question.who);
        let Some(id) = acting_amoeba(frame.hook, frame.args) else { return texts::ask_gene(who, said, gene) };
        let (from, here) = (state.amoeba(id).cell, texts::here(id, state.amoeba(id).cell));
        let leaves_to = frame.told().map(|Leaving { to, .. }| to);
        if let Some(to) = leaves_to.or_else(|| frame.told().map(|NeighbourLeaves { to, .. }| to)) {
            return texts::ask_leaving(who, texts::amoeba_of(id), crate::map::name(from), crate::map::name(to), said, gene);
        }
        match failure(state).filter(|_| frame.told::<Failed>().is_some()) {
            Some(Step::Again(again)) => texts::ask_failed_attack(who, here, texts::amoeba_of(again.attack.target), said, gene),
            Some(Step::FightAgain(again)) => texts::ask_lost_fight(who, here, texts::amoeba_of(again.fighters.attacker), said, gene),
            _ => texts::ask_gene_for(who, here, said, gene),
        }
    }
}

/// What has failed, while a gene is asked whether to try again.
fn failure(state: &State) -> Option<Step> {
    state.agenda.iter().rev().find(|step| matches!(step, Step::Again(_) | Step::FightAgain(_))).copied()
}
