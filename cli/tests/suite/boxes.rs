//! `clade box`: an owner of a game says what is printed in it.

use crate::common::{clade, good, out};

/// What `clade box` prints, in one line: where it breaks lines is not what these tests are about.
fn own(args: &[&str]) -> String {
    good(&[&["box"], args].concat(), "").split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn what_an_owner_says_is_played_and_no_longer_doubted() {
    assert!(own(&["soup"]).contains("1 of 11 are sure"));
    let said = own(&["soup", "e05", "drift=north", "ozone=7"]);
    assert!(said.contains("drift=north ozone=7 copies=1") && said.contains("you said so") && said.contains("2 of 11 are sure"), "{said}");
    assert!(own(&["soup", "e08", "--as-shown"]).contains("3 of 11 are sure"));
    let cards = good(&["cards", "soup"], "");
    assert!(cards.contains("Drift north, ozone 7 (e05)") && cards.contains("changed by my_box_soup"), "{cards}");
    let json: serde_json::Value = serde_json::from_str(&own(&["soup", "e05", "--json"])).expect("JSON");
    assert_eq!(
        (&json["sure"], &json["parts"][0]["facts"][1]["value"], &json["parts"][0]["is_said"]),
        (&3.into(), &"7".into(), &true.into())
    );
    assert!(own(&["soup", "e05", "--forget"]).contains("2 of 11 are sure"));
    for (args, told) in [
        (&["soup", "e5"][..], "nothing in this box is called “e5”; did you mean 'e05'?"),
        (&["soup", "e05", "drift=nort"], "“drift” cannot be “nort”; it may be none, west, north, east, south"),
        (&["soup", "e05", "ozone=900"], "“ozone” cannot be “900”; it may be 0–255"),
        (&["soup", "e05", "wind=1"], "there is no fact “wind” here; there are: drift, ozone, copies"),
    ] {
        let refused = clade(&[&["box"], args].concat(), "");
        assert!(refused.status.code() == Some(2) && String::from_utf8_lossy(&refused.stderr).contains(told), "{told}: {}", out(&refused));
    }
}

#[test]
fn cards_are_counted_and_symbols_and_effects_are_named() {
    assert!(own(&["evolution"]).contains("0 of 62 are sure"));
    assert!(own(&["evolution", "poisonous+carnivorous", "copies=3"]).contains("copies=3 · you said so"));
    assert!(own(&["evolution", "swimming", "copies=6"]).contains("2 of 62 are sure"));
    assert!(own(&["evolution", "swimming", "copies=7"]).contains("2 of 62 are sure"), "said again");
    assert!(own(&["evolution", "swimming", "--forget"]).contains("copies=8 · inferred"));
    assert!(own(&["marine"]).contains("secondary effect · second=– · nobody here knows"));
    own(&["marine", "annelids.events", "events=extinction,survival"]);
    let said = own(&["marine", "annelids.second", "second=Gain 1 VP."]);
    assert!(said.contains("second=Gain 1 VP. · you said so"), "{said}");
    assert!(own(&["marine", "terrestrial.x", "x=2"]).contains("x=2 · you said so"));
    assert!(own(&["marine", "voracious_predator.x", "--as-shown"]).contains("x=slot"));
    let terrestrial = good(&["cards", "marine", "terrestrial"], "").split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(terrestrial.contains("X is 2 (as printed)"), "{terrestrial}");
    let cards = good(&["cards", "marine"], "").split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(cards.contains("starts Survival when it comes (as printed) · secondary"), "{cards}");
    assert!(own(&["pond"]).contains("nothing that is printed is unsure"));
}
