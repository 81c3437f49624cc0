//! The six types of elements (§1), and sets of them.

clade_species::elements! {
    /// Grass.
    Grass "grass",
    /// Grubs.
    Grub "grub",
    /// Meat.
    Meat "meat",
    /// Seeds.
    Seed "seed",
    /// The sun.
    Sun "sun",
    /// Water.
    Water "water",
}
