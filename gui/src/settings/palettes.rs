//! The four palettes, each with its seals, so that users see which they can tell apart.

use crate::people::letters;
use crate::prefs::Palette;
use crate::seal;
use crate::shared::Shared;
use crate::texts::settings as texts;
use crate::theme::Seal;
use crate::theme::Theme;
use clade_engine::Msg;
use clade_engine::scene::Tint;
use egui::Ui;

const TINTS: [Tint; 6] = [Tint::Red, Tint::Blue, Tint::Green, Tint::Yellow, Tint::Orange, Tint::Purple];

/// Shows them; the chosen one is taken over.
pub(crate) fn show(ui: &mut Ui, shared: &Shared, chosen: &mut Palette) {
    let names = TINTS.map(|tint| shared.say(&color(tint)));
    let letters = letters(&names);
    for palette in [Palette::Usual, Palette::RedGreen, Palette::BlueYellow, Palette::Greyscale] {
        let theme = Theme::new(shared.prefs.mood, palette);
        ui.horizontal_wrapped(|ui| {
            ui.radio_value(chosen, palette, shared.say(&name(palette)));
            for ((side, tint), (letter, name)) in (0..).zip(TINTS).zip(letters.iter().zip(&names)) {
                seal::show(ui, shared, Seal::of(side), theme.tint(tint), [letter, name], 26.0 * shared.prefs.text);
            }
        });
    }
}

fn name(palette: Palette) -> Msg {
    match palette {
        Palette::Usual => texts::palette_usual(),
        Palette::RedGreen => texts::palette_red_green(),
        Palette::BlueYellow => texts::palette_blue_yellow(),
        Palette::Greyscale => texts::palette_greyscale(),
    }
}

fn color(tint: Tint) -> Msg {
    match tint {
        Tint::Red => texts::red(),
        Tint::Blue => texts::blue(),
        Tint::Green => texts::green(),
        Tint::Yellow => texts::yellow(),
        Tint::Purple => texts::purple(),
        _ => texts::orange(),
    }
}
