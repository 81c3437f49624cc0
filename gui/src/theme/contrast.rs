//! Everything can be read and seen: WCAG's ratios, 4.5 for text and 3 for shapes, in each mood with each palette.

use super::colour::{EDGE, TEXT, contrast};
use super::{Paint, Theme};
use crate::prefs::{Mood, Palette};
use clade_engine::scene::Tint;

const MOODS: [Mood; 2] = [Mood::Light, Mood::Dark];
const PALETTES: [Palette; 4] = [Palette::Usual, Palette::RedGreen, Palette::BlueYellow, Palette::Greyscale];

fn themes() -> impl Iterator<Item = (String, Theme)> {
    let both = MOODS.into_iter().flat_map(|mood| PALETTES.into_iter().map(move |palette| (mood, palette)));
    both.map(|(mood, palette)| (format!("{mood:?}, {palette:?}"), Theme::new(mood, palette)))
}

#[test]
fn text_is_readable() {
    for (name, theme) in themes() {
        let Theme { mat, panel, button, accent, card, back, .. } = theme;
        for (n, Paint { fill, ink, .. }) in [mat, panel, button, accent, card, back].into_iter().chain(theme.tints).enumerate() {
            assert!(contrast(ink, fill) >= TEXT, "{name}: ink {ink:?} on fill {fill:?} (paint {n}): {}", contrast(ink, fill));
        }
        for (ink, ground) in [(theme.faint, panel), (theme.faint, mat), (theme.alarm, panel), (theme.alarm, mat), (theme.lit, panel)] {
            let ratio = contrast(ink, ground.fill);
            assert!(ratio >= TEXT, "{name}: {ink:?} on {:?}: {ratio}", ground.fill);
        }
    }
}

#[test]
fn marks_stand_out() {
    for (name, theme) in themes() {
        let [middle, far] = theme.table;
        for ground in [theme.mat.fill, theme.panel.fill, middle, far] {
            for mark in [theme.lit, theme.focus] {
                assert!(contrast(mark, ground) >= EDGE, "{name}: {mark:?} on {ground:?}: {}", contrast(mark, ground));
            }
        }
        for paint in [theme.mat, theme.panel, theme.button] {
            let ratio = contrast(paint.edge, paint.fill);
            assert!(ratio >= EDGE, "{name}: edge {:?} of {:?}: {ratio}", paint.edge, paint.fill);
        }
    }
}

/// The ring of the keys has two colours: whatever it lies on, one of them stands out, and they do from each other.
#[test]
fn the_ring_of_the_keys_stands_out_everywhere() {
    for (name, theme) in themes() {
        let Theme { mat, panel, button, accent, card, back, ring: [ring, around], .. } = theme;
        let paints = [mat, panel, button, accent, card, back].into_iter().chain(theme.tints).map(|paint| paint.fill);
        for ground in paints.chain(theme.table).chain(theme.grounds) {
            let best = contrast(ring, ground).max(contrast(around, ground));
            assert!(best >= EDGE, "{name}: {ring:?} with {around:?} on {ground:?}: {best}");
        }
        assert!(contrast(ring, around) >= EDGE, "{name}: {ring:?} beside {around:?}");
    }
}

#[test]
fn pieces_stand_out() {
    for (name, theme) in themes() {
        let [middle, far] = theme.table;
        for Paint { fill, edge, .. } in theme.tints {
            for ground in [theme.mat.fill, middle, far] {
                let best = contrast(fill, ground).max(contrast(edge, ground));
                assert!(best >= EDGE, "{name}: {fill:?} with edge {edge:?} on {ground:?}: {best}");
            }
        }
    }
}

#[test]
fn grounds_carry_everything() {
    for (name, theme) in themes() {
        let plain = theme.mat.fill;
        for tint in [Tint::Blue, Tint::Teal, Tint::Green, Tint::Yellow] {
            let ground = theme.ground(tint);
            assert!(theme.reads_on(ground), "{name}: {tint:?} as {ground:?}");
        }
        // Water and land are told apart from a bare mat where there are colours.
        assert!(name.contains("Greyscale") || theme.ground(Tint::Blue) != plain, "{name}");
    }
}
