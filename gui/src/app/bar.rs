//! The bar at the top of the window: pages, language, theme.

mod tabs;

use crate::intent::{Intent, Page};
use crate::keys;
use crate::keys::parts::{self, Part};
use crate::prefs::{Mood, Preferences, language_name, mood_name};
use crate::shared::Shared;
use crate::texts::app as texts;
use clade_table::LANGUAGES;
use egui::{Align2, Area, Button, Frame, Id, Margin, Order, Panel, Popup, Response, RichText, TextStyle, Ui};
pub(crate) use tabs::{Tab, name};

/// In a narrower window, at the usual size of text, languages are written as two letters.
const WIDE: f32 = 1100.0;
/// The same beside a table, where the theme is then only among the settings.
const ROOMY: f32 = 1400.0;
/// In a still narrower one, language and theme are only among the settings.
const NARROW: f32 = 700.0;
/// In a lower one, at the usual size of text, a table needs the height of the bar, too.
const LOW: f32 = 900.0;

/// The margins of the bar, with what stands between its parts.
const MARGINS: f32 = 60.0;

/// Of more games than this the bar shows pictures.
const SEVERAL: usize = 2;

/// What the bar must know beside [`Shared`].
pub(crate) struct Seen<'a> {
    /// The page that is shown.
    pub(crate) page: &'a Page,
    /// The pages that can be chosen now.
    pub(crate) pages: &'a [Page],
    /// The games on their tables, if there are several: always in the same order.
    pub(crate) tables: &'a [Tab],
    /// Errors that nobody has closed.
    pub(crate) errors: usize,
}

impl Seen<'_> {
    /// Whether a table is shown.
    fn is_play(&self) -> bool {
        matches!(self.page, Page::Table | Page::Replay)
    }

    /// How many words of each kind stand in it.
    fn words(&self) -> [usize; 3] {
        [self.pages.len(), self.tables.len(), self.errors]
    }
}

/// Shows the bar. `true` if the list of messages is wanted.
pub(crate) fn show(ui: &mut Ui, shared: &Shared, seen: &Seen<'_>, wants: &mut Vec<Intent>) -> bool {
    let is_folded = seen.is_play() && ui.ctx().content_rect().height() < LOW * shared.prefs.text;
    if !is_folded {
        ui.data_mut(|data| data.remove_temp::<Menu>(menu_id()));
    }
    let (wants_messages, width) = if is_folded { folded(ui, shared, seen, wants) } else { (unfolded(ui, shared, seen, wants), 0.0) };
    ui.data_mut(|data| data.insert_temp(room_id(), width));
    wants_messages
}

/// How much of the right end of a page's first line the folded bar lies on.
pub(crate) fn room(ui: &Ui) -> f32 {
    ui.data(|data| data.get_temp(room_id())).unwrap_or(0.0)
}

/// Opens the menu of the folded bar, unless the same key has just closed it; a bar that is not folded shows all of it.
pub(crate) fn open_menu(ui: &Ui) {
    ui.data_mut(|data| {
        let menu: Menu = data.get_temp(menu_id()).unwrap_or_default();
        data.insert_temp(menu_id(), Menu { is_wanted: !menu.was_open, ..menu });
    });
}

/// The menu of the folded bar.
#[derive(Copy, Clone, Default)]
struct Menu {
    is_wanted: bool,
    /// Whether it was open when this frame began, and when it ended.
    was_open: bool,
    is_open: bool,
}

fn menu_id() -> Id {
    Id::unique("the menu of the folded bar")
}

fn room_id() -> Id {
    Id::unique("room for the folded bar")
}

/// The bar as a menu in the corner, so that the table has its height; before it the games, if there are several. `true` if the list of
/// messages is wanted, and how wide all of it is.
fn folded(ui: &mut Ui, shared: &Shared, seen: &Seen<'_>, wants: &mut Vec<Intent>) -> (bool, f32) {
    let corner = ui.max_rect().right_top() + egui::vec2(-8.0, 4.0);
    let area = Area::new(Id::unique("folded bar")).pivot(Align2::RIGHT_TOP).fixed_pos(corner).order(Order::Middle);
    let shown = area.show(ui.ctx(), |ui| {
        let row = |ui: &mut Ui| {
            seen.tables.iter().for_each(|tab| tab.show(ui, shared, seen.page, true, wants));
            let unread = seen.errors > 0 && ui.button(shared.say(&texts::messages_unread(seen.errors))).clicked();
            let menu = ui.menu_button(shared.say(&texts::menu()), |ui| {
                for page in seen.pages {
                    let called = shared.say(&tabs::name(page));
                    let button = Button::selectable(page == seen.page, &called);
                    // The key of the page that is shown is of no use, and would be pale on the colour of what is chosen.
                    let button = if page == seen.page { button } else { button.shortcut_text(keys::written(shared, tabs::command(page))) };
                    let button = ui.add(button).accessible_name(called);
                    if page == seen.page {
                        keys::over::comes_first(ui, &button);
                    }
                    let is_wanted = page != seen.page && keys::pressed_in_menu(ui, &shared.prefs, tabs::command(page));
                    if is_wanted {
                        ui.close();
                    }
                    if is_wanted || button.clicked() && page != seen.page {
                        wants.push(Intent::Go(page.clone()));
                    }
                }
                ui.separator();
                let is_table = *seen.page == Page::Table;
                if is_table && ui.button(shared.say(&crate::texts::table::save())).clicked() {
                    wants.push(Intent::SaveAs);
                }
                let messages = ui.button(shared.say(&texts::messages())).clicked();
                if ui.button(shared.say(&texts::quit())).on_hover_text(shared.say(&texts::quit_help())).clicked() {
                    ui.ctx().send_viewport_cmd(egui::ViewportCommand::Close);
                }
                ui.separator();
                languages(ui, shared, false, &mut Vec::new(), wants);
                ui.separator();
                moods(ui, shared, &mut Vec::new(), wants);
                messages
            });
            let (id, Menu { is_wanted, is_open, .. }) =
                (Popup::default_response_id(&menu.response), ui.data(|data| data.get_temp(menu_id())).unwrap_or_default());
            if is_wanted {
                Popup::open_id(ui.ctx(), id);
            }
            let now = Menu { is_wanted: false, was_open: is_open, is_open: Popup::is_id_open(ui.ctx(), id) };
            ui.data_mut(|data| data.insert_temp(menu_id(), now));
            unread || menu.inner == Some(true)
        };
        parts::part(ui, Part::Bar, |ui| ui.horizontal(row).inner)
    });
    (shown.inner, shown.response.rect.width() + 8.0)
}

/// The bar in a line of its own.
fn unfolded(ui: &mut Ui, shared: &Shared, seen: &Seen<'_>, wants: &mut Vec<Intent>) -> bool {
    let theme = &shared.theme;
    let frame = Frame::new().fill(theme.panel.fill).inner_margin(Margin::symmetric(14, 5));
    let [tight, narrow] = [WIDE, NARROW].map(|width| ui.available_width() < width * shared.prefs.text);
    // A table needs the height of a second line more than the bar needs its end.
    let is_play = seen.is_play();
    let is_crowded = is_play || !seen.tables.is_empty();
    let tight = tight || is_crowded && ui.available_width() < ROOMY * shared.prefs.text;
    // Pages by their names where these have room in one line, with or without what is among the settings, too; otherwise by pictures. Once
    // they had none, they have none with the same words.
    let words = Id::unique(("words of the bar", &shared.prefs.language, (shared.prefs.text * 100.0) as u32, seen.words()));
    let room = ui.available_width();
    let too_narrow: [f32; 2] = ui.data(|data| data.get_temp(words)).unwrap_or_default();
    let [is_short, is_brief] = too_narrow.map(|width| room <= width);
    // Where pages are pictures, there is room for the rest.
    let is_short = is_short && !is_brief;
    let row = |ui: &mut Ui| {
        ui.label(RichText::new(shared.say(&texts::title())).heading().strong());
        ui.add_space(16.0);
        for page in seen.pages {
            if *page == Page::Table && !seen.tables.is_empty() {
                let is_brief = tight || seen.tables.len() > SEVERAL;
                seen.tables.iter().for_each(|tab| tab.show(ui, shared, seen.page, is_brief, wants));
            } else if tabs::show(ui, shared, page, page == seen.page, is_brief).clicked() && page != seen.page {
                wants.push(Intent::Go(page.clone()));
            }
        }
        at_the_end(ui, |ui| {
            let messages = match seen.errors {
                0 => tabs::button(ui, shared, (is_brief || is_short).then_some("chat-bubble"), shared.say(&texts::messages())),
                errors => ui.button(shared.say(&texts::messages_unread(errors))),
            };
            let mut shown = vec![messages.clone()];
            if !narrow {
                shown.push(ui.separator());
                languages(ui, shared, tight || is_short, &mut shown, wants);
                if !(tight && is_play || is_short) {
                    shown.push(ui.separator());
                    moods(ui, shared, &mut shown, wants);
                }
            }
            (messages.clicked(), shown)
        })
    };
    // What has no room in the first line even so goes into a second one.
    let shown = Panel::top("bar").frame(frame).show(ui, |ui| parts::part(ui, Part::Bar, |ui| ui.horizontal_wrapped(row))).inner;
    let line = ui.text_style_height(&TextStyle::Heading).max(ui.spacing().interact_size.y).max(tabs::HEIGHT);
    let (messages, is_settled) = shown.inner;
    if !is_brief && is_settled && shown.response.rect.height() > 1.5 * line {
        // Both at once where names have no room even so: a frame has few passes.
        let has_names = !is_short && seen.tables.is_empty() && names_and_letters(ui, shared, seen) <= room;
        let too_narrow = if has_names { [room, too_narrow[1]] } else { [room; 2] };
        ui.data_mut(|data| data.insert_temp(words, too_narrow));
        ui.ctx().request_discard("the bar has no room for its words");
    }
    messages
}

/// How wide the bar is with the names of pages and the letters of languages alone.
fn names_and_letters(ui: &Ui, shared: &Shared, seen: &Seen<'_>) -> f32 {
    let around = 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
    let wide = |word: String, style: TextStyle| {
        let font = style.resolve(ui.style());
        ui.painter().layout_no_wrap(word, font, egui::Color32::PLACEHOLDER).size().x + around
    };
    let button = |word: String| wide(word, TextStyle::Button);
    let names: f32 = seen.pages.iter().map(|page| button(shared.say(&tabs::name(page)))).sum();
    let letters: f32 = LANGUAGES.map(|language| button(language.to_uppercase())).iter().sum();
    // A picture is about as wide as two letters; and there are margins.
    names + wide(shared.say(&texts::title()), TextStyle::Heading) + letters + button("MM".to_owned()) + MARGINS
}

/// Shows things at the right end of a row, but in reading order, so that Tab goes through them as the eye does. How much room they
/// need is known from the previous frame; gives whether it was.
fn at_the_end<R>(ui: &mut Ui, things: impl FnOnce(&mut Ui) -> (R, Vec<Response>)) -> (R, bool) {
    let id = ui.scope_id().with("end");
    let known: f32 = ui.data(|data| data.get_temp(id)).unwrap_or(0.0);
    let free = ui.available_size_before_wrap().x - known;
    if free > 0.0 {
        ui.add_space(free);
    }
    let (result, shown) = things(ui);
    let spacing = ui.spacing().item_spacing.x;
    let width: f32 = shown.iter().map(|response| response.rect.width() + spacing).sum();
    let is_known = (width - known).abs() <= 0.5;
    if !is_known {
        ui.data_mut(|data| data.insert_temp(id, width));
        ui.ctx().request_discard("the end of the bar was measured");
    }
    (result, is_known)
}

fn languages(ui: &mut Ui, shared: &Shared, tight: bool, shown: &mut Vec<Response>, wants: &mut Vec<Intent>) {
    for language in LANGUAGES {
        let chosen = shared.prefs.language == language;
        let name = shared.say(&language_name(language));
        let button = if tight { ui.selectable_label(chosen, language.to_uppercase()) } else { ui.selectable_label(chosen, &name) };
        let button = button.accessible_name(name.clone()).on_hover_text(name);
        if button.clicked() && !chosen {
            wants.push(prefer(shared, |prefs| prefs.language = language.to_owned()));
        }
        shown.push(button);
    }
}

fn moods(ui: &mut Ui, shared: &Shared, shown: &mut Vec<Response>, wants: &mut Vec<Intent>) {
    for mood in [Mood::Light, Mood::Dark] {
        let chosen = shared.prefs.mood == mood;
        let button = ui.selectable_label(chosen, shared.say(&mood_name(mood)));
        if button.clicked() && !chosen {
            wants.push(prefer(shared, |prefs| prefs.mood = mood));
        }
        shown.push(button);
    }
}

/// The preferences with one change.
fn prefer(shared: &Shared, change: impl FnOnce(&mut Preferences)) -> Intent {
    let mut prefs = shared.prefs.clone();
    change(&mut prefs);
    Intent::Prefer(Box::new(prefs))
}
