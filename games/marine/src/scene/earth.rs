//! Earth: cells with their tiles and cubes, corners with their elements.

use super::Drawing;
use crate::action::Action;
use crate::board::{Cell, Cells, Corner, all_cells, all_corners, around, cell_word, corner_word, corners, place};
use crate::notation::names::element_word;
use crate::rules::effects::is_of_card;
use crate::state::Step;
use crate::{looks, texts};
use clade_engine::Answer;
use clade_engine::scene::{Look, Node, Shape};

/// Where the middle of a cell is drawn: [`Shape::Hexes`].
fn middle(cell: Cell) -> [i16; 2] {
    let (q, r) = place(cell);
    [3 * i16::from(q), i16::from(2 * r + q)]
}

/// From the middle of a cell to its corners, clockwise from the upper right one.
const CORNER_AT: [[i16; 2]; 6] = [[1, -1], [2, 0], [1, 1], [-1, 1], [-2, 0], [-1, -1]];

/// Where a corner is drawn.
fn at(corner: Corner) -> [i16; 2] {
    let cell = around(corner).next().unwrap_or(Cell(0));
    let nth = corners(cell).iter().position(|&other| other == corner).unwrap_or(0);
    let ([x, y], [right, down]) = (middle(cell), CORNER_AT[nth]);
    [x + right, y + down]
}

impl Drawing<'_> {
    pub(super) fn earth(&mut self) {
        let earth = self.scene.add(Node::new("earth", Shape::Hexes, texts::earth()).look(looks::EARTH));
        all_cells().for_each(|cell| self.cell(cell, earth));
        // An element can be dragged to where it may lie.
        let takes = match self.state.agenda.top() {
            Some(Step::Abundance(_)) => Cells::ALL,
            Some(Step::Garnish(step)) => Cells::one(step.cell),
            _ => Cells::NONE,
        };
        let vacant: Vec<Corner> = self.state.vacant(takes).collect();
        all_corners().for_each(|corner| self.corner(corner, vacant.contains(&corner), earth));
    }

    fn cell(&mut self, cell: Cell, earth: u16) {
        let word = cell_word(cell);
        let (name, mark, look) = match self.state.ground(cell) {
            Some(kind) => {
                let (name, mark) = (texts::terrain_name(kind), texts::terrain_mark(kind));
                (texts::tile(name, word.clone()), texts::tile_mark(word.clone(), mark), looks::ground(kind))
            }
            None => (texts::empty_cell(word.clone()), texts::empty_cell(word.clone()), Look::default()),
        };
        let asked = self.asked_cell();
        let only_goal = self.is_only_goal(cell);
        let means = |action: &Action| match *action {
            Action::Cell(other) => other == cell,
            Action::Move(from, to) => to == cell || from == cell && !only_goal,
            Action::Number(_) | Action::Smoker | Action::Geyser | Action::FromPool | Action::FromBox => asked == Some(cell),
            Action::Answer(Answer::Number(_) | Answer::Yes | Answer::No) => asked == Some(cell),
            _ => self.names_cell(*action, cell),
        };
        let [x, y] = middle(cell);
        let node = Node::new(format!("cell-{word}"), Shape::Space, name).within(earth).at(x, y).look(look).mark(mark);
        let node = node.because(self.game.tile_parts(self.state, cell));
        let node = self.state.terrain(cell).into_iter().fold(node, |node, terrain| node.badge(self.game.table_of(terrain)));
        let space = self.scene.add(node.actions_where(self.actions, means));
        for side in self.game.food_chain() {
            let n = self.state.cubes(cell, side);
            if n == 0 {
                continue;
            }
            let kind = self.game.class_of(side);
            let means = |action: &Action| match *action {
                Action::Move(from, _) => from == cell && self.game.asked(self.state) == Some(side),
                action => asked == Some(cell) && (action == Action::Eliminate(side) || self.names_animal(action, side)),
            };
            let node = Node::new(format!("cubes-{word}-{}", kind.word()), Shape::Token, texts::animal_name(kind)).within(space);
            let node = node.of(side).icon(looks::CUBE).mark(texts::animal_mark(kind)).value(n).actions_where(self.actions, means);
            let node = node.because(self.game.thriving_parts(self.state, side, cell));
            let endangered = !self.game.thrives(self.state, side, cell);
            self.scene.add(if endangered { node.badge(texts::endangered()) } else { node });
        }
    }

    /// Whether a cell stands only for where cubes may go: those on it stand for where they may come from.
    fn is_only_goal(&self, cell: Cell) -> bool {
        let is_goal = self.actions.iter().any(|action| matches!(action, Action::Move(_, to) if *to == cell));
        is_goal && self.game.asked(self.state).is_some_and(|side| self.state.cubes(cell, side) > 0)
    }

    /// The cell that the open question is about.
    pub(super) fn asked_cell(&self) -> Option<Cell> {
        match self.state.agenda.top() {
            Some(step) if is_of_card(&step) => self.state.about.cell.get(),
            Some(Step::Speciate(step)) => step.tile(self.state),
            Some(Step::Arrive(step)) => step.from(self.state),
            Some(Step::Crust(step)) => Some(step.cell),
            Some(Step::Colonise(step)) => Some(step.cell),
            Some(Step::Eliminate(step)) => Some(step.cell),
            _ => None,
        }
    }

    /// A corner, if an element lies there, the open question offers it, or the next one will.
    fn corner(&mut self, corner: Corner, is_vacant: bool, earth: u16) {
        let means = |action: &Action| match *action {
            Action::Corner(other) | Action::Remove(other) | Action::Swap(other) => other == corner,
            Action::Answer(Answer::Thing(_)) => self.names_corner(*action, corner),
            _ => false,
        };
        let word = corner_word(corner);
        let [x, y] = at(corner);
        let node = Node::new(format!("corner-{word}"), Shape::Corner, texts::corner(self.game.corner_name(self.state, corner)))
            .within(earth)
            .at(x, y);
        let node = node.actions_where(self.actions, means);
        let element = self.state.element(corner);
        if element.is_none() && node.actions.is_empty() && !is_vacant {
            return;
        }
        let node = self.scene.add(node);
        if let Some(element) = element {
            let token = Node::new(format!("{}-{word}", element_word(element)), Shape::Token, texts::element_name(element));
            self.scene.add(token.within(node).look(looks::element(element)).mark(texts::element_mark(element)));
        }
    }
}
