//! The workshop: the mods of the person, those that are installed and those that lie elsewhere. One of them is open: what it is, what is
//! wrong with it, its cards.

mod found;
mod list;
mod making;
mod opened;
mod own_box;
#[cfg(test)]
mod tests;
mod trying;
mod uses;

use crate::intent::Intent;
use crate::notice::Notice;
use crate::page;
use crate::shared::Shared;
use crate::texts::{lobby as lobby_texts, workshop as texts};
use clade_engine::Module;
use clade_host::Home;
use egui::{CentralPanel, Key, Panel, Ui};
use found::Found;
use making::Making;
use opened::Opened;
use own_box::OwnBox;
use std::path::{Path, PathBuf};

/// A game whose cards people write, and whether one can be made from choices there.
type Authored = (&'static dyn Module, bool);

/// How wide the list is.
const LIST: f32 = 300.0;

/// The page.
#[derive(Default)]
pub(crate) struct Workshop {
    /// The mods, once they were looked for.
    found: Option<Vec<Found>>,
    /// The games whose cards people write, looked for together with the mods.
    authored: Vec<Authored>,
    /// The one that is open.
    opened: Option<Opened>,
    /// The box that is open instead.
    own: Option<OwnBox>,
    /// The card that is being made instead.
    making: Option<Making>,
    typed: String,
}

impl Workshop {
    /// Opens a mod: a folder, or a file in which one is packed.
    pub(crate) fn open(&mut self, path: &Path, shared: &Shared, home: &Home) {
        (self.own, self.making) = (None, None);
        self.opened = Some(Opened::new(path, shared, home));
    }

    /// The mods are to be looked for again, and the open one is to be read again if it is still there.
    pub(crate) fn look_again(&mut self, shared: &Shared, home: &Home) {
        self.found = None;
        let path = self.opened.take().map(|opened| opened.path().to_owned());
        if let Some(path) = path.filter(|path| path.exists()) {
            self.opened = Some(Opened::new(&path, shared, home));
        }
    }

    /// Shows it.
    pub(crate) fn show(&mut self, ui: &mut Ui, shared: &Shared, home: &Home, wants: &mut Vec<Intent>) {
        if let Some(opened) = self.opened.as_mut().filter(|opened| !opened.speaks(shared)) {
            *opened = Opened::new(opened.path(), shared, home);
        }
        for path in self.dropped(ui) {
            self.name(&path, shared, home, wants);
        }
        if self.found.is_none() {
            self.authored = authored(shared);
        }
        let found = self.found.get_or_insert_with(|| found::look(shared, home));
        let wide = LIST * shared.prefs.text.sqrt();
        let panel = Panel::left("workshop-list").resizable(false).exact_size(wide).frame(page::margin());
        let (chosen, named, boxed, made) = panel
            .show(ui, |ui| {
                page::scroll(ui, |ui| {
                    page::about(ui, shared, &texts::help());
                    let open = self.opened.as_ref().map(Opened::path).filter(|_| self.own.is_none() && self.making.is_none());
                    let chosen = list::show(ui, shared, home, found, open, wants);
                    let named = path_field(ui, shared, &mut self.typed);
                    let made = makers(ui, shared, &self.authored, self.making.as_ref().map(Making::game));
                    (chosen, named, boxes(ui, shared, &self.authored, self.own.as_ref().map(OwnBox::game)), made)
                })
            })
            .inner;
        if let Some(path) = chosen {
            self.open(&path, shared, home);
        }
        if let Some(path) = named {
            self.name(&path, shared, home, wants);
        }
        if let Some(module) = boxed {
            match OwnBox::new(module, shared, home) {
                Ok(own) => (self.own, self.making) = (Some(own), None),
                Err(error) => wants.push(Intent::Tell(Notice::failure(error.say(&shared.words)))),
            }
        }
        if let Some(module) = made {
            (self.own, self.making) = (None, Making::new(module));
        }
        CentralPanel::no_frame().frame(page::margin()).show(ui, |ui| match (&mut self.making, &mut self.own, &mut self.opened) {
            (Some(making), ..) => making.show(ui, shared, home, wants),
            (None, Some(own), _) => own.show(ui, shared, wants),
            (None, None, Some(opened)) => opened.show(ui, shared, wants),
            (None, None, None) => page::about(ui, shared, &texts::none_open()),
        });
    }

    /// A mod was named: it is opened, and a folder is known from now on.
    fn name(&mut self, path: &Path, shared: &Shared, home: &Home, wants: &mut Vec<Intent>) {
        self.open(path, shared, home);
        if let Some(game) = self.opened.as_ref().and_then(Opened::game).filter(|_| path.is_dir()) {
            let mut prefs = shared.prefs.clone();
            prefs.know(game, [path.display().to_string().as_str()]);
            wants.push(Intent::Prefer(Box::new(prefs)));
        }
        self.found = None;
    }

    /// What was dropped on the window.
    fn dropped(&self, ui: &Ui) -> Vec<PathBuf> {
        ui.input(|input| input.raw.dropped_files.iter().map(|file| file.path().to_owned()).collect())
    }
}

/// The games whose cards people write, see [`Workshop::authored`].
fn authored(shared: &Shared) -> Vec<Authored> {
    let has_choices = |module: &'static dyn Module| module.authoring().map(|authoring| (module, !authoring.maker.is_empty()));
    shared.modules.iter().copied().filter_map(has_choices).collect()
}

/// The games for which a card can be made from choices; the one that was chosen.
fn makers(ui: &mut Ui, shared: &Shared, authored: &[Authored], open: Option<&str>) -> Option<&'static dyn Module> {
    page::section(ui, shared, &texts::make());
    let mut chosen = None;
    for &(module, _) in authored.iter().filter(|(_, has_choices)| *has_choices) {
        let about = module.about();
        let says = || shared.say(&texts::make_for(shared.title(about.id)));
        if ui.selectable_label(open == Some(about.id), says()).clicked() {
            chosen = Some(module);
        }
    }
    chosen
}

/// The games whose box a person can speak of; the one that was chosen.
fn boxes(ui: &mut Ui, shared: &Shared, authored: &[Authored], open: Option<&str>) -> Option<&'static dyn Module> {
    page::section(ui, shared, &texts::my_box());
    page::about(ui, shared, &texts::my_box_help());
    let mut chosen = None;
    for &(module, _) in authored {
        let about = module.about();
        if ui.selectable_label(open == Some(about.id), shared.say(&about.name)).clicked() {
            chosen = Some(module);
        }
    }
    chosen
}

/// Where a mod can be named that is not in the list.
fn path_field(ui: &mut Ui, shared: &Shared, typed: &mut String) -> Option<PathBuf> {
    ui.add_space(12.0);
    let width = ui.available_width();
    let field = ui.add(page::field(typed, shared.say(&lobby_texts::mod_path_hint()), width)).accessible_name(shared.say(&texts::path()));
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    let open = ui.button(shared.say(&texts::open())).clicked() || entered;
    (open && !typed.trim().is_empty()).then(|| PathBuf::from(std::mem::take(typed).trim()))
}
