//! Pending work of the rules, and where the room of each kind of it is.

use crate::rules::{
    attack, deaths, defects, direction, division, effects, environment, feeding, movement, new_genes, round, scoring, setup, travel, waste,
};
use crate::soup::Soup;

clade_engine::steps! {
    /// Pending rule work; the top step is the open question.
    pub enum Step for Soup {
        RollForStart(setup::RollForStart),
        CompareRolls(setup::CompareRolls),
        ChooseStart(setup::ChooseStart),
        Placement(setup::Placement),
        PlaceWhich(setup::PlaceWhich),
        PlaceWhere(setup::PlaceWhere),
        Round(round::Round),
        Phase(round::PhaseBegins),
        Amoebas(movement::Amoebas),
        Movement(movement::Movement),
        Active(direction::Active),
        DirectionGene(direction::DirectionGene),
        DirectionDie(direction::DirectionDie),
        FreeDirection(direction::FreeDirection),
        Directed(direction::Directed),
        Leave(travel::Leave),
        Arrive(travel::Arrive),
        Moved(direction::Moved),
        Act(effects::Act),
        Feeding(feeding::Feeding),
        Fed(feeding::Fed),
        Meal(feeding::ShortMeal),
        Target(attack::Target),
        React(attack::React),
        Reacted(attack::Reacted),
        Hit(attack::Hit),
        Saved(attack::Saved),
        Failed(attack::Failed),
        Again(attack::Again),
        Fight(attack::Fight),
        FightAgain(attack::FightAgain),
        Reveal(environment::Reveal),
        Defect(defects::GeneDefect),
        NewGenes(new_genes::NewGenes),
        Income(division::Income),
        Division(division::Division),
        Newborn(division::Newborn),
        Gifts(division::Gifts),
        Deaths(deaths::Deaths),
        AfterDeaths(deaths::AfterDeaths),
        Scoring(scoring::Scoring),
        Script(effects::Script),
        Fall(waste::Fall),
        FindDefects(environment::FindDefects),
    }
}
