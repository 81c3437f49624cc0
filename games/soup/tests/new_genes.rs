//! Phase 3: buying genes: §3.1, §3.2, §4.6; test cases §7.6.

mod common;

use common::{Table, open, table, table_with};

/// Red is the foremost and buys first.
fn shop(bp: u16, genes: &str) -> Table {
    table(4, &format!("phase 3\nladder 4 3 2 1\nred {bp}: {genes} | 1 b2\nblue 30 | 1 c2"))
}

#[test]
fn the_table_of_genes() {
    // §3.1: BP, MP, copies with three and with four players, cards in scoring.
    let rows: [(&str, i32, i32, i32, i32, i32); 20] = [
        ("intelligence", 2, 3, 1, 2, 1),
        ("movement_1", 3, 2, 2, 2, 1),
        ("spores", 3, 3, 1, 1, 1),
        ("speed", 4, 3, 1, 2, 1),
        ("defense", 4, 4, 1, 1, 1),
        ("escape", 4, 4, 1, 2, 1),
        ("substitution", 4, 4, 1, 1, 1),
        ("ray_protection", 5, -2, 1, 2, 0),
        ("streamlining", 5, 4, 1, 1, 1),
        ("tentacle", 5, 4, 1, 2, 1),
        ("holding", 5, 4, 1, 1, 1),
        ("life_expectancy", 5, 5, 1, 2, 1),
        ("frugality", 6, 5, 0, 1, 1),
        ("struggle", 6, 4, 2, 2, 1),
        ("parasitism", 6, 5, 0, 1, 1),
        ("division_rate", 6, 5, 1, 2, 1),
        ("persistence", 4, 4, 1, 1, 2),
        ("movement_2", 5, 5, 1, 2, 2),
        ("aggression", 5, 5, 1, 1, 2),
        ("armor", 6, 6, 1, 1, 2),
    ];
    let game = open(4, &[]);
    let found: Vec<_> = game
        .cards()
        .iter()
        .map(|card| {
            let (price, mutation) = (card.int("price", 0), card.int("mutation", 0));
            (card.short_id(), price, mutation, card.per_seats("copies", 3), card.per_seats("copies", 4), card.int("scores", 1))
        })
        .collect();
    assert_eq!(found, rows);
}

#[test]
fn t70_an_advanced_gene_needs_an_older_one() {
    let mut t = shop(8, "");
    t.refuses("buy persistence for speed", "soup-why-needs");
    t.play("buy speed");
    assert_eq!((t.bp("red"), t.genes("red")), (4, "speed".to_owned()));
    t.refuses("buy persistence for speed", "soup-why-too-new");
    t.play("done");
    t.skip_to(3); // of the next round
    assert_eq!((t.state.round, t.state.phase, t.asked()), (3, 3, "red".to_owned()));
    let before = t.bp("red");
    t.play("buy persistence for speed");
    assert_eq!((t.genes("red"), t.bp("red")), ("persistence".to_owned(), before - 4));
    t.refuses("buy speed", "soup-why-banned");
    t.unthinkable("buy persistence");
}

#[test]
fn t71_what_a_purchase_needs() {
    let mut t = shop(7, "intelligence");
    t.refuses("buy intelligence", "soup-why-owned");
    t.play("buy movement_1");
    t.refuses("buy streamlining", "soup-why-points");
    t.play("buy spores");
    assert_eq!((t.bp("red"), t.genes("red")), (1, "intelligence movement_1 spores".to_owned()), "any number of purchases");
    t.play("done; buy movement_1");
    t.refuses("buy spores", "soup-why-no-copy");
    t.play("done");
    assert_eq!(t.asked(), "green");
    t.refuses("buy movement_1", "soup-why-points soup-why-no-copy");
    let t = table(3, "phase 3\nladder 3 2 1\nred 30 | 1 b2");
    assert!(t.why("buy frugality").is_some_and(|why| why == "soup-why-no-copy"), "three players");
    assert!(t.why("buy parasitism").is_some_and(|why| why == "soup-why-no-copy"));
}

#[test]
fn t72_a_lost_advanced_gene_frees_its_predecessor() {
    let mut t = shop(9, "speed streamlining");
    t.play("buy persistence for speed; done; done; done; done");
    t.skip_to(2);
    t.play("environment E01; give up persistence");
    assert_eq!((t.state.phase, t.asked(), t.genes("red")), (3, "red".to_owned(), "streamlining".to_owned()));
    assert!(t.may("buy speed"), "S11");
    t.refuses("buy persistence for speed", "soup-why-needs");
}

#[test]
fn t73_armor_for_defense_or_escape() {
    let mut t = shop(12, "defense escape");
    assert!(t.may("buy armor for defense") && t.may("buy armor for escape"));
    t.play("buy armor for defense");
    assert_eq!(t.genes("red"), "escape armor", "the other one stays (S3)");
    t.refuses("buy defense", "soup-why-banned");
    let mut t = shop(12, "escape");
    t.refuses("buy armor for defense", "soup-why-needs");
    t.play("buy armor for escape");
    assert!(t.may("buy defense"), "only the card given up is blocked");
    t.refuses("buy escape", "soup-why-banned");
}

#[test]
fn t74_genes_are_chosen_openly() {
    let t = shop(6, "");
    let all: Vec<String> =
        t.game.cards().iter().filter(|c| c.cards("gives_up").is_empty()).map(|c| format!("buy {}", c.short_id())).collect();
    assert_eq!(t.legal(), all.join(", ") + ", done");
}

#[test]
fn t75_effects_at_once() {
    let mut t = table(4, "phase 3\nladder 4 3 2 1\nred 11 | 1 b2 **, 2 c2");
    t.play("buy life_expectancy; buy division_rate; done; done; done; done");
    assert_eq!(t.bp("red"), 10);
    t.play("amoeba 3; b3; amoeba 4; b4; done");
    assert_eq!(t.bp("red"), 2, "4 points a newborn");
    t.skip_to(1);
    assert_eq!((t.at("red1"), t.damage("red1")), ("b2".to_owned(), 2), "2 damage points are survived");
}

#[test]
fn t76_given_up_by_an_upgrade() {
    let mut t = table(4, "phase 3\nladder 4 3 2 1\nred 9: speed | 1 b2\nblue 9: speed | 1 c2\ngreen 9 | 1 d2");
    t.refuses("buy speed", "soup-why-owned soup-why-no-copy");
    t.play("buy persistence for speed; done; done");
    assert!(t.may("buy speed"), "both copies were owned; red's is in the pool again");
}

#[test]
fn a_chain_of_rounds_bans_only_while_owned() {
    // S11 never: what was given up never comes back.
    let position = "phase 2\nround 2\nladder 4 3 2 1\nred 20: speed streamlining holding | 1 b2";
    for (value, reason) in [("may-return", None), ("never", Some("soup-why-banned"))] {
        let mut t = table_with(4, "predecessor-after-loss", value, position);
        t.play("environment E11; buy persistence for speed; done; done; done; done");
        t.skip_to(2);
        t.play("environment E01; give up persistence; pay");
        assert_eq!(t.why("buy speed").filter(|why| !why.is_empty()).as_deref(), reason, "{value}");
    }
}
