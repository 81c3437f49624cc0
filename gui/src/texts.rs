//! The viewer's own messages, a module for each page: a constructor each, made from `texts/en/PAGE.ftl`.

/// Each page: a module with its messages, and a file of words in each language.
macro_rules! pages {
    ($($(#[$doc:meta])* $page:ident)*) => {
        $(
            $(#[$doc])*
            pub mod $page {
                include!(concat!(env!("OUT_DIR"), "/", stringify!($page), ".rs"));
            }
        )*

        /// The words of the viewer in a language (`en`, `ru`, `pl`), as Fluent.
        pub(crate) fn own(language: &str) -> String {
            let files: &[&str] = match language {
                "ru" => &[$(include_str!(concat!("../texts/ru/", stringify!($page), ".ftl"))),*],
                "pl" => &[$(include_str!(concat!("../texts/pl/", stringify!($page), ".ftl"))),*],
                _ => &[$(include_str!(concat!("../texts/en/", stringify!($page), ".ftl"))),*],
            };
            files.join("\n")
        }

        #[cfg(test)]
        const ALL: &[&[(&str, &[&str])]] = &[$($page::ALL),*];
    };
}

pages! {
    /// The frame around all pages.
    app
    /// Keys and what they do.
    keys
    /// The lobby.
    lobby
    /// The cards.
    codex
    /// The rules of a game.
    rules
    /// Lessons and examples.
    lesson
    /// The settings.
    settings
    /// About the program.
    about
    /// The table.
    table
    /// The running game.
    game
    /// Preferences and saved games on disk.
    files
    /// Opening and saving games.
    open
    /// Looking at a saved game.
    replay
    /// What is eaten, beside the table.
    food
    /// An evening of three games.
    evening
    /// Games compared.
    compare
    /// The mods of the person.
    workshop
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_there_and_used() {
        let sources = ["en", "ru", "pl"].map(|language| (language, own(language)));
        let faults = clade_table::check(&ALL.concat(), sources.each_ref().map(|(language, text)| (*language, text.as_str())));
        assert_eq!(faults, Vec::<String>::new());
    }
}
