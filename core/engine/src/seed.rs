//! Random words that follow from a seed and cross a border as one number: for playouts, where nobody keeps a record.

/// `SplitMix64`: the generator of Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (OOPSLA 2014). The same in every
/// language, in three lines.
#[derive(Copy, Clone, Debug)]
pub struct SplitMix(u64);

impl SplitMix {
    /// The words of a seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next word.
    #[inline]
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let word = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        word ^ word >> 31
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first words of the seed 1234567, as the authors' reference code in C gives them.
    #[test]
    fn the_words_are_pinned() {
        let mut words = SplitMix::new(1_234_567);
        assert_eq!(
            [words.word(), words.word(), words.word()],
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
        );
    }
}
