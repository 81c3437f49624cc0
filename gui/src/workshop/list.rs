//! The mods, one below the other, with a switch for each that is installed.

use super::found::Found;
use crate::intent::Intent;
use crate::notice::Notice;
use crate::shared::Shared;
use crate::texts::workshop as texts;
use clade_host::Home;
use egui::{RichText, Ui};
use std::path::{Path, PathBuf};

/// Shows them; which one was chosen.
pub(super) fn show(
    ui: &mut Ui,
    shared: &Shared,
    home: &Home,
    found: &mut [Found],
    open: Option<&Path>,
    wants: &mut Vec<Intent>,
) -> Option<PathBuf> {
    let mut chosen = None;
    for (at, one) in found.iter_mut().enumerate() {
        ui.push_id(at, |ui| {
            ui.add_space(6.0);
            let name = if one.is_read { one.name.clone() } else { shared.say(&texts::unread(one.name.clone())) };
            let label = ui.selectable_label(open == Some(&one.path), name);
            if label.on_hover_text(one.path.display().to_string()).clicked() {
                chosen = Some(one.path.clone());
            }
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new(&one.game).color(shared.theme.faint));
                match &one.installed {
                    Some(id) => {
                        let box_ = ui.checkbox(&mut one.is_on, shared.say(&texts::takes_part()));
                        if box_.on_hover_text(shared.say(&texts::takes_part_help())).changed()
                            && let Err(error) = home.switch_mod(id, one.is_on)
                        {
                            one.is_on = !one.is_on;
                            wants.push(Intent::Tell(Notice::failure(error.say(&shared.words))));
                        }
                    }
                    None => {
                        // An installed mod can be the same: the path tells them apart.
                        let says = [shared.say(&texts::not_installed()), one.path.display().to_string()].join(": ");
                        ui.label(RichText::new(says).color(shared.theme.faint));
                    }
                }
            });
        });
    }
    chosen
}
