//! What the table knows between frames, and what others may ask of it.

use super::answers::Answers;
use super::asked::Asked;
use super::carry::Carry;
use super::half::Half;
use super::hand::Hand;
use super::log::LogPanel;
use super::motion::Motion;
use super::over::Ending;
use super::pick::Pick;
use super::plane::Plane;
use super::players::Edge;
use super::prompt;
use super::refused::Refused;
use super::stage::Stage;
use super::table_view::TableView;
use super::tools::Tools;
use crate::game::Hint;
use crate::intent::Intent;
use crate::prefs::Doubt;
use crate::rules::RulesPanel;

/// The table page between frames.
#[derive(Default)]
pub(crate) struct TablePage {
    pub(super) pick: Pick,
    pub(super) carry: Carry,
    pub(super) motion: Motion,
    pub(super) stage: Stage,
    pub(super) rules: RulesPanel,
    pub(super) ending: Ending,
    pub(super) edge: Edge,
    pub(super) log: LogPanel,
    pub(super) plane: Plane,
    pub(super) hand: Hand,
    pub(super) tools: Tools,
    /// How high the panels above and below the table are.
    pub(super) heights: [f32; 3],
    /// What is asked.
    pub(super) bar: prompt::Bar,
    /// The answers that are buttons.
    pub(super) answers: Answers,
    /// Whether somebody at the screen was asked, and whether the game was over, in the last frame.
    pub(super) asks: (bool, bool),
    /// The open question: since when it is shown, and where the pointer was then.
    pub(super) asked: Asked,
    /// Whether the log is hidden.
    pub(super) has_no_log: bool,
    /// Whether all answers are listed.
    pub(super) listed: bool,
    /// Where the log begins, over which a hint lies.
    pub(super) log_top: f32,
    /// The advice that is not shown any more, also after a look back.
    pub(super) closed_advice: Option<Hint>,
    /// After how many answers an action was taken last without being asked.
    pub(super) taken: Option<usize>,
    /// The uses of the card that was clicked, as answers.
    pub(super) uses: Vec<u16>,
    /// The half by which it was clicked, if it has two.
    pub(super) half: Option<Half>,
    /// What is being looked at closely, by id.
    pub(super) closer: Option<String>,
    /// What is being looked at closely while Shift is held, by id.
    pub(super) peeked: Option<String>,
    /// The cards on it that are explained, by id.
    pub(super) explains: Vec<String>,
    /// Things that are named where the pointer is.
    pub(super) hot: Vec<String>,
    /// Why what was dropped goes back.
    pub(super) refused: Refused,
}

impl TablePage {
    /// The card that was dropped goes back: why is told there.
    pub(crate) fn refuse(&mut self, told: String) {
        self.pick.back();
        self.refused.tell(told);
    }

    /// The answer to a question whether an action is taken or skipped, where nobody wants to be asked: once, so that it can be taken back.
    pub(super) fn takes(&mut self, view: &TableView) -> Option<u16> {
        let asks = matches!(&view.seen.texts[..], [_, other] if other == "skip") && !view.is_lesson() && !view.replay;
        let is_own = view.looks_back.is_none() && view.undo.is_some_and(|undo| undo.is_last);
        let takes = view.shared.prefs.takes && asks && is_own && self.taken.is_none_or(|before| before < view.seen.step);
        takes.then(|| {
            self.taken = Some(view.seen.step);
            0
        })
    }

    /// An answer is chosen; a second time, it is sure.
    pub(super) fn choose(&mut self, view: &TableView, action: u16, wants: &mut Vec<Intent>) {
        if view.looks_back.is_none() {
            self.carry.chosen(action);
            self.log.go_to_newest();
            wants.push(Intent::Answer { index: u32::from(action), sure: self.pick.armed() == Some(action) });
        }
    }

    /// Where the table itself lies, without what is asked and the tools.
    pub(crate) fn area(&self) -> egui::Rect {
        self.plane.viewport.window()
    }

    /// How high the table is.
    #[cfg(test)]
    pub(crate) fn height(&self) -> f32 {
        self.area().height()
    }

    /// What was clicked last, by id.
    #[cfg(test)]
    pub(crate) fn chosen(&self) -> Option<&str> {
        self.pick.last()
    }

    /// The uses of the card that is dragged, or of what was clicked, as answers.
    pub(crate) fn carries(&self) -> &[u16] {
        let dragged = self.carry.uses();
        if dragged.is_empty() { &self.uses } else { dragged }
    }

    /// Of the uses of what was dropped only these fit where it was. Gives the one that is meant, if that is known; if not, it is asked.
    pub(crate) fn narrow(&mut self, uses: &[u16]) -> Option<u16> {
        self.pick.narrow(uses);
        self.carry.narrow(uses)
    }

    /// The cards that are looked at closely and are to be explained, by id.
    pub(crate) fn explains(&self) -> &[String] {
        if self.closer.is_some() { &self.explains } else { &[] }
    }

    /// What happened is told anew: under other cards, something else may have.
    pub(crate) fn forget_log(&mut self) {
        self.log = LogPanel::default();
    }

    /// An answer waits to be confirmed, because of this.
    pub(crate) fn arm(&mut self, action: u32, doubt: Doubt) {
        self.pick.arm(action as u16, Some(doubt));
    }

    /// The advice that is shown: about the open question, so not while somebody looks back.
    pub(super) fn open_advice<'v>(&self, view: &TableView<'v>) -> Option<&'v Hint> {
        view.hint.filter(|hint| !hint.answers.is_empty() && view.looks_back.is_none() && self.closed_advice.as_ref() != Some(*hint))
    }
}
