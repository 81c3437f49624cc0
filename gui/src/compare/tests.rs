//! Games compared by clicks: ponds, because they are short.

mod own;
mod pictures;

use super::judged::Wanted;
use super::{Comparing, Tab};
use crate::app::Viewer;
use crate::testing::{Window, click, usual};
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use std::time::Duration;

fn page<'a>(window: &'a mut Harness<'static, Viewer>) -> &'a mut Comparing {
    window.state_mut().comparing()
}

/// The page with this many games of each setting to be played.
fn on_page(games: u64) -> Window {
    let mut window = usual();
    window.key_press(Key::V);
    window.run();
    page(&mut window).draft.count = games;
    window
}

/// Steps until something is so.
fn until(window: &mut Window, what: &str, is_so: impl Fn(&mut Comparing) -> bool) {
    for _ in 0..6000 {
        window.step();
        if is_so(page(window)) {
            window.run_steps(3);
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("never: {what}");
}

fn is_done(page: &mut Comparing) -> bool {
    let is_busy = page.job.as_ref().map(|job| job.progress()).is_some_and(|progress| progress.is_playing || progress.is_judging);
    !is_busy && page.job.as_ref().and_then(|job| job.judged()).is_some_and(|judged| judged.is_final)
}

/// Chooses, or not, by its box: where rulebooks are shown, games are named there, too.
fn tick(window: &mut Window, game: &str) {
    window.get_by_role_and_label(Role::CheckBox, game).click();
    window.run();
}

/// Presses the button of the form, which has the name of the page.
fn compare(window: &mut Window) {
    window.get_all_by_label("Compare").last().unwrap().click();
    window.run_steps(3);
}

/// Clicks while something is at work, so that the window does not come to rest.
fn press(window: &mut Window, label: &str) {
    // Wherever it lies, and even where a message lies over it.
    window.get_by_label(label).click_accesskit();
    window.run_steps(3);
}

/// Ponds that have been compared.
fn ponds(games: u64) -> Window {
    let mut window = on_page(games);
    page(&mut window).draft.games = vec!["pond".to_owned()];
    window.run();
    compare(&mut window);
    until(&mut window, "ponds are compared", is_done);
    window
}

#[test]
fn ponds_are_played_drawn_and_told_of() {
    let mut window = ponds(40);
    window.get_by_label("40 of 40 games");
    for picture in ["Population over the game", "How long individuals live", "What individuals die of", "Games one by one"] {
        window.get_by_label(picture);
    }
    window.get_by_label_contains("Pond: population");
    assert_eq!(window.query_all_by_label("90%–100%").count(), 0);
    for picture in ["Population over the game", "Scarcity and hunger over the game"] {
        click(&mut window, &format!("The numbers of this picture: {picture}"));
    }
    assert_eq!(window.get_all_by_label("90%–100%").count(), 2, "the last tenth of the game in both tables");
    window.get_by_label("Pond: share hungry");
    assert_eq!(window.query_all_by_label("Differences").count(), 0, "nothing is held against another");
    click(&mut window, "Numbers");
    window.get_by_label("share fed");
    let few = window.get_all_by_role(Role::Label).count();
    click(&mut window, "All numbers, not only those that were named before any game was played");
    assert!(window.get_all_by_role(Role::Label).count() > 2 * few);
    click(&mut window, "Findings");
    window.get_by_label("Games that stand out");
}

#[test]
fn rulebooks_are_told_before_and_after() {
    let mut window = on_page(5);
    window.get_by_label("Food in the rulebooks");
    for game in ["Primordial Soup", "Evolution", "Dominant Species: Marine", "Dominant Species"] {
        assert!(window.get_all_by_label(game).count() > 10, "{game}: one answer to each question");
    }
    // Each answer leads into the rules of its game, and Escape back to the page.
    window.query_all_by_label_contains("Rules: 4.8 Phase 5: deaths").next().expect("what kills amoebas").click_accesskit();
    window.run();
    let is_read = |window: &Window| window.query_all_by_label_contains("Life Expectancy). They may be born").count() > 0;
    assert!(is_read(&window));
    window.key_press(egui::Key::Escape);
    window.run();
    assert!(!is_read(&window));
    window.get_by_label("Food in the rulebooks");
    for game in ["Evolution", "Dominant Species: Marine", "Dominant Species"] {
        tick(&mut window, game);
    }
    assert_eq!(page(&mut window).draft.games, ["soup"]);
    page(&mut window).draft.bots = vec!["random".to_owned()];
    compare(&mut window);
    until(&mut window, "games are compared", is_done);
    assert_eq!(window.query_all_by_label("What kills").count(), 0);
    click(&mut window, "Rulebooks");
    window.get_by_label("What kills");
    assert_eq!(window.get_all_by_label("Evolution").count(), 1, "only in the form: it is not chosen");
}

#[test]
fn a_game_is_opened_at_its_round() {
    let mut window = ponds(6);
    page(&mut window).wanted = Some(Wanted { arm: 0, game: 3, round: Some(4) });
    for _ in 0..2000 {
        window.step();
        if window.state().replay().is_some() {
            break;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    let replay = window.state().replay().expect("the game is opened");
    let step = replay.step();
    assert!(step > 0, "not at its start");
    let asked = &page(&mut window).job.as_ref().unwrap().board().planned.asked.clone();
    let seed = clade_compare::play::seed_of(asked, &asked.arms[0], 3);
    assert_eq!(window.state().replay().unwrap().saved().header.seed, seed);
    window.run();
    click(&mut window, "Next action");
    assert_eq!(window.state().replay().unwrap().step(), step + 1);
    click(&mut window, "← Compare");
    assert!(window.query_by_label("6 of 6 games").is_some(), "one goes back to where one came from");
}

#[test]
fn settings_of_one_game_are_held_against_each_other() {
    let mut window = on_page(30);
    click(&mut window, "One game in several settings");
    click(&mut window, "Game");
    click(&mut window, "Pond");
    compare(&mut window);
    until(&mut window, "two settings are compared", is_done);
    let job = page(&mut window).job.as_ref().unwrap();
    let asked = &job.board().planned.asked;
    assert_eq!((asked.shape.clone(), asked.arms.len()), (clade_compare::Shape::Versus, 2));
    assert_eq!(asked.arms[1].changes.len(), 1);
    let pairs = job.judged().unwrap().report.pairs.len();
    assert_eq!(pairs, 1);
    click(&mut window, "Differences");
    // The same words as on the page of the report, number by number.
    let words = clade_compare::Prose::new("en", crate::testing::MODULES);
    let report = &page(&mut window).job.as_ref().unwrap().judged().unwrap().report;
    let table = words.differences(report, &report.pairs[0], false);
    assert_eq!(table.rows.len(), 1 + clade_compare::report::MAIN.len(), "first of all the food at hand");
    for cell in table.heads.iter().take(4).chain(table.rows.iter().flat_map(|row| [&row[0], &row[3], &row[7]])) {
        assert!(window.get_all_by_label(cell).count() > 0, "{cell}");
    }
    let few = window.get_all_by_role(Role::Label).count();
    click(&mut window, &words.others_of_pair(report.pairs[0].judged.len() - table.rows.len()));
    assert!(window.get_all_by_role(Role::Label).count() > 2 * few);
    click(&mut window, "Findings");
    window.get_by_label("What can be said");
}

#[test]
fn what_changes_nothing_is_told_and_not_played() {
    let mut window = on_page(5);
    click(&mut window, "One game in several settings");
    let page_now = page(&mut window);
    page_now.draft.game = "pond".to_owned();
    page_now.draft.settings = vec![vec![(super::draft::BOTS.to_owned(), "greedy".to_owned())]];
    window.run();
    compare(&mut window);
    assert!(window.get_all_by_label_contains("This changes nothing").count() > 0);
    assert!(page(&mut window).job.is_none());
}

#[test]
fn it_is_stopped_and_goes_on() {
    let mut window = on_page(100_000);
    page(&mut window).draft.games = vec!["pond".to_owned()];
    compare(&mut window);
    until(&mut window, "some are played", |page| page.job.as_ref().unwrap().progress().ended > 5);
    press(&mut window, "Stop");
    until(&mut window, "it is judged", is_done);
    let first = page(&mut window).job.as_ref().unwrap().progress().ended;
    press(&mut window, "Go on");
    until(&mut window, "more are played", |page| page.job.as_ref().unwrap().progress().ended > first);
    press(&mut window, "Stop");
    until(&mut window, "it is judged again", is_done);
}

#[test]
fn report_and_numbers_are_saved() {
    let mut window = ponds(35);
    press(&mut window, "Numbers as CSV");
    press(&mut window, "Save the report");
    until(&mut window, "it is saved", |page| page.keeping.saving.is_none());
    let folder = window.home().join("compared");
    for file in ["numbers.csv", "report.html", "report.json", "games.parquet", "rounds.parquet"] {
        assert!(std::fs::metadata(folder.join(file)).is_ok_and(|file| file.len() > 100), "{file}");
    }
    let csv = std::fs::read_to_string(folder.join("numbers.csv")).unwrap();
    let columns = csv.lines().next().unwrap().split(',').count();
    assert_eq!(columns, 10);
    let line = |id: &str| csv.lines().find(|line| line.contains(&format!(",{id},"))).unwrap_or_else(|| panic!("{id}: {csv}"));
    let cells = |id: &str| line(id).split(',').map(str::to_owned).collect::<Vec<_>>();
    assert!(line("fed").starts_with("pond,,greedy,fed,"));
    // In the unit that stands there: hundredths.
    let judged = page(&mut window).job.as_ref().unwrap().judged().unwrap();
    let eaten = judged.report.arms[0].estimate("gini_food").unwrap().value.unwrap();
    let (unit, value) = (cells("gini_food")[5].clone(), cells("gini_food")[6].parse::<f64>().unwrap());
    assert!(unit == "%" && eaten > 0.0 && (value - 100.0 * eaten).abs() < 1e-5, "{unit} {value} {eaten}");
    let none = cells("store");
    assert_eq!((none[6].as_str(), none[9].as_str()), ("", "0"), "what has no value has it in no game");
}

#[test]
fn it_speaks_every_language() {
    let mut window = ponds(35);
    for (language, picture) in [("Русский", "Как рано решает пища"), ("Polski", "Jak wcześnie rozstrzyga pokarm")]
    {
        click(&mut window, language);
        window.get_by_label(picture);
        for tab in [Tab::Numbers, Tab::Found, Tab::Pictures] {
            page(&mut window).tab = tab;
            window.run_steps(3);
        }
    }
}
