//! A game at the terminal: what a person types and reads.

use crate::common::{clade, command, file, good};

/// The smallest game of the program.
const GAME: &str = "pond";
/// One person against bots.
const ALONE: [&str; 7] = ["play", "soup", "--seats", "human,greedy,greedy,greedy", "--seed", "5", "--lang"];

#[test]
fn a_saved_game_goes_on() {
    let saved = file("saved");
    let name = saved.to_str().expect("UTF-8");
    let args = ["play", GAME, "--seed", "11", "--seats", "human,human,random"];
    let played = good(&args, &format!("1\nsave {name}\nquit\n"));
    assert!(played.contains(name) && !played.contains("not saved"), "{played}");
    let resumed = good(&["play", GAME, "--load", name], &"1\n".repeat(5000));
    let whole = good(&args, &"1\n".repeat(5000));
    let end = |text: &str| text.split_once("The game is over.").expect("an end").1.to_owned();
    assert_eq!(end(&resumed), end(&whole));
    std::fs::remove_file(saved).expect("it was there");
}

/// Also a game of bots alone, which nobody could save by typing.
#[test]
fn a_game_is_saved_where_the_command_says() {
    let saved = file("bots");
    let name = saved.to_str().expect("UTF-8");
    let bots = ["play", GAME, "--seats", "random,random", "--seed", "4", "--save", name];
    let played = good(&bots, "");
    assert!(played.contains(&format!("clade review {name}")), "{played}");
    let replayed = good(&["replay", name], "");
    assert!(replayed.contains("The game is over."), "{replayed}");
    // Another game may not take its place: that is said before anything is played.
    let refused = clade(&bots, "");
    let error = String::from_utf8(refused.stderr).expect("text");
    assert_eq!((refused.status.code(), error.lines().count(), refused.stdout.len()), (Some(2), 1, 0), "{error}");
    good(&["play", "--load", name, "--save", name], "");
    // Nor is a game that is left in the middle called unsaved.
    let (left, again) = (file("left"), ["play", GAME, "--seats", "human,random", "--seed", "4", "--save"]);
    let name = left.to_str().expect("UTF-8");
    let played = good(&[&again[..], &[name]].concat(), "1\nquit\n");
    assert!(played.contains(&format!("clade play --load {name}")) && !played.contains("automatically"), "{played}");
    std::fs::remove_file(saved).expect("it was there");
    std::fs::remove_file(left).expect("it was there");
}

#[test]
fn one_person_is_not_asked_what_has_one_answer() {
    let game = |sitters| {
        let args = ["play", "evolution", "--seed", "4", "-o", "time-to-fly=yes", "--lang", "en", "--seats", sitters];
        good(&args, &"1\n".repeat(300))
    };
    let lone_answers = |output: &str| {
        let lines: Vec<&str> = output.lines().filter(|line| !line.starts_with(' ')).collect();
        lines.windows(2).filter(|pair| pair[0].starts_with("1. ") && pair[1].starts_with("> ")).count()
    };
    for (sitters, are_asked) in [("human,human,random", true), ("human,greedy", false)] {
        let output = game(sitters);
        assert!(output.contains("The game is over."), "{output}");
        assert_eq!(lone_answers(&output) > 0, are_asked, "{sitters}: {output}");
    }
}

#[test]
fn saving_spares_other_files() {
    let other = file("other");
    std::fs::write(&other, "my diary\n").expect("a file");
    good(&["play", GAME], &format!("save {}\n", other.display()));
    assert_eq!(std::fs::read_to_string(&other).expect("still there"), "my diary\n");
    std::fs::remove_file(other).expect("it was there");
}

#[test]
fn a_game_saved_in_a_genes_question_goes_on_with_it() {
    let args = ["play", "soup", "--seed", "5", "--lang", "en", "--seats", "human,human,human"];
    let mut lines: Vec<&str> = ["1"; 24].into_iter().chain(["move", "1"].into_iter().cycle().take(400)).collect();
    let whole = good(&args, &lines.join("\n"));
    let asks = |line: &str| line.ends_with("(Speed)") || line.ends_with("(Movement I)");
    let before = whole.lines().take_while(|line| !asks(line)).filter(|line| line.starts_with("> ")).count();
    assert!(before < lines.len(), "no gene asks: {whole}");
    lines.truncate(before + 20); // the game goes on after them

    let saved = file("gene");
    let name = saved.to_str().expect("UTF-8");
    let played = good(&args, &format!("{}\nsave {name}\nquit\n", lines[..before].join("\n")));
    let question = |output: &str| output.lines().rev().find(|line| asks(line)).map(str::to_owned);
    let resumed = good(&["play", "soup", "--lang", "en", "--load", name], "log all\n");
    assert!(question(&played).is_some() && question(&played) == question(&resumed), "{resumed}");
    assert!(resumed.contains("“log all” shows what has happened so far") && resumed.contains("Round 1 begins"), "{resumed}");

    let rest = lines[before..].join("\n") + "\nlog all\n";
    let log = |output: &str| output.rsplit_once("> log all\n").expect("a log").1.to_owned();
    let whole = good(&args, &(lines.join("\n") + "\nlog all\n"));
    assert_eq!(log(&good(&["play", "soup", "--lang", "en", "--load", name], &rest)), log(&whole));
    std::fs::remove_file(saved).expect("it was there");
}

#[test]
fn a_torn_file_is_told_of() {
    let (saved, torn) = (file("whole"), file("torn"));
    good(&["play", GAME, "--seed", "11"], &format!("1\n1\nsave {}\nquit\n", saved.display()));
    let text = std::fs::read_to_string(&saved).expect("saved");
    for (cut, says) in [(text.len() - 3, "breaks off"), (text.len() / 4, "not a saved game")] {
        std::fs::write(&torn, &text[..cut]).expect("a file");
        let output = clade(&["play", GAME, "--load", torn.to_str().expect("UTF-8")], "");
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!((output.status.code(), error.lines().count()), (Some(2), 1), "{error}");
        assert!(error.contains(says), "{error}");
    }
    for path in [saved, torn] {
        std::fs::remove_file(path).expect("it was there");
    }
}

#[test]
fn saving_to_a_folder_is_refused_and_the_game_goes_on() {
    let played = good(&["play", GAME], &format!("save {}\nsave\n1\n", env!("CARGO_TARGET_TMPDIR")));
    assert!(played.contains("Not saved") && played.contains("folder") && played.contains("Where to?"), "{played}");
}

#[test]
fn undo_says_what_it_takes_back_and_meets_the_same_dice() {
    let played = good(&["play", GAME, "--seats", "human,human", "--seed", "2", "--lang", "en"], "1\nотмена!\ncofnij\nпомощь\nwyjdź\n");
    assert!(played.contains("Taken back: the answer of") || played.contains("Taken back: “"), "{played}");
    assert!(played.contains("You have not answered yet."), "{played}");

    // After some answer others have answered before the person is asked again.
    let alone = |lines: &str| good(&[&ALONE[..], &["en"]].concat(), lines);
    let twice = |answers: usize| alone(&("1\n".repeat(answers) + "undo\nundo!\n1\nlog all\n"));
    let found = (4..12).map(|answers| (answers, twice(answers))).find(|(_, played)| played.contains("later answers. The dice"));
    let (answers, played) = found.expect("somebody else answers in between");
    for says in ["Not yet taken back: “", "In the way: others", "You are the only person here", "later answers. The dice"] {
        assert!(played.contains(says), "{says}: {played}");
    }
    let once = alone(&("1\n".repeat(answers) + "log all\n"));
    let log = |text: &str| text.rsplit_once("> log all\n").expect("a log").1.to_owned();
    assert_eq!(log(&played), log(&once));
}

#[test]
fn cards_are_looked_up_in_every_language() {
    for (lang, words, says) in [
        ("en", "card\ncard speed\ncard Spede\ncard move\ncard 99\n", ["(speed)", "price", "did you mean", "could be", "99"]),
        ("ru", "карта\nкарта скорость\ncard spede\nкарта движ\nкарта 99\n", ["(speed)", "цена", "может быть", "значить", "99"]),
        ("pl", "karta\nkarta speed\nkarta spede\nkarta ruch\nkarta 99\n", ["(speed)", "cena", "chodziło", "znaczyć", "99"]),
    ] {
        let played = good(&[&ALONE[..], &[lang]].concat(), words);
        for says in says {
            assert!(played.contains(says), "{lang}, {says}: {played}");
        }
    }
    let pond = good(&["play", GAME, "--lang", "en"], "card storm\n");
    assert!(pond.contains("storm") || pond.contains("no cards"), "{pond}");
}

#[test]
fn what_the_table_says_of_a_thing_is_told_by_its_name() {
    for (lang, words, says) in [
        ("en", "1\ncard ozone\n", ["Ozone: when the card is turned", "Drift: in phase 1 of round 1", ", ozone "]),
        ("en", "1\nwhy drift:\n", ["> why drift:\ndrift: south\n", "Drift: in phase 1 of round 1", "free of charge"]),
        ("ru", "1\nкарта озон\n", ["Озон: когда карту открывают", "Дрейф: в фазе 1 раунда 1", ", озон "]),
        ("pl", "1\nkarta ozon\n", ["Ozon: gdy karta zostaje odsłonięta", "Dryf: w fazie 1 rundy 1", ", ozon "]),
    ] {
        let played = good(&[&ALONE[..], &[lang]].concat(), words);
        for says in says {
            assert!(played.contains(says), "{lang}, {says}: {played}");
        }
    }
}

#[test]
fn piles_are_reckoned_in_every_language() {
    for (lang, words, says) in [
        ("en", "1\npile deck\npile xyzzy\n", [" 10%  Drift ", "(1 of 10)", "There is no pile “xyzzy”"]),
        ("ru", "1\nстопка осталось\nстопка xyzzy\n", [" 10 %  ", "(1 из 10)", "Стопки «xyzzy» здесь нет"]),
        ("pl", "1\nstos deck\nstos xyzzy\n", [" 10%  ", "(1 z 10)", "Nie ma tu stosu „xyzzy”"]),
        (
            "en",
            "1\npile\npile genes\n",
            [
                "Which pile? Environment cards left, Genes for sale",
                "Genes for sale:\n    Intelligence (2",
                "Holding (5 points, 4 mutations) ×1",
            ],
        ),
        (
            "ru",
            "1\nстопка\nстопка гены\n",
            ["Какая стопка? Осталось карт среды, Гены в продаже", "Гены в продаже:\n", "Скорость (цена 4, мутации 3) ×2"],
        ),
        (
            "pl",
            "1\nstos\nstos geny\n",
            ["Który stos? Pozostałe karty środowiska, Geny do kupienia", "Geny do kupienia:\n", "Szybkość (cena 4, mutacje 3) ×2"],
        ),
    ] {
        let played = good(&[&ALONE[..], &[lang]].concat(), words);
        for says in says {
            assert!(played.contains(says), "{lang}, {says}: {played}");
        }
    }
}

#[test]
fn what_follows_a_command_on_a_line_is_told_to_be_left_out() {
    let played = good(&[&ALONE[..], &["en"]].concat(), "1; hint; 1; 2\n");
    assert!(played.contains("Not done: 1; 2 (what stands before"), "{played}");
}

#[test]
fn what_could_mean_several_answers_is_told_as_the_list_calls_them() {
    let played = good(&[&ALONE[..], &["ru"]].concat(), "1\nклетка\n");
    assert!(played.contains("«клетка» может значить: клетка "), "{played}");
}

#[test]
fn the_table_is_drawn_once_and_long_lists_in_columns() {
    let played = good(&[&ALONE[..], &["en"]].concat(), "1\n1\nwhy\nlog\ncard\nxyzzyx\nhint\n");
    assert_eq!(played.matches("Ladder (").count(), 3, "{played}");
    let shown = good(&[&ALONE[..], &["en"]].concat(), "1\n1\nshow\n");
    assert_eq!(shown.matches("Ladder (").count(), 4, "{shown}");
    assert!(played.lines().any(|line| line.contains(" 1. cell ") && line.matches(". ").count() > 2), "{played}");
}

#[test]
fn long_news_are_folded_but_not_what_concerns_the_person() {
    let played = good(&[&ALONE[..], &["en"]].concat(), &"1\n".repeat(13));
    assert!(played.contains("(A long log is folded; “log” shows it line by line.)"), "{played}");
    let own: Vec<&str> = played.lines().filter(|line| line.contains("R#1 eats")).collect();
    assert!(!own.is_empty() && own.iter().all(|line| line.starts_with("· R#1 eats")), "{own:?}");
}

/// Saves a game of this seed in this file.
fn save_in(file: &std::path::Path, seed: &str, word: &str) -> String {
    good(&["play", GAME, "--seed", seed, "--lang", "en"], &format!("1\n{word} {}\nquit\n", file.display()))
}

#[test]
fn another_saved_game_is_replaced_only_by_a_word_of_its_own() {
    let saved = file("two games");
    let text = || std::fs::read_to_string(&saved).expect("a saved game");
    save_in(&saved, "11", "save");
    let first = text();
    let refused = save_in(&saved, "12", "save");
    assert!(refused.contains("holds another saved game") && refused.contains("“save! ") && !refused.contains("Saved:"), "{refused}");
    assert_eq!(text(), first);
    // The game that was loaded from there may be saved there again, and one that was saved there.
    let name = saved.to_str().expect("UTF-8");
    let again = good(&["play", "--load", name, "--lang", "en"], &format!("1\nsave \"{name}\"\n1\nsave {name}\nquit\n"));
    assert_eq!(again.matches("Saved:").count(), 2, "{again}");
    assert!(again.contains(&format!("clade play --load '{name}'")), "a name with a space is typed in quotes: {again}");
    assert!(text().len() > first.len());
    assert!(save_in(&saved, "12", "zapisz!").contains("Saved:"));
    assert!(text().contains("seed = \"12\""));
    std::fs::remove_file(saved).expect("it was there");
}

#[test]
fn a_game_that_nobody_saved_goes_on() {
    let home = file("last-home");
    let run = |args: &[&str], input: &str| {
        let mut command = command(args);
        command.env("CLADE_HOME", &home);
        let output = crate::common::ended(command, input);
        (output.status.code(), crate::common::out(&output), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let none = run(&["play", "--last", "--lang", "en"], "");
    assert!(none.0 == Some(2) && none.2.contains("no game to go on with"), "{none:?}");
    let args = ["play", GAME, "--seed", "11", "--seats", "human,random,random", "--lang", "en"];
    for end in ["quit\n", ""] {
        let (_, played, _) = run(&args, &format!("1\n1\n{end}"));
        assert!(played.contains("“clade play --last” goes on with it"), "{played}");
    }
    let end = |text: &str| text.split_once("The game is over.").expect("an end").1.to_owned();
    let whole = end(&run(&args, &"1\n".repeat(5000)).1);
    // Twice: the file of the game that is gone on with goes, the other one stays.
    for _ in 0..2 {
        let (code, resumed, error) = run(&["play", "--last", "--lang", "en"], &"1\n".repeat(5000));
        assert_eq!((code, end(&resumed)), (Some(0), whole.clone()), "{error}");
    }
    assert_eq!(run(&["play", GAME, "--last"], "").0, Some(2), "none is left");
    assert_eq!(run(&["play", "--seed", "3"], "").0, Some(2), "a game is still wanted where none goes on");
    // What bots play alone can be had again by its seed.
    run(&["play", GAME, "--seats", "random,random"], "");
    assert_eq!(run(&["play", "--last"], "").0, Some(2));
    std::fs::remove_dir_all(home).expect("it was there");
}

/// Of two colonies of a player the worse one counts, which is not what both have come to: one line a seat, with each colony beside it.
#[test]
fn the_end_has_a_line_for_each_seat() {
    let setups: [(&[&str], [&str; 2]); 3] = [
        (&["soup", "-o", "two-players=two-colours"], ["Red + Green", "Blue + Yellow"]),
        (&["soup", "-o", "two-players=tribe"], ["Red-Green", "Blue-Yellow"]),
        (&["marine", "-o", "two-animals=outer-inner", "-o", "length=quick"], ["Crustaceans + Reptiles", "Fishes + Cephalopods"]),
    ];
    for (words, names) in setups {
        let told = good(&[&["play"], words, &["--seats", "random,greedy", "--seed", "3", "--lang", "en"]].concat(), "");
        let (_, end) = told.rsplit_once("The game is over.").expect("it ends");
        let lines: Vec<&str> = end.lines().filter(|line| line.starts_with(['1', '2'])).collect();
        assert_eq!(lines.len(), 2, "{end}");
        assert!(
            names.iter().all(|name| lines.iter().any(|line| line.contains(&format!(". {name} (")) && line.contains(" bot): "))),
            "{end}"
        );
        assert!(lines.iter().all(|line| line.ends_with(')') == names[0].contains('+')), "each colony with its own, no tribe: {end}");
    }
}

/// A corner is read from each of the cells around it.
#[test]
fn a_corner_is_typed_by_any_of_its_names() {
    let typed = "abundance-1;glaciation-4;glaciation-3;glaciation-2;wasteland-1;regression-2;depletion-1;1\nwhy D2.ne\nd2.NE\nquit\n";
    let played = good(&["play", "dominant", "--seed", "4", "--lang", "en", "--seats", "human,greedy"], typed);
    for said in ["“Wetland d2 (upper right)” is allowed.", "From Abundance to d2 (upper right): grass"] {
        assert!(played.contains(said), "{said}: {played}");
    }
}
