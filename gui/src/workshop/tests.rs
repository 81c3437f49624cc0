//! The workshop, by accessible names.

use crate::app::Viewer;
use crate::testing::{Folder, at_home, click};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use std::fs;
use std::path::{Path, PathBuf};

/// Writes a mod of Pond with one card, which has this fault.
fn write_mod(folder: &Path, fault: &str) -> PathBuf {
    let path = folder.join("reeds");
    fs::create_dir_all(&path).unwrap();
    let head = "id = \"reeds\"\ngame = \"pond\"\nversion = \"1.2\"\nname = \"Tall reeds\"\nauthors = [\"Ada\"]\n";
    fs::write(path.join("mod.toml"), head).unwrap();
    let card = format!("return {{ id = \"rushes\", name = \"Rushes\", text = \"Nothing.\", source = \"assumed\",\n{fault} }}\n");
    fs::write(path.join("rushes.lua"), card).unwrap();
    path
}

fn says(harness: &Harness<Viewer>, part: &str) -> bool {
    let is = |text: Option<String>| text.is_some_and(|text| text.contains(part));
    harness.root().children_recursive().any(|node| is(node.accesskit_node().label()) || is(node.accesskit_node().value()))
}

#[test]
fn a_mod_is_opened_put_right_installed_switched_and_removed() {
    let folder = Folder::new("workshop");
    let path = write_mod(folder.path(), "nonsense = 1");
    let mut harness = at_home(folder.path(), None);
    click(&mut harness, "Mods");
    assert!(says(&harness, "Choose a mod on the left"));
    let field = "The folder of a mod, or the file in which it is packed";
    harness.get_by_label(field).focus();
    harness.run();
    harness.get_by_label(field).type_text(&path.display().to_string());
    harness.run();
    click(&mut harness, "Open");
    for part in ["By Ada", "reeds 1.2, for Pond", "1 error", "Error: unknown key 'nonsense'", "rushes.lua, line 2", "nonsense = 1 }"] {
        assert!(says(&harness, part), "{part}");
    }
    assert!(!says(&harness, "1 card"));

    write_mod(folder.path(), "");
    click(&mut harness, "Read again");
    assert!(says(&harness, "0 errors") && says(&harness, "1 card") && says(&harness, "Rushes"));
    click(&mut harness, "Install");
    let installed = folder.path().join("mods/reeds");
    assert!(installed.join("rushes.lua").is_file() && says(&harness, "is installed and takes part in new games"));

    // Whoever sets up a table finds it there.
    click(&mut harness, "Games");
    click(&mut harness, "Pond");
    let shown = installed.display().to_string();
    assert!(says(&harness, &shown));
    click(&mut harness, "Mods");
    click(&mut harness, "takes part");
    click(&mut harness, "Games");
    assert!(!says(&harness, &shown), "it is switched off");

    click(&mut harness, "Mods");
    // Both are called so: the installed one comes first.
    harness.get_all_by_label("Tall reeds").next().unwrap().click();
    harness.run();
    click(&mut harness, "Remove");
    assert!(says(&harness, "is deleted"));
    harness.get_all_by_label("Remove").last().unwrap().click();
    harness.run();
    assert!(!installed.exists() && path.exists());
}

#[test]
fn a_packed_mod_is_opened_and_set_up() {
    let folder = Folder::new("workshop");
    let path = write_mod(folder.path(), "");
    let home = clade_host::Home::new(Some(folder.path()));
    let packed = clade_host::Package::open(crate::testing::MODULES, &path, &home).unwrap().pack(None, folder.path()).unwrap();
    let mut harness = at_home(folder.path(), None);
    let (shared, home) = (crate::shared::Shared::new(crate::testing::MODULES, Default::default()).unwrap(), home);
    harness.state_mut().workshop().open(&packed, &shared, &home);
    click(&mut harness, "Mods");
    assert!(says(&harness, "1 card") && says(&harness, "Rushes"));
    click(&mut harness, "Play with it");
    assert!(says(&harness, &packed.display().to_string()), "the lobby has it among the mods of the table");
}

/// Runs frames until something is said, at most for a minute.
fn until(harness: &mut Harness<Viewer>, part: &str) {
    let begun = std::time::Instant::now();
    while !says(harness, part) {
        assert!(begun.elapsed().as_secs() < 60, "nobody says: {part}");
        std::thread::sleep(std::time::Duration::from_millis(50));
        harness.step();
    }
}

/// A gene for Primordial Soup that does this after a move.
fn write_gene(folder: &Path, does: &str) -> PathBuf {
    let path = folder.join("curious");
    fs::create_dir_all(&path).unwrap();
    fs::write(path.join("mod.toml"), "id = \"curious\"\ngame = \"soup\"\nversion = \"1\"\n").unwrap();
    let card = format!(
        "return {{ id = \"curiosity\", name = \"Curiosity\", text = \"It pays.\", source = \"assumed\", price = 2, mutation = 1,\n\
         copies = {{ [2] = 2, [3] = 3, [4] = 4 }},\nmoved = function(g, amoeba, n) {does} end }}\n"
    );
    fs::write(path.join("curiosity.lua"), card).unwrap();
    path
}

#[test]
fn a_card_is_tried_changed_and_tried_again_at_the_same_table() {
    let folder = Folder::new("trial");
    let path = write_gene(folder.path(), "g:gain(1)");
    let mut harness = at_home(folder.path(), None);
    let (shared, home) = (crate::shared::Shared::new(crate::testing::MODULES, Default::default()).unwrap(), clade_host::Home::new(None));
    harness.state_mut().workshop().open(&path, &shared, &home);
    click(&mut harness, "Mods");
    // Reading does not open it anew: it was opened for the test.
    harness.state_mut().workshop().open(&path, &shared, &home);
    harness.step();
    harness.get_by_label("Try").click();
    harness.step();
    until(&mut harness, "“Curiosity” can be used here");
    let steps = |harness: &mut Harness<Viewer>| harness.state_mut().playing().expect("a table").session().table().steps();
    let at = steps(&mut harness);
    assert!(at > 0);

    std::thread::sleep(std::time::Duration::from_millis(20));
    write_gene(folder.path(), "g:gian(2)");
    until(&mut harness, "The mod cannot be used as it is");
    assert!(says(&harness, "there is no verb 'gian'"));
    write_gene(folder.path(), "g:log(n) g:gain(1)");
    until(&mut harness, "The mod was read again; all");
    assert_eq!(steps(&mut harness), at);
    assert!(!harness.state_mut().playing().expect("a table").would_be_lost(), "whoever tries a card loses nothing");
}

#[test]
fn games_say_what_becomes_of_the_cards() {
    let folder = Folder::new("uses");
    let path = write_gene(folder.path(), "");
    let mut harness = at_home(folder.path(), None);
    click(&mut harness, "Mods");
    let (shared, home) = (crate::shared::Shared::new(crate::testing::MODULES, Default::default()).unwrap(), clade_host::Home::new(None));
    harness.state_mut().workshop().open(&path, &shared, &home);
    harness.step();
    harness.get_by_label("Let them play").click_accesskit();
    harness.step();
    until(&mut harness, "60/60");
    assert!(says(&harness, "Curiosity was refused") && !says(&harness, "never did anything"));
}

#[test]
fn an_owner_says_what_is_printed() {
    let folder = Folder::new("own-box");
    let mut harness = at_home(folder.path(), None);
    click(&mut harness, "Mods");
    click(&mut harness, "Primordial Soup");
    assert!(says(&harness, "My box: Primordial Soup") && says(&harness, "1 of 11 are sure"));
    assert!(says(&harness, "Environment card e02") && !says(&harness, "Environment card e01"), "what is sure is not asked for");
    harness.get_all_by_label("So it is printed").next().unwrap().click();
    harness.run();
    assert!(says(&harness, "2 of 11 are sure") && says(&harness, "you said so"));
    let said = fs::read_to_string(folder.path().join("mods/my_box_soup/changes.toml")).unwrap();
    assert!(said.contains("[\"soup_environment:e02\"]") && said.contains("source = \"rulebook\""), "{said}");
    click(&mut harness, "Forget");
    assert!(says(&harness, "1 of 11 are sure"));
}

/// All choices that fit together make a card in which nothing is wrong, and each says something of its own.
#[test]
fn every_choice_makes_a_card() {
    use clade_host::author::Maker;
    use std::collections::BTreeSet;
    for module in crate::testing::MODULES.iter().copied() {
        let Some(maker) = Maker::of(module) else { continue };
        let (game, mut texts, mut made) = (module.about().id, BTreeSet::new(), 0);
        let setup = clade_engine::Setup { seats: *module.about().seats.start(), options: Default::default() };
        let mut first = maker.first();
        first.name = "A “test” \\ card".to_owned();
        let words = |chosen: &clade_host::author::Chosen, at: usize| -> Vec<String> {
            maker.open(chosen)[at].iter().map(|piece| piece.word.clone()).collect()
        };
        for when in words(&first, 0) {
            let mut chosen = first.clone();
            chosen.words[0] = when;
            for check in words(&chosen, 1) {
                chosen.words[1] = check;
                for whom in words(&chosen, 2) {
                    chosen.words[2] = whom;
                    for what in words(&chosen, 3) {
                        chosen.words[3] = what;
                        let files = maker.files(&chosen, game).expect("they fit");
                        let folder = clade_host::Folder { path: "made".into(), files };
                        let rules = clade_host::ruleset(module, &setup, &[folder]).unwrap_or_else(|wrong| panic!("{chosen:?}: {wrong}"));
                        let odd = rules.odd().into_iter().filter(|odd| odd.severity != clade_engine::Severity::Hint);
                        assert_eq!(odd.count(), 0, "{chosen:?}");
                        assert!(["en", "ru", "pl"].into_iter().all(|language| texts.insert(maker.text(&chosen, language))), "{chosen:?}");
                        made += 1;
                    }
                }
            }
        }
        assert!(made > 30, "{game}: {made}");
    }
}

#[test]
fn a_card_is_made_from_choices_and_kept_as_a_mod() {
    let folder = Folder::new("making");
    let mut harness = at_home(folder.path(), None);
    click(&mut harness, "Mods");
    click(&mut harness, "for Primordial Soup");
    let name = harness.get_by_label("What it is called");
    name.focus();
    harness.run();
    harness.get_by_label("What it is called").type_text("Wanderlust");
    harness.run();
    assert!(says(&harness, "After the first active move of your amoeba in a turn — you: points +1.") && says(&harness, "Wanderlust"));
    assert!(says(&harness, "moved = function(g, amoeba, n)"), "its Lua is shown");
    click(&mut harness, "Keep it as a mod");
    assert!(folder.path().join("mods/wanderlust/wanderlust.lua").is_file());
    assert!(says(&harness, "Wanderlust") && says(&harness, "Play with it"), "it is open");
}
