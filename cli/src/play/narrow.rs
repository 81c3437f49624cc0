//! A table drawn no wider than the terminal, if possible: first the spaces of boards lose their padding, then their words are spread
//! over more lines, and zero counts of colours are left out. What does not fit on a map of hexagons is told below it.

use crate::page::width_of;
use clade_engine::scene::{Node, Paint, Shape, draw, draw_close};
use clade_engine::{Msg, Scene, Translate};
use std::collections::BTreeSet;

/// Draws a table within this width.
pub(crate) fn draw_within(scene: &Scene, words: &dyn Translate, paint: &dyn Paint, width: usize) -> String {
    let fits = |drawing: &str| drawing.lines().filter(|line| is_board(line)).all(|line| width_of(line) <= width);
    let mut scene = scene.clone();
    hide_weights(&mut scene);
    let wide = draw_maps(&mut scene, words, paint, width);
    let scene = &scene;
    if fits(&wide) {
        return wide;
    }
    let close = unpadded(&wide);
    if fits(&close) { close } else { draw_close(scene, words, paint, cell(scene, width)) }
}

/// What lies too deep in a pile to come next has the weight 0. It is there all the same, so that no number is drawn with it.
fn hide_weights(scene: &mut Scene) {
    let piles: BTreeSet<u16> = (0u16..).zip(&scene.nodes).filter(|(_, node)| node.shape == Shape::Pile).map(|(at, _)| at).collect();
    let is_deep = |node: &&mut Node| node.value == Some(0) && node.parent.is_some_and(|at| piles.contains(&at));
    scene.nodes.iter_mut().filter(is_deep).for_each(|node| node.value = None);
}

/// A drawing whose maps of hexagons are within this width, if need be drawn close. All hexagons are as wide as the fullest one, so what lies
/// on that one, and on the next, is told below the map until the rest fits.
fn draw_maps(scene: &mut Scene, words: &dyn Translate, paint: &dyn Paint, width: usize) -> String {
    let mut told: BTreeSet<u16> = BTreeSet::new();
    loop {
        let fits = |drawing: &str| drawing.lines().filter(|line| is_map(line)).all(|line| width_of(line) <= width);
        let wide = draw(scene, words, paint);
        let drawing = if fits(&wide) { wide } else { draw_close(scene, words, paint, cell(scene, width)) };
        match fullest(scene, words).filter(|_| !fits(&drawing)) {
            Some(cell) if told.insert(cell) => tell_below(scene, cell),
            _ => return with_told(&drawing, &told_of(scene, &told, words, paint)),
        }
    }
}

/// The cell of a map on which the things take most room; one with a single thing has none to spare.
fn fullest(scene: &Scene, words: &dyn Translate) -> Option<u16> {
    let maps = (0u16..).zip(&scene.nodes).filter(|(_, node)| node.shape == Shape::Hexes);
    let cells = maps.flat_map(|(map, _)| scene.children(map)).filter(|(_, node)| node.shape == Shape::Space);
    let things = |cell: u16| scene.children(cell).map(|(_, thing)| room(thing, words));
    cells.map(|(cell, _)| cell).filter(|&cell| things(cell).count() > 1).max_by_key(|&cell| things(cell).sum::<usize>())
}

/// How many columns a thing takes, with the gap after it and the numbers of its actions.
fn room(thing: &Node, words: &dyn Translate) -> usize {
    let texts = std::iter::once(&thing.mark).chain(&thing.badges).map(|text| width_of(&words.text(text)));
    let value = thing.value.map_or(0, |value| value.to_string().len());
    texts.sum::<usize>() + value + 1 + 4 * thing.actions.len()
}

/// On a cell whose things are told below there is only a sign with their number.
fn tell_below(scene: &mut Scene, cell: u16) {
    let things: Vec<u16> = scene.children(cell).map(|(at, _)| at).collect();
    let number: i64 = scene.children(cell).map(|(_, thing)| thing.value.unwrap_or(1)).sum();
    let sign = scene.add(Node::new("below", Shape::Token, Msg::new("↓")).within(cell).value(number));
    things.into_iter().for_each(|thing| scene.nodes[usize::from(thing)].parent = Some(sign));
}

/// What lies on these cells, a line for each.
fn told_of(scene: &Scene, told: &BTreeSet<u16>, words: &dyn Translate, paint: &dyn Paint) -> String {
    let mut below = Scene::default();
    for &cell in told {
        let name = scene.nodes[usize::from(cell)].name.clone();
        let panel = below.add(Node::new("cell", Shape::Panel, name));
        for (sign, _) in scene.children(cell) {
            scene.children(sign).for_each(|(_, thing)| {
                below.add(thing.clone().within(panel));
            });
        }
    }
    draw(&below, words, paint)
}

/// A drawing with these lines behind its last map.
fn with_told(drawing: &str, told: &str) -> String {
    let lines: Vec<&str> = drawing.lines().collect();
    let map = lines.iter().rposition(|line| is_map(line)).map_or(0, |at| at + 1);
    let all = lines[..map].iter().copied().chain(told.lines()).chain(lines[map..].iter().copied());
    all.map(|line| format!("{line}\n")).collect()
}

/// Whether a line of a drawing belongs to a map of hexagons: walls cross each of them.
fn is_map(line: &str) -> bool {
    line.contains(['│', '─'])
}

/// How wide a space may be, so that each board and map is within this width.
fn cell(scene: &Scene, width: usize) -> usize {
    let columns = |board: u16| {
        let spaces = scene.children(board).filter(|(_, node)| node.shape == Shape::Space);
        spaces.map(|(_, node)| node.at[0]).collect::<BTreeSet<_>>().len()
    };
    let boards = (0u16..).zip(&scene.nodes).filter(|(_, node)| matches!(node.shape, Shape::Board | Shape::Hexes));
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
    fn the_map_of_six_animals_goes_into_eighty_columns() {
        let module: &dyn clade_engine::Module = &clade_dominant::MODULE;
        let setup = clade_engine::Setup { seats: 6, options: std::collections::BTreeMap::new() };
        let rules = module.ruleset(&setup, &[]).expect("rules");
        let face = rules.open(clade_engine::Tools::default()).expect("a face");
        let header = clade_table::Header::new("dominant", "1", rules.hash(), setup, 5);
        let mut table = clade_table::Table::new(face, header);
        let words = crate::lang::words_with(clade_table::LANGUAGES[0], &rules.texts(clade_table::LANGUAGES[0])).expect("texts");
        let mut crowded = 0;
        while table.steps() < 900 {
            let turn = table.turn();
            match turn.actor {
                clade_engine::Actor::Chance => table.chance().expect("an outcome"),
                clade_engine::Actor::Seat(_) => table.play(table.steps() as u32 % turn.count).expect("a legal action"),
                clade_engine::Actor::Over => break,
            }
            let scene = table.scene(clade_engine::Observer::Public).expect("a scene");
            let drawing = draw_within(&scene, &words, &Colours, 80);
            let map: Vec<&str> = drawing.lines().filter(|line| is_map(line)).collect();
            assert!(map.len() > 20 && map.iter().all(|line| width_of(line) <= 80), "{drawing}");
            crowded += usize::from(draw(&scene, &words, &Colours).lines().any(|line| is_map(line) && width_of(line) > 80));
        }
        assert!(crowded > 0, "no cell was too full");
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
