//! **Evolution** (Dmitry Knorre and Sergey Machin, RightGames) with Time to Fly, Continents and the 18 cards of the gift set.

pub mod traits;
