//! Presets, and what is remembered of games that are over: the built binary, its output and its exit codes.

use crate::common::{clade, file, good};

fn results() -> serde_json::Value {
    serde_json::from_str(&good(&["results", "--json"], "")).expect("JSON")
}

#[test]
fn a_preset_is_chosen_by_name_or_number() {
    assert!(good(&["games", "soup"], "").contains("--preset first-game  A first game"));
    let begun = good(&["play", "soup", "--preset", "first-game", "--seats", "human,greedy"], "quit\n");
    assert!(begun.contains("finish from 30"), "{begun}");
    let other = good(&["play", "soup", "--preset", "first-game", "-o", "finish=20", "--seats", "human,greedy"], "quit\n");
    assert!(other.contains("finish from 20"), "a single option counts more: {other}");
    let guided = good(&[], "soup\nen\n2\nhuman,greedy\nquit\n");
    assert!(guided.contains("2. A first game: The finish zone begins at cell 30") && guided.contains("finish from 30"), "{guided}");
    let wrong = clade(&["play", "soup", "--preset", "frist-game"], "");
    let said = String::from_utf8_lossy(&wrong.stderr).into_owned();
    assert_eq!(wrong.status.code(), Some(2), "{said}");
    assert!(said.contains("did you mean 'first-game'?") && said.trim().lines().count() == 1, "{said}");
    let of_a_saved_game = clade(&["play", "--load", "FILE", "--preset", "first-game"], "");
    assert_eq!(of_a_saved_game.status.code(), Some(2), "a saved game has its rules");
}

#[test]
fn games_that_a_person_ended_are_listed_once() {
    assert!(good(&["results"], "").contains("You have not played a game to its end here yet."));
    good(&["play", "pond", "--seed", "5", "--seats", "human,random"], &"1\n".repeat(400));
    let all = results();
    let games = all["games"].as_array().expect("games");
    assert_eq!((games.len(), games[0]["game"].as_str()), (1, Some("pond")), "{all}");
    assert_eq!(all["tallies"][0]["against"], serde_json::json!(["random"]));
    let kept = file("home").join("kept").join("pond-1.clade");
    good(&["play", "--load", kept.to_str().expect("UTF-8")], "");
    assert_eq!(results(), all, "who opens a game that is over has not ended it");
    let listed = good(&["results", "pond"], "");
    assert!(listed.contains("against") && listed.contains("Pond: 1. "), "{listed}");
    let few: serde_json::Value = serde_json::from_str(&good(&["results", "-n", "0", "--json"], "")).expect("JSON");
    assert_eq!((&few["games"], &few["tallies"]), (&serde_json::json!([]), &all["tallies"]), "the tallies are of all games");
    assert_eq!(clade(&["results", "nothing"], "").status.code(), Some(2));
}
