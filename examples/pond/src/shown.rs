//! What people see and read: names, what an answer means, the log, what moves, what food does.

use crate::event::Event;
use crate::pond::Pond;
use crate::state::State;
use crate::{ecology, scene, texts};
use clade_engine::ecology::Reading;
use clade_engine::scene::{Form, Look, Staged, Template, Tint};
use clade_engine::{Answer, Ecological, Game, Kind, Msg, Question, Scene, Shown, Side, Tells, View};
use clade_script::answer_label;

/// A figure and a colour for each side.
const FIGURES: [Look; 4] =
    [Look::of("frog", Tint::Green), Look::of("duck", Tint::Yellow), Look::of("dragonfly", Tint::Blue), Look::of("tortoise", Tint::Brown)];

impl Shown for Pond {
    fn side_name(&self, side: Side) -> Msg {
        texts::side(side.0 + 1)
    }

    fn side_look(&self, side: Side) -> Look {
        FIGURES.get(side.ix()).cloned().unwrap_or_default()
    }

    fn prompt(&self, view: &View<State>) -> Msg {
        view.agenda.top().map_or_else(texts::over, |step| step.prompt(self, view))
    }

    fn label(&self, view: &View<State>, answer: Answer) -> Msg {
        let told = view.agenda.top().and_then(|step| step.label(self, view, answer));
        told.unwrap_or_else(|| match answer {
            Answer::Done => texts::done(),
            _ => answer_label(&view.frames, self.vm.cards(), answer, |kind| self.vm.cards().name_of(Kind(kind))),
        })
    }

    fn log_line(&self, event: &Event) -> Option<Msg> {
        let name = |kind: Kind| self.vm.cards().name_of(kind);
        Some(match event {
            Event::Drew(side, card) => texts::drew(self.side_name(*side), card.get().map_or_else(texts::hidden, |&kind| name(kind))),
            Event::Revealed(side, hunts) => texts::revealed(self.side_name(*side), if *hunts { texts::hunt() } else { texts::graze() }),
            Event::Fed(side, n, _) => texts::fed(self.side_name(*side), *n),
            Event::Filled(n, _) => texts::filled(*n),
            Event::Played(..) => return None, // it acts, which is told
            Event::Round(_) => return None,
            Event::Washed(side, kind) => texts::washed(self.side_name(*side), name(*kind)),
            Event::Acted(side, kind) => texts::acted(self.side_name(*side), name(*kind)),
            Event::Failed(fault) => texts::failed(name(fault.card), fault.to_string()),
        })
    }

    fn tells(&self, event: &Event) -> Option<Tells> {
        matches!(event, Event::Washed(..)).then_some(Tells::Loss)
    }

    fn scene(&self, view: &View<State>, actions: &[Answer]) -> Scene {
        scene::scene(self, view, actions)
    }

    fn template(&self, form: Form) -> Option<Template> {
        scene::template(self, form)
    }

    fn staged(&self, event: &Event, tell: &mut dyn FnMut(Staged)) {
        let (food, pond) = (|side: Side| Some(format!("food{}", side.0)), || Some("pond".to_owned()));
        let moved = |from, to, n| Staged::Moved { what: "pond".to_owned(), from, to, n };
        match *event {
            Event::Fed(side, n @ 1.., _) => {
                tell(moved(pond(), food(side), n));
                tell(Staged::Gained { side, n: n as i32, what: texts::food() });
            }
            Event::Filled(n @ 1.., _) => tell(moved(None, pond(), n.unsigned_abs())),
            Event::Filled(n, _) if n < 0 => tell(moved(pond(), None, n.unsigned_abs())),
            Event::Played(side, kind) => tell(Staged::TurnedOver(format!("front{}-{}", side.0, kind.0))),
            _ => {}
        }
    }

    fn score_changes(&self, event: &Event, enter: &mut dyn FnMut(Side, i64, Msg)) {
        if let Event::Fed(side, n @ 1.., by) = *event {
            enter(side, n.into(), by.map_or_else(texts::feeding, |card| self.vm.cards().name_of(card)));
        }
    }

    fn ecology(&self, event: &Event, notes: &mut Vec<Ecological>) {
        ecology::notes(event, notes);
    }

    fn reading(&self) -> Option<Reading> {
        Some(ecology::reading(self.all_sides()))
    }

    fn opening(&self, state: &State, notes: &mut Vec<Ecological>) {
        ecology::opening(state, self.all_sides(), notes);
    }
}
