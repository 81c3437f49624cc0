//! Rules and mods of one of several games that are compared.

use super::{compare as press_compare, is_done, on_page, page, until};
use crate::compare::draft::Own;
use crate::testing::{MODULES, Window, click};
use crate::texts::{compare, lobby};
use clade_host::value_name;
use egui_kittest::kittest::{NodeT, Queryable};

/// What an option of Primordial Soup with a value is called, as a radio button and in a line.
fn names(window: &Window, option: &str, value: &str) -> [String; 2] {
    let row = MODULES[0].about().options.iter().find(|row| row.name == option).unwrap();
    let (title, value) = (row.title(), value_name(row, value));
    [lobby::option_value(title.clone(), value.clone()), compare::set(title, value)].map(|msg| window.state().shared().say(&msg))
}

#[test]
fn a_game_is_compared_by_rules_of_its_own() {
    let mut window = on_page(3);
    page(&mut window).draft.games = vec!["soup".to_owned(), "pond".to_owned()];
    page(&mut window).draft.bots = vec!["random".to_owned()];
    window.run();
    // A game that is not chosen keeps its line, so that those below keep their places.
    let usual = |window: &Window| window.get_all_by_label("usual rules").count();
    assert_eq!(usual(&window), MODULES.len());
    let change = |game: &str| format!("Change the rules of {game}");
    assert!(window.get_by_label(&change("Evolution")).accesskit_node().is_disabled());
    click(&mut window, &change("Primordial Soup"));
    // This rule is for two: it is not refused because usually four play.
    let [tribe, line] = names(&window, "two-players", "tribe");
    click(&mut window, &tribe);
    click(&mut window, "Done");
    assert_eq!(page(&mut window).draft.own["soup"].options, [("two-players".to_owned(), "tribe".to_owned())].into());
    assert_eq!(usual(&window), MODULES.len() - 1);
    window.get_by_label(&line);
    press_compare(&mut window);
    until(&mut window, "both are compared", is_done);
    let asked = page(&mut window).job.as_ref().unwrap().board().planned.asked.clone();
    assert_eq!(asked.arms.iter().map(|arm| (&*arm.game, arm.setup.seats)).collect::<Vec<_>>(), [("soup", 2), ("pond", 4)]);
    assert_eq!(asked.arms[0].setup.options["two-players"], "tribe");
    // The form may be changed afterwards: by which rules these games were played stands above them.
    page(&mut window).draft.own.clear();
    window.run();
    let words = clade_compare::Prose::new("en", MODULES);
    window.get_by_label(&words.long(&asked, 0));
    assert_eq!(window.query_all_by_label(&words.long(&asked, 1)).count(), 0, "as usual");
}

#[test]
fn mods_are_added_and_one_that_is_none_is_told() {
    let mut window = on_page(3);
    let pond = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/pond/cards").to_owned();
    page(&mut window).draft.games = vec!["pond".to_owned()];
    page(&mut window).draft.own.insert("pond".to_owned(), Own { mods: vec![pond], ..Own::default() });
    window.run();
    window.get_by_label("mod cards");
    page(&mut window).draft.own.insert("pond".to_owned(), Own { mods: vec!["/no/such/folder".to_owned()], ..Own::default() });
    window.run();
    press_compare(&mut window);
    assert!(window.get_all_by_label_contains("/no/such/folder").count() > 0);
    assert!(page(&mut window).job.is_none());
}
