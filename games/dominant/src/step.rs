//! Pending rule work, and where the room of each kind of it is.

use crate::dominant::Dominant;
use crate::rules::{actions, cards, effects, execution, planning, reset, setup};

clade_engine::steps! {
    /// Pending rule work; the top step is the open question.
    pub enum Step for Dominant {
        Tile(setup::Tile),
        Start(setup::Start),
        Fill(setup::Fill),
        Reveal(setup::Reveal),
        Deal(cards::Deal),
        Begin(planning::Begin),
        Plan(planning::Plan),
        Execute(execution::Execute),
        Initiative(actions::initiative::Initiative),
        Replace(actions::initiative::Replace),
        Adaptation(actions::adaptation::Adaptation),
        Regression(actions::regression::Regression),
        Losses(actions::regression::Losses),
        Abundance(actions::abundance::Abundance),
        Put(actions::abundance::Put),
        Wasteland(actions::wasteland::Wasteland),
        Desolation(actions::wasteland::Desolation),
        Depletion(actions::depletion::Depletion),
        Glaciation(actions::glaciation::Glaciation),
        Speciation(actions::speciation::Speciation),
        Speciate(actions::speciation::Speciate),
        Spawn(actions::speciation::Spawn),
        Wanderlust(actions::wanderlust::Wanderlust),
        Lay(actions::wanderlust::Lay),
        Garnish(actions::wanderlust::Garnish),
        Bonus(actions::wanderlust::Bonus),
        Arrive(actions::wanderlust::Arrive),
        Migration(actions::migration::Migration),
        Competition(actions::competition::Competition),
        Victim(actions::competition::Victim),
        Domination(actions::domination::Domination),
        Choose(actions::domination::Choose),
        Played(actions::domination::Played),
        Save(reset::extinction::Save),
        Extinction(reset::extinction::Extinction),
        Survival(reset::survival::Survival),
        Reseed(reset::reseed::Reseed),
        Final(reset::end::Final),
        DrawElement(actions::adaptation::DrawElement),
        Token(effects::Token),
        Corner(effects::Vacant),
        Script(effects::Script),
    }
}
