//! The bar at the top of the window: pages, language, theme.

use crate::intent::{Intent, Page};
use crate::keys::{self, Command};
use crate::prefs::{Mood, Preferences, language_name, mood_name};
use crate::shared::Shared;
use crate::texts::app as texts;
use clade_engine::Msg;
use clade_table::LANGUAGES;
use egui::{Align2, Area, Button, Frame, Id, Margin, Order, Panel, Popup, Response, RichText, Ui};

/// In a narrower window, at the usual size of text, languages are written as two letters.
const WIDE: f32 = 1100.0;
/// The same beside a table, where the theme is then only among the settings.
const ROOMY: f32 = 1400.0;
/// In a still narrower one, language and theme are only among the settings.
const NARROW: f32 = 700.0;
/// In a lower one, at the usual size of text, a table needs the height of the bar, too.
const LOW: f32 = 900.0;

/// The side of the picture of a game in its tab.
const PICTURE: f32 = 20.0;
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
}

/// A game on its table, one of several.
pub(crate) struct Tab {
    /// Where it stands: `None` for the one that is played now, otherwise its place on the shelf.
    pub(crate) at: Option<usize>,
    /// What its game is called.
    pub(crate) title: String,
    /// The picture of its game.
    pub(crate) icon: String,
    /// Which one of several of the same game it is, but for the first.
    pub(crate) number: Option<usize>,
    /// Who plays.
    pub(crate) told: String,
    /// Whether it waits there for a person's answer.
    pub(crate) asks: bool,
}

/// A longer name of a game is cut in its tab, in letters.
const TITLE: usize = 26;

/// A name as it stands in a tab: of a long one its first letters and its last word, by which those are told apart that begin alike.
fn shortened(title: &str) -> String {
    let last = title.split_whitespace().last().unwrap_or_default();
    match TITLE.checked_sub(last.chars().count() + 2).filter(|_| title.chars().count() > TITLE) {
        Some(room) if room > 2 => format!("{}… {last}", title.chars().take(room).collect::<String>().trim_end()),
        Some(_) => format!("{}…", title.chars().take(TITLE - 1).collect::<String>().trim_end()),
        None => title.to_owned(),
    }
}

impl Tab {
    /// Its name, or where there is little room the picture of its game.
    fn show(&self, ui: &mut Ui, shared: &Shared, page: &Page, is_brief: bool, wants: &mut Vec<Intent>) {
        let chosen = self.at.is_none() && *page == Page::Table;
        let picture = egui::IdSalt::new("the picture of a game");
        let words: egui::Atoms<'_> = if is_brief && !self.icon.is_empty() {
            let number = self.number.map(|number| egui::Atom::from(number.to_string()));
            [egui::Atom::custom(picture, egui::Vec2::splat(PICTURE))].into_iter().chain(number).collect()
        } else {
            egui::Atoms::new(shortened(&self.title))
        };
        let shown = Button::selectable(chosen, words).min_size(egui::vec2(0.0, 28.0)).frame_when_inactive(is_brief).atom_ui(ui);
        if let Some(at) = shown.rect(picture) {
            let ink = ui.style().interact_selectable(&shown.response, chosen).text_color();
            shared.icons.draw(ui.painter(), &self.icon, at, ink);
        }
        let button = shown.response.accessible_name(self.title.clone());
        let waits = self.asks && !chosen;
        if waits {
            ui.painter().circle_filled(button.rect.right_top() + egui::vec2(-5.0, 5.0), 3.5, shared.theme.lit);
        }
        let asks = if waits { format!("\n● {}", shared.say(&texts::waits())) } else { String::new() };
        if button.on_hover_text(format!("{}: {}{asks}", self.title, self.told)).clicked() && !chosen {
            wants.push(self.at.map_or(Intent::Go(Page::Table), Intent::Switch));
        }
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
                    let called = shared.say(&name(page));
                    let button = Button::selectable(page == seen.page, &called);
                    // The key of the page that is shown is of no use, and would be pale on the colour of what is chosen.
                    let button = if page == seen.page { button } else { button.shortcut_text(keys::written(shared, command(page))) };
                    let button = ui.add(button).accessible_name(called);
                    if button.clicked() && page != seen.page {
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
        ui.horizontal(row).inner
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
    let row = |ui: &mut Ui| {
        ui.label(RichText::new(shared.say(&texts::title())).heading().strong());
        ui.add_space(16.0);
        for page in seen.pages {
            if *page == Page::Table && !seen.tables.is_empty() {
                let is_brief = tight || seen.tables.len() > SEVERAL;
                seen.tables.iter().for_each(|tab| tab.show(ui, shared, seen.page, is_brief, wants));
            } else if tab(ui, shared, page, page == seen.page).clicked() && page != seen.page {
                wants.push(Intent::Go(page.clone()));
            }
        }
        at_the_end(ui, |ui| {
            let text = if seen.errors > 0 { texts::messages_unread(seen.errors) } else { texts::messages() };
            let messages = ui.button(shared.say(&text));
            let mut shown = vec![messages.clone()];
            if !narrow {
                shown.push(ui.separator());
                languages(ui, shared, tight, &mut shown, wants);
                if !(tight && is_play) {
                    shown.push(ui.separator());
                    moods(ui, shared, &mut shown, wants);
                }
            }
            (messages.clicked(), shown)
        })
    };
    // What has no room in the first line goes into a second one.
    Panel::top("bar").frame(frame).show(ui, |ui| ui.horizontal_wrapped(row).inner).inner
}

/// Shows things at the right end of a row, but in reading order, so that Tab goes through them as the eye does. How much room they
/// need is known from the previous frame.
fn at_the_end<R>(ui: &mut Ui, things: impl FnOnce(&mut Ui) -> (R, Vec<Response>)) -> R {
    let id = ui.scope_id().with("end");
    let known: f32 = ui.data(|data| data.get_temp(id)).unwrap_or(0.0);
    let free = ui.available_size_before_wrap().x - known;
    if free > 0.0 {
        ui.add_space(free);
    }
    let (result, shown) = things(ui);
    let spacing = ui.spacing().item_spacing.x;
    let width: f32 = shown.iter().map(|response| response.rect.width() + spacing).sum();
    if (width - known).abs() > 0.5 {
        ui.data_mut(|data| data.insert_temp(id, width));
        ui.ctx().request_discard("the end of the bar was measured");
    }
    result
}

fn tab(ui: &mut Ui, shared: &Shared, page: &Page, chosen: bool) -> egui::Response {
    let text = RichText::new(shared.say(&name(page)));
    ui.add(Button::selectable(chosen, text).min_size(egui::vec2(0.0, 28.0))).on_hover_text(keys::written(shared, command(page)))
}

/// What a page is called.
fn name(page: &Page) -> Msg {
    match page {
        Page::Lobby | Page::Evening => texts::games(),
        Page::Table => texts::table(),
        Page::Replay => texts::replay(),
        Page::Codex => texts::codex(),
        Page::Compare => texts::compare(),
        Page::Workshop => texts::workshop(),
        Page::Settings => texts::settings(),
        Page::About => texts::about(),
    }
}

/// The command that shows a page.
fn command(page: &Page) -> Command {
    match page {
        Page::Lobby | Page::Evening => Command::Lobby,
        Page::Table => Command::Table,
        Page::Replay => Command::Replay,
        Page::Codex => Command::Codex,
        Page::Compare => Command::Compare,
        Page::Workshop => Command::Workshop,
        Page::Settings => Command::Settings,
        Page::About => Command::About,
    }
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
