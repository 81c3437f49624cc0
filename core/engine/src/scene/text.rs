//! The scene as plain text. Everything is said by letters and numbers; colour, if the host paints any, only repeats it.

mod hexes;

use super::{Node, Scene, Shape};
use crate::{Side, Translate};
use std::fmt::Write as _;

/// How a host colours text.
pub trait Paint {
    /// Text that belongs to a side.
    fn side(&self, side: Side, text: &str) -> String;
    /// Text that can be chosen now.
    fn lit(&self, text: &str) -> String;
    /// Text in the background.
    fn faint(&self, text: &str) -> String;
}

/// No colours at all.
#[derive(Copy, Clone, Debug)]
pub struct Plain;

impl Paint for Plain {
    fn side(&self, _: Side, text: &str) -> String {
        text.to_owned()
    }
    fn lit(&self, text: &str) -> String {
        text.to_owned()
    }
    fn faint(&self, text: &str) -> String {
        text.to_owned()
    }
}

/// Lines within panels are no longer than this, if possible.
const WIDTH: usize = 100;

/// What may be in a pile is drawn if it has no more kinds than this; a longer list is shown only on request.
const HANDFUL: usize = 6;

/// Words that are painted later: their width is known before the colours go on.
#[derive(Default)]
struct Line {
    width: usize,
    painted: String,
}

impl Line {
    fn word(&mut self, plain: &str, painted: &str) {
        if self.width > 0 {
            self.width += 1;
            self.painted.push(' ');
        }
        self.width += plain.chars().count();
        self.painted.push_str(painted);
    }

    /// Another piece, with a space between.
    fn join(&mut self, other: &Self) {
        let gap = if self.width > 0 { " " } else { "" };
        self.width += gap.len() + other.width;
        self.painted += gap;
        self.painted += &other.painted;
    }

    fn padded(&self, width: usize) -> String {
        format!("{}{}", self.painted, " ".repeat(width.saturating_sub(self.width)))
    }
}

/// Draws a scene: boards as grids, tracks and panels as lines. Actions are numbered from 1, as `[3]`.
pub fn draw(scene: &Scene, translate: &dyn Translate, paint: &dyn Paint) -> String {
    drawn(&Drawing { scene, translate, paint, cell: None })
}

/// Draws a scene as [`draw`] does, but with spaces of boards no wider than `cell`, if their words allow it: without padding, without
/// zero counts, and on as many lines as it takes.
pub fn draw_close(scene: &Scene, translate: &dyn Translate, paint: &dyn Paint, cell: usize) -> String {
    drawn(&Drawing { scene, translate, paint, cell: Some(cell) })
}

fn drawn(drawing: &Drawing<'_>) -> String {
    let scene = drawing.scene;
    let (mut out, mut joins) = (String::new(), false);
    for (i, node) in (0u16..).zip(&scene.nodes) {
        // Land on which nothing lies, and nothing may come now, says nothing.
        let is_bare = node.is_land() && node.actions.is_empty() && node.badges.is_empty() && scene.children(i).next().is_none();
        if node.parent.is_some() || is_bare {
            continue;
        }
        let mut said = String::new();
        match node.shape {
            Shape::Board => drawing.board(i, &mut said),
            Shape::Hexes => drawing.hexes(i, &mut said),
            Shape::Track => drawing.track(i, node, &mut said),
            _ => drawing.panel(i, node, &mut said),
        }
        // Numbers that belong to nobody stand side by side.
        let is_count = matches!(node.shape, Shape::Panel | Shape::Pile) && node.value.is_some() && node.owner.is_none();
        let is_number = is_count && said.lines().count() == 1;
        if joins && is_number {
            out.truncate(out.trim_end().len());
            out.push_str(&drawing.paint.faint(" · "));
        }
        joins = is_number;
        out.push_str(&said);
    }
    out
}

struct Drawing<'a> {
    scene: &'a Scene,
    translate: &'a dyn Translate,
    paint: &'a dyn Paint,
    /// The greatest width of a space of a board, if that matters.
    cell: Option<usize>,
}

impl Drawing<'_> {
    fn word(&self, line: &mut Line, node: &Node) {
        let mut plain = self.translate.text(&node.mark);
        if let Some(value) = node.value {
            let _ = write!(plain, "{value}");
        }
        for badge in &node.badges {
            plain.push_str(&self.translate.text(badge));
        }
        let painted = node.owner.map_or_else(|| plain.clone(), |side| self.paint.side(side, &plain));
        line.word(&plain, &painted);
        self.numbers(line, node);
    }

    fn numbers(&self, line: &mut Line, node: &Node) {
        for action in node.actions.iter().take(2) {
            let plain = format!("[{}]", action + 1);
            line.word(&plain, &self.paint.lit(&plain));
        }
        if node.actions.len() > 2 {
            line.word("…", &self.paint.lit("…"));
        }
    }

    /// The lines of one space: its mark, what lies there in numbers, then single things, three per line.
    fn space(&self, index: u16, node: &Node) -> Vec<Line> {
        if let Some(cell) = self.cell {
            return self.close_space(index, node, cell);
        }
        let (mut head, mut counts, mut singles) = (Line::default(), Line::default(), vec![Line::default()]);
        let mark = self.translate.text(&node.mark);
        head.word(&mark, &self.paint.faint(&mark));
        self.numbers(&mut head, node);
        let mut n = 0;
        for (_, child) in self.scene.children(index) {
            if child.value.is_some() {
                self.word(&mut counts, child);
                continue;
            }
            if n > 0 && n % 3 == 0 {
                singles.push(Line::default());
            }
            n += 1;
            let line = singles.last_mut().expect("never empty");
            self.word(line, child);
        }
        [head, counts].into_iter().chain(singles).collect()
    }

    /// The same lines with as many words as go into the width.
    fn close_space(&self, index: u16, node: &Node, cell: usize) -> Vec<Line> {
        // Words that belong to nobody may stand one below the other.
        let apart = |text: &str, paint: &dyn Fn(&str) -> String| -> Vec<Line> {
            text.split_whitespace().map(|word| Line { width: word.chars().count(), painted: paint(word) }).collect()
        };
        let mut head = apart(&self.translate.text(&node.mark), &|word| self.paint.faint(word));
        let mut numbers = Line::default();
        self.numbers(&mut numbers, node);
        head.push(numbers);
        let words = |child: &Node| {
            let mut line = Line::default();
            self.word(&mut line, child);
            match child.owner {
                _ if line.width <= cell || !child.actions.is_empty() => vec![line],
                None => apart(&line.painted, &str::to_owned),
                // What a figure is called stands above what has befallen it.
                Some(side) => {
                    let bare = Node { badges: Vec::new(), ..child.clone() };
                    let mut name = Line::default();
                    self.word(&mut name, &bare);
                    let badges: String = child.badges.iter().map(|badge| self.translate.text(badge)).collect();
                    vec![name, Line { width: badges.chars().count(), painted: self.paint.side(side, &badges) }]
                }
            }
        };
        let is_something = |child: &&Node| child.value != Some(0) || !child.actions.is_empty();
        let things = self.scene.children(index).map(|(_, child)| child).filter(is_something);
        let (counts, singles): (Vec<_>, Vec<_>) = things.partition(|child| child.value.is_some());
        let rows = [head, counts.into_iter().flat_map(words).collect(), singles.into_iter().flat_map(words).collect()];
        let mut lines: Vec<Line> = Vec::new();
        for row in rows {
            let begin = lines.len();
            for piece in row.into_iter().filter(|piece| piece.width > 0) {
                match lines[begin..].last_mut().filter(|line| line.width + 1 + piece.width <= cell) {
                    Some(line) => line.join(&piece),
                    None => lines.push(piece),
                }
            }
        }
        lines
    }

    fn board(&self, index: u16, out: &mut String) {
        let pad = usize::from(self.cell.is_none());
        let spaces: Vec<_> = self.scene.children(index).filter(|(_, n)| n.shape == Shape::Space).collect();
        let axis = |k: usize| {
            let mut all: Vec<i16> = spaces.iter().map(|(_, node)| node.at[k]).collect();
            all.sort_unstable();
            all.dedup();
            all
        };
        let (xs, ys) = (axis(0), axis(1));
        let drawn: Vec<_> = spaces.iter().map(|&(i, node)| (node.at, self.space(i, node))).collect();
        let width = drawn.iter().flat_map(|(_, lines)| lines).map(|line| line.width).max().unwrap_or(0);
        let at = |x: i16, y: i16| drawn.iter().find(|(at, _)| *at == [x, y]).map(|(_, lines)| lines);
        let bar = |y: Option<i16>, above: Option<i16>| -> String {
            let has = |x: i16| y.and_then(|y| at(x, y)).is_some() || above.and_then(|y| at(x, y)).is_some();
            let mut line = String::new();
            let mut left = false;
            for &x in &xs {
                let here = has(x);
                line.push(if here || left { '+' } else { ' ' });
                line.push_str(&if here { "-" } else { " " }.repeat(width + 2 * pad));
                left = here;
            }
            line.push(if left { '+' } else { ' ' });
            line.trim_end().to_owned()
        };
        for (row, &y) in ys.iter().enumerate() {
            let above = row.checked_sub(1).map(|r| ys[r]);
            let _ = writeln!(out, "{}", bar(Some(y), above));
            let height = xs.iter().filter_map(|&x| at(x, y)).map(Vec::len).max().unwrap_or(0);
            for i in 0..height {
                let mut line = String::new();
                let mut left = false;
                for &x in &xs {
                    let lines = at(x, y);
                    line.push(if lines.is_some() || left { '|' } else { ' ' });
                    let text = lines.and_then(|lines| lines.get(i)).map(|l| l.padded(width));
                    let _ = write!(line, "{0:1$}{2}{0:1$}", "", pad, text.unwrap_or_else(|| " ".repeat(width)));
                    left = lines.is_some();
                }
                line.push(if left { '|' } else { ' ' });
                let _ = writeln!(out, "{}", line.trim_end());
            }
        }
        let _ = writeln!(out, "{}", bar(None, ys.last().copied()));
    }

    /// Markers by their cell, the foremost last.
    fn track(&self, index: u16, node: &Node, out: &mut String) {
        let mut line = Line::default();
        let title = format!("{}:", self.translate.text(&node.name));
        line.word(&title, &self.paint.faint(&title));
        self.numbers(&mut line, node);
        // The name says where the goal begins.
        let goal = self.scene.goal(index).map(|(i, _)| i);
        let mut markers: Vec<_> = self.scene.children(index).filter(|(i, _)| Some(*i) != goal).map(|(_, n)| n).collect();
        markers.sort_by_key(|n| n.value);
        for marker in markers {
            let mark = self.translate.text(&marker.mark);
            let plain = marker.value.map_or(mark.clone(), |cell| format!("{cell}={mark}"));
            let painted = marker.owner.map_or_else(|| plain.clone(), |side| self.paint.side(side, &plain));
            line.word(&plain, &painted);
            self.numbers(&mut line, marker);
        }
        let _ = writeln!(out, "{}", line.painted);
    }

    fn panel(&self, index: u16, node: &Node, out: &mut String) {
        let mut line = Line::default();
        let mut title = self.translate.text(&node.name);
        if let Some(value) = node.value {
            let _ = write!(title, " {value}");
        }
        for badge in &node.badges {
            let _ = write!(title, " {}", self.translate.text(badge));
        }
        let painted = node.owner.map_or_else(|| self.paint.faint(&title), |side| self.paint.side(side, &title));
        line.word(&title, &painted);
        self.numbers(&mut line, node);
        let (mut texts, mut cards) = (Line::default(), Line::default());
        let (nested, plain): (Vec<_>, Vec<_>) = self.drawn(index, node).partition(|&(i, child)| self.is_nested(i, child));
        for (_, child) in plain {
            match child.shape {
                Shape::Card => {
                    if cards.width > 0 {
                        cards.word("·", &self.paint.faint("·"));
                    }
                    self.card(&mut cards, child);
                }
                Shape::Token => self.word(&mut texts, child),
                _ => {
                    let name = self.translate.text(&child.name);
                    let mut text = child.value.map_or(name.clone(), |v| format!("{name} {v}"));
                    for badge in &child.badges {
                        let _ = write!(text, " {}", self.translate.text(badge));
                    }
                    if texts.width > 0 {
                        texts.word("·", &self.paint.faint("·"));
                    }
                    texts.word(&text, &text);
                    self.numbers(&mut texts, child);
                }
            }
        }
        let mut all = line.painted;
        if texts.width > 0 {
            let _ = write!(all, "  {}", texts.painted);
        }
        let _ = writeln!(out, "{all}");
        if cards.width > 0 {
            let _ = writeln!(out, "    {}", cards.painted);
        }
        for (i, child) in nested {
            self.nested(i, child, 1, out);
        }
    }

    fn card(&self, line: &mut Line, node: &Node) {
        let mut name = self.translate.text(&node.name);
        match node.value {
            Some(value) if node.shape == Shape::Pile => _ = write!(name, " {value}"),
            Some(copies) if copies != 1 => _ = write!(name, " ×{copies}"),
            _ => {}
        }
        for badge in &node.badges {
            let _ = write!(name, " {}", self.translate.text(badge));
        }
        line.word(&name, &name);
        self.numbers(line, node);
    }

    /// Whether a thing in a panel has lines of its own: a panel, track or space in it, and a card on which something lies.
    fn is_nested(&self, index: u16, node: &Node) -> bool {
        let is_on_card = |node: &Node| node.parent.is_some_and(|parent| self.scene.nodes[usize::from(parent)].shape == Shape::Card);
        matches!(node.shape, Shape::Panel | Shape::Hand | Shape::Space)
            || node.shape == Shape::Track && !is_on_card(node)
            || matches!(node.shape, Shape::Card | Shape::Pile) && self.drawn(index, node).next().is_some()
    }

    /// What lies in a thing, as far as it is drawn. Nothing is drawn of a pile that holds only some of what is listed: it would read as a
    /// fact; nor an empty hand.
    fn drawn(&self, index: u16, node: &Node) -> impl Iterator<Item = (u16, &Node)> {
        let told = || self.scene.children(index).filter_map(|(_, child)| child.value).sum::<i64>();
        let unsure = || node.value.is_some_and(|value| value < told());
        let left_out = node.shape == Shape::Pile && (self.scene.children(index).nth(HANDFUL).is_some() || unsure());
        // Which phase of a round is on, the title says itself.
        let left_out = left_out || node.parent.is_none() && node.shape == Shape::Text;
        let is_empty_hand = |(i, child): &(u16, &Node)| child.shape == Shape::Hand && self.scene.children(*i).next().is_none();
        // A heap that is as high as its surface says tells nothing new.
        let is_told =
            move |kid: &Node| kid.shape == Shape::Track && node.shape == Shape::Panel && kid.value.is_some() && kid.value == node.value;
        self.scene.children(index).filter(move |kid| !left_out && !is_empty_hand(kid) && !is_told(kid.1))
    }

    /// A row of spaces in a panel: what lies beside them, then each with what lies on it.
    fn row(&self, index: u16, node: &Node, depth: usize, out: &mut String) {
        let mut line = Line::default();
        self.card(&mut line, node);
        line.painted.push(':');
        line.width += 1;
        let (spaces, beside): (Vec<_>, Vec<_>) = self.scene.children(index).partition(|(_, child)| child.shape == Shape::Space);
        for (n, (i, space)) in beside.iter().chain(&spaces).copied().enumerate() {
            if n >= beside.len().max(1) {
                line.word("·", &self.paint.faint("·"));
            }
            self.word(&mut line, &Node { actions: Vec::new(), ..space.clone() });
            self.scene.children(i).for_each(|(_, child)| self.word(&mut line, child));
            self.numbers(&mut line, space);
        }
        let _ = writeln!(out, "{}{}", " ".repeat(4 * depth), line.painted);
    }

    /// A thing with what lies on it: first numbers, then cards, in as many lines as they need; then what has lines of its own.
    fn nested(&self, index: u16, node: &Node, depth: usize, out: &mut String) {
        if node.shape == Shape::Track {
            return self.row(index, node, depth, out);
        }
        let mut head = Line::default();
        self.card(&mut head, node);
        let (nested, plain): (Vec<_>, Vec<_>) = self.drawn(index, node).partition(|&(i, child)| self.is_nested(i, child));
        let (cards, texts): (Vec<_>, Vec<_>) = plain.into_iter().partition(|(_, child)| child.shape == Shape::Card);
        if !cards.is_empty() || !texts.is_empty() {
            head.painted.push(':');
            head.width += 1;
        }
        let mut lines = vec![head];
        for (i, child) in &texts {
            let mut line = Line::default();
            match child.shape {
                Shape::Token => self.word(&mut line, child),
                Shape::Track => {
                    // Its name says how many places are taken; then what lies on them.
                    self.card(&mut line, &Node { value: None, ..(*child).clone() });
                    self.scene.children(*i).for_each(|(_, token)| self.word(&mut line, token));
                }
                _ => self.card(&mut line, child),
            }
            lines.push(line);
        }
        for (n, (_, child)) in cards.iter().enumerate() {
            let mut line = Line::default();
            if n > 0 || !texts.is_empty() {
                line.word("·", &self.paint.faint("·"));
            }
            self.card(&mut line, child);
            lines.push(line);
        }
        let mut indent = 4 * depth;
        let mut width = 0;
        for line in &lines {
            if width == 0 || width + 1 + line.width > WIDTH {
                let _ = write!(out, "{}{}{}", if width == 0 { "" } else { "\n" }, " ".repeat(indent), line.painted);
                width = indent + line.width;
                indent = 4 * depth + 4;
            } else {
                let _ = write!(out, " {}", line.painted);
                width += 1 + line.width;
            }
        }
        out.push('\n');
        for (i, child) in nested {
            self.nested(i, child, depth + 1, out);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Msg;
    use crate::message::Ids;

    #[test]
    fn a_board_keeps_its_gaps() {
        let mut scene = Scene::default();
        let board = scene.add(Node::new("board", Shape::Board, Msg::new("b")));
        for (x, y) in [(1, 0), (0, 1), (1, 1)] {
            let space = Node::new(format!("s{x}{y}"), Shape::Space, Msg::new("s")).within(board).at(x, y);
            let space = scene.add(space.actions_where(&[x, 7], |&n| n == 0));
            scene.add(Node::new(format!("c{x}{y}"), Shape::Token, Msg::new("R")).within(space).value(2));
        }
        let text = draw(&scene, &Ids, &Plain);
        assert_eq!(
            text,
            "        +-------+\n        | s     |\n        | R2    |\n        |       |\n+-------+-------+\n| s [1] | s     |\n| R2    | R2    |\n|       |       |\n+-------+-------+\n"
        );
    }

    #[test]
    fn a_panel_lists_numbers_then_cards() {
        let mut scene = Scene::default();
        let panel = scene.add(Node::new("p", Shape::Panel, Msg::new("Red")).of(Side(0)));
        scene.add(Node::new("bp", Shape::Text, Msg::new("BP")).within(panel).value(4));
        scene.add(Node::new("g", Shape::Card, Msg::new("Speed")).within(panel));
        scene.add(Node::new("h", Shape::Card, Msg::new("Storm")).within(panel).value(1));
        scene.add(Node::new("i", Shape::Card, Msg::new("Echo")).within(panel).value(2));
        let track = scene.add(Node::new("t", Shape::Track, Msg::new("Ladder")));
        scene.add(Node::new("m", Shape::Token, Msg::new("R")).within(track).value(9));
        assert_eq!(draw(&scene, &Ids, &Plain), "Red  BP 4\n    Speed · Storm · Echo ×2\nLadder: 9=R\n");
    }

    #[test]
    fn the_goal_of_a_track_is_told_by_its_name_and_a_cell_that_can_be_chosen_is_none() {
        let ladder = |actions: &[u16]| {
            let mut scene = Scene::default();
            let track = scene.add(Node::new("t", Shape::Track, Msg::new("Ladder")));
            scene.add(Node::new("f", Shape::Space, Msg::new("finish")).within(track).value(42).actions_where(actions, |_| true));
            scene.add(Node::new("m", Shape::Token, Msg::new("R")).within(track).value(9));
            (scene.goal(track).is_some(), draw(&scene, &Ids, &Plain))
        };
        assert_eq!(ladder(&[]), (true, "Ladder: 9=R\n".to_owned()));
        assert_eq!(ladder(&[0]), (false, "Ladder: 9=R 42=finish [1]\n".to_owned()));
    }

    #[test]
    fn long_piles_are_only_counted() {
        let draw_with = |kinds: usize| {
            let mut scene = Scene::default();
            let panel = scene.add(Node::new("p", Shape::Panel, Msg::new("Bags")));
            for parent in [None, Some(panel)] {
                let pile = scene.add(Node { parent, ..Node::new("b", Shape::Pile, Msg::new("bag")).value(9) });
                for n in 0..kinds as i64 {
                    scene.add(Node::new("t", Shape::Token, Msg::new("al")).within(pile).value(n));
                }
            }
            draw(&scene, &Ids, &Plain)
        };
        assert_eq!(draw_with(2), "Bags\n    bag 9: al0 al1\nbag 9  al0 al1\n");
        assert_eq!(draw_with(HANDFUL + 1), "Bags  bag 9\nbag 9\n");
    }

    #[test]
    fn of_a_pile_nothing_is_told_that_may_lie_elsewhere() {
        let draw_with = |unseen: i64| {
            let mut scene = Scene::default();
            let pile = scene.add(Node::new("b", Shape::Pile, Msg::new("stack")).value(3));
            for n in [1, unseen] {
                scene.add(Node::new("t", Shape::Token, Msg::new("al")).within(pile).value(n));
            }
            draw(&scene, &Ids, &Plain)
        };
        assert_eq!(draw_with(2), "stack 3  al1 al2\n");
        assert_eq!(draw_with(3), "stack 3\n");
    }

    #[test]
    fn what_lies_on_cards_of_a_panel_has_lines_of_its_own() {
        let mut scene = Scene::default();
        let panel = scene.add(Node::new("p", Shape::Panel, Msg::new("Red")));
        let land = scene.add(Node::new("l", Shape::Space, Msg::new("Laurasia")).within(panel));
        let animal = scene.add(Node::new("a", Shape::Card, Msg::new("R1")).within(land).badge(Msg::new("fed")));
        scene.add(Node::new("food", Shape::Text, Msg::new("food")).within(animal).value(2));
        scene.add(Node::new("t", Shape::Token, Msg::new("red")).within(animal).value(1));
        for i in 0..11 {
            scene.add(Node::new(format!("t{i}"), Shape::Card, Msg::new("Camouflage")).within(animal));
        }
        let row = |n: usize| vec!["Camouflage"; n].join(" · ");
        let text = format!("Red\n    Laurasia\n        R1 fed: food ×2 red1 · {}\n            · {}\n", row(5), row(6));
        assert_eq!(draw(&scene, &Ids, &Plain), text);
    }
}
