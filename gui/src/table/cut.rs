//! Words that are not cut to nothing: of what is printed on a place something can be read in each language.

use super::pictures::session_with;
use crate::prefs::{Preferences, Speed};
use crate::testing::usual;

/// Each text that is painted.
fn painted(shape: &egui::Shape, out: &mut Vec<String>) {
    match shape {
        egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| painted(shape, out)),
        egui::Shape::Text(text) => {
            out.extend(text.galley.rows.iter().map(|row| row.glyphs.iter().map(|glyph| glyph.chr).collect()));
        }
        _ => {}
    }
}

#[test]
fn no_words_of_a_table_are_cut_to_an_ellipsis() {
    for (game, seats, steps) in [("soup", 4, 150), ("evolution", 4, 130), ("marine", 4, 300), ("dominant", 6, 400)] {
        for language in clade_table::LANGUAGES {
            let mut window = usual();
            let prefs = Preferences { animation: false, speed: Speed::AtOnce, language: language.to_owned(), ..Preferences::default() };
            window.state_mut().prefer(prefs);
            window.state_mut().play(session_with(game, seats, &[], steps)).unwrap();
            window.run_steps(4);
            let mut texts = Vec::new();
            window.output().shapes.iter().for_each(|clipped| painted(&clipped.shape, &mut texts));
            assert!(texts.len() > 20 && texts.iter().all(|text| text.trim() != "…"), "{game} {language}: {texts:?}");
            if (game, language) == ("marine", "pl") {
                assert!(texts.iter().any(|text| text.trim() == "wszystkie"), "what is printed on the last space of Migration: {texts:?}");
            }
        }
    }
}
