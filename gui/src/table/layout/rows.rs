//! A surface of nothing but rows, such as the display of actions: one row below the other in the order of the game, the names in a column
//! of their own. A row keeps its place whatever lies in it.

use super::{Form, GAP, HEADING, LINE, Layout, SLOT, TEXT};
use clade_engine::scene::Shape;
use egui::{Vec2, vec2};

/// From this many rows on a surface is a display.
const DISPLAY: usize = 4;
/// For how many places a row has room, at least.
const ROW: f32 = 8.0;
/// So much of a thing is seen, at least, where many lie in a row.
const OVERLAP: f32 = 0.4;

impl Layout<'_> {
    /// Whether it has rows and nothing else.
    pub(super) fn is_display(&self, i: u16) -> bool {
        let kids = &self.kids[usize::from(i)];
        kids.len() >= DISPLAY && kids.iter().all(|&kid| self.node(kid).shape == Shape::Track)
    }

    /// The rows below each other, in several columns where there is room for them.
    pub(super) fn display(&mut self, i: u16, width: f32) -> Vec2 {
        let rows = self.kids(i);
        let picture = |node: u16| if self.node(node).look.icon.is_empty() { 0.0 } else { 24.0 };
        let name = |node: u16| self.width_of(&self.text(node), TEXT) * 1.12 + picture(node) + 2.0 * GAP;
        let named = rows.iter().map(|&row| name(row)).fold(0.0, f32::max);
        let pad = 2.0 * GAP;
        let top = pad + LINE + GAP;
        let widest = rows.iter().map(|&row| self.places(row, named, 0.0).x).fold(ROW * (SLOT + GAP), f32::max);
        let one = named + widest + GAP;
        let columns = (((width - 2.0 * pad + GAP) / (one + GAP)).floor() as usize).clamp(1, rows.len().div_ceil(DISPLAY));
        // Where there is less room than all of it needs, all of it is drawn smaller.
        let least = rows.iter().map(|&row| self.least(row)).fold(0.0, f32::max);
        let each = one.min((width - 2.0 * pad).max(named + least + GAP));
        let in_column = rows.len().div_ceil(columns);
        let (mut at, mut lowest) = (vec2(pad, top), 0.0f32);
        for (nth, &row) in rows.iter().enumerate() {
            if nth > 0 && nth % in_column == 0 {
                at = vec2(at.x + each + GAP, top);
            }
            let size = self.places(row, named, each - named - GAP);
            self.put(row, at, vec2(each, size.y), Form::Named(named));
            at.y += size.y + GAP / 2.0;
            lowest = lowest.max(at.y);
        }
        let title = self.width_of(&self.text(i), HEADING) + 3.0 * pad;
        let wide = (each + GAP) * columns as f32 - GAP;
        let size = vec2(wide.max(title) + 2.0 * pad, lowest - GAP / 2.0 + pad);
        self.put(i, Vec2::ZERO, size, Form::Zone);
        size
    }

    /// How much room a row needs behind its name: for its places, and for things that lie on one another as far as they may.
    fn least(&mut self, row: u16) -> f32 {
        let places = self.places(row, 0.0, 0.0).x;
        let things: Vec<u16> = self.kids(row).into_iter().filter(|&kid| self.node(kid).shape != Shape::Space).collect();
        let Some(&first) = things.first() else { return places };
        let usual = self.block(first, SLOT, true).x + GAP;
        places + usual * (1.0 + OVERLAP * (things.len() - 1) as f32)
    }

    /// Puts what is in a row behind its name: first the places, which are always there, then what comes and goes, closer together the more
    /// of it there is. Gives the size of the places.
    fn places(&mut self, row: u16, named: f32, width: f32) -> Vec2 {
        let (spaces, things): (Vec<u16>, Vec<u16>) = self.kids(row).into_iter().partition(|&kid| self.node(kid).shape == Shape::Space);
        let size = self.flow(&spaces, vec2(named, GAP / 2.0), f32::INFINITY, true);
        let sizes: Vec<Vec2> = things.iter().map(|&thing| self.block(thing, SLOT, true)).collect();
        let usual = sizes.first().map_or(0.0, |size| size.x + GAP);
        let room = width - size.x - GAP - usual;
        let step = usual.min(room.max(0.0) / (things.len().max(2) - 1) as f32);
        for (nth, (&thing, of)) in things.iter().zip(&sizes).enumerate() {
            self.shift(thing, vec2(named + size.x + GAP + step * nth as f32, GAP / 2.0 + (SLOT - of.y) / 2.0));
        }
        vec2(size.x, size.y.max(SLOT) + GAP)
    }
}
