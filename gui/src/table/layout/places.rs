//! What keeps its place on common ground and in rows, and heaps, in which nothing has one.

use super::flow::{BEAST, BRIEF, MEAL};
use super::{Form, GAP, LINE, Layout};
use clade_engine::scene::Shape;
use egui::{Vec2, vec2};

impl Layout<'_> {
    /// Heaps beside the name of what holds them, if there is nothing else and they fit there. Gives the size of the whole.
    pub(super) fn heaps_beside(&mut self, i: u16, pad: f32, name: f32, width: f32) -> Option<Vec2> {
        let kids = self.kids(i);
        if !self.is_fixed || kids.is_empty() || !kids.iter().all(|&kid| self.node(kid).shape == Shape::Track && self.is_heap(kid)) {
            return None;
        }
        let size = self.flow(&kids, vec2(pad + name, pad), f32::INFINITY, false);
        let wide = pad + name + size.x + pad;
        (wide <= width).then_some(vec2(wide, size.y.max(LINE) + 2.0 * pad))
    }

    /// The animals of a side on common ground: its seal, and beside it one after the other, each at its place.
    pub(super) fn herd(&mut self, i: u16, width: f32) -> Vec2 {
        let (left, width) = (LINE + GAP, width - LINE - 2.0 * GAP);
        let places = self.stands.get(&i).cloned().unwrap_or_else(|| self.kids(i).into_iter().map(Some).collect());
        let size = self.flow_places(&places, vec2(left, GAP), width, self.beast_width(), self.room);
        self.piece(i, vec2(left + size.x + GAP, size.y.max(LINE) + GAP), Form::Herd)
    }

    /// The places in a row where things stand that say which one is theirs, where everything has its place: who goes leaves a gap.
    pub(super) fn numbered(&self, group: &[u16]) -> Option<Vec<Option<u16>>> {
        let place = |kid: u16| usize::try_from(self.node(kid).at[0]).unwrap_or(0);
        let last = group.iter().map(|&kid| place(kid)).max().filter(|&last| last > 0 && self.is_fixed)?;
        let mut places = vec![None; last + 1];
        for &kid in group {
            if places[place(kid)].replace(kid).is_some() {
                return None;
            }
        }
        Some(places)
    }

    /// Puts things from left to right as [`Self::flow`] does; a place that is free is this wide. Where there is `room` for it, all rows are
    /// equally far apart, so that nobody moves when somebody above them grows.
    pub(super) fn flow_places(&mut self, places: &[Option<u16>], from: Vec2, width: f32, free: f32, room: Option<f32>) -> Vec2 {
        let (mut x, mut widest) = (0.0f32, 0.0f32);
        let mut rows: Vec<(f32, Vec<(u16, f32)>)> = vec![(0.0, Vec::new())];
        for place in places {
            let size = place.map_or(vec2(free, 0.0), |kid| self.block(kid, width, false));
            if x > 0.0 && x + size.x > width {
                x = 0.0;
                rows.push((0.0, Vec::new()));
            }
            if let Some((height, row)) = rows.last_mut() {
                row.extend(place.map(|kid| (kid, x)));
                *height = height.max(size.y);
            }
            widest = widest.max(x + size.x);
            x += size.x + GAP;
        }
        let highest = rows.iter().map(|(height, _)| *height).fold(0.0, f32::max);
        let even = room.map(|room| (room - from.y) / rows.len() as f32).filter(|even| highest + GAP <= *even);
        let (mut y, mut lower) = (0.0, 0.0);
        for (height, row) in rows {
            row.into_iter().for_each(|(kid, x)| self.shift(kid, from + vec2(x, y)));
            lower = y + height;
            y += even.unwrap_or(height + GAP);
        }
        vec2(widest, lower)
    }

    /// How wide an animal is.
    pub(super) fn beast_width(&self) -> f32 {
        if self.is_brief || self.is_tight { BRIEF } else { BEAST }
    }

    /// Whether only tokens lie in it that are nobody's: they have no places there.
    pub(super) fn is_heap(&self, i: u16) -> bool {
        let node = |kid: &u16| self.node(*kid);
        let kids = &self.kids[usize::from(i)];
        kids.iter().all(|kid| node(kid).shape == Shape::Token && node(kid).owner.is_none() && node(kid).value.is_some())
            && self.node(i).parent.is_some()
    }

    /// A heap of tokens: each is drawn, in as many rows as they need.
    pub(super) fn heap(&mut self, i: u16, width: f32) -> Vec2 {
        let in_row = (width / MEAL).floor().max(1.0);
        let (mut y, mut wide) = (0.0f32, MEAL);
        for kid in self.kids(i) {
            let n = self.node(kid).value.unwrap_or(1).max(1) as f32;
            let size = vec2(n.min(in_row), (n / in_row).ceil().max(1.0)) * MEAL;
            self.put(kid, vec2(0.0, y), size, Form::Meals { side: MEAL });
            (y, wide) = (y + size.y, wide.max(size.x));
        }
        self.piece(i, vec2(wide, y.max(MEAL)), Form::Bare)
    }
}
