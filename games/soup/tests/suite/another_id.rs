//! No gene is special: under another id, or from a user's folder, the shipped genes play the same.

use crate::common::{open_with, random_game};
use clade_engine::hash;
use clade_script::ModFolder;
use clade_soup::MODULE;

const GAMES: u64 = 25;

/// The hashes of random games, the ruleset left out.
fn playthrough(seats: u8, mods: &[ModFolder]) -> Vec<u64> {
    let game = open_with(seats, &[], mods);
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

/// The shipped folder under another mod id.
fn as_users_mod() -> ModFolder {
    let mut folder = MODULE.shipped[0].folder();
    let head = folder.files.iter_mut().find(|(name, _)| name == "mod.toml").expect("a head");
    head.1 = head.1.replace("id = \"soup\"", "id = \"mine\"");
    assert!(head.1.contains("\"mine\""));
    folder
}

/// The folder with one gene's id replaced everywhere.
fn renamed(id: &str) -> ModFolder {
    let mut folder = MODULE.shipped[0].folder();
    let (from, to) = (format!("\"{id}\""), format!("\"zz_{id}\""));
    let mut found = 0;
    for (name, text) in folder.files.iter_mut().filter(|(name, _)| name.ends_with(".lua")) {
        let _ = name;
        found += text.matches(&from).count();
        *text = text.replace(&from, &to);
    }
    assert!(found > 0, "{id} is there");
    folder
}

#[test]
fn each_gene_under_another_id() {
    let ids: Vec<String> = open_with(4, &[], &[]).cards().iter().map(|card| card.short_id().to_owned()).collect();
    assert_eq!(ids.len(), 20);
    let same = playthrough(4, &[]);
    for id in &ids {
        let folder = renamed(id);
        let game = open_with(4, &[], std::slice::from_ref(&folder));
        assert!(game.cards().find(id).is_none() && game.cards().find(&format!("zz_{id}")).is_some());
        assert!(playthrough(4, &[folder]) == same, "{id}");
    }
}

#[test]
fn all_genes_under_other_ids_with_three() {
    let ids: Vec<String> = open_with(4, &[], &[]).cards().iter().map(|card| card.short_id().to_owned()).collect();
    let mut folder = MODULE.shipped[0].folder();
    for (_, text) in folder.files.iter_mut().filter(|(name, _)| name.ends_with(".lua")) {
        for id in &ids {
            *text = text.replace(&format!("\"{id}\""), &format!("\"zz_{id}\""));
        }
    }
    assert!(playthrough(3, &[folder]) == playthrough(3, &[]));
}

#[test]
fn the_shipped_folder_as_a_users_mod() {
    let game = open_with(4, &[], &[as_users_mod()]);
    assert!(game.cards().iter().all(|card| card.id.starts_with("mine:")) && game.cards().len() == 20);
    for seats in [3, 4] {
        assert!(playthrough(seats, &[as_users_mod()]) == playthrough(seats, &[]));
    }
}
