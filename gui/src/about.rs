//! About the program: what it is, its licence, and whom it owes pictures and letters.

use crate::shared::Shared;
use crate::texts::about as texts;
use crate::theme::strong;
use clade_engine::Msg;
use egui::{CentralPanel, CollapsingHeader, Frame, Margin, RichText, ScrollArea, Ui};

/// A text that came with something the program carries: shown as it is, in the language in which its licence is written.
struct Carried {
    /// What it is.
    title: fn() -> Msg,
    /// The licence with its credits.
    text: &'static str,
}

/// Everything with a licence of its own: one line each.
const CARRIED: &[Carried] = &[
    Carried { title: texts::licence_mit, text: include_str!("../../LICENSE-MIT") },
    Carried { title: texts::licence_apache, text: include_str!("../../LICENSE-APACHE") },
    Carried { title: texts::font_inter, text: include_str!("../fonts/Inter-OFL.txt") },
    Carried { title: texts::font_vollkorn, text: include_str!("../fonts/Vollkorn-OFL.txt") },
];

/// The page.
pub(crate) struct AboutPage;

impl AboutPage {
    /// Shows it.
    pub(crate) fn show(&self, ui: &mut Ui, shared: &Shared) {
        let frame = Frame::new().inner_margin(Margin::symmetric(20, 12));
        CentralPanel::no_frame().frame(frame).show(ui, |ui| {
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                ui.set_max_width((760.0 * shared.prefs.text).min(ui.available_width()));
                ui.label(RichText::new(shared.say(&texts::title(env!("CARGO_PKG_VERSION").to_owned()))).heading().strong());
                for says in [texts::what(), texts::games(), texts::licence()] {
                    ui.add_space(6.0);
                    ui.label(shared.say(&says));
                }
                ui.add_space(12.0);
                for module in shared.modules {
                    let about = module.about();
                    ui.label(shared.say(&texts::game(about.name, about.version.to_owned())));
                }
                ui.add_space(12.0);
                ui.label(RichText::new(shared.say(&texts::licences())).font(strong(18.0 * shared.prefs.text)));
                for carried in CARRIED {
                    let title = shared.say(&(carried.title)());
                    CollapsingHeader::new(&title).id_salt(carried.text.len()).show(ui, |ui| ui.label(RichText::new(carried.text).small()));
                }
            });
        });
    }
}
