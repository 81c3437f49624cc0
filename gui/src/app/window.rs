//! The window of the system around the viewer, as large as it was when it was closed last.

use super::viewer::{Start, Viewer};
use crate::prefs::WindowSize;
use clade_engine::Module;

/// Opens the window and stays until it is closed.
///
/// # Errors
/// What the system says if no window can be opened.
pub fn run(modules: &'static [&'static dyn Module], start: &Start) -> Result<(), eframe::Error> {
    let viewer = Viewer::new(modules, start).map_err(|error| eframe::Error::AppCreation(Box::new(error)))?;
    let WindowSize { width, height, maximized } = viewer.shared.prefs.window;
    let viewport = egui::ViewportBuilder::default()
        .with_title("Clade")
        .with_app_id("clade")
        .with_inner_size([width, height])
        .with_min_inner_size(WindowSize::LEAST)
        .with_maximized(maximized);
    let options = eframe::NativeOptions { viewport, multisampling: 4, ..eframe::NativeOptions::default() };
    eframe::run_native("clade", options, Box::new(move |_| Ok(Box::new(Window(viewer)))))
}

/// The viewer in a window of its own.
struct Window(Viewer);

impl eframe::App for Window {
    fn ui(&mut self, ui: &mut egui::Ui, _: &mut eframe::Frame) {
        self.0.show(ui);
        self.0.shared.prefs.window = size(ui.ctx(), self.0.shared.prefs.window);
    }

    fn on_exit(&mut self, _: Option<&eframe::glow::Context>) {
        // If it cannot be kept, nobody is there any more who could be told; the next window is as large as this one was at first.
        let _ = self.0.shared.prefs.write(&self.0.home);
    }
}

/// How large the window is now. A maximized one will be as large as `before` when it is made smaller.
fn size(ctx: &egui::Context, before: WindowSize) -> WindowSize {
    let (inner, maximized) = ctx.input(|input| (input.viewport().inner_rect, input.viewport().maximized.unwrap_or(before.maximized)));
    match inner.map(|inner| inner.size() * ctx.zoom_factor()) {
        Some(size) if !maximized => WindowSize { width: size.x.round(), height: size.y.round(), maximized },
        _ => WindowSize { maximized, ..before },
    }
}
