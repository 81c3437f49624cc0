//! Tints can be told apart by the eyes that a palette is for: colours as these eyes see them (Machado, Oliveira and Fernandes 2009, full
//! strength), and how far two of them differ in the space Oklab.

use super::Theme;
use super::colour::luminance;
use crate::prefs::{Mood, Palette};
use clade_engine::scene::Tint;
use egui::{Color32, Rgba};

/// What eyes make of red, green and blue light.
type Eyes = [[f32; 3]; 3];

const ALL_CONES: Eyes = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
const NO_RED_CONES: Eyes = [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]];
const NO_GREEN_CONES: Eyes = [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]];
const NO_BLUE_CONES: Eyes = [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]];

/// The tints of sides, of which two may stand for two people.
const SIDES: [Tint; 8] = [Tint::Red, Tint::Blue, Tint::Green, Tint::Yellow, Tint::Orange, Tint::Purple, Tint::White, Tint::Black];
const OTHERS: [Tint; 5] = [Tint::Plain, Tint::Teal, Tint::Pink, Tint::Brown, Tint::Grey];

/// How far the sides must differ in Oklab: five times what is just noticed.
const APART: f32 = 0.11;
/// And any two tints.
const SOMEWHAT_APART: f32 = 0.06;

#[test]
fn sides_differ_for_the_eyes_of_each_palette() {
    for (palette, eyes) in [
        (Palette::Usual, ALL_CONES),
        (Palette::RedGreen, ALL_CONES),
        (Palette::RedGreen, NO_RED_CONES),
        (Palette::RedGreen, NO_GREEN_CONES),
        (Palette::BlueYellow, ALL_CONES),
        (Palette::BlueYellow, NO_BLUE_CONES),
    ] {
        let (a, b, far) = nearest(&SIDES, |tint| oklab(eyes, fill(palette, tint)));
        assert!(far >= APART, "{palette:?}, {eyes:?}: {a:?} and {b:?} differ by {far}");
        let all = [&SIDES[..], &OTHERS].concat();
        let (a, b, far) = nearest(&all, |tint| oklab(eyes, fill(palette, tint)));
        assert!(far >= SOMEWHAT_APART, "{palette:?}, {eyes:?}: {a:?} and {b:?} differ by {far}");
    }
}

#[test]
fn the_usual_palette_is_not_for_all_eyes() {
    let (_, _, far) = nearest(&SIDES, |tint| oklab(NO_GREEN_CONES, fill(Palette::Usual, tint)));
    assert!(far < APART, "the measure sees no difference between eyes: {far}");
}

#[test]
fn greyscale_is_steps_of_lightness() {
    let lightness = |tint| [116.0 * luminance(fill(Palette::Greyscale, tint)).cbrt(), 0.0, 0.0];
    let (a, b, far) = nearest(&SIDES, lightness);
    assert!(far >= 9.0, "{a:?} and {b:?} differ by {far}");
    let (a, b, far) = nearest(&[&SIDES[..], &OTHERS].concat(), lightness);
    assert!(far >= 4.0, "{a:?} and {b:?} differ by {far}");
}

fn fill(palette: Palette, tint: Tint) -> Color32 {
    Theme::new(Mood::Light, palette).tint(tint).fill
}

/// The two that differ least, and by how much.
fn nearest(tints: &[Tint], seen: impl Fn(Tint) -> [f32; 3]) -> (Tint, Tint, f32) {
    let mut least = (tints[0], tints[0], f32::INFINITY);
    for (n, &a) in tints.iter().enumerate() {
        for &b in &tints[n + 1..] {
            let (x, y) = (seen(a), seen(b));
            let far = x.iter().zip(y).map(|(x, y)| (x - y) * (x - y)).sum::<f32>().sqrt();
            if far < least.2 {
                least = (a, b, far);
            }
        }
    }
    least
}

fn times(matrix: &Eyes, [x, y, z]: [f32; 3]) -> [f32; 3] {
    matrix.map(|[a, b, c]| a * x + b * y + c * z)
}

/// A colour as eyes see it, in the space Oklab.
fn oklab(eyes: Eyes, color: Color32) -> [f32; 3] {
    const CONES: Eyes =
        [[0.412_221_47, 0.536_332_54, 0.051_446], [0.211_903_5, 0.680_699_5, 0.107_397], [0.088_302_5, 0.281_718_85, 0.629_978_7]];
    const LAB: Eyes =
        [[0.210_454_26, 0.793_617_8, -0.004_072_05], [1.977_998_5, -2.428_592_2, 0.450_593_7], [0.025_904_04, 0.782_771_77, -0.808_675_77]];
    let [r, g, b, _] = Rgba::from(color).to_array();
    let seen = times(&eyes, [r, g, b]).map(|light| light.clamp(0.0, 1.0));
    times(&LAB, times(&CONES, seen).map(f32::cbrt))
}
