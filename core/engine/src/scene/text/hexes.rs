//! A board of hexagons as text: each a box two half-heights high, columns staggered. So every corner of a hexagon is a place where
//! walls meet, and what lies there is written over it.

use super::{Drawing, Line, Node, Shape};
use std::fmt::Write as _;

/// Lines from a corner to the next one below it: the fewest, and the most that are tried where the width is bounded.
const HALF: [usize; 2] = [2, 4];
/// Board units between the middles of columns.
const COLUMN: i16 = 3;
/// The least distance between the walls of a box.
const NARROWEST: usize = 11;
/// The widest that is tried.
const WIDEST: usize = 40;

/// Where walls leave a point.
const UP: u8 = 1;
const DOWN: u8 = 2;
const LEFT: u8 = 4;
const RIGHT: u8 = 8;
/// The signs for walls, by what leaves the point.
const WALLS: [char; 16] = [' ', '│', '│', '│', '─', '┘', '┐', '┤', '─', '└', '┌', '├', '─', '┴', '┬', '┼'];

/// A hexagon: its place and what is written in it; its mark and its actions can be in the first line.
struct Cell {
    column: usize,
    row: usize,
    head: [Line; 2],
    things: Vec<Line>,
}

/// Something written over a corner.
struct Corner {
    /// The wall on which it lies, and the line.
    wall: usize,
    line: usize,
    text: Line,
}

impl Corner {
    /// How far it reaches to the left of its wall; the rest lies on the wall and to the right of it.
    fn left(&self) -> usize {
        self.text.width / 2
    }

    /// The room that it takes from the text to the left of it, or to the right.
    fn takes(&self, right: bool) -> usize {
        if right { self.text.width - self.left() } else { self.left() + 1 }
    }
}

impl Drawing<'_> {
    /// As wide as the fullest hexagon needs; where the width is bounded, as high, if that helps.
    pub(super) fn hexes(&self, index: u16, out: &mut String) {
        let fits = |map: &Map| self.cell.is_none_or(|cell| map.pitch <= cell + 1);
        let mut maps = (HALF[0]..=HALF[1]).filter_map(|half| self.map(index, half));
        if let Some(map) = maps.find(fits).or_else(|| self.map(index, HALF[0])) {
            Canvas::new(&map).write(out);
        }
    }

    fn map(&self, index: u16, half: usize) -> Option<Map> {
        let all: Vec<(u16, &Node)> = self.scene.children(index).collect();
        let spaces = || all.iter().filter(|(_, node)| node.shape == Shape::Space);
        let (left, top) = (spaces().map(|(_, n)| n.at[0]).min()?, spaces().map(|(_, n)| n.at[1]).min()?);
        // A hexagon reaches from the line of its upper corners to that of its lower ones.
        let line = |y: i16| usize::try_from(y - top + 1).unwrap_or(0) * half;
        let cells: Vec<Cell> = spaces().map(|&(i, node)| self.cell(i, node, left, line(node.at[1] - 1))).collect();
        let corners = all.iter().filter(|(_, node)| node.shape == Shape::Corner).map(|&(i, node)| Corner {
            wall: usize::try_from((node.at[0] - left).div_euclid(COLUMN) + 1).unwrap_or(0),
            line: line(node.at[1]),
            text: self.corner(i, node),
        });
        let corners: Vec<Corner> = corners.filter(|corner| corner.text.width > 0).collect();
        let mut map = Map { half, pitch: NARROWEST, cells, corners };
        while map.pitch < WIDEST && !map.cells.iter().all(|cell| map.written(cell).is_some()) {
            map.pitch += 1;
        }
        Some(map)
    }

    fn cell(&self, index: u16, node: &Node, left: i16, row: usize) -> Cell {
        let (mut head, mut numbers) = (Line::default(), Line::default());
        let mark = self.translate.text(&node.mark);
        head.word(&mark, &self.paint.faint(&mark));
        self.numbered(&mut numbers, node);
        let things = self.scene.children(index).map(|(_, child)| {
            let mut line = Line::default();
            self.word(&mut line, child);
            line
        });
        Cell { column: usize::try_from((node.at[0] - left) / COLUMN).unwrap_or(0), row, head: [head, numbers], things: things.collect() }
    }

    fn corner(&self, index: u16, node: &Node) -> Line {
        let mut line = Line::default();
        for (_, child) in self.scene.children(index) {
            self.word(&mut line, child);
        }
        self.numbered(&mut line, node);
        line
    }

    /// The numbers of all actions in one bracket: there is little room.
    fn numbered(&self, line: &mut Line, node: &Node) {
        let plain = match node.actions[..] {
            [] => return,
            [one] => format!("[{}]", one + 1),
            [one, two] => format!("[{},{}]", one + 1, two + 1),
            [first, .., last] if usize::from(last - first) + 1 == node.actions.len() => format!("[{}-{}]", first + 1, last + 1),
            [first, ..] => format!("[{}…]", first + 1),
        };
        line.width += plain.chars().count();
        line.painted.push_str(&self.paint.lit(&plain));
    }
}

/// A text in a line: where it begins, how wide it is, and the text with its colours.
type Written = (usize, usize, String);

/// Hexagons of one size.
struct Map {
    /// Lines from a corner to the next one below it.
    half: usize,
    /// The distance between the walls of a box.
    pitch: usize,
    cells: Vec<Cell>,
    corners: Vec<Corner>,
}

impl Map {
    /// What is written in a cell, one entry per line, counted from inside the left wall; `None` if it does not fit.
    fn written(&self, cell: &Cell) -> Option<Vec<Written>> {
        let Self { half, pitch, corners, .. } = self;
        let middle = cell.row + half;
        let taken = |wall: usize, right: bool| {
            let here = corners.iter().find(|corner| (corner.wall, corner.line) == (wall, middle));
            here.map_or(0, |corner| corner.takes(right))
        };
        let mut lines = Vec::new();
        let mut things = cell.head.iter().filter(|line| line.width > 0).chain(&cell.things).peekable();
        for n in 1..2 * half {
            let (left, right) = if n == *half { (taken(cell.column, true), taken(cell.column + 1, false)) } else { (0, 0) };
            let room = (pitch - 1).checked_sub(left + right)?;
            let (mut text, mut width) = (String::new(), 0);
            // Cubes stand below the first line, where those of all cells are found.
            let fits = |thing: &Line, width: usize| width + usize::from(width > 0) + thing.width <= room;
            let first = |thing: &Line| cell.head.iter().any(|head| std::ptr::eq(head, thing));
            while let Some(thing) = things.next_if(|thing| fits(thing, width) && (n > 1 || first(thing))) {
                text.push_str(if width > 0 { " " } else { "" });
                text.push_str(&thing.painted);
                width += usize::from(width > 0) + thing.width;
            }
            // A gap before the text where there is room.
            lines.push((left + usize::from(width < room), width, text));
        }
        things.peek().is_none().then_some(lines)
    }
}

/// What is drawn: walls, and texts over them.
struct Canvas {
    walls: Vec<Vec<u8>>,
    /// By line.
    texts: Vec<Vec<Written>>,
}

impl Canvas {
    fn new(map: &Map) -> Self {
        let Map { half, pitch, cells, corners } = map;
        let width = cells.iter().map(|cell| (cell.column + 1) * pitch + 1).max().unwrap_or(0);
        let height = cells.iter().map(|cell| cell.row + 2 * half + 1).max().unwrap_or(0);
        let mut canvas = Self { walls: vec![vec![0; width]; height], texts: vec![Vec::new(); height] };
        for cell in cells {
            canvas.walls_of(cell, map);
            for (n, (from, width, text)) in (1..).zip(map.written(cell).unwrap_or_default()) {
                canvas.texts[cell.row + n].push((cell.column * pitch + 1 + from, width, text));
            }
        }
        for corner in corners {
            let start = (corner.wall * pitch).saturating_sub(corner.left());
            if let Some(line) = canvas.texts.get_mut(corner.line) {
                line.push((start, corner.text.width, corner.text.painted.clone()));
            }
        }
        canvas.texts.iter_mut().for_each(|line| line.sort_by_key(|(at, ..)| *at));
        canvas
    }

    fn walls_of(&mut self, cell: &Cell, &Map { half, pitch, .. }: &Map) {
        let (left, right, top, bottom) = (cell.column * pitch, (cell.column + 1) * pitch, cell.row, cell.row + 2 * half);
        for at in left..right {
            for line in [top, bottom] {
                self.walls[line][at] |= RIGHT;
                self.walls[line][at + 1] |= LEFT;
            }
        }
        for line in top..bottom {
            for at in [left, right] {
                self.walls[line][at] |= DOWN;
                self.walls[line + 1][at] |= UP;
            }
        }
    }

    fn write(&self, out: &mut String) {
        for (walls, texts) in self.walls.iter().zip(&self.texts) {
            let mut line = String::new();
            let mut at = 0;
            for (start, width, text) in texts.iter().filter(|(_, width, _)| *width > 0) {
                line.extend((at..*start).map(|at| sign(walls, at)));
                line.push_str(text);
                at = start + width;
            }
            line.extend((at..walls.len()).map(|at| sign(walls, at)));
            let _ = writeln!(out, "{}", line.trim_end());
        }
    }
}

fn sign(walls: &[u8], at: usize) -> char {
    walls.get(at).map_or(' ', |&ways| WALLS[usize::from(ways)])
}

#[cfg(test)]
mod tests {
    use super::super::{Plain, draw, draw_close};
    use crate::message::Ids;
    use crate::scene::{Node, Scene, Shape};
    use crate::{Msg, Side};

    /// Two hexagons side by side, the right one half a height lower.
    fn two(cubes: &[&'static str], offered: bool) -> String {
        draw(&scene_of_two(cubes, offered), &Ids, &Plain)
    }

    fn scene_of_two(cubes: &[&'static str], offered: bool) -> Scene {
        let mut scene = Scene::default();
        let board = scene.add(Node::new("board", Shape::Hexes, Msg::new("b")));
        let left = scene.add(Node::new("a1", Shape::Space, Msg::new("a1 reef")).within(board).at(0, 0));
        scene.add(Node::new("b1", Shape::Space, Msg::new("b1")).within(board).at(3, 1).actions_where(&[1, 1, 1], |_| true));
        for mark in cubes {
            scene.add(Node::new(*mark, Shape::Token, Msg::new(*mark)).within(left).of(Side(0)).value(3));
        }
        // The upper right corner of the left one, and the one between both below it.
        let vacant = Node::new("a1.ne", Shape::Corner, Msg::new("c")).within(board).at(1, -1);
        scene.add(vacant.actions_where(&[0, 1], |&n| offered && n == 1));
        let corner = scene.add(Node::new("a1.e", Shape::Corner, Msg::new("c")).within(board).at(2, 0));
        scene.add(Node::new("sun", Shape::Token, Msg::new("su")).within(corner));
        scene
    }

    #[test]
    fn elements_and_offers_stand_where_walls_meet() {
        let drawn = "\
┌─────────[2]
│ a1 reef  │
│ R3      su──────────┐
│          │ b1 [1-3] │
└──────────┤          │
           │          │
           └──────────┘
";
        assert_eq!(two(&["R"], true), drawn);
    }

    #[test]
    fn where_the_width_is_bounded_a_crowd_makes_all_hexagons_higher() {
        let scene = scene_of_two(&["Red", "Blue", "Green", "White", "Brown"], false);
        let drawn = draw_close(&scene, &Ids, &Plain, 10);
        assert!(drawn.lines().all(|line| line.chars().count() <= 23), "{drawn}");
        assert!(["Red3", "Blue3", "Green3", "White3", "Brown3"].iter().all(|cube| drawn.contains(cube)), "{drawn}");
    }

    #[test]
    fn a_crowd_makes_all_hexagons_wider() {
        let drawn = two(&["Red", "Blue", "Green", "White"], false);
        assert!(drawn.contains("│ Red3 Blue3"), "{drawn}");
        assert!(drawn.contains("Green3 White3"), "{drawn}");
    }
}
