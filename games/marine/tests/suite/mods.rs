//! What modders can do: correct a card whose printed text differs, by editing its file or by a mod that overrides it; add evolution cards
//! and traits; and what a broken card does: the game goes on, file and line are named, no piece is lost.

use crate::common::open_with;
use clade_check::AtTable;
use clade_check::setup;
use clade_engine::{Audited, Kept};
use clade_marine::{Event, MODULE, Marine};
use clade_script::ModFolder;

/// Crustaceans choose the lowest card of the row: worms touch the reef, where they are alone.
const POSITION: &str = "row = [\"annelids\", \"biomass\", \"omnivore\", \"volcanism\", \"metamorphosis\"]\n\
    evolution = [\"coral-reef\", \"-\", \"-\", \"-\", \"-\"]\nspecies = { d4 = { crustaceans = 2 } }\n";
const PLAY: &str = "basic evolution-1; take; d4; slot 1";

fn card(id: &str, lines: &str) -> String {
    format!(
        "return {{\n    id = \"{id}\",\n    name = {{ en = \"{id}\", ru = \"{id}\", pl = \"{id}\" }},\n    text = {{ en = \"For a test.\", \
         ru = \"Для теста.\", pl = \"Do testu.\" }},\n    source = \"assumed\",\n{lines}\n}}\n"
    )
}

fn a_mod(head: &str, cards: &[(&str, &str)]) -> ModFolder {
    let head = format!("id = \"mine\"\ngame = \"marine\"\nversion = \"1\"\n{head}");
    let files = cards.iter().map(|(id, lines)| (format!("{id}.lua"), card(id, lines)));
    ModFolder { files: [("mod.toml".to_owned(), head)].into_iter().chain(files).collect() }
}

fn table(mods: &[ModFolder], position: &str) -> AtTable<Marine> {
    AtTable::of(open_with(&setup(2, &[]), mods), position)
}

/// Points of crustaceans: 6 for the reef, and what the card pays.
fn points_after(mods: &[ModFolder]) -> i16 {
    let mut table = table(mods, POSITION);
    table.play(PLAY);
    table.state.animals[0].points
}

#[test]
fn the_card_as_it_is_shipped() {
    assert_eq!(points_after(&[]), 6 + 1);
}

/// Somebody who owns the game reads another text on a card.
#[test]
fn a_mod_swaps_the_effect_of_a_card() {
    let corrected = ("annelids", "    kind = \"evolution\",\n    play = function(g)\n        g:gain(5)\n    end,");
    assert_eq!(points_after(&[a_mod("overrides = \"marine_evolution\"", &[corrected])]), 6 + 5);
}

/// Where a card says “X”, its owner says which number stands there: the one of its slot, or another.
#[test]
fn an_owner_says_what_x_is() {
    let position = "row = [\"omnivore\", \"trophic_cascade\"]\nspecies = { d4 = { crustaceans = 1, fishes = 3 } }\n\
        pending = [\"choose crustaceans 4\", \"end-turn crustaceans action -1\"]\n";
    let left = |changes: &str| {
        let mut folder = a_mod("", &[]);
        folder.files.push(("changes.toml".to_owned(), changes.to_owned()));
        let mut table = table(&[folder], position);
        table.play("slot 1; d4; d4.e");
        table.state.animals[1].eliminated
    };
    assert_eq!(left(""), 1);
    assert_eq!(left("[\"marine_evolution:omnivore\"]\nx = 2\n"), 2);
    assert_eq!(left("[\"marine_evolution:omnivore\"]\nx = 9\n"), 3, "all that there are");
    assert_eq!(left("[\"marine_evolution:omnivore\"]\nx = \"slot\"\n"), 1, "the first slot");
}

#[test]
fn the_file_of_a_card_is_edited() {
    let mut folder = MODULE.shipped[0].folder();
    let (_, text) = folder.files.iter_mut().find(|(name, _)| name.contains("annelids")).expect("it is shipped");
    let edited = text.replace("points = points + 1", "points = points + 3");
    assert_ne!(*text, edited);
    *text = edited;
    assert_eq!(points_after(&[folder]), 6 + 3);
}

/// Events and lasting effects are facts and hooks of a card, too: the correction of a symbol.
#[test]
fn a_mod_swaps_the_trait_of_an_animal() {
    let generous = ("solitary", "    kind = \"trait\",\n    score = function(tile)\n        return 10\n    end,");
    let mut table =
        table(&[a_mod("overrides = \"marine_traits\"", &[generous])], &format!("{POSITION}crustaceans = {{ traits = [\"solitary\"] }}\n"));
    table.play("basic evolution-1; take; d4");
    assert_eq!(table.state.animals[0].points, 6 + 10);
}

/// A new trait: its owner's basic pawns may stand anywhere; a new card: everybody loses a point.
#[test]
fn cards_are_added() {
    let roam = ("roam", "    kind = \"trait\",\n    free_order = function()\n        return true\n    end,");
    let frost = (
        "frost",
        "    kind = \"evolution\",\n    play = function(g)\n        for _, animal in ipairs(g:food_chain()) do\n            g:gain(-1, animal)\n        end\n    end,",
    );
    let position = POSITION.replace("annelids", "frost")
        + "crustaceans = { traits = [\"roam\"] }\npawns = { abundance-2 = \"crustaceans\", migration-1 = \"crustaceans\" }\n";
    let mut table = table(&[a_mod("", &[roam, frost])], &position);
    assert!(table.legal().contains(&"basic adaptation-1".to_owned()), "{:?}", table.legal());
    table.play(PLAY);
    assert_eq!((table.state.animals[0].points, table.state.animals[1].points), (6 - 1, -1));
}

/// The segment that failed is taken back; the card goes to the discard, and the turn ends.
#[test]
fn a_broken_card_ends_no_game() {
    let broken =
        ("broken", "    kind = \"evolution\",\n    play = function(g)\n        g:gain(7)\n        g:eliminate(200, 0, 1)\n    end,");
    let mut table = table(&[a_mod("", &[broken])], &POSITION.replace("annelids", "broken"));
    table.play(PLAY);
    let told: Vec<String> = table.events.iter().filter(|event| table.game.is_failure(event)).map(|event| format!("{event:?}")).collect();
    assert!(told.len() == 1 && told[0].contains("mine/broken.lua") && told[0].contains("line: 9"), "{told:?}");
    assert!(!table.events.iter().any(|event| matches!(event, Event::NoEffect(_))), "it is told as failed, not as without effect");
    assert_eq!(table.state.animals[0].points, 6);
    assert!(table.game.is_sound(&table.state) && table.state.discard.len() == 1);
}

/// Two animals on vents, the second with more cubes; a Survival comes.
const VENTS: &str = "vents = { d1 = \"geothermal\", d2 = \"geothermal\" }\npending = [\"survival\", \"turn crustaceans\"]\n\
    species = { d1 = { crustaceans = 1, fishes = 2 }, d2 = { crustaceans = 1, fishes = 1 } }\n";

/// A Survival card that goes by other rules: the animal with fewer cubes has it, and each of them pays.
const SCARCE: (&str, &str) = (
    "survival_card",
    "    kind = \"survival\",\n    holds = function(animal) return animal.cubes > 0 and animal.cubes < animal.rival end,\n    \
     pays = function(holder) return 4 * holder.cubes + holder.vents end,",
);

#[test]
fn a_mod_puts_its_survival_card_in_place_of_the_shipped_one() {
    let points = |mods: &[ModFolder]| {
        let table = table(mods, VENTS);
        (table.state.animals.clone().map(|animal| animal.points), table.state.survival.get())
    };
    let (shipped, holder) = points(&[]);
    let (own, other) = points(&[a_mod("overrides = \"marine_survival\"", &[SCARCE])]);
    assert_eq!((shipped.iter().sum::<i16>(), own.iter().sum::<i16>()), (3, 4 * 2 + 2), "the bonus for two vents, or what the card says");
    assert!(holder.is_some() && other.is_some() && holder != other);
    // A card without these functions is held by nobody.
    let (none, holder) = points(&[a_mod("overrides = \"marine_survival\"", &[("survival_card", "    kind = \"survival\",")])]);
    assert_eq!((none.iter().sum::<i16>(), holder), (0, None));
}

#[test]
fn a_table_has_one_survival_card() {
    let refused = |head: &str, card: (&str, &str)| {
        let rules = clade_marine::rules(&setup(2, &[]), &[a_mod(head, &[card])]);
        rules.map(drop).expect_err("it is refused").to_string()
    };
    assert_eq!(
        refused("", SCARCE),
        "mine/survival_card.lua:6: a table has one Survival card, and marine_survival/survival_card.lua is it: to put this one in its place, \
         write overrides = \"marine_survival\" into mod.toml, and id = \"survival_card\" here"
    );
    assert_eq!(
        refused("overrides = \"marine_survival\"", ("survival_card", "    kind = \"survival\", slots = 2,")),
        "mine/survival_card.lua:6: slots: a key of a card; this is a Survival card"
    );
    assert_eq!(
        refused("", ("more", "    kind = \"survial\",")),
        "mine/more.lua:6: kind: 'survial' is not one of evolution, trait, survival; did you mean 'survival'?"
    );
}
