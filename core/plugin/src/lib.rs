//! Games in loaded libraries: the C table, the side of their authors, and (with the feature `host`) the side of the program.
//!
//! A library that holds a game needs one line, besides `crate-type = ["cdylib"]` in its `Cargo.toml`:
//!
//! ```ignore
//! clade_plugin::export_game!(my_game::MODULE);
//! ```
//!
//! The program finds the same [`Module`](clade_engine::Module), [`Ruleset`](clade_engine::Ruleset) and [`Face`](clade_engine::Face) behind
//! it as in a game that is built in.

pub mod abi;
pub mod guest;
#[cfg(feature = "host")]
pub mod host;
pub mod question;
pub mod wire;

/// Makes a library of a game, a `static` or `const` of a type that is a [`clade_engine::Module`].
///
/// Leave the global allocator as it is: mimalloc wants room in the static thread-local storage, of which there is little, so that the
/// fifth such library could no longer be loaded.
#[macro_export]
macro_rules! export_game {
    ($module:expr) => {
        #[cfg(panic = "abort")]
        compile_error!("a library with a game must be built with panic = \"unwind\": otherwise its panic ends the program");

        /// The table of the game.
        ///
        /// # Safety
        /// `host` is null or points to what a program lends, which lives as long as the program.
        #[allow(unsafe_code)]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn clade_game_v1(host: *const $crate::abi::ClHost) -> *const $crate::abi::ClGame {
            // SAFETY: the program says so.
            unsafe { $crate::guest::enter(host, &$module) }
        }
    };
}
