//! Movements of food, added up by origin, destination and reason: one sum for each possible combination.

use crate::row::{Place, Reason, Stream};
use clade_engine::ecology::{Origin, Pool, Via};

/// In the order in which places are compared.
const PLACES: [Place; 5] = [Place::Outside, Place::Patch, Place::Plate, Place::Store, Place::Body];
/// In the order in which reasons are compared.
const REASONS: [Reason; 23] = [
    Reason::Opening,
    Reason::Weather,
    Reason::Waste,
    Reason::Corpse,
    Reason::Player,
    Reason::Card,
    Reason::Meal(Origin::Environment),
    Reason::Meal(Origin::Waste),
    Reason::Meal(Origin::Body),
    Reason::Meal(Origin::Prey),
    Reason::Meal(Origin::Carrion),
    Reason::Meal(Origin::Shared),
    Reason::Meal(Origin::OwnStore),
    Reason::Meal(Origin::Theft),
    Reason::Meal(Origin::Made),
    Reason::Meal(Origin::Placed),
    Reason::Converted,
    Reason::Theft,
    Reason::Digested,
    Reason::Spoiled,
    Reason::Destroyed,
    Reason::WithDeath,
    Reason::Carried,
];

/// How many combinations there are.
const ALL: usize = PLACES.len() * PLACES.len() * REASONS.len();

/// In a box, so that the meter is small where it changes hands.
#[derive(Clone, Debug)]
pub(super) struct Streams(Box<[u64; ALL]>);

impl Default for Streams {
    fn default() -> Self {
        Self(Box::new([0; ALL]))
    }
}

impl Streams {
    #[inline(always)]
    pub(super) fn add(&mut self, from: Pool, to: Pool, n: u16, via: Via) {
        let way = Place::from(from) as usize * PLACES.len() + Place::from(to) as usize;
        self.0[way * REASONS.len() + number(via)] += u64::from(n);
    }

    /// Those in which something moved, in their order.
    pub(super) fn listed(&self) -> Vec<Stream> {
        // Nothing moves in most ways, whatever the reason: they are passed over as a whole.
        let ways = self.0.chunks_exact(REASONS.len()).enumerate().filter(|(_, sums)| sums.iter().sum::<u64>() > 0);
        let streams = ways.flat_map(|(way, sums)| {
            let (from, to) = (PLACES[way / PLACES.len()], PLACES[way % PLACES.len()]);
            REASONS.into_iter().zip(sums).filter(|&(_, &n)| n > 0).map(move |(why, &n)| Stream { from, to, why, n })
        });
        streams.collect()
    }
}

/// The place of a reason in [`REASONS`].
fn number(via: Via) -> usize {
    match via {
        Via::Opening => 0,
        Via::Weather => 1,
        Via::Waste(_) => 2,
        Via::Corpse(_) => 3,
        Via::Player(_) => 4,
        Via::Card(_) => 5,
        Via::Meal(origin) => 6 + origin as usize,
        Via::Converted => 16,
        Via::Theft(_) => 17,
        Via::Digested => 18,
        Via::Spoiled => 19,
        Via::Destroyed(_) => 20,
        Via::WithDeath => 21,
        Via::Carried => 22,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clade_engine::{Kind, Side};

    #[test]
    fn every_stream_is_listed_as_it_was_told_and_in_order() {
        let side = Side(2);
        let pools = [Pool::Outside, Pool::Patch(3), Pool::Plate(side), Pool::Store(side), Pool::Body(side)];
        let vias = [Via::Opening, Via::Weather, Via::Waste(side), Via::Corpse(side), Via::Player(side), Via::Card(Kind(1))];
        let vias = vias.into_iter().chain(Origin::ALL.map(Via::Meal));
        let vias =
            vias.chain([Via::Converted, Via::Theft(side), Via::Digested, Via::Spoiled, Via::Destroyed(side), Via::WithDeath, Via::Carried]);
        let mut streams = Streams::default();
        let mut told = Vec::new();
        for (n, via) in (1u16..).zip(vias) {
            for from in pools {
                for to in pools {
                    streams.add(from, to, n, via);
                    told.push(Stream { from: from.into(), to: to.into(), why: via.into(), n: n.into() });
                }
            }
        }
        told.sort();
        assert_eq!(streams.listed(), told);
    }
}
