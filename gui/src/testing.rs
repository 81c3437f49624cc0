//! What tests of pages have in common: the games of the program, and a window without a screen.

use crate::app::{Start, Viewer};
use crate::prefs::{LastSetup, Preferences, Speed};
use clade_engine::{Actor, Module, Setup, Tools};
pub(crate) use clade_painter::Painter;
use clade_table::{Header, ModUsed, Record, Table};
use egui_kittest::kittest::{By, NodeT, Queryable};
use egui_kittest::{Harness, LazyRenderer, SnapshotOptions};
use std::collections::BTreeMap;
use std::ops::{Deref, DerefMut};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// The games of the program, in its order.
pub(crate) static MODULES: &[&dyn Module] =
    &[&clade_soup::MODULE, &clade_evolution::MODULE, &clade_marine::MODULE, &clade_dominant::MODULE, &clade_pond::MODULE];

/// What is shown is the picture `tests/snapshots/NAME.png`; `UPDATE_SNAPSHOTS=1` redraws it. Letters and icons are drawn with what the
/// processor has for it, and rounded accordingly: a few pixels at their edges may differ a little.
pub(crate) fn compare<S>(name: &str, harness: &mut Harness<'_, S>) {
    harness.snapshot_options(name, &SnapshotOptions::new().threshold(1.2).max_failed_pixels(300));
}

/// A viewer in a window of this size, at a home of its own.
pub(crate) fn window(size: [f32; 2]) -> Window {
    let folder = Folder::new("window");
    let harness = at(folder.path(), None, size);
    Window { harness, folder }
}

/// A viewer in a usual window at this home, which may have been another viewer's; it opens this saved game.
pub(crate) fn at_home(home: &Path, record: Option<&Path>) -> Harness<'static, Viewer> {
    at(home, record, [1280.0, 800.0])
}

/// The same in a window of this size.
pub(crate) fn at(home: &Path, record: Option<&Path>, size: [f32; 2]) -> Harness<'static, Viewer> {
    started(&Start { home: Some(home.to_owned()), record: record.map(Path::to_owned), ..Start::default() }, size)
}

/// A viewer that was started so, in a window of this size.
pub(crate) fn started(start: &Start, size: [f32; 2]) -> Harness<'static, Viewer> {
    let mut viewer = Viewer::new(MODULES, start).unwrap();
    viewer.set_stretch(std::time::Duration::MAX); // saved games are there at once
    viewer.prefer(Preferences { example: true, ..viewer.prefs().clone() });
    let mut harness = Harness::builder()
        .with_size(size)
        .with_max_steps(200)
        .renderer(LazyRenderer::new(Painter::default))
        .build_ui_state(|ui, viewer: &mut Viewer| viewer.show(ui), viewer);
    harness.run();
    harness
}

/// A game that bots played, to its end or for so many actions and on to the next question, as it is saved; these sat there.
pub(crate) fn played(module: &dyn Module, players: &[&str], actions: usize) -> Record {
    let setup = Setup { seats: players.len() as u8, options: BTreeMap::new() };
    let ruleset = module.ruleset(&setup, &[]).unwrap();
    let about = module.about();
    let mut header = Header::new(about.id, about.version, ruleset.hash(), setup, 7);
    header.players = players.iter().map(|&word| word.to_owned()).collect();
    header.mods = ruleset.mods().into_iter().map(|stamp| ModUsed::new(stamp, None)).collect();
    let mut table = Table::new(ruleset.open(Tools::default()).unwrap(), header);
    let mut bot = clade_bots::bot("random", 3).unwrap();
    while !table.is_over() && (table.steps() < actions || table.turn().actor == Actor::Chance) {
        if table.turn().actor == Actor::Chance {
            table.chance().unwrap();
        } else {
            let (face, at) = table.parts();
            let index = bot.choose(face, at);
            table.play(index).unwrap();
        }
    }
    table.record()
}

/// A viewer in a window, and its home, which goes with it.
pub(crate) struct Window {
    harness: Harness<'static, Viewer>,
    folder: Folder,
}

impl Window {
    /// Where its files lie.
    pub(crate) fn home(&self) -> &Path {
        self.folder.path()
    }
}

impl Deref for Window {
    type Target = Harness<'static, Viewer>;
    fn deref(&self) -> &Self::Target {
        &self.harness
    }
}

impl DerefMut for Window {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.harness
    }
}

/// A viewer in a usual window.
pub(crate) fn usual() -> Window {
    window([1280.0, 800.0])
}

/// At this game a person sat opposite so many greedy bots the last time: they need no time to think.
pub(crate) fn against_greedy(harness: &mut Harness<Viewer>, game: &str, bots: usize) {
    let seats = [crate::people::HUMAN].into_iter().chain(std::iter::repeat_n(clade_bots::GREEDY, bots)).map(str::to_owned).collect();
    let mut prefs = harness.state().prefs().clone();
    prefs.setups.insert(game.to_owned(), crate::prefs::LastSetup { seats, ..Default::default() });
    harness.state_mut().prefer(prefs);
}

/// Clicks what is called so, wherever it lies: in the menu, too, that the bar is folded to beside a table.
pub(crate) fn click(harness: &mut Harness<Viewer>, label: &str) {
    if harness.query_all_by_label(label).next().is_none() {
        let menu = ["Menu", "Меню"].into_iter().find(|name| harness.query_by_label(name).is_some());
        menu.into_iter().for_each(|name| harness.get_by_label(name).click());
        harness.run();
    }
    harness.get_by_label(label).scroll_to_me();
    harness.run();
    harness.get_by_label(label).click();
    harness.run();
}

/// What has the focus of the keys, by its name.
pub(crate) fn focused(harness: &Harness<Viewer>) -> Option<String> {
    let is_focused = By::new().predicate(|node| node.is_focused());
    harness.query_all(is_focused).find_map(|node| node.accesskit_node().label())
}

/// Presses a key; what has the focus then.
pub(crate) fn press(harness: &mut Harness<Viewer>, key: egui::Key) -> Option<String> {
    harness.key_press(key);
    harness.run();
    focused(harness)
}

/// The person who is asked answers, and Chance after that.
pub(crate) fn answer(harness: &mut Harness<Viewer>) {
    let prefs = Preferences { animation: false, speed: Speed::AtOnce, ..harness.state().prefs().clone() };
    harness.state_mut().prefer(prefs);
    wait(harness);
    let session = harness.state_mut().playing().unwrap().session();
    session.lift();
    session.answer(0, std::time::Instant::now()).unwrap();
    wait(harness);
    harness.step();
}

/// Chance and bots answer until a person is asked.
fn wait(harness: &mut Harness<Viewer>) {
    while harness.state_mut().playing().unwrap().session().is_busy() {
        harness.step();
    }
}

impl Viewer {
    /// What it remembers.
    pub(crate) fn prefs(&self) -> &Preferences {
        &self.shared().prefs
    }

    /// What is played, by whom.
    pub(crate) fn header(&mut self) -> Option<clade_table::Header> {
        self.playing().map(|playing| playing.session().table().header().clone())
    }

    /// How a game was set up the last time.
    pub(crate) fn remembered(&self, game: &str) -> Option<&LastSetup> {
        self.prefs().setups.get(game)
    }

    /// As if a game had been set up with this option.
    pub(crate) fn remember(&mut self, game: &str, option: &str, value: &str) {
        let options = [(option.to_owned(), value.to_owned())].into();
        let mut prefs = self.prefs().clone();
        prefs.setups.insert(game.to_owned(), LastSetup { options, ..LastSetup::default() });
        self.prefer(prefs);
    }

    /// With text of this size.
    pub(crate) fn with_text(&mut self, text: f32) {
        let prefs = Preferences { text, ..self.prefs().clone() };
        self.prefer(prefs);
    }
}

/// A folder of this run of the tests, which goes with it.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(test: &str) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let n = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("clade-gui-{test}-{}-{n}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn every_picture_that_games_name_is_there() {
    let icons = crate::art::Icons::default();
    let names: Vec<&str> = icons.names().collect();
    for module in MODULES {
        let about = module.about();
        let setup = clade_engine::Setup { seats: *about.seats.end(), options: module.options_for_all_cards() };
        let ruleset = module.ruleset(&setup, &[]).unwrap();
        let mut face = ruleset.open(clade_engine::Tools::default()).unwrap();
        let start = face.start();
        let scene: clade_engine::Scene = face.scene(start, clade_engine::Observer::Host).unwrap();
        let cards: Vec<String> = ruleset.cards().into_iter().map(|card| card.look.icon.into_owned()).collect();
        assert!(cards.iter().all(|icon| !icon.is_empty()), "{}: every card has a picture", about.id);
        let things = scene.nodes.iter().map(|node| &node.look).chain(&scene.sides).chain([&about.look]);
        let named = things.map(|look| look.icon.to_string()).chain(cards).filter(|icon| !icon.is_empty());
        let missing: Vec<String> = named.filter(|icon| !names.contains(&icon.as_str())).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", about.id);
    }
}
