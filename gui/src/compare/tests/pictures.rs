//! Pictures of a comparison: looked at, saved, walked through.

use super::{compare, is_done, on_page, page, ponds, press, until};
use crate::compare::draft::SEATS;
use crate::testing::Window;
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable;
use std::time::Duration;

/// Three settings below each other in a low window: on the page, half of them lies below its end.
#[test]
fn a_picture_is_saved_whole() {
    let mut window = on_page(30);
    let page_now = page(&mut window);
    (page_now.draft.versus, page_now.draft.game) = (true, "pond".to_owned());
    page_now.draft.settings = ["2", "3"].map(|seats| vec![(SEATS.to_owned(), seats.to_owned())]).into();
    window.run();
    compare(&mut window);
    until(&mut window, "settings are compared", is_done);
    window.set_size(egui::vec2(700.0, 420.0));
    window.run_steps(3);
    let folder = window.home().join("compared");
    let mut sizes = Vec::new();
    for (name, file) in [("Where food comes from and where it goes", "flows-1.png"), ("Games one by one", "games-1.png")] {
        press(&mut window, &format!("Save as PNG: {name}"));
        until(&mut window, "it is saved", |page| page.keeping.shot.is_none());
        let picture = image::open(folder.join(file)).unwrap().to_rgba8();
        let ground = *picture.get_pixel(0, 0);
        let is_drawn = |from: u32, to: u32| (from..to).any(|y| (0..picture.width()).any(|x| *picture.get_pixel(x, y) != ground));
        // Two pixels are a point, and 16 points lie around it: what is last stands right above them.
        assert!(is_drawn(0, 80) && is_drawn(picture.height() - 240, picture.height() - 32), "{file}: its beginning and its end");
        assert!(!is_drawn(picture.height() - 32, picture.height()), "{file}: nothing is cut");
        sizes.push(picture.height());
    }
    assert!(sizes[0] > 2 * 420 && sizes[1] > 2 * 250, "three diagrams are higher than the window: {sizes:?}");
}

#[test]
fn single_games_are_walked_by_keys_and_opened() {
    let mut window = ponds(30);
    // In ponds nothing is scarce, always: a number is shown in which games differ.
    let judged = page(&mut window).job.as_ref().unwrap().judged().unwrap();
    let first = judged.varied[0][0];
    assert_ne!(first, "scarcity");
    let shown = clade_compare::Prose::new("en", crate::testing::MODULES).measure(first);
    let chosen = |window: &Window| window.get_by_role_and_label(Role::SpinButton, &shown).value().unwrap_or_default();
    window.get_by_role_and_label(Role::SpinButton, &shown).focus();
    window.run();
    let highest = chosen(&window);
    assert!(highest.starts_with("Pond, game ") && highest.contains("(seed ") && highest.contains(&shown), "{highest}");
    window.key_press(Key::ArrowDown);
    window.run();
    assert_ne!(chosen(&window), highest);
    let told = chosen(&window);
    window.get_by_label(&told);
    window.key_press(Key::Enter);
    window.run_steps(2);
    for _ in 0..2000 {
        window.step();
        if let Some(replay) = window.state().replay() {
            let seed = format!("(seed {})", replay.saved().header.seed);
            assert!(told.contains(&seed), "{told}: {seed}");
            return;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    panic!("the game is not opened");
}

#[test]
fn a_picture_of_it_in_the_dark() {
    let mut window = on_page(40);
    page(&mut window).draft.games = vec!["soup".to_owned(), "evolution".to_owned(), "marine".to_owned()];
    page(&mut window).draft.bots = vec!["random".to_owned()];
    compare(&mut window);
    until(&mut window, "games are compared", is_done);
    window.remove_cursor();
    window.run_steps(4);
    crate::testing::compare("compare-dark", &mut window);
}
