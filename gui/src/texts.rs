//! The viewer's own messages, one table a page; their words stand in `texts/{en,ru,pl}`.

/// The words of the viewer in a language (`en`, `ru`, `pl`), as Fluent.
pub(crate) fn own(language: &str) -> String {
    let files: &[&str] = match language {
        "ru" => &[include_str!("../texts/ru/app.ftl")],
        "pl" => &[include_str!("../texts/pl/app.ftl")],
        _ => &[include_str!("../texts/en/app.ftl")],
    };
    files.join("\n")
}

/// The frame around all pages.
pub mod app {
    clade_engine::messages! {
        /// The name of the program.
        title = "gui-title" ();
    }
}
