//! Colours as arithmetic: how light they are, what contrasts with what, what lies between two.

use egui::Color32;

/// Dark and light ink, on whatever tint.
const INKS: [Color32; 2] = [rgb(0x16130e), rgb(0xfdfaf2)];

/// The ink that can be read on a fill.
pub(crate) fn ink_on(fill: Color32) -> Color32 {
    let [dark, light] = INKS;
    if contrast(dark, fill) >= contrast(light, fill) { dark } else { light }
}

/// How far an edge stands out from what is around it: WCAG's ratio for shapes and large text.
pub(super) const EDGE: f32 = 3.0;

/// How far text stands out from what it is written on: WCAG's ratio.
pub(super) const TEXT: f32 = 4.5;

/// Between two colours: 0 is the first.
pub(crate) fn mix(from: Color32, to: Color32, share: f32) -> Color32 {
    from.lerp_to_gamma(to, share)
}

/// WCAG's ratio of contrast, 1 to 21.
pub(super) fn contrast(a: Color32, b: Color32) -> f32 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// Whether a shape of this colour stands out from a ground.
pub(crate) fn stands_out(color: Color32, ground: Color32) -> bool {
    contrast(color, ground) >= EDGE
}

/// WCAG's relative luminance, 0 to 1.
pub(super) fn luminance(color: Color32) -> f32 {
    let [r, g, b, _] = egui::Rgba::from(color).to_array();
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// The grey that is as light as a colour.
pub(super) fn grey(color: Color32) -> Color32 {
    let light = luminance(color);
    egui::Rgba::from_gray(light).into()
}

/// A colour as it is written in tables: red, green, blue.
pub(super) const fn rgb(hex: u32) -> Color32 {
    let [_, r, g, b] = hex.to_be_bytes();
    Color32::from_rgb(r, g, b)
}
