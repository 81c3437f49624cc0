//! Every message of this crate: a constructor each, made from `texts/en.ftl`.

include!(concat!(env!("OUT_DIR"), "/host.rs"));

/// The Fluent source of these messages in a language, to be loaded beside a program's own.
pub fn texts_of(lang: &str) -> &'static str {
    match lang {
        "ru" => include_str!("../texts/ru.ftl"),
        "pl" => include_str!("../texts/pl.ftl"),
        _ => include_str!("../texts/en.ftl"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_there_and_used() {
        let faults = clade_table::check(ALL, clade_table::LANGUAGES.map(|lang| (lang, texts_of(lang))));
        assert_eq!(faults, Vec::<String>::new());
    }
}
