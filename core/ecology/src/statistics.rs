//! Statistics.

/// A word that follows from these numbers alone: the same on every machine.
pub(crate) fn word(of: &[u64]) -> u64 {
    let bytes: Vec<u8> = of.iter().flat_map(|n| n.to_le_bytes()).collect();
    clade_engine::hash::of_bytes(&bytes)
}
