//! Pending rule work, and where the room of each kind of it is.

use crate::evolution::Evolution;
use crate::notation::fields::Named;
use crate::rules::{
    ambush, attack, births, development, draw, duplicates, effects, end, extinction, feast, feeding, food, food_bank, idle, migration,
    prey, reactions, setup,
};

clade_engine::steps! {
    /// Pending rule work; the top step is the open question.
    pub enum Step for Evolution, worded by Named {
        FirstPlayer(setup::FirstPlayer),
        Deal(draw::Deal),
        Births(births::Births),
        Birth(births::Birth),
        Develop(development::Develop),
        Bank(food_bank::Bank),
        Each(effects::Each),
        Roll(food_bank::Roll),
        Filled(food_bank::Filled),
        Turn(feeding::Turn),
        Feeding(feeding::Feeding),
        Prey(prey::Prey),
        Adopt(feeding::adoption::Adopt),
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
        Extinction(extinction::Extinction),
        Regrow(extinction::Regrow),
        RegrowWith(extinction::RegrowWith),
        RegrowFromDeck(extinction::RegrowFromDeck),
        Draw(draw::Draw),
        Rescue(draw::Rescue),
        EndOfTurn(end::EndOfTurn),
        Script(effects::Script),
        Used(idle::Used),
    }
}
