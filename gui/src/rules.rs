//! The rules of the game at hand: its chapters beside each other, a search, and the place that somebody asked for.

#[cfg(test)]
mod tests;

use crate::keys::parts::{self, Part};
use crate::keys::ring;
use crate::page;
use crate::shared::Shared;
use crate::texts::rules as texts;
use clade_table::{Block, Chapter, Rulebook};
use egui::style::ScrollAnimation;
use egui::text::LayoutJob;
use egui::{Align, FontSelection, Id, RichText, ScrollArea, TextEdit, Ui, Window, vec2};

/// All of the rules of a game at whose table some sets of cards are not in play.
pub(crate) struct WholeRules {
    /// The page, with what is of those sets.
    pub(crate) book: Rulebook,
    /// What they are called.
    pub(crate) left_out: Vec<String>,
}

/// A chapter is being read when its title is no further than this below the upper edge.
const READ: f32 = 30.0;

/// The rules: open or not, and where.
#[derive(Default)]
pub(crate) struct RulesPanel {
    open: bool,
    /// Whether what is of sets that are not in play is read, too.
    shows_all: bool,
    /// What is searched for.
    word: String,
    /// The chapter that comes into sight next.
    go_to: Option<usize>,
    /// The one that was chosen last, or is being read.
    chapter: usize,
    /// Whether the last click was in it: then what is typed is searched for, and is no command to the table behind.
    is_used: bool,
    /// Whether it was open a frame ago, and what had the focus of the keys before.
    was_open: bool,
    before: Option<Id>,
    /// Whether the chapter that was chosen last gets the focus.
    takes_focus: bool,
}

impl RulesPanel {
    /// Opens or closes it.
    pub(crate) fn toggle(&mut self) {
        self.open = !self.open;
    }

    /// Closes it; whether it was open.
    pub(crate) fn close(&mut self) -> bool {
        std::mem::take(&mut self.open)
    }

    /// Opens it where a section is, by its number, its title or a word; where it was, if nothing tells of it.
    pub(crate) fn open_at(&mut self, book: &Rulebook, section: &str) {
        self.show_chapter(book.about(section).unwrap_or(self.chapter));
    }

    /// Opens it at the chapter whose title has most words of one of these, the first of which counts most; without any, where it was.
    pub(crate) fn open_titled(&mut self, book: &Rulebook, titles: &[String]) {
        self.show_chapter(titles.iter().find_map(|title| book.titled(title)).unwrap_or(self.chapter));
    }

    /// Opens it at a chapter.
    pub(crate) fn show_chapter(&mut self, chapter: usize) {
        (self.open, self.chapter, self.go_to) = (true, chapter, Some(chapter));
        self.shows_all = false;
        self.word.clear();
    }

    /// Shows it, if it is open, over the table. What is of sets that are not in play is read only if that is wanted.
    pub(crate) fn show_at_table(&mut self, ui: &Ui, shared: &Shared, book: &Rulebook, whole: Option<&WholeRules>) {
        let Some(whole) = whole else { return self.show(ui, shared, book) };
        let (read, other) = if self.shows_all { (&whole.book, book) } else { (book, &whole.book) };
        if self.show_with(ui, shared, read, Some(whole)) {
            self.shows_all = !self.shows_all;
            let title = read.chapters.get(self.chapter).map(|chapter| &chapter.title);
            self.chapter = other.chapters.iter().position(|chapter| Some(&chapter.title) == title).unwrap_or(0);
            self.go_to = Some(self.chapter);
        }
    }

    /// Shows it, if it is open, over the page.
    pub(crate) fn show(&mut self, ui: &Ui, shared: &Shared, book: &Rulebook) {
        self.show_with(ui, shared, book, None);
    }

    /// Shows it, if it is open. Whether what is not in play is to be shown, or hidden again.
    fn show_with(&mut self, ui: &Ui, shared: &Shared, book: &Rulebook, whole: Option<&WholeRules>) -> bool {
        let was_open = std::mem::replace(&mut self.was_open, self.open);
        if was_open != self.open {
            self.hand_over(ui);
        }
        if !self.open {
            return false;
        }
        let (mut open, mut turns) = (true, false);
        let room = ui.ctx().content_rect().size();
        let size = vec2(760.0 * shared.prefs.text, room.y * 0.8).min(room - vec2(60.0, 60.0));
        let window =
            Window::new(&book.title).id(window()).open(&mut open).default_size(size).max_size(size).default_pos(room_corner(room, size));
        let typed = if self.is_used { letters(ui) } else { String::new() };
        self.word.push_str(&typed);
        let shown = window.show(ui.ctx(), |ui| {
            ui.horizontal_top(|ui| {
                ui.allocate_ui(vec2(230.0 * shared.prefs.text, ui.available_height()), |ui| {
                    ui.vertical(|ui| self.contents(ui, shared, book, !typed.is_empty()))
                });
                ui.separator();
                ui.vertical(|ui| {
                    if let Some(whole) = whole {
                        turns = self.not_in_play(ui, shared, &whole.left_out);
                    }
                    // Each game's rules are read from where they were left.
                    ScrollArea::vertical().id_salt(("text", &book.title)).auto_shrink([false, false]).show(ui, |ui| {
                        ui.vertical(|ui| self.pages(ui, shared, book));
                        page::scroll_by_keys(ui, false);
                    });
                });
            });
        });
        let pressed = ui.input(|input| input.pointer.any_pressed().then(|| input.pointer.interact_pos()).flatten());
        if let (Some(at), Some(shown)) = (pressed, &shown) {
            self.is_used = ui.ctx().layer_id_at(at) == Some(shown.response.layer_id);
        }
        if let Some(shown) = shown {
            parts::layer(ui, Part::Over, shown.response.layer_id);
        }
        self.open &= open;
        turns
    }

    /// Says which sets of cards are not in play. Whether what is of them is to be shown, or hidden again.
    fn not_in_play(&self, ui: &mut Ui, shared: &Shared, left_out: &[String]) -> bool {
        let turn = ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(shared.say(&texts::not_in_play(left_out.join(", ")))).color(shared.theme.faint));
            let turn = if self.shows_all { texts::hide_not_in_play() } else { texts::show_not_in_play() };
            ui.small_button(shared.say(&turn)).clicked()
        });
        turn.inner
    }

    /// Whoever opens it by a key reads it, and is back where they were when it is closed.
    fn hand_over(&mut self, ui: &Ui) {
        let focused = ui.memory(egui::Memory::focused);
        if self.open && ring::are_used(ui) == Some(true) {
            (self.before, self.takes_focus) = (focused, true);
        } else if let Some(before) = self.before.take()
            && focused.is_none_or(|id| ui.ctx().read_response(id).is_some_and(|thing| thing.layer_id.id == window()))
        {
            ui.memory_mut(|memory| memory.request_focus(before));
        }
    }

    /// The chapters, or those in which a word occurs.
    fn contents(&mut self, ui: &mut Ui, shared: &Shared, book: &Rulebook, is_typed: bool) {
        let field = TextEdit::singleline(&mut self.word).hint_text(shared.say(&texts::search())).desired_width(f32::INFINITY);
        let field = ui.name_inputs(shared.say(&texts::search()), |ui| ui.add(field));
        if is_typed {
            field.request_focus();
            to_the_end(ui, field.id, &self.word);
        }
        let changed = field.changed() || is_typed;
        // Who types goes on typing, whatever is found.
        self.takes_focus &= !field.has_focus();
        let found = if self.word.trim().is_empty() { (0..book.chapters.len()).collect() } else { book.search(&self.word) };
        if found.is_empty() {
            ui.label(shared.say(&texts::nothing()));
            if std::mem::take(&mut self.takes_focus) {
                field.request_focus();
            }
        }
        ScrollArea::vertical().id_salt("contents").auto_shrink([false, false]).show(ui, |ui| {
            // The first chapter with a word comes into sight as the word is typed.
            if changed && let Some(first) = found.first() {
                (self.chapter, self.go_to) = (*first, Some(*first));
            }
            for at in found {
                let chapter = &book.chapters[at];
                let indent = if chapter.is_part { "    " } else { "" };
                let chosen = at == self.chapter;
                let line = ui.selectable_label(chosen, format!("{indent}{}", called(chapter))).accessible_name(called(chapter));
                if chosen && std::mem::take(&mut self.takes_focus) {
                    line.request_focus();
                }
                if self.go_to == Some(at) || line.gained_focus() {
                    line.scroll_to_me(None);
                }
                if line.clicked() {
                    (self.chapter, self.go_to) = (at, Some(at));
                }
            }
        });
    }

    fn pages(&mut self, ui: &mut Ui, shared: &Shared, book: &Rulebook) {
        let word = self.word.trim().to_lowercase();
        let (top, is_sought) = (ui.clip_rect().top() + READ, self.go_to.is_some());
        let mut read = 0;
        for (at, chapter) in book.chapters.iter().enumerate() {
            ui.add_space(if chapter.is_part { 6.0 } else { 12.0 });
            let title = RichText::new(called(chapter));
            let head = ui.label(if chapter.is_part { title.strong().size(17.0 * shared.prefs.text) } else { title.heading() });
            if self.go_to == Some(at) {
                head.scroll_to_me_animation(Some(Align::TOP), ScrollAnimation::none());
                self.go_to = None;
            }
            if head.rect.top() <= top {
                read = at;
            }
            for block in &chapter.blocks {
                paragraph(ui, shared, block, &word);
            }
        }
        if !is_sought {
            self.chapter = read;
        }
        // Also the last chapter can come to the top.
        ui.add_space(ui.clip_rect().height());
    }
}

/// The letters that were typed in this frame, where no field takes them; nobody else hears them.
fn letters(ui: &Ui) -> String {
    if ui.ctx().text_edit_focused() {
        return String::new();
    }
    ui.input_mut(|input| {
        let is_plain = !(input.modifiers.ctrl || input.modifiers.alt || input.modifiers.command);
        let mut typed = String::new();
        input.events.retain(|event| match event {
            egui::Event::Text(text) if is_plain && text.chars().all(char::is_alphabetic) => {
                typed.push_str(text);
                false
            }
            // The same stroke as a key: a command to the table.
            egui::Event::Key { key, .. } if is_plain => key.name().len() > 1,
            _ => true,
        });
        typed
    })
}

/// The next letter goes behind those that are there.
fn to_the_end(ui: &Ui, field: Id, word: &str) {
    let mut state = egui::text_edit::TextEditState::load(ui.ctx(), field).unwrap_or_default();
    let end = egui::text::CCursor::new(word.chars().count());
    state.cursor.set_char_range(Some(egui::text::CCursorRange::one(end)));
    state.store(ui.ctx(), field);
}

fn window() -> Id {
    Id::unique("rules")
}

fn room_corner(room: egui::Vec2, size: egui::Vec2) -> egui::Pos2 {
    egui::pos2(30.0, ((room.y - size.y) / 2.0).max(10.0))
}

/// The number and the title of a chapter.
fn called(chapter: &Chapter) -> String {
    if chapter.number.is_empty() { chapter.title.clone() } else { format!("{} {}", chapter.number, chapter.title) }
}

/// A paragraph or a line of a list; where the searched word occurs, it is marked.
fn paragraph(ui: &mut Ui, shared: &Shared, block: &Block, word: &str) {
    let theme = &shared.theme;
    let size = 15.0 * shared.prefs.text;
    let has_word = !word.is_empty() && block.plain().to_lowercase().contains(word);
    let mut job = LayoutJob::default();
    if block.is_item {
        job.append("•  ", 6.0, egui::TextFormat::simple(crate::theme::body(size), theme.faint));
    }
    if let Some(set) = &block.set {
        job.append(&format!("[{}] ", set.name), 0.0, egui::TextFormat::simple(crate::theme::body(size), theme.faint));
    }
    for (text, is_bold) in &block.pieces {
        let font = if *is_bold { crate::theme::strong(size) } else { crate::theme::body(size) };
        let color = if has_word { theme.lit } else { theme.panel.ink };
        RichText::new(text).font(font).color(color).append_to(&mut job, ui.style(), FontSelection::Default, Align::Center);
    }
    ui.add_space(3.0);
    ui.label(job);
}
