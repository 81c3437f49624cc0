//! Which shipped mods a set-up chooses, and what takes their place.

use clade_engine::scene::Look;
use clade_engine::{About, Module, Msg, OptionKind, OptionRow, Setup, SetupError};
use clade_script::{CardModule, ModFolder, Shipped};

const OPTIONS: &[OptionRow] = &[
    OptionRow { name: "islands", values: &["no", "yes"], help: "", kind: OptionKind::Variant },
    OptionRow { name: "gift", values: &["yes", "no"], help: "", kind: OptionKind::Variant },
    OptionRow { name: "fast", values: &["no", "yes"], help: "", kind: OptionKind::Variant },
];

static MODULE: CardModule = CardModule {
    about: || About {
        id: "test",
        version: "1",
        seats: 2..=2,
        name: Msg::new("name"),
        summary: Msg::new("summary"),
        options: OPTIONS,
        presets: &[],
        look: Look::default(),
        minutes: 1..=1,
    },
    texts: [("en", ""), ("ru", ""), ("pl", "")],
    shipped: &[
        Shipped {
            files: &[("mod.toml", "id = \"base\"\ngame = \"test\"\nversion = \"1\""), ("a.lua", "return { id = \"a\", }"), ("b.lua", "")],
            option: None,
        },
        Shipped { files: &[("mod.toml", "id = \"islands\"\ngame = \"test\"\nversion = \"1\"")], option: Some("islands") },
        Shipped { files: &[("mod.toml", "id = \"gift\"\ngame = \"test\"\nversion = \"1\"")], option: Some("gift") },
    ],
    schema: &crate::common::SCHEMA,
    starters: &[],
    lessons: &[],
    values: "",
    maker: "",
    positions: "",
    ruleset: |_, _, _| Err(SetupError::Cards("not asked for".to_owned())),
    wild: |_| Vec::new(),
};

/// A user's folder.
fn folder(id: &str) -> ModFolder {
    let head = format!("id = \"{id}\"\ngame = \"test\"\nversion = \"mine\"");
    ModFolder { files: vec![("mod.toml".to_owned(), head), ("a.lua".to_owned(), String::new())] }
}

/// The mods of a set-up with the folders of a user: id and version, in order.
fn chosen(options: &[(&str, &str)], mods: &[&str]) -> String {
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let mods: Vec<ModFolder> = mods.iter().map(|id| folder(id)).collect();
    let all = MODULE.with_shipped(&Setup { seats: 2, options }, &mods).expect("the set-up is one of the game");
    let stamps = all.iter().map(|folder| folder.stamp().expect("a head"));
    stamps.map(|stamp| format!("{} {}", stamp.id, stamp.version)).collect::<Vec<_>>().join(", ")
}

#[test]
fn options_choose_shipped_mods_in_their_order() {
    assert_eq!(chosen(&[], &[]), "base 1, gift 1", "as the options' defaults say");
    assert_eq!(chosen(&[("islands", "yes")], &["other"]), "base 1, islands 1, gift 1, other mine");
    assert_eq!(chosen(&[("gift", "no"), ("fast", "yes")], &[]), "base 1");
}

#[test]
fn a_users_mod_takes_the_place_of_a_shipped_one() {
    assert_eq!(chosen(&[], &["other", "base"]), "base mine, gift 1, other mine");
    assert_eq!(chosen(&[("islands", "yes")], &["islands"]), "base 1, islands mine, gift 1");
    assert_eq!(chosen(&[], &["other", "islands"]), "base 1, islands mine, gift 1, other mine", "it was named, so it is in");
}

#[test]
fn all_cards_are_in_with_the_options_for_them() {
    let options = MODULE.options_for_all_cards();
    let options: Vec<_> = options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    assert_eq!(options, [("gift", "yes"), ("islands", "yes")]);
    assert_eq!(chosen(&options, &[]), "base 1, islands 1, gift 1");
}

#[test]
fn a_wrong_option_is_refused() {
    let setup = Setup { seats: 2, options: [("island".to_owned(), "yes".to_owned())].into() };
    let error = MODULE.with_shipped(&setup, &[]).expect_err("no such option");
    assert_eq!(error.to_string(), "test has no option 'island'; did you mean 'islands'?");
}

/// Whoever gives a mod of its own the id of a shipped one is told, instead of losing all shipped cards.
#[test]
fn an_id_is_not_taken_by_accident() {
    let setup = Setup { seats: 2, options: Default::default() };
    let mut mine = folder("base");
    mine.files[1].0 = "mine.lua".to_owned();
    let told = MODULE.with_shipped(&setup, &[mine]).expect_err("by accident").to_string();
    assert!(told.starts_with("base/mod.toml:1: 'base' is the id of cards that come with the game"), "{told}");
}

/// A set that is off is told as off, with the option that puts it in.
#[test]
fn a_set_that_is_off_is_told() {
    let mut fix = folder("fix");
    fix.files[0].1 += "\noverrides = \"islands\"";
    let with = |value: &str| {
        let setup = Setup { seats: 2, options: [("islands".to_owned(), value.to_owned())].into() };
        MODULE.with_shipped(&setup, std::slice::from_ref(&fix)).map(|all| all.len()).map_err(|error| error.to_string())
    };
    let told = "fix/mod.toml:4: it needs the cards of 'islands', which are not in: -o islands=yes puts them in";
    assert_eq!((with("no"), with("yes")), (Err(told.to_owned()), Ok(4)));
}
