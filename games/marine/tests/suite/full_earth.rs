//! Every card on the largest table: each tile lies, each corner that has an element for it holds one, every animal has its cubes
//! everywhere. What a card looks at and asks there is the most that it ever can, and no card may fail of that.

use clade_check::AtTable;
use clade_engine::{Actor, Audited, Game, Rules, Sink, chance};
use clade_marine::board::{CENTRE, Cell, Corner, all_corners, around, cell_word, corner_word};
use clade_marine::state::Step;
use clade_marine::{Event, Marine};
use clade_table::WordStream;

/// All tiles that there are.
const TILES: [(&str, usize); 7] =
    [("land", 8), ("kelp-forest", 4), ("coral-reef", 4), ("seamount", 4), ("seagrass-meadow", 4), ("sand-plain", 4), ("open-ocean", 8)];
/// So many tiles lie: the last cell stays empty.
const LAID: u64 = 36;
const ELEMENTS: [&str; 6] = ["algae", "gastropods", "worms", "plankton", "sponges", "sun"];
const ANIMALS: [&str; 4] = ["crustaceans", "fishes", "cephalopods", "reptiles"];
/// More answers than any card asks for; the game goes on after it.
const ANSWERS: usize = 80;
/// Games for each card.
const GAMES: u64 = 6;

/// The whole board but for its last cell: a cube on each tile, and all the others together on one.
fn position(card: &str, slot: u64, crowded: u64) -> String {
    let kinds = TILES.iter().flat_map(|&(kind, n)| std::iter::repeat_n(kind, n));
    let tiles: Vec<_> = (0..).zip(kinds).map(|(cell, kind)| format!("{} = \"{kind}\"", cell_word(Cell(cell)))).collect();
    let on = |animal: u64| (0..LAID).filter(move |cell| cell % 4 == animal && *cell != crowded);
    let species = (0..LAID).map(|cell| {
        let rest = |animal: u64| if cell == crowded { 34 - on(animal).count() } else { on(animal).filter(|&there| there == cell).count() };
        let all = (0..).zip(ANIMALS).map(|(n, animal)| (animal, rest(n))).filter(|&(_, n)| n > 0);
        let all: Vec<_> = all.map(|(animal, n)| format!("{animal} = {n}")).collect();
        format!("{} = {{ {} }}", cell_word(Cell(cell as u8)), all.join(", "))
    });
    let lies = |&corner: &Corner| around(corner).any(|cell| u64::from(cell.0) < LAID);
    let element = |corner: Corner| format!("\"{}\" = \"{}\"", corner_word(corner), ELEMENTS[usize::from(corner.0) % 6]);
    let corners: Vec<_> = all_corners().filter(lies).map(element).collect();
    let row: Vec<_> = (0..5).map(|i| format!("\"{}\"", if i == slot { card } else { "-" })).collect();
    format!(
        "row = [{}]\ntiles = {{ {} }}\nvents = {{}}\nelements = {{ {} }}\nspecies = {{ {} }}\nstacks = [\"-\", \"-\", \"-\"]\n\
         pending = [\"choose crustaceans 4\", \"end-turn crustaceans action -1\"]\n",
        row.join(", "),
        tiles.join(", "),
        corners.join(", "),
        species.collect::<Vec<_>>().join(", "),
    )
}

/// Plays on at random until the card has acted.
fn plays(table: &mut AtTable<Marine>, words: &mut WordStream) -> Vec<Event> {
    let (mut list, mut events) = (Vec::new(), Vec::new());
    for _ in 0..ANSWERS {
        let action = match table.game.run_forced(&mut table.state, &mut list, &mut Sink::to(&mut events)) {
            Actor::Over => break,
            Actor::Chance => table.game.sample(&table.state, words.next()).expect("an outcome"),
            Actor::Seat(_) => list[chance::below(words.next(), list.len() as u32) as usize],
        };
        table.game.play(&mut table.state, action, &mut Sink::to(&mut events));
        if table.state.agenda.iter().any(|step| matches!(step, Step::Turn(_))) {
            break;
        }
    }
    events
}

#[test]
fn no_card_fails_on_a_full_earth() {
    let game = crate::common::open(4, &["length=epic"]);
    let deck = game.start().deck;
    let kinds = deck
        .layers()
        .iter()
        .map(|layer| layer.known)
        .chain([deck.unseen])
        .flat_map(|bag| bag.iter().map(|(kind, _)| kind).collect::<Vec<_>>());
    let cards: Vec<_> = kinds.map(|kind| game.cards().word(kind).to_owned()).collect();
    assert_eq!(cards.len(), 35);
    for card in cards {
        for nth in 0..GAMES * clade_check::effort() {
            let options: &[&str] = if nth % 2 == 0 { &["length=epic"] } else { &["length=epic", "edition=phalanx2023"] };
            let mut table = AtTable::of(crate::common::open(4, options), &position(&card, nth % 5, nth * 7 % LAID));
            let events = plays(&mut table, &mut WordStream::new(nth));
            assert!(events.iter().any(|event| matches!(event, Event::Chose(..))), "{card}, {nth}: {events:?}");
            let failed = events.iter().find(|event| table.game.is_failure(event));
            assert_eq!(failed, None, "{card}, game {nth}");
        }
    }
}

/// The most that a card can look at and ask for: all tiles, those around each, and one cube of each animal into every direction.
#[test]
fn mass_exodus_sends_cubes_of_everybody_everywhere() {
    let middle = u64::from(CENTRE.0);
    let mut table = AtTable::of(crate::common::open(4, &[]), &position("mass_exodus", 0, middle));
    table.play(&format!("slot 1; {}", cell_word(CENTRE)));
    let mut events = Vec::new();
    while matches!(table.state.agenda.top(), Some(Step::Script(_))) {
        let mut list = Vec::new();
        table.game.legal_actions(&table.state, &mut list);
        table.game.play(&mut table.state, list[0], &mut Sink::to(&mut events));
    }
    let moved = events.iter().filter(|event| matches!(event, Event::Moved(..))).count();
    assert_eq!((moved, table.state.crowd(CENTRE)), (ANIMALS.len() * 6, 0), "{events:?}");
}
