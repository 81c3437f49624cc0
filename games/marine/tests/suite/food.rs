//! What is noted of food and life: a scene for each way in which elements and cubes come and go.

use clade_engine::Maybe;
use clade_engine::ecology::{Being, Birth, Death, Ecological, Fed, Move, Pool, Via};
use clade_engine::{Game, Kept, Kind, Shown, Side, Sink};
use clade_marine::ELEMENT_WORDS;
use clade_marine::board::{Cell, cell_named, corner_named, corners};
use clade_marine::state::Element;
use clade_marine::{Event, Marine};

const CRUSTACEANS: Side = Side(0);
const FISHES: Side = Side(1);
const CEPHALOPODS: Side = Side(2);

/// A game at a position, the notes of what happens until its first question, and of what the answers do.
fn noted(seats: u8, position: &str, answers: &str) -> (Marine, Vec<Ecological>) {
    let game = crate::common::open(seats, &[]);
    let mut events: Vec<Event> = Vec::new();
    let state = game.place(position, &mut Sink::to(&mut events)).unwrap_or_else(|e| panic!("{e}"));
    let mut table = clade_check::AtTable { game, state, events: Vec::new() };
    if !answers.is_empty() {
        table.play(answers);
        events.append(&mut table.events);
        table.game.run_forced(&mut table.state, &mut Vec::new(), &mut Sink::to(&mut events));
    }
    let mut notes = Vec::new();
    events.iter().for_each(|event| table.game.ecology(event, &mut notes));
    (table.game, notes)
}

fn notes(seats: u8, position: &str, answers: &str) -> Vec<Ecological> {
    noted(seats, position, answers).1
}

/// The kind of a card, by its word.
fn kind(game: &Marine, word: &str) -> Kind {
    game.cards().kinds().find(|&kind| game.cards().word(kind) == word).expect("a card")
}

fn cell(word: &str) -> u8 {
    cell_named(word).expect("a cell").0
}

fn patch(word: &str) -> Pool {
    Pool::Patch(corner_named(word).expect("a corner").0)
}

fn element(word: &str) -> u8 {
    ELEMENT_WORDS.iter().position(|&known| known == word).expect("an element") as u8
}

fn cube(side: Side) -> Being {
    Being { side, slot: Being::ALIKE }
}

fn flow(from: Pool, to: Pool, name: &str, via: Via) -> Ecological {
    Ecological::Flow { from, to, n: 1, kind: element(name), who: None, via }
}

fn came(to: &str, name: &str, via: Via) -> Ecological {
    flow(Pool::Outside, patch(to), name, via)
}

fn went(from: &str, name: &str, via: Via) -> Ecological {
    flow(patch(from), Pool::Outside, name, via)
}

fn died(side: Side, at: &str, n: u16, by: Death, killer: Option<Side>) -> Ecological {
    Ecological::Died { who: cube(side), at: cell(at), n, by, killer }
}

fn judged(side: Side, n: u16, how: Fed, fitting: &[&str]) -> Ecological {
    let kinds = fitting.iter().fold(0, |all, name| all | 1 << element(name));
    let (got, fed) = (u16::from(how == Fed::Habitat), how != Fed::None);
    Ecological::Judged { who: cube(side), n, need: 1, got, fed, how, hand: fitting.len() as u16, kinds }
}

/// Elements of these types around a tile feed cubes there.
fn serves(side: Side, n: u16, at: &str, fitting: &[&str]) -> Ecological {
    let kinds = fitting.iter().fold(0, |all, name| all | 1 << element(name));
    Ecological::Serves { side, n, patches: corners(Cell(cell(at))).map(|corner| corner.0), kinds }
}

fn need(side: Side, heads: u16, hand: u16) -> Ecological {
    Ecological::Need { side, heads, need: heads, hand }
}

fn is_of_cubes(note: &Ecological) -> bool {
    matches!(note, Ecological::Born { .. } | Ecological::Died { .. } | Ecological::Moved { .. } | Ecological::Left { .. })
}

/// The notes about cubes that come, go and move.
fn lives(notes: Vec<Ecological>) -> Vec<Ecological> {
    notes.into_iter().filter(is_of_cubes).collect()
}

/// Crustaceans eat algae and worms, fishes algae and plankton, cephalopods neither: what each needs and who will thrive is told first.
#[test]
fn an_extinction_judges_before_anybody_dies() {
    let position = "elements = { \"d4.se\" = \"worms\", \"d3.se\" = \"algae\" }\npending = [\"extinction\", \"turn crustaceans\"]\n\
                    [species]\nd4 = { crustaceans = 2, fishes = 1, cephalopods = 3 }\nd5 = { crustaceans = 1, fishes = 4 }\n";
    let expected = vec![
        need(CRUSTACEANS, 3, 3),
        need(FISHES, 5, 1),
        need(CEPHALOPODS, 3, 0),
        Ecological::Supply { patch: cell("d4"), n: 3 },
        Ecological::Supply { patch: cell("d5"), n: 1 },
        serves(CRUSTACEANS, 2, "d4", &["algae", "worms"]),
        judged(CRUSTACEANS, 2, Fed::Habitat, &["algae", "worms"]),
        serves(CRUSTACEANS, 1, "d5", &["worms"]),
        judged(CRUSTACEANS, 1, Fed::Habitat, &["worms"]),
        serves(FISHES, 1, "d4", &["algae"]),
        judged(FISHES, 1, Fed::Habitat, &["algae"]),
        judged(FISHES, 4, Fed::None, &[]),
        judged(CEPHALOPODS, 3, Fed::None, &[]),
        died(FISHES, "d5", 4, Death::Hunger, None),
        died(CEPHALOPODS, "d4", 3, Death::Hunger, None),
    ];
    assert_eq!(notes(3, position, ""), expected);
}

/// One element feeds everybody; two of a type are at hand, and no better than one.
#[test]
fn a_second_element_is_at_hand_only() {
    let position = "elements = { \"d4.se\" = \"worms\", \"d4.ne\" = \"worms\" }\nspecies = { d4 = { crustaceans = 5 } }\n\
                    pending = [\"extinction\", \"turn crustaceans\"]\n";
    let all = notes(2, position, "");
    let found = Ecological::Judged {
        who: cube(CRUSTACEANS),
        n: 5,
        need: 1,
        got: 1,
        fed: true,
        how: Fed::Habitat,
        hand: 2,
        kinds: 1 << element("worms"),
    };
    assert!(all.contains(&found), "{all:?}");
}

/// Who lives on others is judged by what is left of them.
#[test]
fn carnivores_are_fed_by_others_until_these_die() {
    let position = "elements = { \"d4.ne\" = \"algae\" }\npending = [\"extinction\", \"turn crustaceans\"]\n\
                    crustaceans = { traits = [\"carnivore\"] }\n[species]\n";
    let doomed = notes(2, &format!("{position}e1 = {{ crustaceans = 2, fishes = 2 }}\n"), "");
    let hungry = [judged(CRUSTACEANS, 2, Fed::None, &[]), judged(FISHES, 2, Fed::None, &[])];
    assert!(hungry.iter().all(|note| doomed.contains(note)) && doomed.contains(&need(CRUSTACEANS, 2, 0)), "{doomed:?}");
    let deaths = [(FISHES, 2), (CRUSTACEANS, 2)].map(|(side, n)| died(side, "e1", n, Death::Hunger, None));
    assert_eq!(lives(doomed), deaths, "the others first");
    let position = position.replace("d4.ne\" = \"algae", "e1.se\" = \"plankton");
    let alive = notes(2, &format!("{position}e1 = {{ crustaceans = 2, fishes = 2 }}\n"), "");
    assert!(alive.contains(&judged(CRUSTACEANS, 2, Fed::Prey, &[])) && alive.contains(&need(CRUSTACEANS, 2, 2)), "{alive:?}");
    assert_eq!(lives(alive), []);
}

/// Points for the dead, and a pawn that they bring, fall between two deaths: hunger stays hunger.
#[test]
fn hunger_is_told_whatever_comes_between() {
    let position = "pending = [\"extinction\", \"turn crustaceans\"]\nelements = {}\ncrustaceans = { traits = [\"cannibal\"], points = 19 }\n\
                    fishes = { traits = [\"emergent_intelligence\"] }\n[species]\nd4 = { crustaceans = 1 }\nd5 = { crustaceans = 2, fishes = 1 }\n";
    let expected =
        [(CRUSTACEANS, "d4", 1), (CRUSTACEANS, "d5", 2), (FISHES, "d5", 1)].map(|(side, at, n)| died(side, at, n, Death::Hunger, None));
    assert_eq!(lives(notes(2, position, "")), expected);
}

/// Competition right after an Extinction, with nothing between them but a pawn that is placed.
#[test]
fn competition_is_no_hunger() {
    let position = "row = [\"annelids\"]\npending = [\"extinction\", \"turn fishes\"]\nturn = \"fishes\"\ncompetition = [\"land\", \"land\", \"coral-reef\"]\n\
                    crustaceans = { traits = [\"cannibal\"] }\nspecies = { d4 = { crustaceans = 3, fishes = 3 }, d6 = { crustaceans = 1 } }\n";
    let found = lives(notes(2, position, "basic competition-3; take; d4; crustaceans; crustaceans; done"));
    let killed = died(CRUSTACEANS, "d4", 1, Death::Competition, Some(FISHES));
    assert_eq!(found, [died(CRUSTACEANS, "d6", 1, Death::Hunger, None), killed, killed]);
}

const CARD: &str = "deck = [0, 0, 33]\npending = [\"choose crustaceans 4\", \"end-turn crustaceans action -1\"]\n";

#[test]
fn a_card_is_a_predator_of_others_and_none_of_its_own() {
    let position = format!("row = [\"omnivore\", \"asteroid\"]\n{CARD}elements = {{}}\n[species]\n");
    let others = notes(2, &format!("{position}d4 = {{ crustaceans = 1, fishes = 2 }}\n"), "slot 1; d4");
    assert_eq!(others, [died(FISHES, "d4", 1, Death::Predation, Some(CRUSTACEANS))]);
    let own = notes(2, &format!("{position}d4 = {{ crustaceans = 2 }}\n"), "slot 1; d4");
    assert_eq!(own, [died(CRUSTACEANS, "d4", 1, Death::Effect, Some(CRUSTACEANS))]);
}

#[test]
fn what_a_card_strikes_is_no_prey() {
    let position = format!(
        "row = [\"asteroid\"]\n{}[species]\nd4 = {{ crustaceans = 1, fishes = 3 }}\ne4 = {{ fishes = 1 }}\n",
        CARD.replace("33", "34")
    );
    let struck = |at, n| died(FISHES, at, n, Death::Effect, Some(CRUSTACEANS));
    assert_eq!(notes(2, &position, "slot 1; d4; crustaceans"), [struck("d4", 3), struck("e4", 1)]);
}

#[test]
fn cubes_go_home_alive() {
    let position = format!(
        "row = [\"annelids\", \"solar_radiation\", \"asteroid\"]\n{}species = {{ d4 = {{ fishes = 3 }} }}\n",
        CARD.replace("33", "32")
    );
    let left = |n, by| Ecological::Left { who: cube(FISHES), at: cell("d4"), n, by: Some(by) };
    assert_eq!(notes(2, &position, "slot 2; d4"), [left(2, CRUSTACEANS)]);
    let position = "row = [\"annelids\"]\nspecies = { e1 = { fishes = 3 } }\n";
    let gone = Ecological::Left { who: cube(FISHES), at: cell("e1"), n: 2, by: Some(CRUSTACEANS) };
    let spread = Ecological::Born { who: cube(CRUSTACEANS), at: cell("e1"), n: 1, by: Birth::Spread };
    assert_eq!(notes(2, position, "basic tectonics-1; take; e1"), [gone, spread]);
}

#[test]
fn a_cube_comes_back_from_the_box() {
    let position = "row = [\"annelids\"]\nspecies = { e1 = { crustaceans = 1 } }\ncrustaceans = { eliminated = 4 }\n";
    let revived = Ecological::Born { who: cube(CRUSTACEANS), at: cell("e1"), n: 1, by: Birth::Revived };
    assert_eq!(notes(2, position, "basic tectonics-1; take; e1; eliminated"), [revived]);
}

#[test]
fn who_moves_cubes_is_told() {
    let position = format!(
        "row = [\"mass_exodus\", \"asteroid\"]\n{CARD}tiles = {{ d4 = \"coral-reef\", e4 = \"land\" }}\nspecies = {{ d4 = {{ crustaceans = 2, fishes = 3 }} }}\n"
    );
    let moved = |side, n, by| Ecological::Moved { who: cube(side), from: cell("d4"), to: cell("e4"), n, by };
    let expected = [moved(FISHES, 3, Move::Forced(Some(CRUSTACEANS))), moved(CRUSTACEANS, 2, Move::Chosen)];
    assert_eq!(notes(2, &position, "slot 1; d4; fishes"), expected);
    let position = "row = [\"annelids\"]\nspecies = { d4 = { crustaceans = 1 } }\n";
    assert_eq!(notes(2, position, "basic migration-1; take; d4 e4"), [moved(CRUSTACEANS, 1, Move::Chosen)]);
}

#[test]
fn elements_come_and_go_by_players() {
    let position = "row = [\"annelids\"]\nabundance = [\"sun\"]\nautotrophs = [\"plankton\", \"sun\"]\nelements = { \"d7.e\" = \"sun\", \"d1.e\" = \"worms\" }\n";
    let by = Via::Player(CRUSTACEANS);
    assert_eq!(notes(2, position, "basic abundance-1; take; sun; d4.e"), [came("d4.e", "sun", by)]);
    assert_eq!(notes(2, position, "basic autotrophs-1; take; remove d7.e"), [went("d7.e", "sun", by)]);
    let swapped = [went("d1.e", "worms", by), came("d1.e", "plankton", by)];
    assert_eq!(notes(2, position, "basic autotrophs-2; take; swap d1.e; plankton"), swapped);
}

#[test]
fn elements_come_and_go_by_cards() {
    let position = format!(
        "row = [\"adaptability\", \"asteroid\"]\n{CARD}crustaceans = {{ tokens = [\"sun\"] }}\nelements = {{ \"d4.e\" = \"worms\" }}\n"
    );
    let (game, found) = noted(2, &position, "slot 1; sun; d4.e");
    let by = Via::Card(kind(&game, "adaptability"));
    assert_eq!(found, [went("d4.e", "worms", by), came("d4.e", "sun", by)]);
    let position = format!(
        "row = [\"omnivore\", \"asteroid\"]\n{CARD}elements = {{ \"d4.e\" = \"worms\" }}\nspecies = {{ d4 = {{ crustaceans = 1 }} }}\n"
    );
    let (game, found) = noted(2, &position, "slot 1; d4; d4.e");
    assert_eq!(found.first(), Some(&went("d4.e", "worms", Via::Card(kind(&game, "omnivore")))));
    let position = format!("row = [\"niche_construction\", \"asteroid\"]\n{CARD}elements = {{ \"d4.e\" = \"worms\" }}\n");
    let carried = flow(patch("d4.e"), patch("d1.ne"), "worms", Via::Carried);
    assert_eq!(notes(2, &position, "slot 1; d4.e; d1.ne"), [carried]);
}

#[test]
fn elements_between_vents_go_by_the_rules() {
    let position = "row = [\"annelids\", \"biodiversity\", \"biomass\", \"rich_habitat\", \"gastropods\"]\nfishes = { retrieved = true }\nelements = { \"d3.se\" = \"algae\" }\nspecies = {}\n\
                    vents = { d3 = \"geothermal\", d4 = \"hydrothermal\", e3 = \"geothermal\" }\n";
    assert_eq!(notes(2, position, "retrieve"), [went("d3.se", "algae", Via::Weather)]);
}

/// What lies and lives before the first round is the opening, also where it is drawn.
#[test]
fn what_is_set_up_is_the_opening() {
    let game = crate::common::open(2, &["earth=random"]);
    let mut found = Vec::new();
    clade_check::random_states(&game, 1, |_, _, events| {
        let begun = found.contains(&Ecological::Round(1));
        events.iter().filter(|_| !begun).for_each(|event| game.ecology(event, &mut found));
    });
    let setup = found.split(|note| *note == Ecological::Round(1)).next().unwrap_or_default();
    let is_opening = |note: &Ecological| match *note {
        Ecological::Flow { from, via, .. } => via == if from == Pool::Outside { Via::Opening } else { Via::Weather },
        Ecological::Born { by, .. } => by == Birth::Setup,
        _ => false,
    };
    assert!(setup.len() >= 8 && setup.iter().all(is_opening), "{setup:?}");
}

/// Random Earth: where an animal has none of the six, they go back; those that are not there do not.
#[test]
fn what_is_drawn_again_goes_back_first() {
    let (none, some) = (Maybe::NONE, Maybe::of);
    let game = crate::common::open(2, &["earth=random"]);
    let mut found = Vec::new();
    let drawn = Event::Redrawn(FISHES, [some(Element::Sun), none, none, some(Element::Worms), none, none]);
    game.ecology(&drawn, &mut found);
    let corners = clade_marine::board::corners(Cell(cell("d4"))).map(|corner| Pool::Patch(corner.0));
    let gone = |corner: usize, name| flow(corners[corner], Pool::Outside, name, Via::Weather);
    assert_eq!(found, [gone(0, "sun"), gone(3, "worms")]);
}

/// The experiment in which elements are used up: a player took it away, or chance did.
#[test]
fn what_is_used_up() {
    let gone = |option: &str| {
        let game: Marine = crate::CARDS.open(&clade_check::setup(2, &[option]), &[]);
        let position = "elements = { \"d4.se\" = \"worms\" }\nspecies.d4.crustaceans = 5\npending = [\"extinction\", \"turn crustaceans\"]";
        let mut table = clade_check::AtTable::of(game, position);
        table.play("remove d4.se");
        let mut notes = Vec::new();
        table.events.iter().for_each(|event| table.game.ecology(event, &mut notes));
        notes
    };
    assert_eq!(gone("elements=eaten"), [flow(patch("d4.se"), Pool::Outside, "worms", Via::Player(CRUSTACEANS))]);
    assert_eq!(gone("elements=lost"), [flow(patch("d4.se"), Pool::Outside, "worms", Via::Weather)]);
}
