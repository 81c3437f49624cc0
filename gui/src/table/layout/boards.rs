//! Boards: their spaces are where the scene says, and what lies in a space shrinks as needed.

use super::{Form, GAP, HEADING, LINE, Layout};
use clade_engine::scene::Shape;
use egui::{Rect, Vec2, vec2};

/// The side of a square space.
const SQUARE: f32 = 112.0;
/// From the middle of a hexagon to its corner.
const RADIUS: f32 = 60.0;
/// The largest cube in a square, and the largest being.
const CUBE: f32 = 26.0;
const LIVING: f32 = 42.0;
/// In so many rows at most beings lie in a square.
const ROWS: usize = 4;
/// The largest token on a board.
const TOKEN: f32 = 32.0;
/// So much room a sign takes above a piece.
const ABOVE: f32 = 8.0;
/// Half the height of a hexagon by its radius.
const HALF: f32 = 0.866_025_4;

impl Layout<'_> {
    /// A board of squares.
    pub(super) fn grid(&mut self, i: u16) -> Vec2 {
        let spaces: Vec<u16> = self.spaces(i);
        let least = |k: usize| spaces.iter().map(|&space| self.node(space).at[k]).min().unwrap_or(0);
        let most = |k: usize| spaces.iter().map(|&space| self.node(space).at[k]).max().unwrap_or(0);
        let first = [least(0), least(1)];
        let size = vec2(f32::from(most(0) - first[0] + 1), f32::from(most(1) - first[1] + 1)) * (SQUARE + 2.0);
        let top = LINE + 2.0 * GAP;
        for &space in &spaces {
            let [x, y] = self.node(space).at;
            let at = vec2(f32::from(x - first[0]), f32::from(y - first[1])) * (SQUARE + 2.0) + vec2(2.0 * GAP, top);
            self.put(space, at, vec2(SQUARE, SQUARE), Form::Square);
            let room = Rect::from_min_size(egui::pos2(6.0, 18.0), vec2(SQUARE - 12.0, SQUARE - 24.0));
            if !self.fill_in_two(space, room) {
                self.fill(space, room);
            }
        }
        let size = size + vec2(4.0 * GAP, top + 2.0 * GAP);
        self.put(i, Vec2::ZERO, size, Form::Board);
        size
    }

    /// A board of hexagons, see [`Shape::Hexes`].
    pub(super) fn hexes(&mut self, i: u16) -> Vec2 {
        let unit = vec2(RADIUS / 2.0, RADIUS * HALF);
        let kids = self.kids(i);
        let spaces = self.spaces(i);
        let at = |layout: &Self, node: u16| {
            let [x, y] = layout.node(node).at;
            vec2(f32::from(x), f32::from(y)) * unit
        };
        let half = vec2(RADIUS, RADIUS * HALF);
        let edge = 3.0 * GAP + 6.0;
        let least = spaces.iter().map(|&space| at(self, space) - half).fold(Vec2::splat(f32::INFINITY), Vec2::min);
        let most = spaces.iter().map(|&space| at(self, space) + half).fold(Vec2::splat(f32::NEG_INFINITY), Vec2::max);
        let top = HEADING + edge;
        for &kid in &kids {
            let middle = at(self, kid) - least + vec2(edge, top);
            if self.node(kid).shape == Shape::Corner {
                let size = Vec2::splat(TOKEN - 4.0);
                self.put(kid, middle - size / 2.0, size, Form::Corner);
                self.fill(kid, Rect::from_min_size(egui::Pos2::ZERO, size));
            } else {
                self.put(kid, middle - half, half * 2.0, Form::Hex);
                // Between its name and what it is worth, if it says that.
                let (high, below) = if self.node(kid).badges.is_empty() { (RADIUS * 0.98, 13.0) } else { (RADIUS * 0.84, 9.0) };
                let room = Rect::from_center_size((half + vec2(0.0, below)).to_pos2(), vec2(RADIUS * 1.2, high));
                // Where several pieces fill it, their signs stand below its name.
                let pieces = self.kids(kid);
                let has_signs = pieces.len() > 2 && pieces.iter().any(|&piece| !self.node(piece).badges.is_empty());
                self.fill(kid, if has_signs { room.with_min_y(room.top() + ABOVE) } else { room });
            }
        }
        let size = most - least + vec2(2.0 * edge, top + edge);
        self.put(i, Vec2::ZERO, size, Form::Board);
        size
    }

    fn spaces(&self, i: u16) -> Vec<u16> {
        self.kids(i).into_iter().filter(|&kid| self.node(kid).shape == Shape::Space).collect()
    }

    /// Cubes below, each colour in a place of its own whether there are any or not, and the living above them, larger; says whether there
    /// is nothing else.
    fn fill_in_two(&mut self, space: u16, room: Rect) -> bool {
        let kids = self.kids(space);
        let is = |layout: &Self, kid: u16, form: Form| layout.node(kid).shape == Shape::Token && layout.token_form(kid) == form;
        let (cubes, rest): (Vec<u16>, Vec<u16>) = kids.into_iter().partition(|&kid| is(self, kid, Form::Cube));
        let living: Vec<u16> = rest.iter().copied().filter(|&kid| is(self, kid, Form::Figure)).collect();
        if cubes.is_empty() || living.len() < rest.len() {
            return false;
        }
        let side = (room.width() / cubes.len() as f32).min(CUBE);
        let left = room.center().x - side * cubes.len() as f32 / 2.0;
        for (nth, &cube) in cubes.iter().enumerate() {
            if self.node(cube).value == Some(0) {
                continue;
            }
            let at = vec2(left + side * nth as f32 + 0.5, room.bottom() - side);
            self.put(cube, at, Vec2::splat(side - 1.0), Form::Cube);
        }
        // In as many rows as let them be largest: none covers another one, as each has a number in its corner.
        let height = room.height() - side - 2.0;
        let in_row = |rows: usize| living.len().div_ceil(rows).max(1);
        let tall = |rows: usize| (room.width() / in_row(rows) as f32).min(height / rows as f32).min(LIVING);
        let rows = (2..=ROWS).fold(1, |best, rows| if tall(rows) > tall(best) { rows } else { best });
        let (in_row, tall) = (in_row(rows), tall(rows));
        for (row, chunk) in living.chunks(in_row).enumerate() {
            let first = room.center().x - tall * chunk.len() as f32 / 2.0;
            for (nth, &thing) in chunk.iter().enumerate() {
                let at = vec2(first + tall * nth as f32, room.top() + height - tall * (rows - row) as f32);
                self.put(thing, at, Vec2::splat(tall), Form::Figure);
            }
        }
        true
    }

    /// Puts what lies in a space into a box, in rows around its middle, as large as fits. Zero counts are not drawn.
    fn fill(&mut self, space: u16, room: Rect) {
        let things: Vec<u16> = self.kids(space).into_iter().filter(|&kid| self.node(kid).value != Some(0)).collect();
        let n = things.len();
        if n == 0 {
            return;
        }
        let rows_at = |side: f32| {
            let in_row = ((room.width() / side).floor() as usize).max(1);
            (in_row, n.div_ceil(in_row))
        };
        let mut side = TOKEN;
        while side > 8.0 && (rows_at(side).1 as f32 * side > room.height() || side > room.width()) {
            side -= 1.0;
        }
        let (in_row, rows) = rows_at(side);
        let in_row = in_row.min(n.div_ceil(rows));
        for (row, chunk) in things.chunks(in_row).enumerate() {
            let left = room.center().x - chunk.len() as f32 * side / 2.0;
            let top = room.center().y - rows as f32 * side / 2.0 + row as f32 * side;
            for (nth, &thing) in chunk.iter().enumerate() {
                let form = match self.node(thing).shape {
                    Shape::Die => Form::Die,
                    Shape::Token => self.token_form(thing),
                    Shape::Card => Form::Strip,
                    _ => Form::Line,
                };
                if form == Form::Line {
                    let height = side.min(LINE);
                    self.put(thing, vec2(room.left(), top), vec2(room.width(), height), form);
                } else {
                    // Living things are larger than what lies around them.
                    let over = if form == Form::Figure { 3.0 } else { -1.0 };
                    self.put(thing, vec2(left + nth as f32 * side - over, top - over), Vec2::splat(side + 2.0 * over), form);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::layout::{plane, still};
    use clade_engine::Msg;
    use clade_engine::scene::{Look, Node, Scene, Tint};

    /// A square with cubes of four colours and so many beings.
    fn square(beings: u16) -> Scene {
        let mut scene = Scene::default();
        let board = scene.add(Node::new("board", Shape::Board, Msg::new("board")));
        let space = scene.add(Node::new("space", Shape::Space, Msg::new("space")).within(board).at(0, 0));
        for n in 0..4 {
            scene.add(
                Node::new(format!("cube{n}"), Shape::Token, Msg::new("cube")).within(space).look(Look::of("cube", Tint::Red)).value(2),
            );
        }
        for n in 0..beings {
            scene.add(Node::new(format!("being{n}"), Shape::Token, Msg::new("being")).within(space).look(Look::of("amoeba", Tint::Red)));
        }
        scene
    }

    #[test]
    fn beings_in_a_square_cover_neither_each_other_nor_cubes() {
        for beings in 1..=12 {
            let scene = square(beings);
            let (laid, _) = plane(&scene, &[0], vec2(300.0, 300.0), 0.5, None, &still::RULER);
            let pieces: Vec<Rect> = laid.places.iter().filter(|place| place.node >= 2).map(|place| place.rect).collect();
            assert_eq!(pieces.len(), usize::from(beings) + 4);
            for (nth, one) in pieces.iter().enumerate() {
                assert!(pieces[..nth].iter().all(|other| !other.shrink(0.5).intersects(one.shrink(0.5))), "{beings}: {pieces:?}");
                assert!(one.width() >= 19.9, "{beings}: {} wide", one.width());
            }
        }
    }

    #[test]
    fn signs_of_several_pieces_leave_the_name_of_their_tile_free() {
        for pieces in 1..=6 {
            let mut scene = Scene::default();
            let earth = scene.add(Node::new("earth", Shape::Hexes, Msg::new("earth")));
            let tile = scene.add(Node::new("tile", Shape::Space, Msg::new("tile")).within(earth).badge(Msg::new("worth")));
            for n in 0..pieces {
                let cube = Node::new(format!("cube{n}"), Shape::Token, Msg::new("cube")).within(tile).look(Look::of("cube", Tint::Red));
                scene.add(cube.value(2).badge(Msg::new("!")));
            }
            let (laid, _) = plane(&scene, &[earth], vec2(300.0, 300.0), 0.5, None, &still::RULER);
            let at = |node: u16| laid.places.iter().find(|place| place.node == node).expect("it").rect;
            let top = (tile + 1..=tile + pieces).map(|cube| at(cube).top()).fold(f32::INFINITY, f32::min);
            // The name ends here, and a sign is not smaller than this.
            let (name, sign) = (at(tile).top() + 30.0, 17.0);
            assert!(top + 7.0 - sign >= name, "{pieces}: {top}, {name}");
        }
    }
}
