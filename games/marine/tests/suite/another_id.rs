//! No card is special: under another id, or from a user's folder, the shipped cards play the same.

use crate::common::{open_with, random_game, setup};
use clade_engine::{Setup, hash};
use clade_marine::MODULE;
use clade_script::ModFolder;

const GAMES: u64 = 3;

/// All cards in one deck, two traits for each animal.
fn all_cards() -> Setup {
    setup(4, &["length=epic", "superheroes=yes"])
}

/// The hashes of random games, the ruleset left out.
fn playthrough(mods: &[ModFolder]) -> Vec<u64> {
    let game = open_with(&all_cards(), mods);
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

/// The shipped folders with these ids of cards replaced everywhere.
fn renamed(ids: &[String]) -> Vec<ModFolder> {
    let mut found = 0;
    let folder = |shipped: &clade_script::Shipped| {
        let mut folder = shipped.folder();
        for (_, text) in folder.files.iter_mut().filter(|(name, _)| name != "mod.toml") {
            for id in ids {
                let (from, to) = (format!("\"{id}\""), format!("\"zz_{id}\""));
                found += text.matches(&from).count();
                // A text may follow an option that is called like a card.
                *text = text.replace(&from, &to).replace(&format!("by = {to}"), &format!("by = {from}"));
            }
        }
        folder
    };
    let folders = MODULE.shipped.iter().map(folder).collect();
    assert!(found >= ids.len(), "each id is in its file");
    folders
}

#[test]
fn each_card_under_another_id() {
    let ids: Vec<String> = open_with(&all_cards(), &[]).cards().iter().map(|card| card.short_id().to_owned()).collect();
    assert_eq!(ids.len(), 53);
    let same = playthrough(&[]);
    for id in &ids {
        assert!(playthrough(&renamed(std::slice::from_ref(id))) == same, "{id}");
    }
    assert!(playthrough(&renamed(&ids)) == same, "all at once");
}

/// The shipped folders under other mod ids.
#[test]
fn the_shipped_folders_as_a_users_mods() {
    let mods: Vec<ModFolder> = MODULE
        .shipped
        .iter()
        .map(|shipped| {
            let mut folder = shipped.folder();
            let head = folder.files.iter_mut().find(|(name, _)| name == "mod.toml").expect("a head");
            head.1 = head.1.replace("id = \"marine_", "id = \"mine_");
            assert!(head.1.contains("\"mine_"));
            folder
        })
        .collect();
    let rules = clade_marine::MarineRules::load(&all_cards(), &mods, clade_marine::texts::FILES).expect("they load");
    assert!(rules.checked_cards().iter().all(|card| card.id.starts_with("mine_")));
    let game = rules.open_game(Default::default()).expect("it opens");
    let shipped = open_with(&all_cards(), &[]);
    for seed in 0..GAMES {
        let plays = |game: &clade_marine::Marine| {
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
