//! About the program: what it is, its licence, and who made its pictures and fonts.

use crate::page;
use crate::shared::Shared;
use crate::texts::about as texts;
use clade_engine::Msg;
use egui::{CollapsingHeader, RichText, Ui};

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
    Carried { title: texts::icons, text: include_str!("../icons/CREDITS.md") },
    Carried { title: texts::font_inter, text: include_str!("../fonts/Inter-OFL.txt") },
    Carried { title: texts::font_vollkorn, text: include_str!("../fonts/Vollkorn-OFL.txt") },
    Carried { title: texts::font_dejavu, text: include_str!("../fonts/DejaVu-LICENSE.txt") },
];

/// The page.
pub(crate) struct AboutPage;

impl AboutPage {
    /// Shows it.
    pub(crate) fn show(&self, ui: &mut Ui, shared: &Shared) {
        page::column(ui, shared, |ui| {
            ui.label(RichText::new(shared.say(&texts::title(env!("CARGO_PKG_VERSION").to_owned()))).heading());
            for says in [texts::what(), texts::games(), texts::licence()] {
                ui.add_space(6.0);
                ui.label(shared.say(&says));
            }
            page::section(ui, shared, &texts::versions());
            for module in shared.modules {
                let about = module.about();
                ui.label(shared.say(&texts::game(about.name, about.version.to_owned())));
            }
            page::section(ui, shared, &texts::licences());
            for carried in CARRIED {
                let title = shared.say(&(carried.title)());
                CollapsingHeader::new(&title).id_salt(carried.text.len()).show(ui, |ui| ui.label(RichText::new(carried.text).small()));
            }
        });
    }
}
