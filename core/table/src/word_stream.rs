//! The table's generator: a stream of 64-bit words that is the same on every machine and for ever.
//!
//! Decides which word is the n-th of a seed; not what a word means (the engine's `chance` does).

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A stream of 64-bit words, made by ChaCha with 8 rounds. The key is the seed as little-endian bytes, padded with zeros.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordStream {
    rng: ChaCha8Rng,
}

impl WordStream {
    /// The words of a seed, from the first.
    pub fn new(seed: u64) -> Self {
        Self::stream(seed, 0)
    }

    /// The words of a seed from the n-th on, counted from 0. No word before it is computed.
    pub fn at(seed: u64, n: u64) -> Self {
        let mut words = Self::new(seed);
        words.rng.set_word_pos(u128::from(n) * 2);
        words
    }

    /// An independent stream of the same seed, for bots and tests. Stream 0 is the one of Chance.
    pub fn stream(seed: u64, stream: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut rng = ChaCha8Rng::from_seed(key);
        rng.set_stream(stream);
        Self { rng }
    }

    /// The next word.
    #[expect(clippy::should_implement_trait, reason = "a stream without end; an iterator would make every caller unwrap")]
    pub fn next(&mut self) -> u64 {
        self.rng.next_u64()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(mut words: WordStream) -> [u64; 3] {
        [words.next(), words.next(), words.next()]
    }

    /// Records replay only as long as these stay.
    #[test]
    fn the_words_are_pinned() {
        assert_eq!(WordStream::new(0).next(), 0xD640_5F89_2FEF_003E, "the published key stream of ChaCha8 for a key of zeros");
        assert_eq!(first(WordStream::new(42)), [0x5927_3471_198F_A887, 0x4923_8AA4_169D_F72B, 0x7E54_361F_64FC_90F6]);
        assert_eq!(first(WordStream::stream(42, 1)), [0xC6E0_8C69_E846_98BE, 0x33B4_AB76_6015_6B49, 0xA1D3_E6A4_5391_EBFA]);
    }

    #[test]
    fn any_word_can_be_sought() {
        let mut all = WordStream::new(7);
        for n in 0..100 {
            assert_eq!(WordStream::at(7, n).next(), all.next(), "word {n}");
        }
        assert_eq!(WordStream::at(7, 0), WordStream::new(7));
    }
}
