//! The table as it is to be drawn: earth, the action display, the order of initiative, supplies, the cards, and a mat for each animal.

mod display;
mod earth;
mod mats;
mod row;
mod template;

use crate::action::Action;
use crate::board::{Cell, Corner};
use crate::dominant::Dominant;
use crate::event::Event;
use crate::schema::{Beast, Card};
use crate::state::{ELEMENTS, Element, Phase, State};
use crate::{looks, texts};
use clade_engine::ecology::Reading;
use clade_engine::scene::{Form, Look, Node, Shape, Staged, Template};
use clade_engine::{Answer, Bag, Caution, Ecological, Kind, Msg, Scene, Shown, Side, Small, Tells, View};
use clade_script::CardThing;

impl Shown for Dominant {
    fn side_name(&self, side: Side) -> Msg {
        texts::animal_name(self.class_of(side))
    }

    fn side_look(&self, side: Side) -> Look {
        looks::figure(self.class_of(side))
    }

    fn prompt(&self, view: &View<State>) -> Msg {
        self.prompted(view)
    }

    fn label(&self, view: &View<State>, action: Action) -> Msg {
        self.labelled(view, action)
    }

    /// A pawn goes where its action would do nothing now; one that waits for the next turn may do more then.
    fn caution(&self, view: &View<State>, action: Action) -> Option<Caution> {
        let Action::Place(space) = action else { return None };
        let waits = view.phase == Phase::Execution && self.is_passed(view, space);
        self.idle(view, self.asked(view)?, space).filter(|_| !waits).map(|_| Caution::Idle)
    }

    fn log_line(&self, event: &Event) -> Option<Msg> {
        self.told(event)
    }

    fn tells(&self, event: &Event) -> Option<Tells> {
        match event {
            Event::Eliminated(..) | Event::Returned(..) | Event::Points(_, ..0, _) => Some(Tells::Loss),
            Event::Round(_) | Event::Phase(_) => Some(Tells::Begins),
            Event::Answered { .. } => Some(Tells::Answered),
            _ => None,
        }
    }

    fn scene(&self, view: &View<State>, actions: &[Action]) -> Scene {
        let mut table = Drawing { game: self, state: view, actions, offered: self.offered(view), scene: Scene::default() };
        table.title();
        table.earth();
        table.display();
        table.track();
        table.supplies();
        table.row();
        self.food_chain().for_each(|side| table.mat(side));
        table.scene
    }

    fn template(&self, form: Form) -> Option<Template> {
        Some(template::template(form))
    }

    fn staged(&self, event: &Event, tell: &mut dyn FnMut(Staged)) {
        self.staged_of(event, tell);
    }

    fn score_changes(&self, event: &Event, enter: &mut dyn FnMut(Side, i64, Msg)) {
        self.points_of(event, enter);
    }

    fn ecology(&self, event: &Event, notes: &mut Vec<Ecological>) {
        self.notes_of(event, notes);
    }

    fn reading(&self) -> Option<Reading> {
        Some(self.reading_of())
    }

    fn opening(&self, state: &State, notes: &mut Vec<Ecological>) {
        self.opening_of(state, notes);
    }
}

/// A scene that is being drawn.
struct Drawing<'a> {
    game: &'a Dominant,
    state: &'a State,
    actions: &'a [Action],
    /// The kind of thing that a card's open question offers.
    offered: Option<u8>,
    scene: Scene,
}

impl Drawing<'_> {
    /// The turn, its phase, and who is asked.
    fn title(&mut self) {
        let state = self.state;
        let title = match state.round {
            _ if state.over => texts::over(),
            0 => texts::setup_phase(),
            round => texts::round(round),
        };
        let mut node = Node::new("round", Shape::Text, title).look(looks::ROUND);
        if state.round > 0 && !state.over {
            node = node.badge(texts::phase_now(texts::phase_name(state.phase)));
            if let Some(side) = self.game.asked(state) {
                node = node.badge(texts::asked_now(self.game.who(side)));
            }
            if state.ending {
                node = node.badge(texts::last_round());
            }
        }
        let title = self.scene.add(node);
        for phase in Phase::ALL.iter().copied().filter(|&phase| phase != Phase::Setup && state.round > 0 && !state.over) {
            self.scene.add(Node::new(format!("phase{}", phase.byte()), Shape::Text, texts::phase_name(phase)).within(title));
        }
    }

    /// Whether an action is a card's answer that names this thing.
    fn answers(&self, action: Action, thing: u8, n: u8) -> bool {
        self.offered == Some(thing) && action == Action::Answer(Answer::Thing(n))
    }

    fn names_cell(&self, action: Action, cell: Cell) -> bool {
        self.answers(action, Cell::THING, cell.0)
    }

    fn names_corner(&self, action: Action, corner: Corner) -> bool {
        self.answers(action, Corner::THING, corner.0)
    }

    fn names_element(&self, action: Action, element: Element) -> bool {
        self.answers(action, Element::THING, element.byte())
    }

    fn names_animal(&self, action: Action, side: Side) -> bool {
        self.answers(action, Beast::THING, side.0)
    }

    fn names_card(&self, action: Action, kind: Kind) -> bool {
        self.answers(action, Card::THING, kind.0)
    }

    /// Elements in a bag, row or mat: a token for each type, with how many.
    fn elements(
        &mut self,
        place: &str,
        bag: &Bag<ELEMENTS, Element>,
        parent: u16,
        means: impl Fn(&Self, Action, Element) -> bool,
        badge: impl Fn(Element) -> Option<Msg>,
    ) {
        // In a pile every number counts: it is a weight.
        let pile = self.scene.nodes.get(usize::from(parent)).is_some_and(|parent| parent.shape == Shape::Pile);
        for (element, n) in bag.iter() {
            let node = Node::new(format!("{place}-{}", element.word()), Shape::Token, texts::element_name(element));
            let node = node.within(parent).look(looks::element(element)).mark(texts::element_mark(element));
            let node = if n > 1 || pile { node.value(n) } else { node };
            let node = badge(element).into_iter().fold(node, Node::badge);
            let node = node.actions_where(self.actions, |&action| means(self, action, element));
            self.scene.add(node);
        }
    }
}
