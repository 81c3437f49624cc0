//! Every message of the page. The words are in `texts/page.{en,ru,pl}.ftl`.

include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// The Fluent source of these messages in a language.
pub(super) fn texts_of(lang: &str) -> &'static str {
    match lang {
        "ru" => include_str!("../../texts/page.ru.ftl"),
        "pl" => include_str!("../../texts/page.pl.ftl"),
        _ => include_str!("../../texts/page.en.ftl"),
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
