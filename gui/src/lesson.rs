//! Lessons and examples: what is told beside the table, and where it goes on. The table is the usual one.

#[cfg(test)]
mod tests;

use crate::game::Session;
use crate::intent::Intent;
use crate::prefs::Speed;
use crate::shared::Shared;
use crate::texts::lesson as texts;
use clade_check::scenario::{Lesson, Scenario};
use clade_engine::Module;
use egui::{Align, Button, Frame, Id, Key, Layout, Margin, Modifiers, Panel, RichText, ScrollArea, Stroke, Ui, vec2};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The sizes of what is told: the first that has room.
const SIZES: [f32; 3] = [16.0, 14.5, 13.5];

/// How long somebody reads, in seconds: at first, until the eye is there, and each letter.
const READING: [f64; 2] = [1.5, 0.05];

/// How high the place is in which it is told: the longest texts have their room.
const HEIGHT: f32 = 340.0;
/// The same, as far as each side keeps this much above it.
const SIDE: f32 = 66.0;

/// A lesson to choose.
#[derive(Clone, Debug)]
pub(crate) struct Offered {
    /// What it is.
    pub(crate) lesson: Lesson,
    /// The file of a mod that it is in; from its folder on other mods are named. `None` if the game brings it along.
    pub(crate) file: Option<PathBuf>,
}

/// The lessons and examples of a game, and those of these mods.
pub(crate) fn lessons(module: &dyn Module, mods: &[&Path]) -> Vec<Offered> {
    let shipped = module.authoring().map(|authoring| authoring.lessons).unwrap_or_default();
    let shipped = shipped.iter().map(|(name, text)| (None, (*name).to_owned(), (*text).to_owned()));
    let of_mods = mods.iter().flat_map(|folder| clade_host::author::scenarios(folder));
    let of_mods = of_mods.map(|(path, text)| (Some(path.clone()), path.display().to_string(), text));
    let read = |(file, name, text): (Option<PathBuf>, String, String)| {
        // What is wrong with a file is said to its author, by `clade check`.
        let lesson = Scenario::read(&name, &text).ok()?.lesson()?;
        (lesson.game == module.about().id && !lesson.chapters.is_empty()).then_some(Offered { lesson, file })
    };
    shipped.chain(of_mods).filter_map(read).collect()
}

/// The lesson that the program brings along for a game: the first in which one learns by doing.
pub(crate) fn first(module: &dyn Module) -> Option<Offered> {
    let shipped = module.authoring().map(|authoring| authoring.lessons).unwrap_or_default();
    // Most of them are examples to watch: only what may be a lesson is read.
    let may_teach = shipped.iter().filter(|(_, text)| text.contains("learner"));
    let mut lessons = may_teach.filter_map(|(name, text)| Scenario::read(name, text).ok()?.lesson());
    let lesson = lessons.find(|lesson| lesson.learner.is_some() && lesson.game == module.about().id && !lesson.chapters.is_empty())?;
    Some(Offered { lesson, file: None })
}

impl Offered {
    /// The name by which it is remembered where it was left.
    pub(crate) fn key(&self) -> String {
        format!("{}: {}", self.lesson.game, self.lesson.title.text("en"))
    }
}

/// A lesson that is played: which, and which of its chapters.
pub(crate) struct Course {
    pub(crate) offered: Offered,
    pub(crate) chapter: usize,
}

impl Course {
    /// Shows what is told beside the table, where otherwise the log is: the table is as large as in a game. The height is the same whatever is
    /// told.
    pub(crate) fn show(&self, ui: &mut Ui, shared: &Shared, session: &Session, sides: usize, wants: &mut Vec<Intent>) {
        let Some(script) = session.script() else { return };
        let (theme, text, all) = (&shared.theme, shared.prefs.text, ui.available_height());
        let height = (HEIGHT * text).min(all * 0.7).min((all - SIDE * text * sides as f32).max(all * 0.5));
        let frame = Frame::new().fill(theme.card.fill).stroke(Stroke::new(2.0, theme.lit)).inner_margin(Margin::symmetric(12, 8));
        Panel::bottom("lesson").exact_size(height).frame(frame).show(ui, |ui| {
            let room = ui.available_size();
            let below = 2.0 * (ui.spacing().interact_size.y + ui.spacing().item_spacing.y) + 22.0 * shared.prefs.text;
            ui.allocate_ui_with_layout(vec2(room.x, room.y - below), Layout::top_down(Align::Min), |ui| self.text(ui, shared, session));
            self.buttons(ui, shared, session, room.x, wants);
            let (at, all) = script.progress();
            let (chapter, chapters) = (self.chapter + 1, self.offered.lesson.chapters.len());
            let told = texts::step((at + 1).min(all), all, chapter, chapters);
            ui.label(RichText::new(shared.say(&told)).small().color(theme.card.ink));
        });
    }

    fn text(&self, ui: &mut Ui, shared: &Shared, session: &Session) {
        let Some(script) = session.script() else { return };
        let language = &*shared.prefs.language;
        let Offered { lesson, .. } = &self.offered;
        let title = lesson.title.text(language);
        let chapter = lesson.chapters.get(self.chapter).and_then(|chapter| chapter.title.as_ref()).map(|title| title.text(language));
        let head = chapter.map_or_else(|| title.to_owned(), |chapter| format!("{title} – {chapter}"));
        let ink = shared.theme.card.ink;
        ui.label(RichText::new(head).strong().color(ink));
        // What does not fit shows that there is more.
        ui.spacing_mut().scroll = egui::style::ScrollStyle::solid();
        let at = (self.chapter, script.progress().0);
        let room = ui.available_size() - vec2(ui.spacing().scroll.bar_width + ui.spacing().scroll.bar_inner_margin, 0.0);
        ScrollArea::vertical().id_salt(at).auto_shrink([false, false]).show(ui, |ui| {
            let Some(part) = script.told() else {
                let end = if self.is_last() { texts::end(title.to_owned()) } else { texts::chapter_end() };
                ui.label(RichText::new(shared.say(&end)).size(16.0 * shared.prefs.text).color(ink));
                return;
            };
            let top = ui.cursor().top();
            // Nobody should look for what lay on the table before.
            if self.chapter > 0 && script.progress().0 == 0 {
                ui.label(RichText::new(shared.say(&texts::new_table())).italics().color(ink));
            }
            let missed = script.missed();
            if let Some(given) = missed {
                let told = part.correction(given).map_or_else(|| shared.say(&texts::wrong()), |told| told.text(language).to_owned());
                ui.label(RichText::new(told).strong().color(ink).background_color(shared.theme.lit.gamma_multiply(0.4)));
            }
            // Below a correction it was read already. A long text is smaller before it has to be scrolled.
            let (said, left) = (part.say.text(language), room.y - (ui.cursor().top() - top));
            let height =
                |size: f32| ui.painter().layout(said.to_owned(), crate::theme::body(size * shared.prefs.text), ink, room.x).size().y;
            let sizes = if missed.is_some() { &SIZES[1..] } else { &SIZES[..] };
            let size = sizes.iter().copied().find(|size| height(*size) <= left).unwrap_or(SIZES[SIZES.len() - 1]);
            ui.label(RichText::new(said).size(size * shared.prefs.text).color(ink));
        });
    }

    /// Whether what an example tells has been there long enough to be read, if it plays by itself.
    fn was_read(&self, ui: &Ui, shared: &Shared, session: &Session) -> bool {
        let at = (self.chapter, session.script().map_or(0, |script| script.progress().0));
        let (now, frame) = (ui.input(|input| input.time), ui.ctx().cumulative_frame_nr());
        let id = Id::unique("example read");
        // What was there a frame ago: the same place of an example that was left, or begins anew, is another text.
        let known = ui.data(|data| data.get_temp::<((usize, usize), f64, u64)>(id));
        let known = known.filter(|(of, _, seen)| *of == at && *seen + 1 >= frame && plays(ui, shared));
        let since = known.map_or(now, |(_, since, _)| since);
        ui.data_mut(|data| data.insert_temp(id, (at, since, frame)));
        let letters =
            session.script().and_then(|script| script.told()).map_or(0, |part| part.say.text(&shared.prefs.language).chars().count());
        let left = (READING[0] + READING[1] * letters as f64) * f64::from(shared.prefs.speed.factor()) - (now - since);
        if left > 0.0 && plays(ui, shared) {
            ui.ctx().request_repaint_after(Duration::from_secs_f64(left));
        }
        left <= 0.0 && plays(ui, shared)
    }

    /// The chapter at which one would go on later, if there is something to go on with.
    pub(crate) fn left_at(&self, session: &Session) -> Option<usize> {
        let is_over = session.script().is_some_and(|script| script.told().is_none());
        let next = self.chapter + usize::from(is_over);
        (0 < next && next < self.offered.lesson.chapters.len()).then_some(next)
    }

    fn is_last(&self) -> bool {
        self.chapter + 1 >= self.offered.lesson.chapters.len()
    }

    fn buttons(&self, ui: &mut Ui, shared: &Shared, session: &Session, width: f32, wants: &mut Vec<Intent>) {
        let Some(script) = session.script() else { return };
        let (is_over, is_lesson) = (script.told().is_none(), self.offered.lesson.learner.is_some());
        let at = |chapter, part| Intent::Learn { offered: Box::new(self.offered.clone()), chapter, part };
        let again = |chapter| at(chapter, 0);
        // Every button keeps its place, so that none moves under the pointer.
        let (first, then, can) = if !is_over {
            (Some(texts::go_on()), Intent::HasRead, session.waits_for_reader())
        } else if !self.is_last() {
            (Some(texts::next_chapter()), again(self.chapter + 1), true)
        } else {
            let (game, seats) = (self.offered.lesson.game.clone(), session.table().header().setup.seats);
            // Where one has just switched something must not stand what begins anew.
            let (first, then) =
                if is_lesson { (texts::play(), Intent::SetUpFirst { game, seats }) } else { (texts::once_more(), again(0)) };
            (Some(first), then, true)
        };
        let size = vec2(width, ui.spacing().interact_size.y);
        if first.is_none() {
            ui.allocate_space(size);
        }
        if !is_lesson && can && !(is_over && self.is_last()) && self.was_read(ui, shared, session) {
            wants.push(then.clone());
        }
        if let Some(told) = first {
            let text = RichText::new(shared.say(&told)).strong().color(shared.theme.accent.ink);
            let button = Button::new(text).fill(shared.theme.accent.fill);
            let clicked = ui.add_enabled_ui(can, |ui| ui.add_sized(size, button)).inner.clicked();
            // Nobody looks for a button between two sentences.
            let is_enter = (is_lesson || !(is_over && self.is_last())) && can && ui.memory(|memory| memory.focused().is_none());
            if clicked || is_enter && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter)) {
                wants.push(then);
            }
        }
        ui.horizontal(|ui| {
            // In every language three of them are no wider than the one above.
            (ui.spacing_mut().item_spacing.x, ui.spacing_mut().button_padding.x) = (5.0, 7.0);
            if ui.button(shared.say(&texts::leave())).clicked() {
                wants.push(Intent::LeaveLesson);
            }
            // To the beginning of what is told, to what was told before, or to the end of the chapter before.
            let last_of = |chapter: usize| self.offered.lesson.chapters[chapter].parts.len().saturating_sub(1);
            let before = || self.chapter.checked_sub(1).map(|chapter| [chapter, last_of(chapter)]);
            let back = script.back().map(|part| [self.chapter, part]).or_else(before);
            let button = Button::new(shared.say(&texts::back()));
            if ui.add_enabled(back.is_some(), button).clicked() {
                wants.extend(back.map(|[chapter, part]| at(chapter, part)));
            }
            if is_over && is_lesson && ui.button(shared.say(&texts::once_more())).clicked() {
                wants.push(again(0));
            }
            if !is_over && !is_lesson {
                let mut plays = plays(ui, shared);
                let toggle = |ui: &mut Ui| ui.toggle_value(&mut plays, shared.say(&texts::plays()));
                if ui.add_enabled_ui(can_play(shared), toggle).inner.changed() {
                    ui.data_mut(|data| data.insert_temp(Id::unique("example plays"), plays));
                }
            }
            let asks = session.asked().is_some();
            if !is_over && is_lesson && ui.add_enabled(asks, Button::new(shared.say(&texts::show()))).clicked() {
                wants.push(Intent::Hint);
            }
        });
    }
}

/// Whether examples can go on by themselves: not where each step waits for a click, nor where nothing takes its time.
fn can_play(shared: &Shared) -> bool {
    !matches!(shared.prefs.speed, Speed::StepByStep | Speed::AtOnce)
}

/// Whether they do.
fn plays(ui: &Ui, shared: &Shared) -> bool {
    can_play(shared) && ui.data(|data| data.get_temp(Id::unique("example plays"))).unwrap_or(true)
}

/// What of a list of lessons was chosen: first what one learns by doing, then what plays itself, the rulebook's own examples among it.
pub(crate) fn menu(ui: &mut Ui, shared: &Shared, all: &[Offered], wants: &mut Vec<Intent>) {
    let language = &*shared.prefs.language;
    let (lessons, examples): (Vec<&Offered>, Vec<&Offered>) = all.iter().partition(|offered| offered.lesson.learner.is_some());
    let learn_from = |offered: &Offered, chapter| Intent::Learn { offered: Box::new(offered.clone()), chapter, part: 0 };
    let learn = |offered: &Offered| learn_from(offered, 0);
    for offered in lessons {
        let title = offered.lesson.title.text(language);
        let (left, all) = (shared.prefs.lessons.get(&offered.key()).copied(), offered.lesson.chapters.len());
        if let Some(left) = left.filter(|left| *left < all)
            && ui.button(RichText::new(shared.say(&texts::resume(title.to_owned(), left + 1, all))).strong()).clicked()
        {
            wants.push(learn_from(offered, left));
        }
        if ui.button(shared.say(&texts::learn(title.to_owned()))).clicked() {
            wants.push(learn(offered));
        }
    }
    if examples.is_empty() {
        return;
    }
    ui.menu_button(shared.say(&texts::examples()), |ui| {
        ScrollArea::vertical().max_height(420.0).show(ui, |ui| {
            for offered in examples {
                let Lesson { title, rulebook, .. } = &offered.lesson;
                let told = ui.button(title.text(language));
                if told.on_hover_text(rulebook.clone().unwrap_or_default()).clicked() {
                    wants.push(learn(offered));
                    ui.close();
                }
            }
        });
    });
}
