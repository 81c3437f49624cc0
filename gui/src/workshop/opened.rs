//! One mod: what it is, what can be done with it, what is wrong with it, and its cards.

use super::trying::Trying;
use super::uses::Testing;
use crate::codex::{Card, Shelf, grid};
use crate::intent::{Confirmation, Intent};
use crate::notice::Notice;
use crate::page;
use crate::shared::Shared;
use crate::texts::workshop as texts;
use clade_engine::{FileFault, Severity};
use clade_host::author::{Checked, check, shown_line};
use clade_host::{Error, Folder, Home, Search};
use clade_mods::Head;
use egui::text::{LayoutJob, TextFormat};
use egui::{RichText, Stroke, TextStyle, Ui};
use std::path::{Path, PathBuf};

/// A mod that was read.
pub(super) struct Opened {
    path: PathBuf,
    language: String,
    /// Its id, if it is installed from here.
    installed: Option<String>,
    /// What was found, or why it cannot be read.
    checked: Result<Checked, Error>,
    head: Option<Head>,
    cards: Vec<Card>,
    /// The mods beside which it is used.
    beside: Vec<Folder>,
    trying: Trying,
    testing: Testing,
}

impl Opened {
    /// Reads and checks it beside the installed mods that it needs.
    pub(super) fn new(path: &Path, shared: &Shared, home: &Home) -> Self {
        let installed = home.installed().into_iter().find(|one| one.path == path).map(|one| one.id);
        let beside = Folder::read_any(path).ok().and_then(|own| {
            let module = clade_host::games::find(shared.modules, &own.game()?).ok()?;
            Search { named: &[], home, installed: false }.beside(&own, module).ok()
        });
        let beside = beside.map(|found| found.folders).unwrap_or_default();
        let checked = check(shared.modules, path, &beside);
        let head = checked.as_ref().ok().and_then(|checked| checked.folder.head());
        let cards = checked.as_ref().map_or_else(|_| Vec::new(), |checked| cards(checked, &beside, shared));
        Self {
            path: path.to_owned(),
            language: shared.prefs.language.clone(),
            installed,
            checked,
            head,
            cards,
            beside,
            trying: Trying::default(),
            testing: Testing::default(),
        }
    }

    /// Where it lies.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Whether it was read in the person's language.
    pub(super) fn speaks(&self, shared: &Shared) -> bool {
        self.language == shared.prefs.language
    }

    /// The game that it is for, if there is one.
    pub(super) fn game(&self) -> Option<&'static str> {
        Some(self.checked.as_ref().ok()?.module?.about().id)
    }

    /// Shows it.
    pub(super) fn show(&mut self, ui: &mut Ui, shared: &Shared, wants: &mut Vec<Intent>) {
        page::scroll(ui, |ui| {
            self.title(ui, shared);
            self.buttons(ui, shared, wants);
            match &self.checked {
                Err(error) => page::fault(ui, shared, error.say(&shared.words)),
                Ok(checked) => faults(ui, shared, checked),
            }
            if !self.cards.is_empty() {
                page::section(ui, shared, &texts::cards(self.cards.len()));
                ui.add_space(8.0);
                let shown: Vec<&Card> = self.cards.iter().collect();
                if grid(ui, shared, &shown, None).is_some()
                    && let Some(game) = self.game()
                {
                    wants.push(Intent::Codex { game: game.to_owned(), mods: vec![self.path.display().to_string()] });
                }
                if let Ok(Checked { module: Some(module), folder, .. }) = &self.checked {
                    let tried = (*module, folder, &*self.beside);
                    self.trying.show(ui, shared, tried, &self.cards, wants);
                    self.testing.show(ui, shared, tried, &self.cards, wants);
                }
            }
        });
    }

    fn title(&self, ui: &mut Ui, shared: &Shared) {
        let said = |wording: &clade_mods::Wording| wording.said(&self.language).to_owned();
        let name = self.head.as_ref().and_then(|head| head.name.as_ref()).map(said);
        let name = name.unwrap_or_else(|| self.path.file_name().unwrap_or_default().to_string_lossy().into_owned());
        ui.heading(name);
        let Some(head) = &self.head else { return };
        if let Some(about) = &head.about {
            ui.label(said(about));
        }
        let game = self.game().map(|game| shared.title(game)).unwrap_or_default();
        let mut lines = vec![texts::what(head.id.clone(), head.version.clone(), game)];
        lines.extend((!head.authors.is_empty()).then(|| texts::by(head.authors.join(", "))));
        lines.extend(head.licence.clone().map(texts::licence));
        lines.extend(
            (!head.needs.is_empty())
                .then(|| texts::needs(head.needs.iter().map(|need| need.wanted.to_string()).collect::<Vec<_>>().join(", "))),
        );
        lines.push(texts::lies_in(self.path.display().to_string()));
        for line in lines {
            page::about(ui, shared, &line);
        }
    }

    fn buttons(&self, ui: &mut Ui, shared: &Shared, wants: &mut Vec<Intent>) {
        ui.add_space(8.0);
        let is_fine = self.checked.as_ref().is_ok_and(|checked| !checked.has_errors());
        ui.horizontal_wrapped(|ui| {
            let mut button = |says, enabled| ui.add_enabled(enabled, egui::Button::new(shared.say(&says))).clicked();
            if let Some(game) = self.game()
                && button(texts::play(), is_fine)
            {
                wants.push(Intent::SetUp { game: game.to_owned(), folder: self.path.display().to_string() });
            }
            if button(texts::read_again(), true) {
                wants.push(Intent::ReadMods);
            }
            match &self.installed {
                None if button(texts::install(), is_fine) => wants.push(Intent::InstallMod(self.path.clone())),
                Some(id) if button(texts::remove(), true) => {
                    let (asks, yes) = (texts::ask_remove(id.clone(), self.path.display().to_string()), texts::remove());
                    wants.push(Intent::Ask(Box::new(Confirmation { asks, yes, then: Intent::RemoveMod(id.clone()) })));
                }
                _ => {}
            }
            let folder = if self.path.is_dir() { Some(self.path.as_path()) } else { self.path.parent() };
            if button(texts::open_folder(), folder.is_some())
                && let Some(Err(error)) = folder.map(open::that_detached)
            {
                wants.push(Intent::Tell(Notice::failure(error.to_string())));
            }
        });
    }
}

/// The cards of a mod; none if it cannot be used.
fn cards(checked: &Checked, beside: &[Folder], shared: &Shared) -> Vec<Card> {
    let Some(module) = checked.module.filter(|_| !checked.has_errors()) else { return Vec::new() };
    let folders: Vec<String> = beside.iter().chain([&checked.folder]).map(|folder| folder.path.display().to_string()).collect();
    let own = checked.folder.id().unwrap_or_default();
    Shelf::new(module, shared, &folders).cards.into_iter().filter(|card| card.is_of(&own)).collect()
}

/// Everything that is wrong or odd, each with its line.
fn faults(ui: &mut Ui, shared: &Shared, checked: &Checked) {
    let [errors, warnings, hints] = [Severity::Error, Severity::Warning, Severity::Hint].map(|severity| checked.count(severity));
    let is_fine = checked.faults.is_empty();
    page::section(ui, shared, &if is_fine { texts::fine() } else { texts::found(errors, warnings, hints) });
    for fault in &checked.faults {
        ui.add_space(6.0);
        let word = match fault.severity {
            Severity::Error => texts::error(fault.what.clone()),
            Severity::Warning => texts::warning(fault.what.clone()),
            Severity::Hint => texts::hint(fault.what.clone()),
        };
        let colour = if fault.severity == Severity::Error { shared.theme.alarm } else { shared.theme.lit };
        ui.label(RichText::new(shared.say(&word)).color(colour));
        page::about(ui, shared, &texts::at(fault.file.clone(), fault.place.line));
        if let Some(line) = checked.source(fault).and_then(|source| underlined(ui, shared, source, fault)) {
            ui.label(line);
        }
    }
}

/// The line of a fault with its place underlined.
fn underlined(ui: &Ui, shared: &Shared, source: &str, fault: &FileFault) -> Option<LayoutJob> {
    let (line, place) = shown_line(source, fault.place)?;
    let font = TextStyle::Monospace.resolve(ui.style());
    let plain = TextFormat { font_id: font, color: ui.visuals().text_color(), ..TextFormat::default() };
    let marked = TextFormat { underline: Stroke::new(2.0, shared.theme.alarm), ..plain.clone() };
    let mut job = LayoutJob::default();
    job.append(&line[..place.start], 0.0, plain.clone());
    // A place without letters is behind the line.
    job.append(if place.is_empty() { " " } else { &line[place.clone()] }, 0.0, marked);
    job.append(&line[place.end..], 0.0, plain);
    Some(job)
}
