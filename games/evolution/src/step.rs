//! Pending rule work, and where the room of each kind of it is.

use crate::evolution::Evolution;
use crate::position::words::Table;
use crate::{ambush, attack, duplicates, effects, feast, food, idle, migration, phases, prey, reactions};

clade_engine::steps! {
    /// Pending rule work; the top step is the open question.
    pub enum Step for Evolution, worded by Table {
        FirstPlayer(phases::setup::FirstPlayer),
        Deal(phases::draw::Deal),
        Births(phases::births::Births),
        Birth(phases::births::Birth),
        Develop(phases::development::Develop),
        Bank(phases::food_bank::Bank),
        Each(effects::Each),
        Roll(phases::food_bank::Roll),
        Filled(phases::food_bank::Filled),
        Turn(phases::feeding::Turn),
        Feeding(phases::feeding::Feeding),
        Prey(prey::Prey),
        Adopt(phases::feeding::adoption::Adopt),
        Migrate(migration::Migrate),
        Follow(migration::Follow),
        Depart(migration::Depart),
        Take(ambush::Take),
        Waylaid(ambush::Waylaid),
        Feed(food::Feed),
        Share(food::pairs::Share),
        Act(effects::Act),
        Eaten(feast::Revenge),
        Aim(attack::Aim),
        Guard(attack::Guard),
        React(reactions::React),
        Reacted(reactions::Reacted),
        Strike(feast::Strike),
        Carrion(feast::Carrion),
        Duplicate(duplicates::Duplicate),
        Settle(effects::Settle),
        Extinction(phases::extinction::Extinction),
        Regrow(phases::extinction::Regrow),
        RegrowWith(phases::extinction::RegrowWith),
        RegrowFromDeck(phases::extinction::RegrowFromDeck),
        Draw(phases::draw::Draw),
        Rescue(phases::draw::Rescue),
        EndOfTurn(phases::end::EndOfTurn),
        Script(effects::Script),
        Used(idle::Used),
    }
}
