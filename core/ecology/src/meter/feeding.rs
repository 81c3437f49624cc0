//! What a meal and a judgement add to the row.

use super::game::Meter;
use super::mixing::by_origin;
use crate::reading::{Diet, Food, Hand};
use crate::row::TOP;
use clade_engine::Side;
use clade_engine::ecology::{Being, Death, Ecological, Fed, Origin, Pool, Via};
use std::sync::LazyLock;

/// ln n and ln(1 + n) of small numbers: the number that feed in a patch and what they get is hardly ever larger.
static LOGARITHMS: LazyLock<[(f64, f64); 64]> = LazyLock::new(|| std::array::from_fn(|n| logarithms(n as u32)));

fn logarithms(n: u32) -> (f64, f64) {
    (f64::from(n).ln(), f64::from(n).ln_1p())
}

fn known(n: u32) -> (f64, f64) {
    LOGARITHMS.get(n as usize).copied().unwrap_or_else(|| logarithms(n))
}

/// What somebody got in one flow.
struct Bite {
    /// Whose: the place of the side.
    place: usize,
    kind: u8,
    origin: Origin,
    /// Pieces, or a part of them.
    n: f64,
    /// It went to a plate or a mouth, not into a store.
    eaten: bool,
}

impl Meter {
    pub(super) fn is_habitat(&self) -> bool {
        self.row.reading.food == Food::Habitat
    }

    /// The patches keep where their pieces came from; what reaches somebody is intake, and diet.
    pub(super) fn flow(&mut self, from: Pool, to: Pool, n: u16, kind: u8, who: Option<Being>, via: Via) {
        let parts = match (from, to) {
            (Pool::Patch(a), Pool::Patch(b)) => {
                self.mixing.carry(a, b, kind, n);
                return;
            }
            (_, Pool::Patch(patch)) => {
                self.mixing.put(patch, kind, n, via);
                None
            }
            (Pool::Patch(patch), _) => Some(self.mixing.take(patch, kind, n)),
            _ => None,
        };
        self.lost_with_killed(who, n, via);
        let Some(Ok(place)) = receiver(to, who, via).map(|side| self.place(side)) else { return };
        let eaten = !matches!(to, Pool::Store(_));
        if matches!(via, Via::Meal(origin) if origin != Origin::OwnStore) || matches!(via, Via::Theft(_)) {
            self.round.sides[place].intake += u32::from(n);
            self.row.sides[place].food += u64::from(n);
        }
        match (via, parts) {
            (Via::Meal(Origin::Environment), Some(parts)) => {
                let bitten = by_origin(parts).filter(|(_, n)| *n > 0.0);
                bitten.for_each(|(origin, n)| self.bite(&Bite { place, kind, origin, n, eaten }));
            }
            (Via::Meal(origin), _) => self.bite(&Bite { place, kind, origin, n: f64::from(n), eaten }),
            (Via::Theft(_), _) => self.bite(&Bite { place, kind, origin: Origin::Theft, n: f64::from(n), eaten }),
            (Via::Converted, _) => self.bite(&Bite { place, kind, origin: Origin::OwnStore, n: f64::from(n), eaten }),
            _ => {}
        }
    }

    /// What comes from a side's own store was intake when it was stored.
    fn bite(&mut self, bite: &Bite) {
        let diet = self.row.reading.diet;
        let totals = &mut self.row.sides[bite.place];
        if bite.origin != Origin::OwnStore {
            totals.origins[bite.origin as usize] += bite.n;
        }
        let resource = match diet {
            Diet::Origins(_) if bite.eaten => bite.origin as usize,
            Diet::Kinds(_) | Diet::Foreign(_) if bite.origin != Origin::OwnStore => usize::from(bite.kind),
            _ => return,
        };
        if let Some(sum) = totals.diet.get_mut(resource) {
            *sum += bite.n;
        }
    }

    fn lost_with_killed(&mut self, who: Option<Being>, n: u16, via: Via) {
        let Some(who) = who.filter(|who| via == Via::WithDeath && who.slot != Being::ALIKE) else { return };
        if self.place(who.side).is_ok_and(|place| self.living.of(place, who).died_of == Some(Death::Predation)) {
            self.row.food.lost_with_killed += u64::from(n);
        }
    }

    pub(super) fn judged(&mut self, place: usize, note: &Ecological) {
        let Ecological::Judged { who, n, need, got, fed, how, hand, kinds } = *note else { return };
        self.count_heads();
        let (heads, habitat) = (u32::from(n), self.is_habitat());
        let (needed, met) = if how == Fed::Waived { (0, 0) } else { (u32::from(need) * heads, u32::from(got.min(need)) * heads) };
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
        let fits = kinds.count_ones();
        for kind in (0..8).filter(|kind| kinds >> kind & 1 == 1) {
            totals.diet[kind] += f64::from(heads) / f64::from(fits);
        }
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
            let (x, y) = (known(self.crowds.get(at.into()).max(1)).0, known(got.into()).1);
            level.sums.iter_mut().zip([x, y, x * x, x * y]).for_each(|(sum, more)| *sum += more);
            level.placed += 1;
        }
    }
}

/// Who gets the food, if somebody does: the mouth, plate or store of a side.
fn receiver(to: Pool, who: Option<Being>, via: Via) -> Option<Side> {
    match (to, via) {
        (Pool::Plate(side) | Pool::Store(side), _) => Some(side),
        (Pool::Outside, Via::Meal(_)) => who.map(|who| who.side),
        _ => None,
    }
}
