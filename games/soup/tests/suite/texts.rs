//! Texts of genes that follow the options.

use crate::common::table;
use clade_engine::{Ruleset, Setup, Shown, Translate};
use clade_soup::Event;
use clade_table::Texts;

/// What a gene does by the options of this game is what its text says.
#[test]
fn texts_follow_the_options() {
    let text = |gene: &str, seats: u8, options: &[(&str, &str)]| {
        let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        let rules = clade_soup::rules(&Setup { seats, options }, &[]).expect("they load");
        let all = rules.texts("en");
        let line = all.lines().find_map(|line| line.strip_prefix(&format!("card-soup-{gene}-text = ")));
        line.expect("it has a text").to_owned()
    };
    for (gene, edition, here, there) in [
        ("defense", "df1997", "once per attack", "once per round"),
        ("escape", "df1997", "once per attack", "once per round"),
        ("tentacle", "zman2004", "Not when it clings", "or is dragged"),
        ("holding", "zman2004", "a foreign amoeba leaves", "foreign or your own, leaves"),
        ("struggle", "zman2004", "of each colour; the", "nothing if it has lost a fight"),
        ("armor", "russian", "dies of it at once", "in phase 5 of the next round"),
    ] {
        let [own, other] = [text(gene, 4, &[]), text(gene, 4, &[("edition", edition)])];
        assert!(own.contains(here) && !own.contains(there), "{gene}: {own}");
        assert!(other.contains(there) && !other.contains(here), "{gene}: {other}");
    }
    assert!(text("armor", 3, &[("armor-guards", "all")]).contains("or your own, cannot attack"));
    assert!(text("persistence", 3, &[("second-attack", "same-target")]).contains("must be the same"));
    let tribe = text("division_rate", 2, &[("two-players", "tribe")]);
    assert!(tribe.contains("3 points instead of 4") && text("division_rate", 2, &[]).contains("4 points instead of 6"), "{tribe}");
}

/// Whoever runs two colonies reads on every gene, also of a mod, which of them it means; others do not.
#[test]
fn of_two_colonies_a_gene_says_which_it_means() {
    for (variant, wraps) in [("two-colours", true), ("dummy", false), ("tribe", false)] {
        let setup = Setup { seats: 2, options: [("two-players".to_owned(), variant.to_owned())].into() };
        let rules = clade_soup::rules(&setup, &[]).expect("they load");
        let genes: Vec<_> = rules.cards().into_iter().filter(|card| card.from == "soup").collect();
        assert!(!genes.is_empty() && genes.iter().all(|card| (card.text.id == "soup-of-one-colony") == wraps), "{variant}");
    }
}

/// Who died, of what, where, and what is left there: each in its place of the sentence, in each language.
#[test]
fn a_death_is_told_as_it_was() {
    let mut t = table(4, "red.amoebas.1 = \"b2 *\"\nblue.amoebas.1 = \"e2\"\nsoup.b2 = { red = 3, green = 1 }");
    t.play("drift; starve");
    t.play("drift; starve; environment E03; done; done; done; done; done; done; done; done");
    let rules = clade_soup::rules(&Setup { seats: 4, options: Default::default() }, &[]).expect("they load");
    for (language, told) in [
        ("en", "R#1 dies of hunger on b2, leaving 2 R, 2 B, 2 G, 2 Y"),
        ("pl", "C#1 ginie z głodu na b2, zostawiając kostki: 2 C, 2 N, 2 Z, 2 Ż"),
        ("ru", "К№1 гибнет от голода на b2, оставляя кубики: 2 К, 2 С, 2 Зе, 2 Ж"),
    ] {
        let texts = Texts::new(language, &[&rules.texts(language)]).expect("they parse");
        let died = t.events.iter().find(|event| matches!(event, Event::Died(..))).expect("it dies");
        assert_eq!(texts.text(&t.game.log_line(died).expect("it is logged")), told);
    }
}
