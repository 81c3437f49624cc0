//! Options that a mod adds to a set-up, and that its cards ask for.

use crate::common::{PLAY, SCHEMA, card, limits, play};
use clade_engine::Kind;
use clade_script::{Cards, ModFolder, Vm};
use std::collections::BTreeMap;
use std::sync::Arc;

const HEAD: &str = "id = \"m\"\ngame = \"test\"\nversion = \"1\"\n[options.tides]\nvalues = [\"gentle\", \"wild-2\"]\nname = \"Tides\"\n";

fn load(before: &str, body: &str, chosen: Option<&str>) -> Result<Arc<Cards>, String> {
    let files = [("mod.toml", HEAD.to_owned()), ("a.lua", format!("{before}\n{}", card("c0", body)))];
    let files = files.into_iter().map(|(name, text)| (name.to_owned(), text)).collect();
    let options: BTreeMap<String, String> = chosen.map(|value| ("m.tides".to_owned(), value.to_owned())).into_iter().collect();
    Cards::load_for(&SCHEMA, &[ModFolder { files }], &options).map_err(|wrong| wrong[0].to_string())
}

#[test]
fn cards_ask_for_the_value_that_was_chosen() {
    let before = "local wild = option(\"tides\") == 'wild-2'";
    let body = "gain = option 'tides' == \"gentle\" and 1 or 5,\nplay = function(g, n) if wild and option('tides') ~= 'gentle' then g:add(3) end end";
    for (chosen, gain, number) in [(None, 1, 10), (Some("gentle"), 1, 10), (Some("wild-2"), 5, 13)] {
        let cards = load(before, body, chosen).expect("it loads");
        assert_eq!(cards.get(Kind(0)).int("gain", 0), gain, "{chosen:?}");
        assert!(cards.defines(PLAY).contains(Kind(0)));
        assert_eq!(play(&Vm::open(&SCHEMA, cards, limits(), None).expect("it opens"), &[]).state.number, number, "{chosen:?}");
    }
}

#[test]
fn what_is_wrong_is_told() {
    for (before, body, told) in [
        (
            "",
            "gain = option('tide') == 'x' and 1 or 2",
            "m/a.lua:5: this mod has no option 'tide'; did you mean 'tides'?; options stand in mod.toml",
        ),
        (
            "",
            "play = function(g, n) return option(n) end",
            "m/a.lua:5: write option(\"tides\"): the name of an option in mod.toml, in quotes",
        ),
        ("", "play = function(g) local o = option return o end", "m/a.lua:5: there is no 'option': it is asked at once, option(\"tides\")"),
        ("local option = 1", "gain = 1", "m/a.lua:1: 'option' is a word of the language of cards"),
    ] {
        let wrong = load(before, body, None).expect_err(body);
        assert!(wrong.starts_with(told), "{wrong}");
    }
}
