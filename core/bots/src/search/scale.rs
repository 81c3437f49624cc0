//! How far apart the tables are that a search meets: in points of one game a lead of 100 is much, in those of another it is nothing.

/// Mean and spread of the numbers told so far (Welford 1962).
#[derive(Clone, Debug, Default)]
pub(super) struct Scale {
    n: f64,
    mean: f64,
    squares: f64,
}

impl Scale {
    /// One number more.
    pub(super) fn note(&mut self, value: f64) {
        self.n += 1.0;
        let off = value - self.mean;
        self.mean += off / self.n;
        self.squares += off * (value - self.mean);
    }

    /// The mean.
    pub(super) fn mean(&self) -> f64 {
        self.mean
    }

    /// The standard error of the mean; without end where too few were told.
    pub(super) fn error(&self) -> f64 {
        if self.n < 2.0 { f64::INFINITY } else { (self.squares / (self.n - 1.0) / self.n).sqrt() }
    }

    /// The standard deviation; at least 1, the least step of a value.
    pub(super) fn spread(&self) -> f64 {
        if self.n < 2.0 { 1.0 } else { (self.squares / self.n).sqrt().max(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::Scale;

    #[test]
    fn the_spread_is_that_of_all_numbers() {
        let spread = |numbers: &[f64]| {
            let mut scale = Scale::default();
            numbers.iter().for_each(|&number| scale.note(number));
            scale.spread()
        };
        // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, squares 9 + 1 + 1 + 1 + 0 + 0 + 4 + 16 = 32, 32 / 8 = 4.
        assert!((spread(&[2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]) - 2.0).abs() < 1e-9);
        let mut scale = Scale::default();
        assert_eq!(scale.error(), f64::INFINITY);
        // 1 and 3: mean 2, variance 2, of which a mean of two has one half, and its root is 1.
        [1.0, 3.0].into_iter().for_each(|number| scale.note(number));
        assert!((scale.mean() - 2.0).abs() < 1e-9 && (scale.error() - 1.0).abs() < 1e-9);
        assert_eq!([spread(&[]), spread(&[7.0]), spread(&[7.0, 7.0])], [1.0; 3]);
    }
}
