//! Things by their number: a list as long as the highest number written to.

/// What was never written to is the default.
#[derive(Clone, Debug, Default)]
pub(super) struct Numbered<T>(Vec<T>);

impl<T: Copy + Default> Numbered<T> {
    pub(super) fn get(&self, number: usize) -> T {
        self.known(number).copied().unwrap_or_default()
    }

    /// The same where it lies, if it was written to.
    pub(super) fn known(&self, number: usize) -> Option<&T> {
        self.0.get(number)
    }

    pub(super) fn at(&mut self, number: usize) -> &mut T {
        if number >= self.0.len() {
            self.0.resize(number + 1, T::default());
        }
        &mut self.0[number]
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &T> {
        self.0.iter()
    }
}
