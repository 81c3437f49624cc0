//! The banks, what is taken, stored, stolen, and what goes.

use super::*;

#[test]
fn a_token_from_the_bank_to_plate_and_store() {
    let mut t = of_two("bank.table = 4\nred.animals.1 = { traits = [\"fat_tissue\"] }\nblue.animals.2 = { traits = [\"parasite\"] }");
    t.play("take red1");
    assert_eq!(deeds(&t), [ate(animal(RED, 1), Origin::Environment)]);
    t.play("take blue2; take red1");
    let stored = flow(TABLE, Pool::Store(RED), 1, Some(animal(RED, 1)), Via::Meal(Origin::Environment));
    assert_eq!(deeds(&t), [ate(animal(BLUE, 2), Origin::Environment), stored]);
}

/// The partner's token is from the bank, too, with Communication; a shared one with Cooperation.
#[test]
fn pairs() {
    let pair = |kind: &str| {
        let red = format!("red.animals = {{ 1 = {{ traits = [\"{kind} with 3\"] }}, 3 = {{}} }}");
        let mut t = of_two(&format!("bank.table = 9\n{red}\nblue.animals.2 = {{ traits = [\"parasite\"] }}"));
        t.play("take red1");
        deeds(&t)
    };
    let [eater, partner] = [1, 3].map(|number| animal(RED, number));
    assert_eq!(pair("communication"), [eater, partner].map(|who| ate(who, Origin::Environment)));
    assert_eq!(pair("cooperation"), [ate(eater, Origin::Environment), ate(partner, Origin::Shared)]);
}

#[test]
fn stored_food_is_used() {
    let red = "red.animals.1 = { traits = [\"fat_tissue stored 1\", \"fat_tissue stored 1\", \"grazing\"] }";
    let mut t = of_two(&format!("bank.table = 5\n{red}\nblue.animals.2 = {{ traits = [\"parasite\"] }}"));
    t.play("use red1.fat_tissue; number 2");
    assert_eq!(deeds(&t), [flow(Pool::Store(RED), Pool::Plate(RED), 2, Some(animal(RED, 1)), Via::Converted)]);
}

#[test]
fn a_token_is_stolen() {
    let pirate = |food: &str, traits: &str, victim: &str| {
        let red = format!(
            "red.animals = {{ 1 = {{ food = \"{food}\", traits = [\"piracy\"{traits}] }}, 4 = {{ food = \"1 red\", traits = [\"parasite\"] }} }}"
        );
        let blue = "blue.animals.2 = { food = \"1 red\", traits = [\"high_body_weight\"] }";
        let mut t = of_two(&format!("bank.table = 5\n{red}\n{blue}"));
        t.play(&format!("use red1.piracy; {victim}"));
        deeds(&t)
    };
    let (who, theft) = (Some(animal(RED, 1)), Via::Theft(BLUE));
    assert_eq!(pirate("", "", "blue2"), [flow(Pool::Plate(BLUE), Pool::Plate(RED), 1, who, theft)]);
    assert_eq!(pirate("1 red", ", \"fat_tissue\"", "blue2"), [flow(Pool::Plate(BLUE), Pool::Store(RED), 1, who, theft)]);
    assert_eq!(pirate("", "", "red4"), [], "a side has what it had");
}

#[test]
fn food_is_destroyed() {
    let mut t =
        of_two(&format!("bank.table = 3\nred.animals.1 = {{ traits = [\"grazing\"] }}\nblue.animals.2 = {{ traits = [\"parasite\"] }}"));
    t.play("use red1.grazing");
    assert_eq!(deeds(&t), [flow(TABLE, Pool::Outside, 1, None, Via::Destroyed(RED))]);
}

/// Dice and table fill the banks; Aedificator adds to that of its own territory before the feeding begins.
#[test]
fn the_window_opens() {
    let setup = with_sets(2, 2);
    let mut t = at(
        &setup,
        "phase = 2\nred.animals = { 1 = { traits = [\"aedificator\"] }, 3 = { place = \"ocean\", traits = [\"parasite\"] } }\nblue.animals.2 = {}",
    );
    t.play("dice 1; dice 1");
    let card = t.game.cards().find("aedificator").expect("it is there");
    let comes = |at: u8, n: u16, via: Via| flow(Pool::Outside, Pool::Patch(at), n, None, via);
    let filled = [comes(0, 1, Via::Weather), comes(1, 3, Via::Weather), comes(2, 3, Via::Weather), comes(0, 2, Via::Card(card))];
    let needs = [Ecological::Need { side: RED, heads: 2, need: 4, hand: 6 }, Ecological::Need { side: BLUE, heads: 1, need: 1, hand: 3 }];
    let supply = [3, 3, 3].into_iter().zip(0u8..).map(|(n, patch)| Ecological::Supply { patch, n });
    assert_eq!(notes(&t), filled.into_iter().chain(needs).chain(supply).collect::<Vec<_>>());
}

fn judged(who: Being, (need, got): (u16, u16), how: Fed, left: u16) -> Ecological {
    Ecological::Judged { who, n: 1, need, got, fed: how != Fed::None, how, hand: left, kinds: u8::from(left > 0) }
}

/// All are fed, one of them asleep: judged before what is left is put away. A turn ends, and what fed goes.
#[test]
fn the_feeding_is_over() {
    let red = "red.animals = { 1 = {}, 3 = { traits = [\"hibernation marked used\"] } }";
    let mut t = of_two(&format!("bank.table = 3\n{red}\nblue.animals.2 = {{ food = \"3 red\", traits = [\"parasite\"] }}"));
    t.play("take red1");
    let judged = [
        judged(animal(RED, 1), (1, 1), Fed::Meal, 2),
        judged(animal(BLUE, 2), (3, 3), Fed::Meal, 2),
        judged(animal(RED, 3), (1, 0), Fed::Waived, 2),
    ];
    let cleared = flow(TABLE, Pool::Outside, 2, None, Via::Spoiled);
    assert_eq!(notes(&t)[1..], [&judged[..], &[cleared]].concat());
}

/// Who did not get enough is judged hungry, then dies.
#[test]
fn a_hungry_one_is_judged() {
    let mut t = of_two("bank.table = 2\nred.animals.1 = {}\nblue.animals.2 = { food = \"1 blue\", traits = [\"parasite\"] }");
    t.play("take red1; take blue2");
    let hungry = animal(BLUE, 2);
    let judged = [judged(animal(RED, 1), (1, 1), Fed::Meal, 0), judged(hungry, (3, 2), Fed::None, 0)];
    let dead = [died(hungry, Death::Hunger, None), lost(hungry, Pool::Plate, 2)];
    assert_eq!(notes(&t)[2..6], [judged, dead].concat());
}
