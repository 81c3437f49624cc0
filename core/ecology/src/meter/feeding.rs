//! What a meal and a judgement add to the row.

use super::game::Meter;
use super::mixing::by_origin;
use super::serving::kinds_of;
use crate::reading::{Diet, Food, Hand};
use crate::row::TOP;
use clade_engine::ecology::{Being, Death, Ecological, Fed, Origin, Pool, Via};
use std::sync::LazyLock;

/// ln n and ln(1 + n) by n.
pub(super) type Logarithms = [(f64, f64); 64];

/// Those of small numbers: the number that feed in a patch and what they get is hardly ever larger.
pub(super) static LOGARITHMS: LazyLock<Logarithms> = LazyLock::new(|| std::array::from_fn(|n| logarithms(n as u32)));

fn logarithms(n: u32) -> (f64, f64) {
    (f64::from(n).ln(), f64::from(n).ln_1p())
}

fn known(small: &Logarithms, n: u32) -> (f64, f64) {
    small.get(n as usize).copied().unwrap_or_else(|| logarithms(n))
}

/// Food that moves, see [`Ecological::Flow`].
pub(super) struct Flow {
    pub(super) from: Pool,
    pub(super) to: Pool,
    pub(super) n: u16,
    pub(super) kind: u8,
    pub(super) who: Option<Being>,
    pub(super) via: Via,
}

impl Meter {
    pub(super) fn is_habitat(&self) -> bool {
        self.row.reading.food == Food::Habitat
    }

    /// The patches keep where their pieces came from; what reaches somebody's mouth, plate or store is intake, and diet. `eater`: the place
    /// of the side that it reaches, if it reaches one.
    #[inline(always)]
    pub(super) fn flow(&mut self, flow: &Flow, eater: Option<usize>) {
        let Flow { from, to, n, kind, who, via } = *flow;
        let taken = match (from, to) {
            (Pool::Patch(a), Pool::Patch(b)) => return self.mixing.carry(a, b, kind, n),
            (_, Pool::Patch(patch)) => {
                self.mixing.put(patch, kind, n, via);
                None
            }
            (Pool::Patch(patch), _) => Some(self.mixing.take(patch, kind, n)),
            _ => None,
        };
        if via == Via::WithDeath {
            self.lost_with_killed(who, n);
        }
        let Some(place) = eater else { return };
        let origin = match via {
            Via::Meal(origin) => origin,
            Via::Theft(_) => Origin::Theft,
            Via::Converted => Origin::OwnStore,
            _ => return,
        };
        let (all, is_eaten) = (f64::from(n), !matches!(to, Pool::Store(_)));
        let (diet, totals) = (self.row.reading.diet, &mut self.row.sides[place]);
        // What comes from a side's own store was intake when it was stored.
        if origin != Origin::OwnStore {
            self.round.sides[place].intake += u32::from(n);
            totals.food += u64::from(n);
        }
        match (origin, taken) {
            (Origin::Environment, Some(parts)) => {
                for (origin, n) in by_origin(parts) {
                    totals.origins[origin as usize] += n;
                    if is_eaten && matches!(diet, Diet::Origins(_)) {
                        totals.diet[origin as usize] += n;
                    }
                }
            }
            _ => {
                if origin != Origin::OwnStore {
                    totals.origins[origin as usize] += all;
                }
                if is_eaten && matches!(diet, Diet::Origins(_)) {
                    totals.diet[origin as usize] += all;
                }
            }
        }
        if matches!(diet, Diet::Kinds(_) | Diet::Foreign(_))
            && origin != Origin::OwnStore
            && let Some(sum) = totals.diet.get_mut(usize::from(kind))
        {
            *sum += all;
        }
    }

    fn lost_with_killed(&mut self, who: Option<Being>, n: u16) {
        let Some(who) = who.filter(|who| who.slot != Being::ALIKE) else { return };
        if self.place(who.side).is_ok_and(|place| self.living.of(place, who).died_of == Some(Death::Predation)) {
            self.row.food.lost_with_killed += u64::from(n);
        }
    }

    pub(super) fn judged(&mut self, place: usize, note: &Ecological) {
        let Ecological::Judged { who, n, need, got, fed, how, hand, kinds } = *note else { return };
        self.count_heads();
        let (heads, habitat) = (u32::from(n), self.is_habitat());
        let (needed, met) = match how {
            Fed::Waived => (0, 0),
            // Who is fed by killing instead of eating lacks nothing.
            Fed::Prey if fed => (u32::from(need) * heads, u32::from(need) * heads),
            _ => (u32::from(need) * heads, u32::from(got.min(need)) * heads),
        };
        let served = if fed && how == Fed::Habitat { heads } else { 0 };
        let side = &mut self.round.sides[place];
        side.judged += heads;
        side.fed += if fed { heads } else { 0 };
        side.waived += if how == Fed::Waived { heads } else { 0 };
        side.service += served;
        side.needed += needed;
        side.met += met;
        if habitat {
            side.need += needed;
            self.round.supply += if fed && how != Fed::Waived { heads } else { 0 };
            self.serve(place, served, kinds);
        }
        self.row.food.fed_by_killing += if how == Fed::Prey { u64::from(n) } else { 0 };
        self.clock.judged(place, n, fed);
        if how != Fed::Waived && !habitat {
            let home = if who.slot == Being::ALIKE { None } else { self.living.of(place, who).home };
            self.hand(home, n, need, got, hand);
        }
    }

    /// A supported head splits its one service evenly over the kinds that fit.
    fn serve(&mut self, place: usize, heads: u32, kinds: u8) {
        let totals = &mut self.row.sides[place];
        totals.food += u64::from(heads);
        let of_each = f64::from(heads) / f64::from(kinds.count_ones());
        kinds_of(kinds).for_each(|kind| totals.diet[usize::from(kind)] += of_each);
    }

    fn hand(&mut self, home: Option<u8>, n: u16, need: u16, got: u16, hand: u16) {
        let hand = match self.row.reading.hand {
            Hand::Judged => u32::from(hand),
            Hand::Window => home.map_or(0, |at| self.shares.get(at.into())),
        };
        let level = &mut self.row.hands[(hand as usize).min(TOP - 1)];
        level.cases += u32::from(n);
        level.got += u32::from(got) * u32::from(n);
        level.got_squared += u64::from(got) * u64::from(got) * u64::from(n);
        level.needed += u32::from(need) * u32::from(n);
        if let Some(at) = home {
            let (x, y) = (known(self.logarithms, self.standing.crowd(at).max(1)).0, known(self.logarithms, got.into()).1);
            level.sums.iter_mut().zip([x, y, x * x, x * y]).for_each(|(sum, more)| *sum += more);
            level.placed += 1;
        }
    }
}
