//! The shared viewer: one table for every game.
//!
//! **Decides:** how a [`Scene`](clade_engine::Scene) looks and what a click, a key or a wait does. **Does not decide:** any rule; it
//! knows the games only through [`clade_engine::Face`], draws what they describe and sends what they list.
//!
//! One file per page or panel. Pages get [`shared::Shared`] (words, theme, preferences, games), show themselves in a `Ui` and say
//! what the person wants as [`intent::Intent`]s; [`app::Viewer`] carries them out, once a frame. What is known of the running game
//! is plain data ([`game::Seen`]); bots think on another thread.

#![cfg_attr(test, allow(clippy::unwrap_used, reason = "a test may panic"))]

mod about;
mod app;
mod art;
mod cast;
mod chooser;
mod codex;
mod compare;
mod evening;
mod explainer;
mod food;
mod frames;
mod game;
mod intent;
mod job;
mod keys;
mod lesson;
mod lines;
mod lobby;
mod notice;
mod page;
mod people;
mod plot;
mod prefs;
mod replay;
mod rules;
mod seal;
mod settings;
mod shared;
mod sound;
mod still;
mod table;
mod tables;
#[cfg(test)]
mod testing;
pub mod texts;
mod theme;
mod waker;
mod whatif;
mod workshop;

pub use app::{Start, Viewer, run};
pub use frames::{Frames, FramesError, frames};
