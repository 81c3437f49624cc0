//! `clade mod`, through the built program: what a modder sees.

use crate::common::{clade, file, good, out};
use std::path::{Path, PathBuf};

const GAMES: [&str; 3] = ["soup", "evolution", "marine"];

fn root(path: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path).display().to_string()
}

/// A new mod of a game, in a folder of this test.
fn begun(name: &str, args: &[&str]) -> PathBuf {
    let folder = file(name);
    good(&[&["mod", "new", folder.to_str().expect("UTF-8")], args].concat(), "");
    folder
}

fn json(args: &[&str]) -> serde_json::Value {
    serde_json::from_str(&out(&clade(args, ""))).expect("JSON")
}

/// What is wrong with a mod: `file:line:column-end: message`, by severity.
fn faults(folder: &Path, severity: &str) -> Vec<String> {
    let found = json(&["mod", "check", folder.to_str().expect("UTF-8"), "--json"]);
    let all = found["faults"].as_array().expect("a list").iter().filter(|fault| fault["severity"] == severity);
    let told = |fault: &serde_json::Value| {
        let name = Path::new(fault["file"].as_str().expect("a file")).file_name().expect("a name").to_string_lossy().into_owned();
        let letters = match (&fault["column"], &fault["end"]) {
            (serde_json::Value::Null, _) => String::new(),
            (from, serde_json::Value::Null) => format!(":{from}"),
            (from, to) => format!(":{from}-{to}"),
        };
        format!("{name}:{}{letters}: {}", fault["line"], fault["message"].as_str().expect("a message"))
    };
    all.map(told).collect()
}

/// What `clade mod new` writes is whole: nothing is wrong with it, its scenarios hold, and in random games every card acts.
#[test]
fn a_new_mod_works() {
    for game in GAMES {
        let folder = begun(&format!("new-{game}"), &["--game", game]);
        // Of each set-up; Evolution has two and a half times as many as the others.
        let games = if game == "evolution" { "2" } else { "6" };
        let told = json(&["mod", "test", folder.to_str().expect("UTF-8"), "-n", games, "-q", "--json"]);
        assert_eq!((&told["check"]["errors"], &told["check"]["warnings"]), (&0.into(), &0.into()), "{told}");
        assert_eq!((&told["scenario_faults"], &told["broken"]), (&serde_json::json!([]), &serde_json::json!([])), "{told}");
        assert!(told["scenarios"].as_u64() >= Some(2), "{told}");
        let cards = told["cards"].as_array().expect("cards");
        let acts = |card: &serde_json::Value| card["acted"].as_u64() > Some(0) || card["spoke"].as_u64() > Some(0);
        assert!(cards.len() >= 2 && cards.iter().all(acts), "{told}");
        assert!(folder.join(format!(".clade/{game}.lua")).is_file() && folder.join(".luarc.json").is_file());
    }
}

#[test]
fn a_new_mod_has_the_kinds_that_were_asked_for() {
    let folder = begun("of-a-kind", &["--game", "soup", "--kind", "rule"]);
    assert!(folder.join("brood_care.lua").is_file() && !folder.join("explorer.lua").exists());
    let again = clade(&["mod", "new", folder.to_str().expect("UTF-8"), "--game", "soup"], "");
    assert_eq!(again.status.code(), Some(2), "a folder with something in it is left alone");
    let wrong = clade(&["mod", "new", file("no-kind").to_str().expect("UTF-8"), "--game", "soup", "--kind", "rul"], "");
    assert_eq!(String::from_utf8_lossy(&wrong.stderr), "clade: there is no kind of card “rul”; did you mean 'rule'?\n");
    std::fs::write(folder.join(".clade/soup.lua"), "old").expect("written");
    good(&["mod", "new", folder.to_str().expect("UTF-8"), "--game", "soup", "--types"], "");
    assert!(std::fs::read_to_string(folder.join(".clade/soup.lua")).expect("a file").starts_with("---@meta"));
}

/// The example mods: nothing is wrong with them, in three languages, and their scenarios hold.
#[test]
fn example_mods_hold() {
    let mods: Vec<PathBuf> =
        std::fs::read_dir(root("examples/mods")).expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
    let mods: Vec<_> = mods.iter().filter(|path| path.is_dir()).collect();
    assert_eq!(mods.len(), 3);
    for folder in mods {
        let path = folder.to_str().expect("UTF-8");
        let found = json(&["mod", "check", path, "--json"]);
        assert_eq!(found["faults"], serde_json::json!([]), "{path}");
        let game = found["game"].as_str().expect("a game").to_owned();
        good(&["check", &folder.join("scenarios").display().to_string()], "");
        good(&["check", "--battery", &game, "--mod", path, "--seats", "3", "-n", "4", "-q"], "");
    }
    // Named in two ways at once; the process in which some games are played once more gets all of them, too.
    let (all, first) = (root("examples/mods"), root("examples/first_card"));
    good(&["check", "--battery", "soup", "--mods", &all, "--mod", &first, "--seats", "3", "-n", "4", "-q"], "");
}

/// A mistake: the text that is replaced, what stands there instead, and what is said.
type Mistake = (&'static str, &'static str, &'static str);

fn told(game: &str, name: &str, card: &str, mistakes: &[Mistake]) {
    let folder = begun(name, &["--game", game]);
    let path = folder.join(card);
    let right = std::fs::read_to_string(&path).expect("a card");
    let mut wrong = Vec::new();
    for (from, to, says) in mistakes {
        assert!(right.contains(from), "{card} has no {from}");
        std::fs::write(&path, right.replacen(from, to, 1)).expect("written");
        let found = faults(&folder, "error");
        if found.first().is_none_or(|found| found != says) {
            wrong.push(format!("{from:?} → {to:?}\n  expected {says}\n  found {found:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_function_that_nobody_calls_is_warned_of() {
    let folder = begun("idle-function", &["--game", "soup"]);
    let path = folder.join("explorer.lua");
    let card = std::fs::read_to_string(&path).expect("a card").replacen(
        "    moved =",
        "    offered = function() return true end,\n    moved =",
        1,
    );
    std::fs::write(&path, card).expect("written");
    let found = faults(&folder, "warning");
    assert!(
        found.len() == 1 && found[0].ends_with("offered: nobody asks this of a card that has none of feeding, after_deaths"),
        "{found:?}"
    );
}

#[test]
fn the_file_of_a_card_is_printed() {
    let shipped = good(&["cards", "soup", "speed", "--lua"], "");
    assert!(shipped.starts_with("-- soup/04_speed.lua\n") && shipped.contains("moved = function(g, amoeba, n)"), "{shipped}");
    let folder = begun("printed", &["--game", "soup"]);
    let own = good(&["cards", "soup", "explorer", "--lua", "--mod", folder.to_str().expect("UTF-8")], "");
    assert!(own.starts_with("-- printed") && own.contains("id = \"explorer\""), "{own}");
}

/// Mistakes that beginners make, and what each is told: where, what was expected, what was probably meant.
#[test]
fn mistakes_in_a_gene() {
    told(
        "soup",
        "mistakes-gene",
        "explorer.lua",
        &[
            ("moved = function", "move = function", "explorer.lua:20:5-9: unknown key 'move'; did you mean 'moved'?"),
            ("function(g, amoeba, n)", "function(amoeba, g, n)", "explorer.lua:20:30-31: g comes first: moved = function(g, amoeba, n)"),
            (
                "function(g, amoeba, n)",
                "function()",
                "explorer.lua:20:21-23: this effect acts with g, which comes first: moved = function(g, amoeba, n)",
            ),
            (
                "function(g, amoeba, n)",
                "function(g, amoeba, n, more)",
                "explorer.lua:20:36-40: nothing is told as 'more': moved = function(g, amoeba, n)",
            ),
            ("g:gain(1)", "g:gain(amoeba)", "explorer.lua:26:15-19: gain: 'n': expected a whole number, found an amoeba"),
            ("        end\n        local", "        end\n        end\n        local", "explorer.lua:24:9-12: this 'end' is one too many"),
            ("price = 3", "prise = 3", "explorer.lua:16:5-10: unknown key 'prise'; did you mean 'price'?"),
            ("price = 3,", "price = \"3\",", "explorer.lua:16:13-16: price: expected a number, found a text"),
            ("price = 3,", "price = 300,", "explorer.lua:16:13-16: price: expected a whole number from 0 to 99, found 300"),
            ("price = 3,", "price = 3", "explorer.lua:17:5-13: a comma is missing before this, or the '}' that ends the table"),
            ("price = 3,", "", "explorer.lua:5: the key 'price' is missing: Its price in biological points."),
            (
                "source = \"own\"",
                "source = \"guessed\"",
                "explorer.lua:13:14-23: source: 'guessed' is not one of rulebook, own, inferred, assumed",
            ),
            ("id = \"explorer\"", "id = \"Explorer!\"", "explorer.lua:6:10-21: id: 'Explorer!' may have only a–z, 0–9 and _"),
            (
                "name = \"Explorer\",",
                "name = Explorer,",
                "explorer.lua:10:12-20: there is no 'Explorer'; a text stands in quotes: \"Explorer\"",
            ),
            (
                "name = \"Explorer\",",
                "name = { de = \"Forscher\" },",
                "explorer.lua:10:19-29: name: unknown language 'de', expected en, ru, pl",
            ),
            ("g:gain(1)", "g:gian(1)", "explorer.lua:26:15-19: there is no verb 'gian'; did you mean 'gain'?"),
            ("g:gain(1)", "g.gain(1)", "explorer.lua:26:15-19: verbs are called with a colon: g:gain(…)"),
            ("g:gain(1)", "gain(1)", "explorer.lua:26:13-17: there is no 'gain'; verbs are called on g: g:gain(…)"),
            ("g:gain(1)", "g:gain()", "explorer.lua:26:15-19: gain: the argument 'n' is missing: g:gain(n, [side])"),
            ("g:gain(1)", "g:gain(\"1\")", "explorer.lua:26:15-19: gain: 'n': expected a whole number, found a text"),
            ("g:gain(1)", "g:gain(1, amoeba)", "explorer.lua:26:15-19: gain: 'side': expected a side, found an amoeba"),
            (
                "g:gain(1)",
                "g:gain(amoeba.damage)",
                "explorer.lua:26:20-26: 'amoeba' is the number of an amoeba and has no 'damage': write g:damage_of(amoeba)",
            ),
            ("g:gain(1)", "g:gain(1, 2, 3)", "explorer.lua:26:15-19: gain: it takes 2 arguments, found 3"),
            (
                "g:ask_yes(\"roll\")",
                "g:ask_yes(\"rol\")",
                "explorer.lua:21:28-35: ask_yes: the card has no 'rol' under 'says'; did you mean 'roll'?",
            ),
            (
                "g:ask_yes(\"roll\")",
                "g:ask_yes(roll)",
                "explorer.lua:21:36-40: there is no 'roll'; a key under 'says' stands in quotes: \"roll\"",
            ),
            ("says = { roll = ", "say = { roll = ", "explorer.lua:12:5-8: unknown key 'say'; did you mean 'says'?"),
            ("die >= 5", "die => 5", "explorer.lua:25:16-17: '=>' is not in Lua 5.1: write >="),
            ("n ~= 1", "n != 1", "explorer.lua:21:14-15: '!=' is not in Lua 5.1: write ~="),
            ("local die = g:roll()", "die = g:roll()", "explorer.lua:24:9-12: 'die' is not a local: a card keeps nothing in Lua"),
            (
                "local die = g:roll()",
                "local die = math.random(6)",
                "explorer.lua:24:26-32: cards have no math.random: g:roll(faces) rolls a die",
            ),
            (
                "local die = g:roll()",
                "print(\"hello\") local die = g:roll()",
                "explorer.lua:24:9-14: there is no 'print': in an effect g:log(…) notes a line for you",
            ),
            (
                "            return\n        end\n",
                "            return\n",
                "explorer.lua:21:9-11: this 'if' has no 'end' ('else if' begins a new if: write elseif)",
            ),
            (
                "elseif die == 1 then",
                "else if die == 1 then",
                "explorer.lua:25:9-11: this 'if' has no 'end' ('else if' begins a new if: write elseif)",
            ),
            (
                "---@type soup.Gene\nreturn {",
                "---@type soup.Gene\n{",
                "explorer.lua:5:1-2: this is not a statement; a card file ends with: return { … }",
            ),
            (
                "copies = { [2] = 1, [3] = 1, [4] = 2 }",
                "copies = 2",
                "explorer.lua:15:14-15: copies: expected a number for each number of seats, { [3] = 1, [4] = 2 }, found a number",
            ),
            (
                "icon = \"compass\"",
                "icon = \"Compass Rose\"",
                "explorer.lua:7:12-26: icon: 'Compass Rose' is not the name of a picture: that has letters a–z, digits and -",
            ),
            (
                "if die >= 5 then",
                "for k, v in pairs({}) do end if die >= 5 then",
                "explorer.lua:25:9-37: iterate with ipairs or a counting loop: the order of other loops is not the same everywhere",
            ),
        ],
    );
}

#[test]
fn mistakes_in_a_mod() {
    let folder = begun("mistakes-mod", &["--game", "evolution"]);
    let [head, deck] = ["mod.toml", "deck.toml"].map(|name| std::fs::read_to_string(folder.join(name)).expect("a file"));
    let mut wrong = Vec::new();
    for (name, right, from, to, says) in [
        (
            "mod.toml",
            &head,
            "game = \"evolution\"",
            "game = \"evolutoin\"",
            "mod.toml:3:8-19: there is no game 'evolutoin'; did you mean 'evolution'?",
        ),
        (
            "mod.toml",
            &head,
            "version = \"0.1\"",
            "version = 0.1",
            "mod.toml:4:11-14: version: expected a text in quotes, such as \"1.0\", found 0.1",
        ),
        ("mod.toml", &head, "clade = \"0.1.0\"", "clade = \"7\"", "mod.toml:9:9-12: this mod needs Clade 7; this is 0.1.0"),
        (
            "mod.toml",
            &head,
            "# authors = [\"Your name\"]",
            "author = \"Me\"",
            "mod.toml:7:1-7: unknown key 'author'; did you mean 'authors'?",
        ),
        (
            "mod.toml",
            &head,
            "# needs = [\"other_mod >= 1.0\"]",
            "needs = [\"gardn\"]",
            "mod.toml:10:10-17: it needs 'gardn', but no mod has this id",
        ),
        ("mod.toml", &head, "id = \"", "id = ", "mod.toml:2:6: missing opening quote, expected `\"`"),
        (
            "deck.toml",
            &deck,
            "front = \"wary\"",
            "front = \"warry\"",
            "deck.toml:13:9-16: the card 'warry': there is no trait 'warry'; did you mean 'wary'?",
        ),
        (
            "deck.toml",
            &deck,
            "second = \"carnivorous\"",
            "secnd = \"carnivorous\"",
            "deck.toml:14:1-6: unknown key 'secnd'; did you mean 'second'?",
        ),
        (
            "deck.toml",
            &deck,
            "copies = 4",
            "copies = \"four\"",
            "deck.toml:4:10-16: expected a whole number without quotes, found the text \"four\"",
        ),
    ] {
        std::fs::write(folder.join(name), right.replacen(from, to, 1)).expect("written");
        let found = faults(&folder, "error");
        std::fs::write(folder.join(name), right).expect("written");
        if found.first().is_none_or(|found| found != says) {
            wrong.push(format!("{from:?} → {to:?}\n  expected {says}\n  found {found:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The guide shows the rule that a fault names.
#[test]
fn the_guide_has_every_section() {
    assert!(good(&["mod", "guide"], "").starts_with("# Cards are scripts"));
    for section in ["facts", "effects", "rule-hooks", "verbs", "language", "files", "limits"] {
        let shown = good(&["mod", "guide", "marine", section], "");
        assert!(shown.starts_with("## ") && shown.matches("\n## ").count() == 0 && shown.lines().count() > 3, "{section}: {shown}");
    }
    let wrong = clade(&["mod", "guide", "soup", "verb"], "");
    assert_eq!(String::from_utf8_lossy(&wrong.stderr), "clade: the reference has no section “verb”; did you mean 'verbs'?\n");
    let wrong = clade(&["mod", "chek", "x"], "");
    assert!(String::from_utf8_lossy(&wrong.stderr).contains("did you mean 'check'?"), "{}", String::from_utf8_lossy(&wrong.stderr));
}

/// A table is found where the card can be used; without an answer it ends like any game.
#[test]
fn a_card_is_tried_at_a_table() {
    let folder = begun("tried", &["--game", "soup"]);
    let path = folder.to_str().expect("UTF-8");
    let shown = good(&["mod", "try", path, "--card", "explorer", "-q"], "1\n");
    assert!(shown.starts_with("“explorer” can be used here: it comes into play with answer ") && shown.contains("Explorer"), "{shown}");
    let wrong = clade(&["mod", "try", path, "--card", "explorr"], "");
    assert_eq!(String::from_utf8_lossy(&wrong.stderr), "clade: no card of this mod is called “explorr”; did you mean 'explorer'?\n");
}

/// From a folder to a file, from the file to the shelf, from the shelf into games.
#[test]
fn a_mod_is_packed_installed_switched_and_removed() {
    let (place, home) = (begun("shelved", &["--game", "soup", "--kind", "rule"]), file("shelved-home"));
    let (folder, home) = (place.to_str().expect("UTF-8"), home.to_str().expect("UTF-8").to_owned());
    let packed = format!("{folder}.clademod");
    _ = std::fs::remove_file(&packed);
    // The folder of a test has a name of its own; the mod is called the same everywhere.
    let head = place.join("mod.toml");
    let named = std::fs::read_to_string(&head).expect("a head");
    let id = named.lines().find_map(|line| line.strip_prefix("id = ")).expect("an id").trim_matches('"').to_owned();
    let name = named.lines().find_map(|line| line.strip_prefix("name = \"")?.split('"').next()).expect("a name");
    std::fs::write(&head, named.replace(&id, "shelved").replace(name, "Shelved")).expect("written");
    let at_home = |args: &[&str]| {
        let ended = clade(&[args, &["--home", &home]].concat(), "quit\n");
        String::from_utf8_lossy(if ended.status.success() { &ended.stdout } else { &ended.stderr })
            .replace(&home, "HOME")
            .replace(folder, "shelved")
    };
    assert_eq!(at_home(&["mod", "list"]), "No mods are installed. clade mod install FILE installs one.\n");
    let told = "Packed: shelved.clademod. Others install it with: clade mod install shelved.clademod\n";
    assert_eq!(at_home(&["mod", "pack", folder, "--out", &packed]), told);
    assert_eq!(
        at_home(&["mod", "pack", folder, "--out", &packed]),
        "clade: shelved.clademod: there is such a file already: remove it, or choose another name\n"
    );
    let told = "shelved 0.1 is installed in HOME/mods/shelved and takes part in every game that is played; clade mod disable shelved switches it off.\n";
    assert_eq!(at_home(&["mod", "install", &packed]), told);
    assert_eq!(
        at_home(&["mod", "install", &packed]),
        "clade: shelved is installed already, in version 0.1: raise the version in mod.toml, or use --replace\n"
    );
    assert_eq!(at_home(&["mod", "install", &packed, "--replace"]), "shelved 0.1 is installed in HOME/mods/shelved, in the place of 0.1.\n");
    let head = "id       version  game  state  name\n";
    assert_eq!(at_home(&["mod", "list"]), format!("{head}shelved  0.1      soup  on     Shelved\n"));
    assert_eq!(at_home(&["mod", "list", "marine"]), at_home(&["mod", "list", "evolution"]));
    assert!(at_home(&["mod", "info", "shelved"]).contains("cards    Brood care\n"));
    let is_in = |args: &[&str]| at_home(args).contains("Mods: shelved 0.1");
    assert!(is_in(&["play", "soup", "--seats", "3"]) && !is_in(&["play", "soup", "--seats", "3", "--no-mods"]));
    assert!(!is_in(&["play", "marine", "--seats", "3"]), "it is for another game");
    assert_eq!(at_home(&["mod", "disable", "shelved"]), "shelved takes no part in new games any more.\n");
    assert_eq!(at_home(&["mod", "list"]), format!("{head}shelved  0.1      soup  off    Shelved\n"));
    assert!(!is_in(&["play", "soup", "--seats", "3"]) && is_in(&["play", "soup", "--seats", "3", "--mod", "shelved"]));
    assert_eq!(at_home(&["mod", "enable", "shelfed"]), "clade: no mod “shelfed” is installed; did you mean 'shelved'?\n");
    assert_eq!(at_home(&["mod", "enable", "shelved"]), "shelved takes part in new games.\n");

    // A mod that broke is left out with a line; the game begins.
    std::fs::write(format!("{home}/mods/shelved/brood_care.lua"), "return {").expect("written");
    let ended = clade(&["play", "soup", "--seats", "3", "--home", &home], "quit\n");
    let said = String::from_utf8_lossy(&ended.stderr).replace(&home, "HOME");
    assert!(ended.status.success() && said.starts_with("HOME/mods/shelved is left out: HOME/mods/shelved/brood_care.lua:1"), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(at_home(&["mod", "list"]).contains("left out: 1 error"));
    assert_eq!(at_home(&["mod", "remove", "shelved"]), "shelved is removed: HOME/mods/shelved\n");
    assert_eq!(at_home(&["mod", "remove", "shelved"]), "clade: no mod “shelved” is installed\n");
}

/// A folder of mods: all of a game take part, and ids stand for folders.
#[test]
fn a_folder_of_mods() {
    let shelf = root("examples/mods");
    let cards = |args: &[&str]| good(&[&["cards"], args, &["--mods", &shelf]].concat(), "");
    assert!(cards(&["soup"]).contains("(whirlpool)") && !cards(&["marine"]).contains("(whirlpool)"));
    let report = json(&["sim", "evolution", "-n", "2", "--mods", &shelf, "--json"]);
    assert_eq!(report["games"], 2);
    assert!(good(&["cards", "soup", "--mod", &root("examples/mods/tidewater")], "").contains("(whirlpool)"));
    for args in [["cards", "soup"].as_slice(), &["gui"]] {
        let missing = clade(&[args, &["--mods", &format!("{shelf}-none")]].concat(), "");
        let said = String::from_utf8_lossy(&missing.stderr).replace(&shelf, "SHELF");
        assert_eq!((missing.status.code(), said.as_ref()), (Some(2), "clade: SHELF-none: there is no such file or folder\n"));
    }
}

/// A game that brings its mods along is opened where nobody has them.
#[test]
fn a_saved_game_travels_with_its_mods() {
    let (folder, game) = (begun("travels", &["--game", "soup", "--kind", "rule"]), file("travels.clade"));
    let (path, saved) = (folder.to_str().expect("UTF-8"), game.to_str().expect("UTF-8"));
    _ = std::fs::remove_file(&game);
    let homes = ["travels-home-1", "travels-home-2"].map(|name| file(name).display().to_string());
    good(
        &["play", "soup", "--seats", "3", "--seed", "3", "--mod", path, "--home", &homes[0]],
        &format!("1\nsave {saved} --with-mods\nquit\n"),
    );
    std::fs::remove_dir_all(&folder).expect("removed");
    let told = good(&["play", "--load", saved, "--home", &homes[1]], "quit\n");
    assert!(told.contains(&format!("{saved} brings its mods along: ")), "{told}");
    let told = good(&["replay", saved, "--verify", "--home", &homes[1]], "");
    assert!(told.contains("brings its mods along"), "{told}");
}

/// A message of the Language Server Protocol.
fn message(body: &serde_json::Value) -> String {
    let body = body.to_string();
    format!("Content-Length: {}\r\n\r\n{body}", body.len())
}

/// What an editor is told while somebody types: the fault, and that it is gone.
#[test]
fn an_editor_is_told_of_faults_while_somebody_types() {
    use serde_json::json;
    let folder = begun("typed", &["--game", "soup", "--kind", "rule"]);
    let (root, card) = (format!("file://{}", folder.display()), folder.join("brood_care.lua"));
    let (uri, text) = (format!("file://{}", card.display()), std::fs::read_to_string(&card).expect("a card"));
    let document =
        |version: u32, text: &str| json!({ "textDocument": { "uri": uri, "version": version }, "contentChanges": [{ "text": text }] });
    let opened = json!({ "textDocument": { "uri": uri, "languageId": "lua", "version": 1, "text": text.replace("price", "prise") } });
    let asked = json!({ "processId": null, "rootUri": root, "capabilities": { "general": { "positionEncodings": ["utf-32"] } } });
    let note = |method: &str, params: serde_json::Value| message(&json!({ "jsonrpc": "2.0", "method": method, "params": params }));
    let input = [
        message(&json!({ "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": asked })),
        note("initialized", json!({})),
        note("textDocument/didOpen", opened),
        message(&json!({ "jsonrpc": "2.0", "id": 2, "method": "textDocument/hover", "params": {} })),
        note("textDocument/didChange", document(2, &text)),
        message(&json!({ "jsonrpc": "2.0", "id": 3, "method": "shutdown" })),
        note("exit", json!({})),
    ];
    let told = good(&["mod", "lsp"], &input.concat());
    let messages: Vec<serde_json::Value> = told
        .split("Content-Length: ")
        .skip(1)
        .map(|part| serde_json::from_str(part.split_once("\r\n\r\n").expect("a body").1).expect("JSON"))
        .collect();
    assert_eq!(messages[0]["result"]["capabilities"]["positionEncoding"], "utf-32");
    assert!(messages.iter().any(|message| message["id"] == 2 && message["error"]["code"] == -32601), "{told}");
    let said: Vec<_> = messages.iter().filter(|message| message["params"]["uri"] == uri.as_str()).collect();
    let errors = |message: &serde_json::Value| {
        let all = message["params"]["diagnostics"].as_array().expect("a list").clone();
        all.into_iter().filter(|one| one["severity"] == 1).collect::<Vec<_>>()
    };
    let (before, after) = (errors(said[said.len() - 2]), errors(said[said.len() - 1]));
    assert_eq!(before[0]["message"], "unknown key 'prise'; did you mean 'price'?");
    assert_eq!(before[0]["code"], "clade mod guide soup facts");
    assert_eq!(after, Vec::<serde_json::Value>::new(), "the fault is gone: {told}");
}

/// Two rule hooks may share a function: each fact that it reads is told to one of them.
#[test]
fn hooks_may_share_a_function() {
    let folder = file("shared");
    let path = folder.to_str().expect("UTF-8");
    good(&["mod", "new", path, "--game", "marine", "--kind", "trait"], "");
    let card = folder.join("pioneer.lua");
    let source = std::fs::read_to_string(&card).expect("a card");
    let begin = "return {\n";
    let with = |fact: &str| {
        let function = format!("local function shared(now) if now.{fact} then return nil end end\n");
        let text = source.replacen(begin, &format!("{function}{begin}    pawns = shared,\n    bumps = shared,\n"), 1);
        std::fs::write(&card, text).expect("written");
        clade(&["mod", "check", path], "")
    };
    let right = with("points");
    assert!(right.status.success(), "told to pawns, not to bumps: {}", out(&right));
    let wrong = with("pionts");
    assert!(!wrong.status.success() && out(&wrong).contains("not 'pionts'"), "{}", out(&wrong));
}

/// A mod adds an option: players choose it, cards ask for it, and a saved game keeps it.
#[test]
fn a_mod_adds_an_option() {
    let folder = file("tides");
    std::fs::create_dir_all(&folder).expect("a folder");
    let head = "id = \"tides\"\ngame = \"soup\"\nversion = \"1\"\n[options.force]\nvalues = [\"gentle\", \"wild\"]\nname = \"Tides\"\n";
    let gene = "return { id = \"surf\", name = \"Surf\", text = \"It pays.\", source = \"assumed\", mutation = 1,\n\
                price = option(\"force\") == \"wild\" and 2 or 7, copies = { [2] = 2, [3] = 3, [4] = 4 },\n\
                moved = function(g) if option(\"force\") == \"wild\" then g:gain(1) end end }\n";
    std::fs::write(folder.join("mod.toml"), head).expect("a file");
    std::fs::write(folder.join("surf.lua"), gene).expect("a file");
    let (path, saved) = (folder.to_str().expect("a path"), file("tides.clade"));
    let saved = saved.to_str().expect("a path");
    assert!(good(&["mod", "info", path], "").contains("-o tides.force=gentle|wild"));
    assert!(good(&["cards", "soup", "--mod", path], "").contains("price 7"));
    let chosen = ["--mod", path, "-o", "tides.force=wild"];
    assert!(good(&[&["cards", "soup"][..], &chosen].concat(), "").contains("price 2"));
    good(&[&["play", "soup", "--seats", "3", "--seed", "3"][..], &chosen].concat(), &format!("1\nsave {saved}\nquit\n"));
    assert!(std::fs::read_to_string(saved).expect("a saved game").contains("tides.force"));
    assert!(clade(&["replay", saved, "--verify", "--mod", path], "").status.success());
    for (option, told) in [
        ("tides.force=wilt", "option 'tides.force' cannot be 'wilt'; it may be gentle, wild; did you mean 'wild'?"),
        ("tides.forse=wild", "has no option 'tides.forse'; did you mean 'tides.force'?"),
        ("other.force=wild", "has no option 'other.force'"),
    ] {
        let refused = clade(&["cards", "soup", "--mod", path, "-o", option], "");
        let error = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(refused.status.code() == Some(2) && error.contains(told), "{error}");
    }
    let tested = good(&["mod", "test", path, "-n", "1"], "");
    assert!(tested.contains("all laws on 4 random games of 4 set-ups"), "three numbers of players, and wild tides: {tested}");
    let alone = clade(&["cards", "soup", "-o", "tides.force=wild"], "");
    assert!(alone.status.code() == Some(2), "without the mod there is no such option");
}
