//! Every character of every text has a glyph, in each family; every picture too.

use super::fonts::{BODY, ICONS, STRONG, TITLE, fonts};
use crate::art::Icons;
use crate::texts;
use clade_engine::Module;
use egui::epaint::text::{Fonts, TextOptions};
use egui::{FontFamily, FontId};
use std::collections::BTreeSet;

const GAMES: [&dyn Module; 5] =
    [&clade_soup::MODULE, &clade_evolution::MODULE, &clade_marine::MODULE, &clade_dominant::MODULE, &clade_pond::MODULE];

fn family(name: &str) -> FontId {
    FontId::new(16.0, FontFamily::Name(name.into()))
}

#[test]
fn every_character_has_a_glyph() {
    let mut characters = BTreeSet::from(['→', '←', '↔', '×', '·', '−', '✓', '★', '⬢', '●', '■', '▲', '◆', '…', '№', '\u{a0}']);
    for language in ["en", "ru", "pl"] {
        characters.extend(texts::own(language).chars());
        for game in GAMES {
            characters.extend(game.texts(language).chars());
        }
    }
    characters.remove(&'\n');
    assert!(characters.contains(&'Ж') && characters.contains(&'ł'), "these are the texts");
    let mut fonts = Fonts::new(TextOptions::default(), fonts());
    for name in [BODY, STRONG, TITLE] {
        let missing: String = characters.iter().filter(|&&character| !fonts.has_glyph(&family(name), character)).collect();
        assert_eq!(missing, "", "family {name} lacks these");
    }
}

#[test]
fn every_picture_has_a_glyph() {
    let mut fonts = Fonts::new(TextOptions::default(), fonts());
    let there = fonts.with_pixels_per_point(1.0).characters(&FontFamily::Name(ICONS.into())).len();
    assert_eq!(Icons::default().names().count(), there, "icons.otf is not made from icons.txt");
}
