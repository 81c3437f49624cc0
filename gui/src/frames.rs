//! How long a frame takes: the window's own work, without a screen.

use crate::app::{Start, Viewer};
use crate::game::{NewGame, Rules, Session};
use clade_engine::{Module, Setup};
use clade_host::Error;
use clade_table::TextsError;
use egui::{Context, Pos2, RawInput, Rect, Vec2, vec2};
use std::time::{Duration, Instant};

/// The times of the frames of one table.
#[derive(Clone, Debug)]
pub struct Frames {
    /// How many nodes its scene has.
    pub nodes: usize,
    /// How many actions were played before.
    pub steps: usize,
    /// Each frame: laying out, drawing and cutting into triangles, on one core.
    pub times: Vec<Duration>,
}

/// Why frames could not be measured.
#[derive(Debug, thiserror::Error)]
pub enum FramesError {
    /// The game cannot be begun.
    #[error(transparent)]
    Host(#[from] Error),
    /// A text is not Fluent.
    #[error(transparent)]
    Texts(#[from] TextsError),
    /// The set-up or the table.
    #[error("{0}")]
    Table(String),
}

/// Plays a whole game with random bots, takes the table with the most things on it, and draws it this many times in a large window.
/// The pointer wanders, so that nothing visible can be reused from the previous frame.
///
/// # Errors
/// [`FramesError`].
pub fn frames(
    modules: &'static [&'static dyn Module],
    module: &'static dyn Module,
    setup: Setup,
    seed: u64,
    count: usize,
) -> Result<Frames, FramesError> {
    let sitters = vec!["random".to_owned(); usize::from(setup.seats)];
    let new = NewGame { game: module.about().id.to_owned(), setup, sitters, names: Vec::new(), mods: Vec::new(), seed: Some(seed) };
    let ruleset = clade_host::ruleset(module, &new.setup, &[])?;
    let rules = Rules { mods: clade_host::mods_used(&*ruleset, &[]), ruleset, folders: Vec::new() };
    let mut session =
        Session::begin(module, &new, rules, std::sync::Arc::new(|| {})).map_err(|error| FramesError::Table(error.to_string()))?;
    let largest = session.play_by_itself(usize::MAX).map_err(|error| FramesError::Table(error.to_string()))?;
    session.look(Some(largest));
    let (nodes, steps) = (session.seen().scene.nodes.len(), largest);
    let home = std::env::temp_dir().join(format!("clade-frames-{}", std::process::id()));
    let mut viewer = Viewer::new(modules, &Start { home: Some(home.clone()), ..Start::default() })?;
    viewer.play(session)?;
    let ctx = Context::default();
    let screen = Rect::from_min_size(Pos2::ZERO, SIZE);
    let mut times = Vec::with_capacity(count);
    for frame in 0..count + WARM {
        let at = screen.center() + vec2((frame as f32 * 0.37).sin(), (frame as f32 * 0.23).cos()) * 0.4 * screen.height();
        let input = RawInput {
            screen_rect: Some(screen),
            time: Some(frame as f64 / 60.0),
            events: vec![egui::Event::PointerMoved(at)],
            ..RawInput::default()
        };
        let begun = Instant::now();
        let mut drawn = ctx.run_ui(input, |ui| viewer.show(ui));
        let triangles = ctx.tessellate(drawn.shapes, drawn.pixels_per_point);
        let time = begun.elapsed();
        drop(triangles);
        drawn.textures_delta.clear(); // no screen takes them
        if frame >= WARM {
            times.push(time);
        }
    }
    drop(viewer);
    let _ = std::fs::remove_dir_all(home); // it is there only if something was kept
    Ok(Frames { nodes, steps, times })
}

/// The window: so large that the whole table is drawn.
const SIZE: Vec2 = vec2(2560.0, 1440.0);
/// The first frames load fonts and pictures.
const WARM: usize = 20;
