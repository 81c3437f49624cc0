//! Four colonies, by the rules as printed.

use super::*;
use crate::common::table;

#[test]
fn a_meal_and_what_is_left() {
    let mut t = table(4, "red.amoebas.1 = \"b2\"\nblue.amoebas.1 = \"e2\"\nsoup.b2 = { red = 1, blue = 1, green = 2, yellow = 1 }");
    t.play("drift; eat blue:1 green:1 yellow:1");
    let meal = [ate(RED, "b2", 1, 1), ate(RED, "b2", 1, 2), ate(RED, "b2", 1, 3), left(RED, "b2", 2)];
    let judged = judged(RED, (3, 3), Fed::Meal, 4, 0b1110);
    assert_eq!(notes(&t), [&meal[..], &[judged]].concat());
}

#[test]
fn a_supply_that_is_short_leaves_less() {
    let position = "red.amoebas.1 = \"b2\"\nblue.amoebas.1 = \"e2\"\nsupply.red = 1\nhoard = \"e3\"\n\
                    soup.b2 = { blue = 1, green = 1, yellow = 1 }";
    let mut t = table(4, position);
    t.play("drift; eat blue:1 green:1 yellow:1");
    assert_eq!(notes_of(&t, RED)[3], left(RED, "b2", 1));
}

/// Frugality takes a cube off, so two are all that is needed; Substitution makes it four for three.
#[test]
fn what_was_needed_is_the_base_diet_or_a_smaller_meal() {
    let with = |gene: &str, meal: &str| {
        let red = format!("red = {{ genes = [\"{gene}\"], amoebas = {{ 1 = \"b2\" }} }}");
        let mut t = table(4, &format!("{red}\nblue.amoebas.1 = \"e2\"\nsoup.b2 = {{ blue = 2, green = 2 }}"));
        t.play(&format!("drift; {meal}"));
        notes(&t).pop()
    };
    assert_eq!(with("frugality", "eat blue:1 green:1"), Some(judged(RED, (2, 2), Fed::Meal, 4, 0b110)));
    assert_eq!(with("substitution", "eat blue:2 green:2"), Some(judged(RED, (3, 4), Fed::Meal, 4, 0b110)));
}

/// The host pays a point, which is no food.
#[test]
fn a_parasite_eats_less_and_takes_no_food_of_its_host() {
    let position = "red = { points = 3, genes = [\"parasitism\"], amoebas = { 1 = \"b2\" } }\nblue = { points = 1, amoebas = { 1 = \"b2\" } }\n\
                    soup.b2 = { blue = 1, green = 1 }";
    let mut t = table(4, position);
    t.play("drift; use parasitism; blue; eat blue:1 green:1");
    let own = judged(RED, (2, 2), Fed::Meal, 2, 0b110);
    assert_eq!(notes(&t), [ate(RED, "b2", 1, 1), ate(RED, "b2", 1, 2), left(RED, "b2", 2), own]);
}

#[test]
fn hunger_and_a_natural_death() {
    let mut t = table(4, "red.amoebas.1 = \"b2 *\"\nblue.amoebas.1 = \"e2\"\nsoup.b2 = { red = 3, green = 1 }");
    t.play("drift; starve");
    assert_eq!(notes(&t), [judged(RED, (3, 0), Fed::None, 1, 0b100)]);
    t.play("drift; starve; environment E03; done; done; done; done; done; done; done; done");
    assert_eq!(notes_of(&t, RED), [&[died(RED, "b2", Death::Hunger, None)][..], &body(RED, "b2", 2)].concat());
}

/// Struggle for Survival kills, feeds and leaves nothing of the attacker; the dead one leaves a cube of each colour.
#[test]
fn an_attack_that_feeds() {
    let position = "red = { points = 3, genes = [\"struggle\"], amoebas = { 1 = \"b2\" } }\ngreen.amoebas.1 = \"b2\"\n\
                    yellow.amoebas.1 = \"e2\"\nsoup.b2.blue = 1";
    let mut t = table(4, position);
    t.play("drift; use struggle; attack green1");
    let dead = [&[died(GREEN, "b2", Death::Predation, Some(RED))][..], &body(GREEN, "b2", 1)].concat();
    // At hand was the blue cube, but not those of its victim.
    let fed = judged(RED, (3, 0), Fed::Prey, 1, 0b10);
    assert_eq!(notes(&t), [dead, vec![fed]].concat());
}

#[test]
fn an_attack_that_fails() {
    let position = "red = { points = 3, genes = [\"struggle\"], amoebas = { 1 = \"b2\" } }\nyellow.amoebas.1 = \"e2\"\n\
                    green = { points = 4, genes = [\"escape\"], amoebas = { 1 = \"b2\", 2 = \"c2\" } }";
    let mut t = table(4, position);
    t.play("drift; use struggle; attack green1; use escape; die 3");
    assert_eq!(notes_of(&t, GREEN), [moved(GREEN, "b2", "c2", Move::Chosen)]);
    assert_eq!(notes_of(&t, RED), [judged(RED, (3, 0), Fed::None, 0, 0)]);
}

/// Aggression in phase 5 kills outright, or by the last damage point of an amoeba with Armor.
#[test]
fn an_attack_after_the_deaths() {
    let attack = |green: &str| {
        let red = "red = { points = 3, genes = [\"aggression\"], amoebas = { 1 = \"b2\" } }";
        let mut t = table(4, &format!("phase = 5\n{red}\n{green}\nyellow.amoebas.1 = \"e2\""));
        t.play("use aggression; red1; attack green1");
        notes_of(&t, GREEN)
    };
    let dead = [&[died(GREEN, "b2", Death::Predation, Some(RED))][..], &body(GREEN, "b2", 2)].concat();
    assert_eq!(attack("green.amoebas.1 = \"b2\""), dead);
    assert_eq!(attack("green = { genes = [\"armor\"], amoebas = { 1 = \"b2 *\" } }"), dead);
    assert_eq!(attack("green = { genes = [\"armor\"], amoebas = { 1 = \"b2\" } }"), []);
}

#[test]
fn drift_and_clinging() {
    let red = "red = { points = 3, genes = [\"tentacle\"], amoebas = { 1 = \"b2\" } }";
    let mut t = table(
        4,
        &format!("environment = \"E01\"\n{red}\nblue = {{ genes = [\"holding\"], amoebas = {{ 1 = \"b2\" }} }}\nsoup.b2.green = 2"),
    );
    t.play("drift; green; green; blue1");
    let carried =
        Ecological::Flow { from: Pool::Patch(cell("b2")), to: Pool::Patch(cell("a2")), n: 2, kind: 2, who: None, via: Via::Carried };
    assert_eq!(notes(&t), [carried, moved(RED, "b2", "a2", Move::Drift), moved(BLUE, "b2", "a2", Move::Chosen)]);
}

#[test]
fn a_move() {
    let mut t = table(4, "red = { points = 1, amoebas = { 1 = \"b2\" } }");
    t.play("move; die 3");
    assert_eq!(notes(&t), [moved(RED, "b2", "c2", Move::Chosen)]);
}

#[test]
fn a_newborn() {
    let ladder = "ladder = { red = 1, blue = 4, green = 2, yellow = 3 }";
    let mut t = table(4, &format!("phase = 4\n{ladder}\nblue = {{ points = 6, amoebas = {{ 1 = \"b2\" }} }}\nred.amoebas.1 = \"e2\""));
    t.play("c2");
    assert_eq!(notes(&t), [Ecological::Born { who: Being { slot: 8, ..first(BLUE) }, at: cell("c2"), n: 1, by: Birth::Bought }]);
}
