//! What would come of a table if something were different: it is played on many times, as it is and the other way, and the picture fills
//! meanwhile.
//!
//! **Decides:** what can be changed here, and how what came of it is shown. **Does not decide:** how it is played on, nor what counts as more
//! than chance ([`clade_host::whatif`]).

mod play;
mod shown;
#[cfg(test)]
mod tests;

use crate::lines;
use crate::lobby::{measures, option_values};
use crate::page;
use crate::people::sitter_name;
use crate::plot::Point;
use crate::shared::Shared;
use crate::table::table_view::TableView;
use crate::texts::replay as texts;
use crate::waker::waker;
use clade_check::scenario::lines;
use clade_compare::Prose;
use clade_engine::{Actor, Module, Msg, Observer, OptionRow, Ruleset};
use clade_host::Folder;
use clade_table::{Header, Table, TableError, WordStream};
use egui::{CollapsingHeader, ComboBox, CursorIcon, DragValue, Label, Panel, RichText, ScrollArea, Sense, TextEdit, Ui};
use play::{Asked, Playing};
use std::sync::Arc;
use std::time::Duration;

/// How wide the panel is at first, and at least and at most.
const WIDTH: f32 = 460.0;
const RANGE: std::ops::RangeInclusive<f32> = 320.0..=760.0;
/// Games each way, at first and at most.
const GAMES: u32 = 100;
const MOST_GAMES: u32 = 2000;
/// How high the table in the game's words is at most.
const TABLE: f32 = 220.0;

/// How the table is played that is to be played on, and who looks at it.
#[derive(Clone)]
pub(crate) struct Ground {
    /// Its rules.
    pub(crate) ruleset: Arc<dyn Ruleset>,
    /// The mods that take part.
    pub(crate) folders: Vec<Folder>,
    /// Who looks: what they do not see is dealt anew for each game.
    pub(crate) eyes: Observer,
}

/// What can be answered at a table: the texts of the actions with their meanings, and which one was given.
#[derive(Default)]
struct Question {
    answers: Vec<(String, Msg)>,
    given: Option<usize>,
}

/// The panel between frames.
pub(crate) struct WhatIf {
    is_open: bool,
    /// The rule that is different, by its name, and its value.
    rule: Option<(String, String)>,
    /// What lies differently, as it was typed.
    set: String,
    /// What is answered instead, by its place in the list.
    answer: Option<usize>,
    /// What can be answered at the table that is looked at, and what was.
    question: Question,
    bot: &'static str,
    games: u32,
    /// The table in the game's words, line by line, and when and through whose eyes.
    position: Option<((usize, Observer), Vec<String>)>,
    playing: Option<Playing>,
    wrong: Option<String>,
    /// The chosen point of each picture.
    chosen: Vec<Option<Point>>,
    words: Option<Prose>,
}

impl Default for WhatIf {
    fn default() -> Self {
        Self {
            is_open: false,
            rule: None,
            set: String::new(),
            answer: None,
            question: Question::default(),
            bot: clade_bots::GREEDY,
            games: GAMES,
            position: None,
            playing: None,
            wrong: None,
            chosen: Vec::new(),
            words: None,
        }
    }
}

impl WhatIf {
    /// Whether it is open.
    pub(crate) fn is_open(&self) -> bool {
        self.is_open
    }

    /// Opens or closes it. Who closes it wants nothing to be played any more.
    pub(crate) fn turn(&mut self) {
        self.is_open = !self.is_open;
        if !self.is_open {
            self.playing = None;
        }
    }

    /// Makes room for something else; what is played goes on.
    pub(crate) fn hide(&mut self) {
        self.is_open = false;
    }

    /// Plays this table on, if what is different can be set up.
    pub(crate) fn begin(&mut self, ui: &Ui, shared: &Shared, ground: &Ground, step: usize, table: &mut Table) {
        (self.wrong, self.chosen, self.playing) = (None, Vec::new(), None);
        let text = |at: usize| self.question.answers.get(at).map(|(text, _)| text.clone());
        let other = self.answer.and_then(text);
        let answers = [self.question.given.filter(|_| other.is_some()).and_then(text), other];
        let asked = Asked { step, rule: self.rule.as_ref(), set: &self.set, answers, bot: self.bot, games: self.games };
        match Playing::begin(ground, table, &asked, shared, &waker(ui.ctx())) {
            Ok(playing) => self.playing = Some(playing),
            Err(why) => self.wrong = Some(why),
        }
    }

    /// Shows it at the left, if it is open; whether the table is to be played on.
    pub(crate) fn show(&mut self, ui: &mut Ui, view: &TableView, header: &Header, eyes: Observer) -> bool {
        if !self.is_open {
            return false;
        }
        let words = self.words.take().filter(|words| words.language() == view.words.language());
        let words = words.unwrap_or_else(|| Prose::new(view.words.language(), view.shared.modules));
        let text = view.shared.prefs.text;
        let id = egui::Id::unique(("what-if", (text * 100.0) as u32));
        let mut asked = false;
        Panel::left(id).resizable(true).default_size(WIDTH * text.min(1.3)).size_range(RANGE).show(ui, |ui| {
            page::scroll(ui, |ui| {
                asked = self.ask(ui, view, header, eyes);
                if let Some(why) = &self.wrong {
                    page::fault(ui, view.shared, view.shared.say(&texts::whatif_refused(why.clone())));
                }
                if let Some(playing) = &mut self.playing {
                    ui.separator();
                    if !playing.is_over() {
                        page::progress(ui, playing.progress());
                        ui.ctx().request_repaint_after(Duration::from_millis(250));
                    }
                    shown::show(ui, view, &words, playing, &mut self.chosen);
                }
            });
        });
        self.words = Some(words);
        asked
    }

    /// What is different, and how often it is played. Whether it is to be played now.
    fn ask(&mut self, ui: &mut Ui, view: &TableView, header: &Header, eyes: Observer) -> bool {
        let shared = view.shared;
        let say = |msg| shared.say(&msg);
        ui.label(RichText::new(say(texts::whatif_title())).heading());
        page::about(ui, shared, &texts::whatif_about());
        if eyes != Observer::Host {
            page::about(ui, shared, &texts::whatif_dealt());
        }
        if self.question.answers.len() > 1 {
            page::section(ui, shared, &texts::whatif_answer());
            self.other_answer(ui, view);
        }
        page::section(ui, shared, &texts::whatif_rule());
        self.rule(ui, shared, header);
        page::section(ui, shared, &texts::whatif_set());
        let field =
            TextEdit::multiline(&mut self.set).hint_text(say(texts::whatif_set_hint())).desired_rows(2).desired_width(f32::INFINITY);
        ui.add(field).accessible_name(say(texts::whatif_set()));
        let mut taken = None;
        CollapsingHeader::new(say(texts::whatif_table())).show(ui, |ui| {
            ScrollArea::vertical().id_salt("position").max_height(TABLE).show(ui, |ui| {
                for line in self.position.iter().flat_map(|(_, lines)| lines) {
                    let shown = ui.add(Label::new(RichText::new(line).monospace()).sense(Sense::click()));
                    if shown.on_hover_cursor(CursorIcon::PointingHand).on_hover_text(say(texts::whatif_take())).clicked() {
                        taken = Some(line.clone());
                    }
                }
            });
        });
        if let Some(line) = taken {
            let before = self.set.trim_end();
            self.set = if before.is_empty() { line } else { format!("{before}\n{line}") };
        }
        ui.horizontal_wrapped(|ui| {
            ui.label(say(texts::whatif_who()));
            let combo = ComboBox::from_id_salt("who").selected_text(say(sitter_name(self.bot)));
            let combo = combo.show_ui(ui, |ui| {
                for &bot in clade_bots::NAMES {
                    measures(ui, shared, bot);
                    lines::value(ui, &mut self.bot, bot, shared.say(&sitter_name(bot)));
                }
            });
            combo.response.accessible_name(say(texts::whatif_who()));
            // The number stays beside its name.
            ui.horizontal(|ui| {
                ui.label(say(texts::whatif_games()));
                ui.add(DragValue::new(&mut self.games).range(2..=MOST_GAMES)).accessible_name(say(texts::whatif_games()));
            });
        });
        let now = |name: &str| options(shared, header).iter().find(|row| row.name == name).map(|row| now(header, row));
        let rules_differ = self.rule.as_ref().is_some_and(|(name, value)| now(name).is_some_and(|now| now != value));
        let is_different = rules_differ || !self.set.trim().is_empty() || self.answer.is_some();
        let mut asked = false;
        ui.horizontal_wrapped(|ui| {
            if self.playing.as_ref().is_some_and(|playing| !playing.is_over()) {
                if ui.button(say(texts::whatif_stop())).clicked()
                    && let Some(playing) = &mut self.playing
                {
                    playing.stop();
                }
            } else {
                asked = ui.add_enabled(is_different, egui::Button::new(RichText::new(say(texts::whatif_play())).strong())).clicked();
            }
            if !is_different {
                page::about(ui, shared, &texts::whatif_nothing());
            }
        });
        asked
    }

    /// What is answered instead.
    fn other_answer(&mut self, ui: &mut Ui, view: &TableView) {
        let (shared, Question { answers, given }) = (view.shared, &self.question);
        let label = |at: usize| answers.get(at).map(|(_, label)| view.say(&label.short())).unwrap_or_default();
        let none = given.map_or_else(|| shared.say(&texts::whatif_any()), |given| shared.say(&texts::whatif_given(label(given))));
        let title = self.answer.map_or_else(|| none.clone(), label);
        let combo = ComboBox::from_id_salt("answer").width(ui.available_width().min(320.0)).height(420.0).selected_text(title);
        let combo = combo.show_ui(ui, |ui| {
            if lines::line(ui, self.answer.is_none(), &none).clicked() {
                self.answer = None;
            }
            for at in (0..answers.len()).filter(|at| given != &Some(*at)) {
                if lines::line(ui, self.answer == Some(at), label(at)).clicked() {
                    self.answer = Some(at);
                }
            }
        });
        combo.response.accessible_name(shared.say(&texts::whatif_answer()));
    }

    /// The rule that is different.
    fn rule(&mut self, ui: &mut Ui, shared: &Shared, header: &Header) {
        let rows = options(shared, header);
        let chosen = self.rule.as_ref().and_then(|(name, _)| rows.iter().find(|row| row.name == name));
        let none = shared.say(&texts::whatif_no_rule());
        let title = chosen.map_or_else(|| none.clone(), |row| shared.say(&row.title()));
        let combo = ComboBox::from_id_salt("rule").width(ui.available_width().min(320.0)).height(420.0).selected_text(title);
        let combo = combo.show_ui(ui, |ui| {
            if lines::line(ui, self.rule.is_none(), &none).clicked() {
                self.rule = None;
            }
            for row in rows {
                if lines::line(ui, chosen.is_some_and(|chosen| chosen.name == row.name), shared.say(&row.title())).clicked() {
                    self.rule = Some((row.name.to_owned(), now(header, row).to_owned()));
                }
            }
        });
        combo.response.accessible_name(shared.say(&texts::whatif_rule()));
        if let (Some(row), Some((_, value))) = (chosen, &mut self.rule) {
            page::about(ui, shared, &row.explanation());
            ui.horizontal_wrapped(|ui| {
                if let Some(other) = option_values(ui, shared, row, value) {
                    *value = other;
                }
            });
        }
    }

    /// The table that is looked at, in the game's words, while the panel is open. Of what these eyes do not see it tells one way how it may
    /// lie.
    pub(crate) fn look(&mut self, step: usize, eyes: Observer, table: &mut Table) {
        if self.is_open && self.position.as_ref().is_none_or(|(known, _)| *known != (step, eyes)) {
            let position = position(step, eyes, table).map_err(|error| error.to_string());
            let lines = position.and_then(|position| lines(&position).map_err(|error| error.to_string()));
            self.position = Some(((step, eyes), lines.unwrap_or_else(|why| vec![why])));
            (self.answer, self.question) = (None, question(step, eyes, table).unwrap_or_default());
        }
    }
}

/// What can be answered after so many actions, if these eyes see that.
fn question(step: usize, eyes: Observer, table: &mut Table) -> Result<Question, TableError> {
    let given = table.index_of(step).map(|index| index as usize);
    let at = table.jump(step)?;
    let face = table.face();
    let Actor::Seat(seat) = face.turn(at)?.actor else { return Ok(Question::default()) };
    // What somebody else answered may be a secret, though all know what they could answer.
    let given = given.filter(|_| [Observer::Host, Observer::Seat(seat)].contains(&eyes));
    let texts = face.texts(at)?;
    // Who looks must be able to work the list out from what they see.
    let seen = if eyes == Observer::Host { None } else { Some(face.listed(at, eyes)?.1) };
    if seen.is_some_and(|seen| texts.lines().any(|text| seen.iter().all(|other| other != text))) {
        return Ok(Question::default());
    }
    let labels = face.labels(at, Observer::Seat(seat))?;
    Ok(Question { answers: texts.lines().map(str::to_owned).zip(labels).collect(), given })
}

fn position(step: usize, eyes: Observer, table: &mut Table) -> Result<String, TableError> {
    let at = table.jump(step)?;
    let mut words = WordStream::new(step as u64);
    let face = table.parts().0;
    let world = face.resample(at, eyes, &mut || words.next())?;
    let position = face.position(world);
    face.free(world);
    // Cards that failed in worlds that were only thought of are nobody's news.
    drop(face.faults());
    Ok(position?)
}

/// The options of the game that is played.
fn options(shared: &Shared, header: &Header) -> &'static [OptionRow] {
    module(shared, header).map_or(&[], |module| module.about().options)
}

/// The game that is played.
fn module(shared: &Shared, header: &Header) -> Option<&'static dyn Module> {
    shared.modules.iter().copied().find(|module| module.about().id == header.game)
}

/// The value of an option by which it is played.
fn now<'a>(header: &'a Header, row: &OptionRow) -> &'a str {
    header.setup.options.get(row.name).map_or(row.default_value(), String::as_str)
}
