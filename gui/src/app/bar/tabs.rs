//! What stands in the bar for pages and for games on their tables: a name, or where there is little room a picture.

use crate::intent::{Intent, Page};
use crate::keys::{self, Command};
use crate::shared::Shared;
use crate::texts::app as texts;
use crate::texts::replay::with_keys;
use clade_engine::Msg;
use egui::{Button, Response, Ui, vec2};

/// How high a tab is at least.
pub(super) const HEIGHT: f32 = 28.0;
/// The side of the picture of a game in its tab.
const PICTURE: f32 = 20.0;

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
    pub(super) fn show(&self, ui: &mut Ui, shared: &Shared, page: &Page, is_brief: bool, wants: &mut Vec<Intent>) {
        let chosen = self.at.is_none() && *page == Page::Table;
        let picture = egui::IdSalt::new("the picture of a game");
        let words: egui::Atoms<'_> = if is_brief && !self.icon.is_empty() {
            let number = self.number.map(|number| egui::Atom::from(number.to_string()));
            [egui::Atom::custom(picture, egui::Vec2::splat(PICTURE))].into_iter().chain(number).collect()
        } else {
            egui::Atoms::new(shortened(&self.title))
        };
        let shown = Button::selectable(chosen, words).min_size(egui::vec2(0.0, HEIGHT)).frame_when_inactive(is_brief).atom_ui(ui);
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

/// The tab of a page.
pub(super) fn show(ui: &mut Ui, shared: &Shared, page: &Page, chosen: bool, is_brief: bool) -> Response {
    let (name, keys) = (shared.say(&name(page)), keys::written(shared, command(page)));
    if !is_brief {
        return ui.add(Button::selectable(chosen, name).min_size(vec2(0.0, HEIGHT))).on_hover_text(keys);
    }
    let picture = shared.icons.atom(picture(page), PICTURE * shared.prefs.text);
    let shown = ui.add(Button::selectable(chosen, picture).min_size(vec2(0.0, HEIGHT))).accessible_name(name.clone());
    shown.on_hover_text(shared.say(&with_keys(self::name(page), keys)))
}

/// A button with its name, or with this picture instead.
pub(super) fn button(ui: &mut Ui, shared: &Shared, picture: Option<&str>, name: String) -> Response {
    match picture {
        None => ui.button(name),
        Some(picture) => {
            let picture = shared.icons.atom(picture, PICTURE * shared.prefs.text);
            ui.add(Button::new(picture)).accessible_name(name.clone()).on_hover_text(name)
        }
    }
}

/// What a page is called.
pub(crate) fn name(page: &Page) -> Msg {
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
pub(super) fn command(page: &Page) -> Command {
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

/// The picture of a page.
fn picture(page: &Page) -> &'static str {
    match page {
        Page::Lobby | Page::Evening => "tabletop-players",
        Page::Table => "table",
        Page::Replay => "backward-time",
        Page::Codex => "card-pick",
        Page::Compare => "chart",
        Page::Workshop => "wrench",
        Page::Settings => "cog",
        Page::About => "info",
    }
}
