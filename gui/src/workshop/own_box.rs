//! "My box": what is printed in the box of a game, piece by piece, and what its owner says of it.

use crate::intent::Intent;
use crate::lines;
use crate::notice::Notice;
use crate::page;
use crate::shared::Shared;
use crate::texts::workshop as texts;
use clade_engine::{Holds, Module, Printed, PrintedFact, Translate as _};
use clade_host::{Error, Home, MyBox, shown};
use clade_table::Texts;
use egui::{ComboBox, DragValue, ProgressBar, Rect, RichText, Sense, Stroke, StrokeKind, Ui, Vec2};
use std::collections::BTreeMap;

/// How large a card is drawn.
const CARD: Vec2 = Vec2::new(44.0, 62.0);

/// The box of a game.
pub(super) struct OwnBox {
    module: &'static dyn Module,
    own: MyBox,
    words: Option<Texts>,
    language: String,
    /// Which parts their owner spoke of, in the order of the parts.
    said: Vec<bool>,
    /// What is being said, by part and fact.
    drafts: BTreeMap<(String, String), String>,
    shows_sure: bool,
}

impl OwnBox {
    /// Reads it.
    pub(super) fn new(module: &'static dyn Module, shared: &Shared, home: &Home) -> Result<Self, Error> {
        let own = MyBox::open(module, home)?;
        let mut new =
            Self { module, own, words: None, language: String::new(), said: Vec::new(), drafts: BTreeMap::new(), shows_sure: false };
        new.read(shared);
        Ok(new)
    }

    /// The game.
    pub(super) fn game(&self) -> &'static str {
        self.module.about().id
    }

    /// Its words in the person's language, and what was said.
    fn read(&mut self, shared: &Shared) {
        self.language.clone_from(&shared.prefs.language);
        let (game, host) = (self.own.ruleset().texts(&self.language), clade_host::texts_of(&self.language));
        self.words = Texts::new(&self.language, &[host, &game]).ok();
        self.said = self.own.printed().iter().map(|part| self.own.is_said(part)).collect();
    }

    /// Shows it.
    pub(super) fn show(&mut self, ui: &mut Ui, shared: &Shared, wants: &mut Vec<Intent>) {
        if self.language != shared.prefs.language {
            self.read(shared);
        }
        page::scroll(ui, |ui| {
            ui.heading(shared.say(&texts::box_title(shared.title(self.game()))));
            let (sure, all) = self.own.sure();
            if all == 0 {
                return page::about(ui, shared, &texts::box_empty());
            }
            page::about(ui, shared, &texts::box_help());
            ui.add_space(8.0);
            ui.horizontal(|ui| {
                let says = shared.say(&texts::box_sure(sure, all));
                ui.add(ProgressBar::new(sure as f32 / all as f32).desired_width(320.0 * shared.prefs.text));
                ui.label(says);
            });
            if self.own.path().exists() {
                page::about(ui, shared, &texts::box_kept(self.own.path().display().to_string()));
            }
            ui.checkbox(&mut self.shows_sure, shared.say(&texts::box_all()));
            let mut done = None;
            for at in 0..self.own.printed().len() {
                let part = &self.own.printed()[at];
                if self.shows_sure || !part.is_sure || self.said[at] {
                    let part = part.clone();
                    ui.push_id(&part.word, |ui| done = done.take().or(self.part(ui, shared, at, &part)));
                }
            }
            if let Some(done) = done {
                match done {
                    Ok(()) => {
                        self.drafts.clear();
                        self.read(shared);
                        wants.push(Intent::ReadMods);
                    }
                    Err(error) => wants.push(Intent::Tell(Notice::failure(error.say(&shared.words)))),
                }
            }
        });
    }

    /// One part: where it stands, what it is, what it can be.
    fn part(&mut self, ui: &mut Ui, shared: &Shared, at: usize, part: &Printed) -> Option<Result<(), Error>> {
        let say = |msg: &clade_engine::Msg| self.words.as_ref().map_or_else(|| msg.id.to_string(), |words| words.text(msg));
        let (card, what) = (say(&part.card), say(&part.part));
        let doubt = match &part.doubt {
            Some(doubt) => say(doubt),
            None if self.said[at] => shared.say(&texts::box_said()),
            None => shared.say(&texts::box_printed()),
        };
        let names: Vec<(String, Vec<(String, String)>)> = part.facts.iter().map(|fact| (say(&fact.name), words_of(fact, &say))).collect();
        let text = part.text.as_ref().map(&say);
        ui.add_space(10.0);
        ui.horizontal(|ui| {
            picture(ui, shared, part.spot);
            ui.vertical(|ui| {
                ui.label(RichText::new(shared.say(&texts::box_part(card, what))).strong());
                ui.label(RichText::new(doubt).color(shared.theme.faint));
                text.into_iter().for_each(|text| drop(ui.label(text)));
                ui.horizontal_wrapped(|ui| {
                    for (fact, (name, words)) in part.facts.iter().zip(&names) {
                        let key = (part.word.clone(), fact.key.clone());
                        let draft = self.drafts.entry(key).or_insert_with(|| shown(fact).trim_matches('–').to_owned());
                        widget(ui, shared, fact, name, words, draft);
                    }
                });
                ui.horizontal(|ui| {
                    if ui.button(shared.say(&texts::box_say())).clicked() {
                        let said =
                            |fact: &PrintedFact| Some((fact.key.clone(), self.drafts.get(&(part.word.clone(), fact.key.clone()))?.clone()));
                        let facts: Vec<_> = part.facts.iter().filter_map(said).collect();
                        return Some(self.own.say(part, &facts));
                    }
                    let forgets = self.said[at] && ui.button(shared.say(&texts::box_forget())).clicked();
                    forgets.then(|| self.own.forget(part))
                })
                .inner
            })
            .inner
        })
        .inner
    }
}

/// The words that a fact may be, each with what it is called.
fn words_of(fact: &PrintedFact, say: &dyn Fn(&clade_engine::Msg) -> String) -> Vec<(String, String)> {
    match &fact.holds {
        Holds::One(words) | Holds::Some(words) => words.iter().map(|(word, name)| (word.clone(), say(name))).collect(),
        _ => Vec::new(),
    }
}

/// Where a person says what a fact is.
fn widget(ui: &mut Ui, shared: &Shared, fact: &PrintedFact, name: &str, words: &[(String, String)], draft: &mut String) {
    let label = ui.label(name);
    match &fact.holds {
        Holds::One(_) => {
            let chosen = words.iter().find(|(word, _)| word == draft).map_or("", |(_, name)| name);
            let list = ComboBox::from_id_salt(&fact.key).selected_text(chosen).show_ui(ui, |ui| {
                for (word, name) in words {
                    lines::value(ui, draft, word.clone(), name);
                }
            });
            list.response.accessible_name(name);
        }
        Holds::Some(_) => {
            let mut there: Vec<String> =
                draft.split(',').filter(|word| words.iter().any(|(known, _)| known == word)).map(str::to_owned).collect();
            for (word, name) in words {
                let mut is_in = there.contains(word);
                if ui.checkbox(&mut is_in, name).changed() {
                    there.retain(|other| other != word);
                    there.extend(is_in.then(|| word.clone()));
                    *draft = there.join(",");
                }
            }
        }
        Holds::Number(low, high) => {
            let mut number = draft.parse().unwrap_or(*low);
            if ui.add(DragValue::new(&mut number).range(*low..=*high)).labelled_by(label.id).changed() {
                *draft = number.to_string();
            }
        }
        Holds::Text => {
            let width = 380.0 * shared.prefs.text;
            ui.add(page::field(draft, String::new(), width)).labelled_by(label.id);
        }
    }
}

/// A card, with the place marked where it stands.
fn picture(ui: &mut Ui, shared: &Shared, [left, top, right, bottom]: [f32; 4]) {
    let (response, painter) = ui.allocate_painter(CARD * shared.prefs.text, Sense::hover());
    let card = response.rect.shrink(1.0);
    let at = |x: f32, y: f32| card.lerp_inside(Vec2::new(x, y));
    painter.rect(card, 4.0, shared.theme.panel.fill, Stroke::new(1.0, shared.theme.faint), StrokeKind::Inside);
    painter.rect(Rect::from_two_pos(at(left, top), at(right, bottom)), 2.0, shared.theme.lit, Stroke::NONE, StrokeKind::Inside);
}
