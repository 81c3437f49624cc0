//! Saved games thought through again, and played on another way: the built binary, its output and its exit codes.

use crate::common::{clade, file, good};
use std::path::PathBuf;

/// Plays a game of Pond against bots for a while and saves it.
fn pond(name: &str) -> PathBuf {
    let saved = file(name);
    good(
        &["play", "pond", "--seed", "5", "--seats", "human,random,greedy"],
        &format!("{}save {}\nquit\n", "1\n".repeat(14), saved.display()),
    );
    saved
}

fn json(args: &[&str]) -> serde_json::Value {
    serde_json::from_str(&good(args, "")).expect("JSON")
}

#[test]
fn a_review_adds_up_and_is_kept_beside_the_game() {
    let saved = pond("reviewed");
    let name = saved.to_str().expect("UTF-8");
    let first = json(&["review", name, "--json", "-n", "99"]);
    let seats = first["seats"].as_array().expect("seats");
    let sum = |key: &str| seats.iter().map(|seat| seat[key].as_f64().expect("a number")).sum::<f64>();
    assert!(seats.len() == 3 && sum("luck").abs() < 1e-6, "what luck gives one it takes from others: {seats:?}");
    assert_eq!(sum("choices") as usize, first["curve"].as_array().expect("a curve").len());
    let mistakes = first["mistakes"].as_array().expect("mistakes");
    let lost: f64 = mistakes.iter().map(|one| one["lost"].as_f64().expect("a number")).sum();
    let number = |seat: &serde_json::Value, key: &str| seat[key].as_f64().expect("a number");
    let of_seats: f64 = seats.iter().map(|seat| number(seat, "lost") * number(seat, "choices")).sum();
    assert!((lost - of_seats).abs() < 1e-9 && sum("mistakes") as usize == mistakes.len(), "{mistakes:?}");
    assert!(mistakes.iter().all(|one| one["best"]["answer"] != one["given"]["answer"]), "{mistakes:?}");
    let given_away = first["points_given_away"].as_array().expect("points");
    let is_of_points = |one: &serde_json::Value| number(one, "points") > 0.0 && number(one, "lost") == 0.0;
    assert!(given_away.iter().all(is_of_points), "what has cost a chance is no point given away: {given_away:?}");
    for at in first["curve"].as_array().expect("a curve") {
        let chances: f64 = at["chances"].as_array().expect("chances").iter().map(|chance| chance.as_f64().expect("a number")).sum();
        assert!((chances - 1.0).abs() < 1e-6, "{at}");
    }
    let sums = |key: &str| seats.iter().map(|seat| number(seat, key)).sum::<f64>();
    assert!((sums("first") - 1.0).abs() < 1e-6 && (sums("last") - 1.0).abs() < 1e-6, "{seats:?}");
    for seat in seats {
        let sum = number(seat, "first") + number(seat, "luck") - number(seat, "lost_in_all")
            + number(seat, "gained_in_all")
            + number(seat, "rest");
        assert!((sum - number(seat, "last")).abs() < 1e-9, "the parts are the whole way: {seat}");
    }
    for mistake in mistakes {
        let [given, best] = ["given", "best"].map(|which| mistake[which]["wins"].as_f64().expect("a share"));
        assert!(best > given && !mistake["question"].as_str().expect("a question").is_empty(), "{mistake}");
    }
    for turned in first["turning_points"].as_array().expect("turning points") {
        let change: f64 = turned["by_seat"].as_array().expect("seats").iter().map(|change| change.as_f64().expect("a number")).sum();
        assert!(change.abs() < 1e-6 && number(turned, "after") < number(turned, "until"), "what one gains others lose: {turned}");
    }
    assert!(saved.with_extension("review.json").exists());
    assert_eq!(json(&["review", name, "--json", "-n", "99"]), first, "what was kept is told again");
    // What is no review is not written over, and does not stand in the way.
    std::fs::write(saved.with_extension("review.json"), "mine").expect("written");
    let again = clade(&["review", name, "--json", "-n", "99"], "");
    assert!(again.status.success() && serde_json::from_slice::<serde_json::Value>(&again.stdout).expect("JSON") == first, "{again:?}");
    assert_eq!(std::fs::read_to_string(saved.with_extension("review.json")).expect("mine"), "mine");
    for (lang, says) in [("en", "Chances of winning"), ("ru", "Шансы на победу"), ("pl", "Szanse na zwycięstwo")] {
        let told = good(&["review", name, "--lang", lang, "--seat", "2", "--level", "easy"], "");
        assert!(told.contains(says), "{lang}: {told}");
    }
    for args in [&["review", name, "--seat", "4"][..], &["review", name, "--level", "genius"], &["review", "nothing"]] {
        assert_eq!(clade(args, "").status.code(), Some(2), "{args:?}");
    }
}

#[test]
fn a_game_of_other_rules_is_reviewed_as_far_as_it_goes_by_todays() {
    let saved = pond("reviewed-later");
    let text = std::fs::read_to_string(&saved).expect("a saved game");
    let line = text.lines().find(|line| line.starts_with("ruleset = ")).expect("the hash of its rules");
    std::fs::write(&saved, text.replace(line, "ruleset = \"0123456789abcdef\"")).expect("written");
    let review = json(&["review", saved.to_str().expect("UTF-8"), "--json", "--level", "easy"]);
    assert!(!review["curve"].as_array().expect("a curve").is_empty(), "{review}");
    assert_eq!(review["level"], "easy");
}

#[test]
fn the_same_table_played_on_twice_comes_to_the_same_and_more_food_to_more() {
    let saved = pond("otherwise");
    let name = saved.to_str().expect("UTF-8");
    let scenario = good(&["replay", name, "--at", "20", "--as-scenario"], "");
    let food = |side: &str| {
        scenario.lines().skip_while(|line| *line != format!("[position.{side}]")).find_map(|line| line.strip_prefix("food = "))
    };
    let own = food("p1").or_else(|| food("1")).map(str::to_owned);
    let position: Vec<&str> = scenario.lines().filter(|line| line.starts_with("pond = ")).collect();
    assert_eq!(position.len(), 1, "{scenario} {own:?}");
    let whatif = |set: &str| json(&["whatif", name, "--at", "20", "--set", set, "-n", "12", "--json"]);
    let same = whatif(position[0]);
    for seat in same["seats"].as_array().expect("seats") {
        assert_eq!((&seat["wins"][0], &seat["result"][0]), (&seat["wins"][1], &seat["result"][1]), "{seat}");
    }
    assert_eq!(same["games"], 12);
    let more = whatif("pond = 40");
    let sum = |way: usize| {
        more["seats"].as_array().expect("seats").iter().map(|seat| seat["result"][way].as_f64().expect("a number")).sum::<f64>()
    };
    assert!(sum(1) > sum(0), "{more}");
    assert_eq!(whatif("pond = 40"), more, "the same seed, the same games");
    let seen = |set: &str| json(&["whatif", name, "--at", "20", "--seat", "2", "--set", set, "-n", "12", "--json"]);
    assert_ne!(seen(position[0])["seats"], same["seats"], "other hands than lie there");
    for seat in seen(position[0])["seats"].as_array().expect("seats") {
        assert_eq!(
            (&seat["wins"][0], &seat["result"][0]),
            (&seat["wins"][1], &seat["result"][1]),
            "both ways have the same worlds: {seat}"
        );
    }
    let told = good(&["whatif", name, "--at", "20", "--set", "pond = 9", "-n", "4", "--lang", "pl"], "");
    assert!(told.contains("różnica") && told.contains("pond = 9"), "{told}");
    for args in [
        &["--at", "20", "--set", "pnd = 1"][..],
        &["--at", "9999", "--set", "pond = 1"],
        &["--at", "20"],
        &["--at", "20", "-o", "tide=9"],
        &["--at", "20", "--seat", "9", "--set", "pond = 1"],
    ] {
        let output = clade(&[&["whatif", name], args].concat(), "");
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code() == Some(2) && !error.contains("panicked"), "{args:?}: {error}");
    }
}

#[test]
fn another_answer_is_played_on_beside_the_one_that_was_given() {
    let saved = pond("answered");
    let name = saved.to_str().expect("UTF-8");
    // The first table at which somebody had a choice: each of its answers can be tried.
    let review = json(&["review", name, "--json", "--level", "easy", "-n", "99"]);
    let after = review["curve"][0]["after"].as_u64().expect("a choice").to_string();
    let scenario = good(&["replay", name, "--at", &after, "--as-scenario"], "");
    assert!(!scenario.is_empty());
    let record = std::fs::read_to_string(&saved).expect("a record");
    let lines: Vec<&str> = record.lines().skip_while(|line| *line != "---").skip(1).filter(|line| !line.starts_with('#')).collect();
    let given = lines[after.parse::<usize>().expect("a number")].split_once(": ").expect("an answer").1;
    let whatif = |answer: &str| json(&["whatif", name, "--at", &after, "--answer", answer, "-n", "8", "--json"]);
    let same = whatif(given);
    for seat in same["seats"].as_array().expect("seats") {
        assert_eq!(seat["result"][0], seat["result"][1], "the same answer both ways: {seat}");
    }
    assert_eq!(same["answer"], given);
    // What a review calls better can be tried in its own words, in any language.
    let told = json(&["review", name, "--json", "--level", "easy", "-n", "99", "--lang", "pl"]);
    let mistake = &told["mistakes"][0];
    let (at, better) = (mistake["after"].to_string(), mistake["best"]["answer"].as_str().expect("words"));
    good(&["whatif", name, "--at", &at, "--answer", &better.to_uppercase(), "-n", "2", "--lang", "pl"], "");
    let nonsense = clade(&["whatif", name, "--at", &after, "--answer", "dance"], "");
    assert_eq!(nonsense.status.code(), Some(2), "{nonsense:?}");
    let said = String::from_utf8_lossy(&nonsense.stderr);
    assert!(said.contains("dance") && said.contains(given), "what could be answered is told: {said}");
}
