//! Things by their number: a list that grows by steps up to the highest number written to.

/// Room for a usual board.
const USUAL: usize = 64;
/// By so many it grows at once.
const STEP: usize = 16;

/// What was never written to is the default.
#[derive(Clone, Debug, Default)]
pub(super) struct Numbered<T>(Vec<T>);

impl<T: Copy + Default> Numbered<T> {
    pub(super) fn get(&self, number: usize) -> T {
        self.known(number).copied().unwrap_or_default()
    }

    /// The same where it lies, if it or a higher one was written to.
    pub(super) fn known(&self, number: usize) -> Option<&T> {
        self.0.get(number)
    }

    #[inline]
    pub(super) fn at(&mut self, number: usize) -> &mut T {
        if number >= self.0.len() {
            self.lengthen(number);
        }
        &mut self.0[number]
    }

    #[cold]
    fn lengthen(&mut self, number: usize) {
        if self.0.is_empty() {
            self.0.reserve_exact(USUAL.max(number + 1));
        }
        self.0.resize((number + 1).next_multiple_of(STEP), T::default());
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &T> {
        self.0.iter()
    }
}
