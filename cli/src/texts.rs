//! Every message of the program: a constructor each, made from `texts/en.ftl`.

include!(concat!(env!("OUT_DIR"), "/cli.rs"));

#[cfg(test)]
mod tests {
    use crate::lang::own;

    #[test]
    fn every_text_is_there_and_used() {
        let faults = clade_table::check(super::ALL, ["en", "ru", "pl"].map(|lang| (lang, own(lang))));
        assert_eq!(faults, Vec::<String>::new());
    }
}
