//! Pending rule work, and where the room of each kind of it is.

use crate::evolution::Evolution;
use crate::position::words::Table;
use crate::{ambush, attack, duplicates, effects, feast, food, idle, migration, phases, prey, reactions};

clade_engine::steps! {
    /// Pending rule work; the top step is the open question.
    pub enum Step for Evolution, worded by Table {
        FirstPlayer(phases::FirstPlayer),
        Deal(phases::Deal),
        Births(phases::Births),
        Birth(phases::Birth),
        Develop(phases::Develop),
        Bank(phases::Bank),
        Each(effects::Each),
        Roll(phases::Roll),
        Filled(phases::Filled),
        Turn(phases::Turn),
        Feeding(phases::Feeding),
        Prey(prey::Prey),
        Adopt(phases::Adopt),
        Migrate(migration::Migrate),
        Follow(migration::Follow),
        Depart(migration::Depart),
        Take(ambush::Take),
        Waylaid(ambush::Waylaid),
        Feed(food::Feed),
        Share(food::Share),
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
        Extinction(phases::Extinction),
        Regrow(phases::Regrow),
        RegrowWith(phases::RegrowWith),
        RegrowFromDeck(phases::RegrowFromDeck),
        Draw(phases::Draw),
        Rescue(phases::Rescue),
        EndOfTurn(phases::EndOfTurn),
        Script(effects::Script),
        Used(idle::Used),
    }
}
