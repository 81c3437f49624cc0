//! What is sure about a number: intervals, differences, and how many games it takes.
//!
//! The game is the unit: sides, rounds and animals of one game are never separate data, so only games are resampled, and games of one
//! seed with the seats rotated are drawn together (cluster bootstrap; Efron 1979; Cameron, Gelbach & Miller 2008).
//!
//! Each resample weighs a cluster by a Poisson number of mean 1 that follows from (seed, cluster, resample) alone, and sums go over games in
//! the order of their numbers. So no order, no number of jobs and no sharding changes a bit of a result.
//!
//! **Decides:** how sure a number is. **Does not decide:** what is measured, or how it is worded.

mod compare;
mod curve;
mod drawn;
mod estimate;
mod family;
mod resamples;
mod size;

pub use compare::{Compared, Effects, NotPaired, Pairing, compare};
pub use curve::survival;
pub use drawn::{Bounded, Drawn, Interval};
pub use estimate::{Estimate, estimate, estimates};
pub use family::{Judged, LongList, MAIN, Verdict, benjamini_hochberg, holm, judge};
pub use resamples::Resamples;
pub use size::{FIRST_OF_TWENTY, ONE_TEST, detectable_paired, detectable_unpaired, for_correlation, paired, unpaired};

/// Resamples of an interval.
pub const REPLICATES: u32 = 2000;
/// Below this many clusters only values are given, no intervals.
pub const CLUSTERS: u32 = 30;

/// A word that follows from these numbers alone: the same on every machine.
pub(crate) fn word(of: &[u64]) -> u64 {
    let mut bytes = [0; 32];
    bytes.chunks_mut(8).zip(of).for_each(|(chunk, n)| chunk.copy_from_slice(&n.to_le_bytes()));
    clade_engine::hash::of_bytes(&bytes[..8 * of.len().min(4)])
}
