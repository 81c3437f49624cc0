//! A small menu at the thing that was clicked: the answers that are left and that nothing else on the table stands for.

use super::answers::Answers;
use super::motion::Motion;
use super::pick::{Pick, nameless};
use super::table_view::TableView;
use crate::keys::ring;
use egui::{Area, Frame, Id, Layout, Order, Pos2, Ui, vec2};

/// With more answers than this the bar above the table lists them.
const MOST: usize = 9;
/// If no more than this are left, all of them stand there.
const FEW: usize = 4;

fn id() -> Id {
    Id::unique("a menu is at a thing")
}

/// It is not shown now.
pub(super) fn close(ui: &Ui) {
    ui.data_mut(|data| data.insert_temp(id(), false));
}

/// Whether it was shown in the last frame.
pub(super) fn is_open(ui: &Ui) -> bool {
    ui.data(|data| data.get_temp(id())).unwrap_or(false)
}

/// Shows it at the thing, or where that was let go, but not over what is at the `right` of the table; gives the answer that was chosen.
pub(super) fn show(
    ui: &Ui,
    view: &TableView,
    pick: &Pick,
    answers: &mut Answers,
    motion: &Motion,
    let_go: Option<Pos2>,
    right: f32,
) -> Option<u16> {
    close(ui);
    let at = pick.last().and_then(|id| motion.at(id))?;
    let (left, mut offered) = (pick.open(view.seen), nameless(pick, view.seen));
    // Nobody looks elsewhere for what an animal may do besides hunting.
    if !offered.is_empty() && left.len() <= FEW {
        offered = left;
    }
    if offered.is_empty() || offered.len() > MOST || pick.armed().is_some() {
        return None;
    }
    ui.data_mut(|data| data.insert_temp(id(), true));
    // In the order of the bar above.
    offered.sort_by_key(|action| answers.offered().iter().position(|other| other == action)); // a stable sort
    let (mut chosen, mut first) = (None, true);
    // Where it was let go the pointer is on the menu: no note about what lies below covers it.
    let place = let_go.map(|at| at - vec2(8.0, 8.0)).unwrap_or(at.right_top() + vec2(6.0, 0.0));
    // What is told beside the table stays free: the text of a lesson, a hint.
    let free = ui.max_rect().with_max_x(right);
    let area = Area::new(Id::unique("menu at a thing")).order(Order::Middle).fixed_pos(place).constrain_to(free);
    area.show(ui.ctx(), |ui| {
        Frame::popup(ui.style()).show(ui, |ui| {
            ui.with_layout(Layout::top_down_justified(egui::Align::Min), |ui| {
                for (&action, told) in offered.iter().zip(super::answers::told(view, &offered, true)) {
                    // Its key is the one that it has in the bar above.
                    let key = answers.key(&view.seen.texts, action, &told).map(egui::Atom::from);
                    let words: egui::Atoms<'_> = key.into_iter().chain([egui::Atom::from(told.as_str())]).collect();
                    let hinted = view.hint.is_some_and(|hint| hint.index == u32::from(action));
                    let button = ui.add(egui::Button::new(words).selected(hinted));
                    button.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, told.clone()));
                    super::stops::add(ui, &button);
                    // Whoever chose the thing by a key goes on with its answers.
                    if std::mem::take(&mut first) && super::stops::is_at(ui, pick.last()) {
                        button.request_focus();
                    }
                    if ring::is_at(ui, &button) {
                        super::ghost::over(ui, view.version, action);
                    }
                    if button.clicked() {
                        chosen = Some(action);
                    }
                }
            });
        });
    });
    chosen
}
