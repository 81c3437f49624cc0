//! A table drawn no wider than the terminal, as far as that goes: first cells lose their padding, then figures stand one below
//! the other and colours of which there is nothing are left out.

use crate::page::width_of;
use clade_engine::scene::{Node, Paint, Shape, draw};
use clade_engine::{Msg, Scene, Translate};

/// Draws a table within this width.
pub(crate) fn draw_within(scene: &Scene, words: &dyn Translate, paint: &dyn Paint, width: usize) -> String {
    let fits = |drawing: &str| drawing.lines().filter(|line| is_board(line)).all(|line| width_of(line) <= width);
    let wide = draw(scene, words, paint);
    if fits(&wide) {
        return wide;
    }
    let close = unpadded(&wide);
    if fits(&close) { close } else { unpadded(&draw(&slim(scene), words, paint)) }
}

/// Whether a line of a drawing belongs to a board.
fn is_board(line: &str) -> bool {
    line.trim_start().starts_with(['+', '|'])
}

/// The drawing without the spaces at both sides of each cell of a board.
fn unpadded(drawing: &str) -> String {
    let mut out = String::new();
    let mut cell = 0;
    for line in drawing.lines() {
        let dashes = line.trim_start().trim_start_matches('+').chars().take_while(|c| *c == '-').count();
        if dashes > 0 {
            cell = dashes + 1;
        }
        if cell > 3 && is_board(line) {
            let kept = without(line, |column| [1, cell - 1].contains(&(column % cell)));
            out.push_str(kept.trim_end());
        } else {
            out.push_str(line);
        }
        out.push('\n');
    }
    out
}

/// A painted line without some of its columns; what paints it stays.
fn without(line: &str, drop: impl Fn(usize) -> bool) -> String {
    let (mut column, mut paints) = (0, false);
    let mut out = String::new();
    for c in line.chars() {
        if paints || c == '\u{1b}' {
            paints = c != 'm';
            out.push(c);
            continue;
        }
        if !drop(column) {
            out.push(c);
        }
        column += 1;
    }
    out
}

/// The scene with figures one below the other and without numbers that are 0, on boards.
fn slim(scene: &Scene) -> Scene {
    let on_board = |node: &Node| node.parent.is_some_and(|parent| scene.nodes[usize::from(parent)].shape == Shape::Space);
    let mut slim = Scene::default();
    let mut places = Vec::new();
    for node in &scene.nodes {
        let nothing = on_board(node) && node.shape == Shape::Token && node.value == Some(0) && node.actions.is_empty();
        let parent = node.parent.and_then(|parent| places.get(usize::from(parent)).copied().flatten());
        places.push((!nothing).then(|| slim.add(Node { parent, ..node.clone() })));
        if let (true, Some(space)) = (on_board(node) && node.value.is_none(), parent) {
            // A line of a cell takes three things: two of nothing fill it.
            for n in 0..2 {
                slim.add(Node::new(format!("{}-gap{n}", node.id), Shape::Text, Msg::new("")).within(space));
            }
        }
    }
    slim
}

#[cfg(test)]
mod tests {
    use super::super::paint::Colours;
    use super::*;
    use clade_engine::Side;

    struct Ids;

    impl Translate for Ids {
        fn text(&self, msg: &Msg) -> String {
            msg.id.to_string()
        }
    }

    fn scene() -> Scene {
        let mut scene = Scene::default();
        let board = scene.add(Node::new("board", Shape::Board, Msg::new("b")));
        for (x, y) in [(1, 0), (0, 1), (1, 1)] {
            let space = scene.add(Node::new(format!("{x}{y}"), Shape::Space, Msg::new("a1")).within(board).at(x, y));
            for n in 0..2 {
                scene.add(Node::new(format!("cubes{x}{y}{n}"), Shape::Token, Msg::new("R")).within(space).of(Side(0)).value(n));
                scene.add(Node::new(format!("figure{x}{y}{n}"), Shape::Token, Msg::new("(R#1)")).within(space).of(Side(1)));
            }
        }
        scene
    }

    #[test]
    fn boards_become_as_narrow_as_needed() {
        let drawn = |width: usize| draw_within(&scene(), &Ids, &Colours, width);
        let widest = |drawing: &str| drawing.lines().map(width_of).max().unwrap_or(0);
        assert_eq!([29, 28, 24].map(|width| widest(&drawn(width))), [29, 25, 17]);
        let plain = |text: &str| anstream::adapter::strip_str(text).to_string();
        let close = "            +-----------+\n            |a1         |\n            |R0 R1      |\n            |(R#1) (R#1)|\n+-----------+-----------+\n";
        assert!(plain(&drawn(28)).starts_with(close), "{}", plain(&drawn(28)));
        let slim = "        +-------+\n        |a1     |\n        |R1     |\n        |(R#1)  |\n        |(R#1)  |\n+-------+-------+\n";
        assert!(plain(&drawn(24)).starts_with(slim), "{}", plain(&drawn(24)));
    }
}
