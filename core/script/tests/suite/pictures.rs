//! Pictures that a mod brings for its cards.

use crate::common::{SCHEMA, card, folder};
use clade_engine::{Kind, Severity};
use clade_script::Cards;

const COMET: &str = "<svg viewBox=\"0 0 9 9\"><path d=\"M1 1L8 1L4 8z\"/></svg>";

#[test]
fn a_card_has_a_picture_of_its_mod() {
    let source = card("c", "icon = 'comet', gain = 1");
    let own = folder("m", &[("c.lua", &source), ("pictures/comet.svg", COMET)]);
    let cards = Cards::load(&SCHEMA, std::slice::from_ref(&own)).expect("it loads");
    assert_eq!(&*cards.look_of(Kind(0)).icon, "m/comet");
    assert!(cards.odd().iter().all(|odd| odd.severity != Severity::Warning || odd.what.contains("deck.toml")), "{:?}", cards.odd());
    let plain = Cards::load(&SCHEMA, &[folder("m", &[("c.lua", &source)])]).expect("it loads");
    assert_eq!((&*plain.look_of(Kind(0)).icon, plain.hash()), ("comet", cards.hash()));
    let fix = folder("fix", &[("changes.toml", "[c]\nicon = 'comet-2'"), ("pictures/comet-2.svg", COMET)]);
    let changed = Cards::load(&SCHEMA, &[own, fix]).expect("it loads");
    assert_eq!(&*changed.look_of(Kind(0)).icon, "fix/comet-2");
}

#[test]
fn one_that_cannot_be_shown_is_told_and_the_card_is_played() {
    let source = card("c", "gain = 1");
    let files =
        [("c.lua", source.as_str()), ("pictures/bad.svg", "<svg viewBox=\"0 0 9 9\"><image/></svg>"), ("pictures/Big One.svg", COMET)];
    let cards = Cards::load(&SCHEMA, &[folder("m", &files)]).expect("it loads");
    let told: Vec<String> = cards
        .odd()
        .iter()
        .filter(|odd| odd.severity == Severity::Warning && odd.file.contains("pictures"))
        .map(ToString::to_string)
        .collect();
    assert_eq!(
        told,
        [
            "m/pictures/bad.svg:1: <image> is not read: a picture has only path, rect, circle, ellipse and polygon",
            "m/pictures/Big One.svg:1: the name of a picture has only letters a–z, digits and -: no card can use this one",
        ]
    );
}
