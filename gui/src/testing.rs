//! What tests of pages have in common: the games of the program, and a window without a screen.

use crate::app::Viewer;
use crate::files::Home;
use crate::prefs::{LastSetup, Preferences};
use clade_engine::Module;
use egui_kittest::Harness;

/// The games of the program, in its order.
pub(crate) static MODULES: &[&dyn Module] = &[&clade_soup::MODULE, &clade_evolution::MODULE, &clade_marine::MODULE, &clade_pond::MODULE];

/// A viewer in a window of this size.
pub(crate) fn window(size: [f32; 2]) -> Harness<'static, Viewer> {
    let viewer = Viewer::with(MODULES, Preferences::default(), Home::default()).unwrap();
    let mut harness =
        Harness::builder().with_size(size).with_max_steps(20).build_ui_state(|ui, viewer: &mut Viewer| viewer.show(ui), viewer);
    harness.run();
    harness
}

/// A viewer in a usual window.
pub(crate) fn usual() -> Harness<'static, Viewer> {
    window([1280.0, 800.0])
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
