//! Laws of the parts of which games are made, on random input: each part against a naive model of the same thing.
//!
//! Uniformity is checked twice: exactly, by walking all outcomes of small cases, and by chi-square on many words of fixed
//! seeds, with a bound that an honest generator exceeds once in 300,000 tests (see `statistics`).

mod agenda;
mod answers;
mod bags;
mod chance;
mod decks;
mod hands;
mod kinds;
mod orders;
mod resample;
mod secrets;
mod statistics;
mod tracks;
mod triggers;
mod uniform;
