//! The set-ups in which a mod is tested: each number of players with all cards of the game, then each value of its options.

use crate::mods::{Folder, ruleset};
use clade_engine::{Module, Setup};

/// These mods take part, and the last is tested. Its options have their usual values with each number of players,
/// and each other value once, with the fewest.
pub fn setups(module: &dyn Module, folders: &[Folder]) -> Vec<Setup> {
    let options = module.options_for_all_cards();
    let all = module.about().seats.map(|seats| Setup { seats, options: options.clone() });
    // With too few cards for so many players there is no game.
    let mut setups: Vec<Setup> = all.filter(|setup| ruleset(module, setup, folders).is_ok()).collect();
    let (Some(fewest), Some(head)) = (setups.first().cloned(), folders.last().and_then(Folder::head)) else { return setups };
    for option in &head.options {
        for value in option.values.iter().skip(1) {
            let mut chosen = fewest.clone();
            chosen.options.insert(option.full_name(&head.id), value.clone());
            setups.push(chosen);
        }
    }
    setups
}
