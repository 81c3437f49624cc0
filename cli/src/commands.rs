//! The subcommands, one file each.

pub(crate) mod bench;
pub(crate) mod cards;
pub(crate) mod check;
pub(crate) mod compare;
pub(crate) mod completions;
pub(crate) mod games;
pub(crate) mod gui;
pub(crate) mod man;
mod many;
pub(crate) mod mods;
pub(crate) mod my_box;
pub(crate) mod play;
pub(crate) mod plugin;
pub(crate) mod rate;
pub(crate) mod replay;
pub(crate) mod results;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod sim;
pub(crate) mod start;
mod stats;
pub(crate) mod train;
pub(crate) mod whatif;
