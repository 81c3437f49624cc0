//! Earth: cells with their tiles and cubes, corners with their elements.

use super::Drawing;
use crate::action::Action;
use crate::board::{Cell, Cells, Corner, all_cells, all_corners, around, cell_word, corner_word, corners, place};
use crate::rules::effects::is_of_card;
use crate::state::Step;
use crate::{looks, texts};
use clade_engine::scene::{Look, Node, Shape};
use clade_engine::{Answer, Side};

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
        let vacant: Vec<Corner> = self.game.vacant(self.state, takes).collect();
        all_corners().for_each(|corner| self.corner(corner, vacant.contains(&corner), earth));
    }

    fn cell(&mut self, cell: Cell, earth: u16) {
        let word = cell_word(cell);
        let (mark, look) = match self.state.terrain(cell) {
            Some(terrain) => (texts::tile_mark(word.clone(), texts::terrain_mark(terrain)), looks::terrain(terrain)),
            None => (texts::empty_cell(word.clone()), Look::default()),
        };
        let asked = self.asked_cell();
        let only_goal = self.is_only_goal(cell);
        let means = |action: &Action| match *action {
            Action::Cell(other) => other == cell,
            Action::Move(from, to) => to == cell || from == cell && !only_goal,
            Action::Number(_) | Action::Answer(Answer::Number(_) | Answer::Yes | Answer::No) => asked == Some(cell),
            _ => self.names_cell(*action, cell),
        };
        let [x, y] = middle(cell);
        let node = Node::new(format!("cell-{word}"), Shape::Space, self.game.tile_name(self.state, cell)).within(earth).at(x, y);
        let node = node.look(look).mark(mark).because(self.game.tile_parts(self.state, cell));
        let node = self.state.terrain(cell).into_iter().fold(node, |node, terrain| node.badge(crate::rules::points::table_of(terrain)));
        let node = if self.state.dominated.contains(cell) { node.badge(texts::scored_mark()) } else { node };
        let space = self.scene.add(node.actions_where(self.actions, means));
        let leader = self.game.dominant(self.state, cell);
        for side in self.game.food_chain() {
            self.cubes(cell, side, leader == Some(side), space);
        }
    }

    /// An animal's cubes on a cell, with whether they dominate the tile or are endangered.
    fn cubes(&mut self, cell: Cell, side: Side, leads: bool, space: u16) {
        let n = self.state.cubes(cell, side);
        if n == 0 {
            return;
        }
        let (kind, asked) = (self.game.class_of(side), self.asked_cell());
        let means = |action: &Action| match *action {
            Action::Move(from, _) => from == cell && self.game.asked(self.state) == Some(side),
            action => asked == Some(cell) && (action == Action::Eliminate(side) || self.names_animal(action, side)),
        };
        let id = format!("cubes-{}-{}", cell_word(cell), kind.word());
        let node = Node::new(id, Shape::Token, texts::animal_name(kind)).within(space).of(side);
        let node = node.icon(looks::CUBE).mark(texts::animal_mark(kind)).value(n).actions_where(self.actions, means);
        let node = node.because(self.game.matching_parts(self.state, side, cell));
        let node = if leads { node.badge(texts::dominates()) } else { node };
        let endangered = self.game.is_endangered(self.state, side, cell);
        self.scene.add(if endangered { node.badge(texts::endangered()) } else { node });
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
            Some(Step::Victim(step)) => Some(step.cell),
            _ => None,
        }
    }

    /// A corner, if an element lies there, the open question offers it, or the next one will.
    fn corner(&mut self, corner: Corner, is_vacant: bool, earth: u16) {
        let means = |action: &Action| match *action {
            Action::Corner(other) | Action::Remove(other) => other == corner,
            Action::Answer(Answer::Thing(_)) => self.names_corner(*action, corner),
            _ => false,
        };
        let word = corner_word(corner);
        let [x, y] = at(corner);
        let name = texts::corner(self.game.corner_name(self.state, corner));
        let node = Node::new(format!("corner-{word}"), Shape::Corner, name).within(earth).at(x, y);
        let node = node.actions_where(self.actions, means);
        let element = self.state.element(corner);
        if element.is_none() && node.actions.is_empty() && !is_vacant {
            return;
        }
        let node = self.scene.add(node);
        if let Some(element) = element {
            let token = Node::new(format!("{}-{word}", element.word()), Shape::Token, texts::element_name(element));
            self.scene.add(token.within(node).look(looks::element(element)).mark(texts::element_mark(element)));
        }
    }
}
