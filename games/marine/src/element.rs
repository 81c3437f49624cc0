//! The six types of elements (§1), and sets of them.

clade_species::elements! {
    /// Algae (водоросли).
    Algae "algae",
    /// Gastropods (брюхоногие).
    Gastropods "gastropods",
    /// Worms (черви).
    Worms "worms",
    /// Plankton (планктон).
    Plankton "plankton",
    /// Sponges (губки).
    Sponges "sponges",
    /// The sun (солнце).
    Sun "sun",
}
