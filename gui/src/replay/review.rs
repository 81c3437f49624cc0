//! Where a saved game was won and lost, beside it: how probable each seat was to win, what answers have cost, and how much was luck.
//!
//! **Decides:** what is shown of a review, and when it is made: once, on its own thread, when somebody asks. **Does not decide:** how good
//! an answer was ([`clade_host::review`]).

mod shown;

use crate::job::{Board, Job};
use crate::lines;
use crate::page;
use crate::people::sitter_name;
use crate::plot::Point;
use crate::shared::Shared;
use crate::table::table_view::TableView;
use crate::texts::replay as texts;
use crate::waker::waker;
use clade_bots::{LEVELS, Level};
use clade_compare::Prose;
use clade_engine::Face;
use clade_host::review::{self, Piece, Verdict, judge};
use clade_host::{Saved, watchdog};
use clade_table::Table;
use egui::{ComboBox, Panel, RichText, Ui};
use shown::Shown;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How wide the panel is at first, and at least and at most.
const WIDTH: f32 = 420.0;
const RANGE: std::ops::RangeInclusive<f32> = 300.0..=700.0;

/// The panel between frames.
#[derive(Default)]
pub(super) struct ReviewPanel {
    is_open: bool,
    stage: Stage,
    /// Who judges, once it is known.
    level: Option<Level>,
    /// Somebody else is to judge.
    wanted: Option<Level>,
    chosen: Option<Point>,
    words: Option<Prose>,
}

#[derive(Default)]
enum Stage {
    /// Nobody has asked.
    #[default]
    None,
    Thinking(Job<Found>, Vec<Piece>),
    Done(Shown),
    Failed(String),
}

impl ReviewPanel {
    /// Whether it is open.
    pub(super) fn is_open(&self) -> bool {
        self.is_open
    }

    /// Whether it is being made.
    #[cfg(test)]
    pub(super) fn is_thinking(&self) -> bool {
        matches!(self.stage, Stage::Thinking(..))
    }

    /// Opens it. What is not known yet is thought of from the next frame on.
    pub(super) fn open(&mut self) {
        self.is_open = true;
        if matches!(self.stage, Stage::Failed(_)) {
            self.stage = Stage::None;
        }
    }

    /// Makes room for something else; the thinking goes on.
    pub(super) fn hide(&mut self) {
        self.is_open = false;
    }

    /// Opens or closes it. Who closes it wants no more thinking, either.
    pub(super) fn turn(&mut self) {
        if !self.is_open {
            return self.open();
        }
        self.is_open = false;
        if matches!(self.stage, Stage::Thinking(..)) {
            self.stage = Stage::None;
        }
    }

    /// Looks for what was found before, or thinks: with a bot of this level, or else with the usual one, where a better one serves as well.
    fn begin(&mut self, ui: &Ui, saved: &Saved, table: &mut Table, wanted: Option<Level>) {
        let usual = clade_host::adviser(saved.header.players.iter().map(String::as_str));
        let serves = |level: Level| wanted.map_or(level.iterations >= usual.iterations, |wanted| level == wanted);
        let level = wanted.unwrap_or(usual);
        self.level = Some(level);
        let pieces = match review::pieces(table) {
            Ok(pieces) => pieces,
            Err(error) => {
                self.stage = Stage::Failed(error.to_string());
                return;
            }
        };
        if let Some((level, kept)) = review::kept(saved).filter(|(level, kept)| serves(*level) && kept.len() == pieces.len()) {
            self.level = Some(level);
            self.stage = Shown::of(&pieces, kept, table);
            return;
        }
        let (opener, seed, theirs) = (saved.opener(), saved.header.seed, pieces.clone());
        let begun = Job::begin(pieces.len() as u64, waker(ui.ctx()), move |board| {
            think(|| opener(watchdog::guarded()).map_err(|error| error.to_string()), &theirs, (level, seed), board)
        });
        self.stage = match begun {
            Ok(job) => Stage::Thinking(job, pieces),
            Err(error) => Stage::Failed(error.to_string()),
        };
    }

    /// Shows it at the left, if it is open; says at which table one wants to look.
    pub(super) fn show(&mut self, ui: &mut Ui, view: &TableView) -> Option<usize> {
        if !self.is_open {
            return None;
        }
        let words = self.words.take().filter(|words| words.language() == view.words.language());
        let words = words.unwrap_or_else(|| Prose::new(view.words.language(), view.shared.modules));
        let text = view.shared.prefs.text;
        let id = egui::Id::unique(("review", (text * 100.0) as u32));
        let mut wanted = None;
        Panel::left(id).resizable(true).default_size(WIDTH * text.min(1.3)).size_range(RANGE).show(ui, |ui| {
            page::scroll(ui, |ui| {
                if let Some(level) = self.level {
                    self.wanted = judge_of(ui, view.shared, level).or(self.wanted);
                }
                match &self.stage {
                    Stage::None => {}
                    Stage::Thinking(job, _) => thinking(ui, view.shared, job),
                    Stage::Failed(why) => {
                        let said = view.shared.say(&texts::review_failed(why.clone()));
                        ui.label(RichText::new(said).color(view.shared.theme.alarm));
                    }
                    Stage::Done(shown) => wanted = shown.show(ui, view, &words, &mut self.chosen),
                }
            });
        });
        self.words = Some(words);
        wanted
    }

    /// Begins, if it was opened; takes what was found, if it is there, and keeps it beside the game; begins anew, if somebody else is to
    /// judge.
    pub(super) fn hear(&mut self, ui: &Ui, saved: &Saved, table: &mut Table) {
        if self.is_open && matches!(self.stage, Stage::None) {
            self.begin(ui, saved, table, self.level);
        }
        if let Some(level) = self.wanted.take() {
            self.begin(ui, saved, table, Some(level));
        }
        let Stage::Thinking(job, pieces) = &self.stage else { return };
        let Some(result) = job.result() else { return };
        self.stage = match result {
            Ok(verdicts) => {
                // Where nothing can be written, it is only not there the next time.
                let _ = self.level.map(|level| review::keep(saved, level, &verdicts));
                Shown::of(pieces, verdicts, table)
            }
            Err(why) => Stage::Failed(why),
        };
    }
}

/// What was found out about each piece; or why not.
type Found = Result<Vec<Option<Verdict>>, String>;

/// Thinks about all pieces, on the job's thread and as many others as the processor has room for.
fn think(
    open: impl Fn() -> Result<Box<dyn Face>, String> + Sync,
    pieces: &[Piece],
    (level, seed): (Level, u64),
    board: &Board<Found>,
) -> Found {
    let next = AtomicUsize::new(0);
    let work = || -> Result<Vec<(usize, Option<Verdict>)>, String> {
        let mut face = open()?;
        let mut own = Vec::new();
        while let Some((at, piece)) = Some(next.fetch_add(1, Ordering::Relaxed)).and_then(|at| Some((at, pieces.get(at)?))) {
            if board.stops() {
                break;
            }
            own.push((at, judge(&mut *face, piece, level, seed, &Arc::default()).map_err(|error| error.to_string())?));
            board.passed();
        }
        Ok(own)
    };
    let others = std::thread::available_parallelism().map_or(1, |n| n.get()).min(pieces.len()).saturating_sub(1);
    let found: Vec<Result<Vec<_>, String>> = std::thread::scope(|scope| {
        // Where the system gives no more threads, fewer think.
        let threads: Vec<_> = (0..others).filter_map(|_| std::thread::Builder::new().spawn_scoped(scope, work).ok()).collect();
        let own = work();
        let theirs = threads.into_iter().map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        theirs.chain([own]).collect()
    });
    let mut verdicts: Vec<(usize, Option<Verdict>)> = found.into_iter().collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect();
    verdicts.sort_unstable_by_key(|(at, _)| *at);
    Ok(verdicts.into_iter().map(|(_, verdict)| verdict).collect())
}

/// Who judges; says who else is to.
fn judge_of(ui: &mut Ui, shared: &Shared, level: Level) -> Option<Level> {
    let (told, name) = (shared.say(&texts::review_level()), |level: Level| shared.say(&sitter_name(level.name)));
    let mut wanted = level;
    ui.horizontal_wrapped(|ui| {
        ui.label(&told);
        let combo = ComboBox::from_id_salt("judge").selected_text(name(level));
        let shown = combo.show_ui(ui, |ui| {
            for level in LEVELS {
                lines::value(ui, &mut wanted, level, name(level));
            }
        });
        shown.response.on_hover_text(shared.say(&texts::review_level_help())).accessible_name(&told);
    });
    (wanted != level).then_some(wanted)
}

fn thinking<T: Send + 'static>(ui: &mut Ui, shared: &Shared, job: &Job<T>) {
    ui.label(shared.say(&texts::review_thinking()));
    page::progress(ui, job.progress());
    // The thread wakes the window only at its end.
    ui.ctx().request_repaint_after(std::time::Duration::from_millis(250));
}
