//! Phase 2 (§4.5): a new environment card, then gene defects, in descending order.

use crate::event::Event;
use crate::rulebook;
use crate::soup::Soup;
use crate::state::{COLOURS, Defect, Pays, State, Step};
use crate::texts;
use clade_engine::{Side, Sink, Why};
use std::ops::ControlFlow;

impl Soup {
    /// Chance turns a card. The first one is turned at setup; defects are checked from round 2 on.
    pub(crate) fn revealed(&self, state: &mut State, card: u8, sink: &mut Sink<'_, Event>) {
        state.agenda.pop();
        state.deck.draw(card);
        state.environment = card;
        sink.tell(|| Event::Environment(card));
        if state.round < 2 {
            return;
        }
        // "In descending order each player adds up": what is spared is told beside the defect that is left.
        let mut defects = Vec::with_capacity(COLOURS);
        for side in state.order.iter().rev() {
            self.tell_sparing(state, side, sink);
            let excess = self.excess(state, side);
            if excess > 0 {
                sink.tell(|| Event::Defect(side, excess));
                defects.push(Step::Defect(side, Defect::new(excess)));
            }
        }
        self.push_all(state, defects);
    }

    /// Names the genes that lessen a defect, each with what its negative mutation points take from it.
    fn tell_sparing(&self, state: &State, side: Side, sink: &mut Sink<'_, Event>) {
        let lessening = state.tribe(side).genes.filter(|&kind| self.gene(kind).mutation < 0);
        let mut sum = self.mutations(state, side);
        for kind in lessening {
            let before = self.excess_of(state, sum);
            sum -= self.gene(kind).mutation;
            let spared = self.excess_of(state, sum) - before;
            if spared > 0 {
                sink.tell(|| Event::Spared(side, kind, spared));
            }
        }
    }

    /// By how much the mutation points of a side exceed the ozone layer. Fixed when the card is turned.
    pub(crate) fn excess(&self, state: &State, side: Side) -> u8 {
        self.excess_of(state, self.mutations(state, side))
    }

    fn excess_of(&self, state: &State, mutations: i16) -> u8 {
        (mutations - self.ozone(state)).clamp(0, i16::from(u8::MAX)) as u8
    }

    /// The ozone layer of the card on the compass.
    pub(crate) fn ozone(&self, state: &State) -> i16 {
        self.environment.get(usize::from(state.environment)).map_or(0, |card| i16::from(card.ozone))
    }

    /// The sum of a side's mutation points.
    pub(crate) fn mutations(&self, state: &State, side: Side) -> i16 {
        state.tribe(side).genes.map(|kind| self.gene(kind).mutation).sum()
    }

    /// Giving up a gene must help: it is needed or lessens what is due, and the rest can still be covered so (S8).
    pub(crate) fn object_to_giving_up(&self, state: &State, side: Side, defect: Defect, kind: u8, why: &mut Why<'_>) -> ControlFlow<()> {
        let pays = self.gene(kind).pays;
        why.object_if(pays == 0, rulebook::DEFECTS, texts::why_pays_nothing)?;
        if self.options.overpay {
            return ControlFlow::Continue(());
        }
        let rest = state.tribe(side).genes.filter(|&k| k != kind).map(|k| self.gene(k).pays);
        let works = can_cover(defect.with(pays), state.tribe(side).bp, &rest);
        why.object_if(!works, rulebook::DEFECTS, texts::why_not_needed)
    }

    /// Paying the rest in points.
    pub(crate) fn object_to_paying(&self, state: &State, side: Side, due: u8, why: &mut Why<'_>) -> ControlFlow<()> {
        let bp = state.tribe(side).bp;
        why.object_if(bp < u16::from(due), rulebook::DEFECTS, || texts::why_due(due, bp))
    }

    /// A gene is given up: it goes back to the pool and can be bought at once by anyone. No change is given.
    pub(crate) fn gives_up(&self, state: &mut State, kind: u8, sink: &mut Sink<'_, Event>) {
        let Some(Step::Defect(side, defect)) = state.agenda.pop() else { return };
        let pays = self.gene(kind).pays;
        self.lose(state, side, kind);
        sink.tell(|| Event::GaveUp(side, kind, pays));
        let defect = defect.with(pays);
        // With S8 turned more may be given up than is due; else the defect is over when it is covered.
        if defect.due() > 0 || self.options.overpay && !state.tribe(side).genes.is_empty() {
            self.push(state, Step::Defect(side, defect));
        }
    }

    /// The rest is paid.
    pub(crate) fn pays_rest(&self, state: &mut State, sink: &mut Sink<'_, Event>) {
        if let Some(Step::Defect(side, defect)) = state.agenda.pop() {
            self.pay(state, side, defect.due().into(), sink);
        }
    }

    /// A gene goes out of a side's possession. With S11 its predecessor may be bought again.
    fn lose(&self, state: &mut State, side: Side, kind: u8) {
        self.own(state, side, kind, false);
        if !self.options.never_again {
            state.tribe_mut(side).given_up.retain(|(advanced, _)| *advanced != kind);
        }
    }
}

/// Whether an excess can still be covered so that each gene given up was needed or lessened the points due.
///
/// Either the points cover what is left after some further genes; or further genes reach a total so small that no gene among them is
/// superfluous.
fn can_cover(defect: Defect, bp: u16, rest: &(impl Iterator<Item = u8> + Clone)) -> bool {
    let target = usize::from(defect.excess);
    let least = defect.least.get().map_or(u8::MAX, |Pays(least)| least);
    let reachable = |floor: u8| {
        let genes = rest.clone().filter(|&pays| pays >= floor && pays > 0);
        genes.fold(Totals::only(defect.given), |totals, pays| totals.or_more(pays))
    };
    if reachable(1).any(target.saturating_sub(usize::from(bp))..target) {
        return true;
    }
    let floors = rest.clone().filter(|&pays| pays > 0 && pays < least).chain([least]);
    floors.into_iter().any(|floor| reachable(floor).any(target..target + usize::from(floor)))
}

/// Totals that can be reached, a bit each: up to 255 (an excess) and 99 (what a gene pays) more.
#[derive(Copy, Clone)]
struct Totals([u128; 3]);

impl Totals {
    fn only(total: u8) -> Self {
        let mut bits = [0; 3];
        bits[usize::from(total) / 128] = 1 << (total % 128);
        Self(bits)
    }

    /// These totals, and each with so much more.
    fn or_more(self, pays: u8) -> Self {
        let ([a, b, c], n) = (self.0, u32::from(pays.min(127)));
        let carry = |low: u128| if n == 0 { 0 } else { low >> (128 - n) };
        Self([a | a << n, b | b << n | carry(a), c | c << n | carry(b)])
    }

    fn any(self, mut totals: std::ops::Range<usize>) -> bool {
        totals.any(|total| self.0.get(total / 128).is_some_and(|bits| bits >> (total % 128) & 1 == 1))
    }
}

#[cfg(test)]
mod tests {
    use super::{Defect, can_cover};

    fn works(excess: u8, given: &[u8], bp: u16, rest: &[u8]) -> bool {
        let defect = given.iter().fold(Defect::new(excess), |defect, &pays| defect.with(pays));
        can_cover(defect, bp, &rest.iter().copied())
    }

    #[test]
    fn t60_any_single_gene_and_any_pair() {
        for gene in [3, 4, 5] {
            assert!(works(6, &[gene], 6, &[3, 4, 5]), "with points");
            let rest: Vec<u8> = [3, 4, 5].into_iter().filter(|&g| g != gene).collect();
            assert!(works(6, &[gene], 0, &rest), "in a pair");
        }
        assert!(works(6, &[4, 5], 0, &[3]));
        assert!(!works(6, &[3, 4, 5], 0, &[]), "three are more than needed");
    }

    #[test]
    fn heavy_genes_of_mods() {
        assert!(works(123, &[66], 0, &[66]) && works(254, &[99, 99], 0, &[99]));
        assert!(!works(255, &[99], 0, &[99]));
    }

    #[test]
    fn a_first_part_needs_a_last_part() {
        assert!(!works(4, &[3], 0, &[4]), "3 and 4: the 3 would be superfluous");
        assert!(works(4, &[3], 1, &[4]));
        assert!(works(4, &[3], 0, &[3]));
    }
}
