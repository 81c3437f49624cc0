//! Phase 2 (§4.5): gene defects. Genes are given up for one, points are paid, or both.

use crate::prelude::*;
use clade_engine::small;
use serde::{Deserialize, Serialize};

small! {
    /// What a gene given up for a defect pays.
    pub struct Pays;
}

/// A gene defect that is being covered.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Defect {
    /// By how much the mutation points exceed the ozone layer.
    pub excess: u8,
    /// What the genes given up so far pay together.
    pub given: u8,
    /// What the least of them pays; none before the first one.
    pub least: Maybe<Pays>,
}

impl Defect {
    /// A defect for which nothing is given up yet.
    pub fn new(excess: u8) -> Self {
        Self { excess, given: 0, least: Maybe::NONE }
    }

    /// The same after one more gene is given up.
    #[must_use]
    pub fn with(self, pays: u8) -> Self {
        let least = self.least.get().map_or(pays, |Pays(least)| least.min(pays));
        Self { given: self.given.saturating_add(pays), least: Maybe::of(Pays(least)), ..self }
    }

    /// What is still due.
    pub fn due(self) -> u8 {
        self.excess.saturating_sub(self.given)
    }
}

step! {
    /// A gene defect: the next gene is given up, or the rest is paid.
    pub struct GeneDefect for Soup {
        side: Side as OwnerWord,
        defect: Defect,
    }
}

impl Question<Soup> for GeneDefect {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Soup, state: &State) -> Msg {
        let Self { side, defect } = *self;
        if defect.due() == 0 {
            return texts::ask_more_than_defect(game.name_of(side));
        }
        let mutations = i16::from(defect.excess) + game.ozone(state);
        texts::ask_defect(game.name_of(side), mutations, game.ozone(state), defect.given, defect.due())
    }

    fn offers(&self, game: &Soup, state: &State, to: &mut Answers<'_>) {
        let (tribe, due) = (state.tribe(self.side), self.defect.due());
        for kind in tribe.genes {
            to.offer_unless(Action::GiveUp(kind), |why| self.object_to_giving_up(game, state, kind, why));
        }
        to.offer_unless(Action::Pay, |why| why.object_if(tribe.bp < u16::from(due), rulebook::DEFECTS, || texts::why_due(due, tribe.bp)));
    }

    fn label(&self, _: &Soup, _: &State, action: Action) -> Option<Msg> {
        let Self { defect, .. } = *self;
        match action {
            Action::Pay if defect.given == 0 => Some(texts::do_pay(defect.excess)),
            Action::Pay if defect.due() > 0 => Some(texts::do_pay_rest(defect.due())),
            _ => None,
        }
    }

    fn takes(&self, game: &Soup, state: &mut State, action: Action, sink: &mut Events<'_>) {
        match action {
            Action::GiveUp(kind) => self.gives_up(game, state, kind, sink),
            _ => game.pay(state, self.side, self.defect.due().into(), sink),
        }
    }
}

impl GeneDefect {
    /// Giving up a gene must help: it is needed or reduces what is due, and the rest can still be covered in this way (S8).
    fn object_to_giving_up(self, game: &Soup, state: &State, kind: Kind, why: &mut Why<'_>) -> ControlFlow<()> {
        let (tribe, pays) = (state.tribe(self.side), game.gene(kind).pays);
        why.object_if(pays == 0, rulebook::DEFECTS, texts::why_pays_nothing)?;
        if game.options.overpay {
            return ControlFlow::Continue(());
        }
        let rest = tribe.genes.filter(|&k| k != kind).map(|k| game.gene(k).pays);
        let works = can_cover(self.defect.with(pays), tribe.bp, &rest);
        why.object_if(!works, rulebook::DEFECTS, texts::why_not_needed)
    }

    /// A gene is given up: it goes back to the pool and can be bought at once by anyone. No change is given. With S11 its predecessor
    /// may be bought again.
    fn gives_up(self, game: &Soup, state: &mut State, kind: Kind, sink: &mut Events<'_>) {
        let (side, pays) = (self.side, game.gene(kind).pays);
        game.own(state, side, kind, false);
        if !game.options.never_again {
            state.tribe_mut(side).given_up.retain(|upgrade| upgrade.advanced != kind);
        }
        sink.tell(|| Event::GaveUp { side, kind, pays });
        let defect = self.defect.with(pays);
        // With S8 turned more may be given up than is due; else the defect is over when it is covered.
        if defect.due() > 0 || game.options.overpay && !state.tribe(side).genes.is_empty() {
            game.then(state, [Self { side, defect }]);
        }
    }
}

/// Whether an excess can still be covered so that each gene given up was needed or reduced the points due.
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

/// Totals that can be reached, one bit each: up to 255 (an excess) and 99 (what a gene pays) more.
#[derive(Copy, Clone)]
struct Totals([u128; 3]);

impl Totals {
    fn only(total: u8) -> Self {
        let mut bits = [0; 3];
        bits[usize::from(total) / 128] = 1 << (total % 128);
        Self(bits)
    }

    /// These totals, and each plus this amount.
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
