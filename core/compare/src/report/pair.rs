//! Two arms compared.

use super::MAIN;
use crate::asked::{Arm, Asked, Shape};
use clade_ecology::Measure;
use clade_ecology::statistics::{Compared, Drawn, Judged, NotPaired, Pairing, compare, judge};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

/// Two arms held against each other: one family of comparisons. Differences are the second less the first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pair {
    /// The places of the arms.
    pub arms: [usize; 2],
    /// Whether their games belong together.
    pub pairing: Pairing,
    /// Each number, judged, in the order of the table.
    pub judged: Vec<Judged>,
}

/// Up to this many settings of one game are all compared with each other.
const ALL_WITH_ALL: usize = 5;

/// Which settings are compared: the first with each other one, or all with all if they are few.
pub(super) fn pairs_of(asked: &Asked) -> Vec<[usize; 2]> {
    let settings = asked.settings();
    let few = settings.len() <= ALL_WITH_ALL && !matches!(asked.shape, Shape::Sweep(_));
    let of_settings = (0..settings.len()).flat_map(|a| (a + 1..settings.len()).map(move |b| [a, b]));
    let of_settings = of_settings.filter(|[a, _]| few || *a == 0);
    let of_arms = |[a, b]: [usize; 2]| settings[a].iter().zip(&settings[b]).map(|(a, b)| [*a, *b]).collect::<Vec<_>>();
    of_settings.flat_map(of_arms).collect()
}

/// Arms of one game with the same number of seats are paired, seed by seed.
fn pairing(a: &Arm, b: &Arm) -> Pairing {
    let alike = a.game == b.game && a.setup.seats == b.setup.seats && a.is_rotated() == b.is_rotated();
    if alike { Pairing::Paired } else { Pairing::Apart }
}

impl Pair {
    /// Holds two arms against each other, number by number.
    pub(super) fn of(asked: &Asked, arms: [usize; 2], drawn: &[Vec<Drawn>]) -> Result<Self, NotPaired> {
        let pairing = pairing(&asked.arms[arms[0]], &asked.arms[arms[1]]);
        let parts: Vec<_> = Measure::parts().enumerate().collect();
        let compared = parts.into_par_iter().map(|(ix, (_, part))| compare(part, arms.map(|arm| &drawn[arm][ix]), pairing));
        let judged = judge(compared.collect::<Result<Vec<Compared>, _>>()?, &MAIN).expect("the main list is short enough");
        Ok(Self { arms, pairing, judged })
    }

    /// A number, judged.
    pub fn judged(&self, id: &str) -> Option<&Judged> {
        self.judged.iter().find(|judged| judged.compared.id == id)
    }
}
