//! The page that compares rulebooks.

use clade_compare::rules::page;
use clade_engine::Module;

const GAMES: [&dyn Module; 5] =
    [&clade_soup::MODULE, &clade_evolution::MODULE, &clade_pond::MODULE, &clade_marine::MODULE, &clade_dominant::MODULE];

/// Each shipped game answers each question in each language, in its own words; the pond, which says nothing, is left out.
#[test]
fn every_shipped_game_answers_everything() {
    for lang in ["en", "ru", "pl"] {
        let page = page(&GAMES, lang);
        let ids: Vec<&str> = page.games.iter().map(|game| game.id.as_str()).collect();
        assert_eq!((ids, page.rows.len()), (vec!["soup", "evolution", "marine", "dominant"], 11), "{lang}");
        let summaries = page.games.iter().map(|game| &game.summary);
        for text in summaries.chain(page.rows.iter().flat_map(|row| &row.answers)) {
            assert!(text.ends_with('.') && !text.contains("food-rules") && !text.contains('{'), "{lang}: {text}");
        }
        assert!(page.rows.iter().all(|row| row.answers.len() == 4 && !row.question.contains("rules-")), "{lang}");
    }
}

#[test]
fn it_is_read_in_its_language() {
    let pages = ["en", "ru", "pl", "xx"].map(|lang| page(&GAMES, lang));
    assert_eq!(
        pages.each_ref().map(|page| (page.title.as_str(), page.games[0].title.as_str(), page.rows[0].question.as_str())),
        [
            ("Food in the rulebooks", "Primordial Soup", "How food comes"),
            ("Пища в правилах игр", "Первичный бульон", "Откуда берётся пища"),
            ("Pokarm w instrukcjach gier", "Pierwotna zupa", "Skąd bierze się pokarm"),
            ("Food in the rulebooks", "Primordial Soup", "How food comes"),
        ]
    );
}

#[test]
fn a_page_of_nothing_still_asks() {
    let page = page(&[&clade_pond::MODULE], "en");
    assert!(page.games.is_empty() && page.rows.iter().all(|row| row.answers.is_empty()));
}
