//! Things move to where they now are: by their stable ids, for a short time, never in the way of a click.

use egui::{Rect, Vec2};
use std::collections::HashMap;

/// How long a move takes, in seconds.
const TIME: f64 = 0.4;

/// Where things were on the screen, and how far they are on their way.
#[derive(Debug, Default)]
pub(crate) struct Motion {
    /// Where each thing was drawn last.
    now: HashMap<String, Rect>,
    /// Where it was when the table changed.
    from: HashMap<String, Rect>,
    /// When that was.
    since: f64,
    /// From 0 (where it was) to 1 (where it lies).
    way: f32,
    version: u64,
}

impl Motion {
    /// A frame begins. Returns whether something is still moving.
    pub(crate) fn begin(&mut self, version: u64, time: f64, animated: bool) -> bool {
        if self.version != version {
            self.version = version;
            self.from = std::mem::take(&mut self.now);
            self.since = time;
        }
        let part = ((time - self.since) / TIME).clamp(0.0, 1.0) as f32;
        self.way = if animated { part * part * (3.0 - 2.0 * part) } else { 1.0 };
        if self.way >= 1.0 {
            self.from.clear();
        }
        self.way < 1.0
    }

    /// Everything is where it lies at once.
    pub(crate) fn skip(&mut self) {
        self.since = f64::NEG_INFINITY;
    }

    /// Where a thing was drawn last.
    pub(crate) fn at(&self, id: &str) -> Option<Rect> {
        self.now.get(id).or_else(|| self.from.get(id)).copied()
    }

    /// Where a thing is drawn that lies there; what is new comes with what it lies on, which is so far `away`.
    pub(crate) fn rect(&mut self, id: &str, lies: Rect, away: Vec2) -> Rect {
        match self.now.get_mut(id) {
            Some(now) => *now = lies,
            None => _ = self.now.insert(id.to_owned(), lies),
        }
        match self.from.get(id) {
            Some(from) if self.way < 1.0 => from.lerp_towards(&lies, self.way),
            _ => lies.translate(away),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{pos2, vec2};

    #[test]
    fn a_thing_moves_once_and_arrives() {
        let at = |x: f32| Rect::from_min_size(pos2(x, 0.0), vec2(10.0, 10.0));
        let mut motion = Motion::default();
        motion.begin(1, 0.0, true);
        assert_eq!(motion.rect("a", at(0.0), Vec2::ZERO), at(0.0), "what is new is simply there");
        assert!(motion.begin(2, 1.0, true));
        assert_eq!(motion.rect("a", at(100.0), Vec2::ZERO), at(0.0));
        assert!(motion.begin(2, 1.0 + TIME / 2.0, true));
        assert_eq!(motion.rect("a", at(100.0), Vec2::ZERO), at(50.0));
        assert_eq!(motion.rect("new", at(7.0), vec2(-3.0, 0.0)), at(4.0), "with what it lies on");
        assert!(!motion.begin(2, 1.0 + TIME, true));
        assert_eq!(motion.rect("a", at(100.0), Vec2::ZERO), at(100.0));
        motion.begin(3, 5.0, false);
        assert_eq!(motion.rect("a", at(0.0), Vec2::ZERO), at(0.0), "switched off");
    }
}
