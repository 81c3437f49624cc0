//! A map as a list in the order of its keys.
//!
//! A fresh opening is entered at every question of a checked game: its notes come nearly in order, so most keys are appended, and a
//! list that is cleared keeps its memory.

use std::cmp::Ordering;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sorted<K, V>(Vec<(K, V)>);

impl<K, V> Default for Sorted<K, V> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<K: Copy + Ord, V> Sorted<K, V> {
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    pub(super) fn get(&self, key: K) -> Option<&V> {
        self.find(key).ok().map(|at| &self.0[at].1)
    }

    /// What is under a key; the default, if nothing was.
    pub(super) fn at(&mut self, key: K) -> &mut V
    where
        V: Default,
    {
        let at = self.find(key).unwrap_or_else(|at| {
            self.0.insert(at, (key, V::default()));
            at
        });
        &mut self.0[at].1
    }

    pub(super) fn remove(&mut self, key: K) {
        if let Ok(at) = self.find(key) {
            self.0.remove(at);
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &(K, V)> {
        self.0.iter()
    }

    pub(super) fn values_mut(&mut self) -> impl Iterator<Item = &mut V> {
        self.0.iter_mut().map(|(_, value)| value)
    }

    /// The first key under which two maps hold something else, and what; where there is nothing, the default.
    pub(super) fn first_unlike<T: Default + PartialEq>(&self, other: &Self, what: impl Fn(&V) -> T) -> Option<(K, T, T)> {
        let (mut here, mut there) = (self.0.iter().peekable(), other.0.iter().peekable());
        loop {
            let order = match (here.peek(), there.peek()) {
                (None, None) => return None,
                (Some((here, _)), Some((there, _))) => here.cmp(there),
                (Some(_), None) => Ordering::Less,
                (None, Some(_)) => Ordering::Greater,
            };
            let one = if order.is_le() { here.next() } else { None };
            let two = if order.is_ge() { there.next() } else { None };
            let of = |found: Option<&(K, V)>| found.map_or_else(T::default, |(_, value)| what(value));
            let (noted, found) = (of(one), of(two));
            if let Some(&(key, _)) = one.or(two).filter(|_| noted != found) {
                return Some((key, noted, found));
            }
        }
    }

    /// Where a key is, or would be.
    fn find(&self, key: K) -> Result<usize, usize> {
        match self.0.last() {
            Some((last, _)) if *last >= key => self.0.binary_search_by(|(there, _)| there.cmp(&key)),
            _ => Err(self.0.len()),
        }
    }
}
