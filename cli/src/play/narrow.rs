//! A table drawn no wider than the terminal, if possible: first the spaces of boards lose their padding, then their words are spread
//! over more lines, and zero counts of colours are left out.

use crate::page::width_of;
use clade_engine::scene::{Paint, Shape, draw, draw_close};
use clade_engine::{Scene, Translate};
use std::collections::BTreeSet;

/// Draws a table within this width.
pub(crate) fn draw_within(scene: &Scene, words: &dyn Translate, paint: &dyn Paint, width: usize) -> String {
    let fits = |drawing: &str| drawing.lines().filter(|line| is_board(line)).all(|line| width_of(line) <= width);
    let wide = draw(scene, words, paint);
    if fits(&wide) {
        return wide;
    }
    let close = unpadded(&wide);
    if fits(&close) { close } else { draw_close(scene, words, paint, cell(scene, width)) }
}

/// How wide a space may be, so that each board is within this width.
fn cell(scene: &Scene, width: usize) -> usize {
    let columns = |board: u16| {
        let spaces = scene.children(board).filter(|(_, node)| node.shape == Shape::Space);
        spaces.map(|(_, node)| node.at[0]).collect::<BTreeSet<_>>().len()
    };
    let boards = (0u16..).zip(&scene.nodes).filter(|(_, node)| node.shape == Shape::Board);
    let columns = boards.map(|(board, _)| columns(board)).max().unwrap_or(0).max(1);
    (width.saturating_sub(1) / columns).saturating_sub(1)
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

#[cfg(test)]
mod tests {
    use super::super::paint::Colours;
    use super::*;
    use clade_engine::scene::Node;
    use clade_engine::{Msg, Side};

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
        assert_eq!([29, 28, 24, 13].map(|width| widest(&drawn(width))), [29, 25, 13, 13]);
        let plain = |text: &str| anstream::adapter::strip_str(text).to_string();
        let close = "            +-----------+\n            |a1         |\n            |R0 R1      |\n            |(R#1) (R#1)|\n+-----------+-----------+\n";
        assert!(plain(&drawn(28)).starts_with(close), "{}", plain(&drawn(28)));
        let slim = "      +-----+\n      |a1   |\n      |R1   |\n      |(R#1)|\n      |(R#1)|\n+-----+-----+\n";
        assert!(plain(&drawn(24)).starts_with(slim), "{}", plain(&drawn(24)));
    }

    #[test]
    fn the_board_of_soup_goes_into_forty_columns() {
        let module: &dyn clade_engine::Module = &clade_soup::MODULE;
        let setup = clade_engine::Setup { seats: 4, options: std::collections::BTreeMap::new() };
        let rules = module.ruleset(&setup, &[]).expect("rules");
        let face = rules.open(clade_engine::Tools::default()).expect("a face");
        let header = clade_table::Header::new("soup", "1", rules.hash(), setup, 5);
        let mut table = clade_table::Table::new(face, header);
        while table.steps() < 120 {
            match table.turn().actor {
                clade_engine::Actor::Chance => table.chance().expect("an outcome"),
                _ => table.play(0).expect("a legal action"),
            }
        }
        let scene = table.scene(clade_engine::Observer::Public).expect("a scene");
        for lang in clade_table::LANGUAGES {
            let words = crate::lang::words_with(lang, &rules.texts(lang)).expect("texts");
            for width in [40, 50, 64] {
                let drawing = draw_within(&scene, &words, &Colours, width);
                let board: Vec<&str> = drawing.lines().filter(|line| is_board(line)).collect();
                assert!(board.len() > 20 && board.iter().all(|line| width_of(line) <= width), "{lang}, {width}: {drawing}");
            }
        }
    }
}
