//! No trait is special: under another id, or from a user's folder, the shipped traits play the same.

use crate::common::{all_sets, open_with, random_game};
use clade_engine::hash;
use clade_evolution::MODULE;
use clade_script::ModFolder;

const GAMES: u64 = 3;

/// The hashes of random games with all sets, the ruleset left out.
fn playthrough(mods: &[ModFolder]) -> Vec<u64> {
    let game = open_with(&all_sets(4), mods);
    let mut hashes = Vec::new();
    for seed in 0..GAMES {
        random_game(&game, seed, |state, list, events| {
            let mut state = state.clone();
            state.ruleset = 0;
            hashes.push(hash::of(&(&state, list.len() as u64, format!("{events:?}"))));
        });
    }
    hashes
}

/// The four shipped folders with these ids of traits replaced everywhere.
fn renamed(ids: &[String]) -> Vec<ModFolder> {
    let mut found = 0;
    let folder = |shipped: &clade_script::Shipped| {
        let mut folder = shipped.folder();
        for (_, text) in folder.files.iter_mut().filter(|(name, _)| name != "mod.toml") {
            for id in ids {
                let (from, to) = (format!("\"{id}\""), format!("\"zz_{id}\""));
                found += text.matches(&from).count();
                *text = text.replace(&from, &to);
            }
        }
        folder
    };
    let folders = MODULE.shipped.iter().map(folder).collect();
    assert!(found >= 2 * ids.len(), "each id is in its file and in a deck");
    folders
}

#[test]
fn each_trait_under_another_id() {
    let ids: Vec<String> = open_with(&all_sets(4), &[]).cards().iter().map(|card| card.short_id().to_owned()).collect();
    assert_eq!(ids.len(), 41);
    let same = playthrough(&[]);
    for id in &ids {
        assert!(playthrough(&renamed(std::slice::from_ref(id))) == same, "{id}");
    }
    assert!(playthrough(&renamed(&ids)) == same, "all at once");
}

/// The shipped folders under other mod ids. Those of the options are not chosen then: the user's are.
#[test]
fn the_shipped_folders_as_a_users_mods() {
    let mods: Vec<ModFolder> = MODULE
        .shipped
        .iter()
        .map(|shipped| {
            let mut folder = shipped.folder();
            let head = folder.files.iter_mut().find(|(name, _)| name == "mod.toml").expect("a head");
            head.1 = head.1.replace("id = \"evolution_", "id = \"mine_");
            assert!(head.1.contains("\"mine_"));
            folder
        })
        .collect();
    let rules = clade_evolution::EvolutionRules::load(&all_sets(4), &mods, clade_evolution::texts::FILES).expect("they load");
    assert!(rules.checked_cards().iter().all(|card| card.id.starts_with("mine_")));
    let game = rules.open_game(Default::default()).expect("it opens");
    let shipped = open_with(&all_sets(4), &[]);
    for seed in 0..GAMES {
        let plays = |game: &clade_evolution::Evolution| {
            let mut hashes = Vec::new();
            random_game(game, seed, |state, list, events| {
                let mut state = state.clone();
                state.ruleset = 0;
                hashes.push(hash::of(&(&state, list.len() as u64, format!("{events:?}"))));
            });
            hashes
        };
        assert!(plays(&game) == plays(&shipped));
    }
}
