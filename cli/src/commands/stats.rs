//! How sure a count is: intervals of 95 % confidence.

/// The number of standard deviations that hold 95 % of a normal distribution.
pub(crate) const Z: f64 = 1.959_963_984_540_054;

/// A share with its Wilson interval: `[share, low, high]`, each from 0 to 1. Without any data: `[0, 0, 1]`. A shared win is a part of a hit.
pub(crate) fn wilson(hits: f64, of: u64) -> [f64; 3] {
    if of == 0 {
        return [0.0, 0.0, 1.0];
    }
    let (n, z2) = (of as f64, Z * Z);
    let share = hits / n;
    let middle = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = Z / (1.0 + z2 / n) * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
    [share, (middle - half).max(0.0), (middle + half).min(1.0)]
}

/// Sums of whole numbers, from which mean and spread follow; the order of adding never matters.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Sums {
    n: u64,
    sum: i64,
    squares: i128,
}

impl Sums {
    /// One more number.
    pub(crate) fn add(&mut self, x: i64) {
        self.n += 1;
        self.sum += x;
        self.squares += i128::from(x) * i128::from(x);
    }

    /// The mean; 0 if there are no numbers.
    pub(crate) fn mean(&self) -> f64 {
        self.sum as f64 / self.n.max(1) as f64
    }

    /// Half the width of the interval around the mean.
    pub(crate) fn half_width(&self) -> f64 {
        if self.n < 2 {
            return 0.0;
        }
        let n = self.n as f64;
        let spread = (self.squares as f64 - self.sum as f64 * self.mean()).max(0.0) / (n - 1.0);
        Z * (spread / n).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_is_the_published_interval() {
        let [share, low, high] = wilson(8.0, 10);
        assert_eq!(format!("{share:.3} {low:.3} {high:.3}"), "0.800 0.490 0.943");
        assert_eq!(wilson(0.0, 0), [0.0, 0.0, 1.0]);
        let [_, low, high] = wilson(0.0, 20);
        assert!(low == 0.0 && high > 0.1, "no hits do not mean impossible: {high}");
    }

    #[test]
    fn means_have_a_width() {
        let mut sums = Sums::default();
        (1..=5).for_each(|x| sums.add(x));
        assert_eq!(format!("{:.3} {:.3}", sums.mean(), sums.half_width()), "3.000 1.386");
    }
}
