//! What a card may contain and call: the one table of keys, hooks and verbs, for scripts and for the rules.

use crate::board::{CELLS, CORNERS, Cell, Corner};
use crate::element::{ELEMENT_WORDS, ELEMENTS, Element};
use crate::state::{CARDS, Ground, SIDES};
use crate::terrain::TERRAIN_WORDS;
use clade_engine::{Side, small};
use clade_script::{FactKind, Key, Many, On, Only, Says, Sort, Source};

small! {
    /// An animal as cards know it: the number of its [`Side`].
    pub struct Beast;
}
small! {
    /// A card by kind, traits among them.
    pub struct Card;
}

clade_script::cards! {
    /// The one table.
    pub static SCHEMA "marine" "card";
    things {
        /// a tile on earth, by its cell
        Cell "tile" CELLS;
        /// a corner where tiles meet
        Corner "corner" CORNERS;
        /// an element, by its type
        Element "element" ELEMENTS, ELEMENT_WORDS;
        /// an animal, by the number of its side
        Beast "animal" SIDES;
        /// a card, traits among them
        Card "card" CARDS;
        /// a terrain; where the kinds of vents differ, `vent` is the hydrothermal one
        Ground "terrain" Ground::ALL.len(), TERRAIN_WORDS;
    }
    hooks {
        /// The main effects; `x` is the card's X: the number of the slot, 0 if the card lies in the discard, or the number of the key `x`.
        effect Play "play" (x: i32);
        /// The card comes into the row. `g` acts for the animal whose turn it is.
        effect Appears "appears" ();
        /// The trait has a space of its own; its owner has placed a pawn there and takes the action.
        effect Action "action" ();
        /// All have chosen their traits, and the game is about to begin.
        effect Begins "begins" ();
        /// The owner has retrieved; `idle`: how many of its pawns were available before; `last`: the game ends with that.
        effect Retrieved "retrieved" (idle: i32, last: bool);
        /// An action is over, whoever took it; see `watches`.
        effect AfterAction "after_action" ();
        /// Another animal has placed a tile, or a vent, and its action is over.
        effect Built "built" (tile: Cell, vent: bool);
        /// Whether `after_action` acts now. `copies`: traits that the owner has as copies; `own`: the owner took the action.
        yes_no Watches "watches" (copies: i32, own: bool);
        /// Whether the owner's species on a tile thrive whatever its elements; `own`, `opposing`: cubes there.
        yes_no Thrives "thrives" (own: i32, opposing: i32);
        /// Changes the points for a tile that is scored: cubes there, the place (0: none), the points for it, and whether it is the tile of
        /// an Evolution action.
        number Score "score" (own: i32, opposing: i32, place: i32, points: i32, evolution: bool);
        /// Changes the points for each of the owner's cubes that is eliminated, from 0.
        number Eliminated "eliminated" ();
        /// Changes the points for new cubes of others, from 0; `tiles`: on how many tiles with cubes of the owner they come.
        number Arrivals "arrivals" (tiles: i32);
        /// Changes how many cubes an animal may place on a tile by Speciation, from 0: an amount is added to what the terrain allows, and a bound bounds the
        /// amount. Asked for every animal that speciates; `own`: the owner does; `controlled`: the owner controls
        /// the special pawn of the element.
        number Speciation "speciation" (own: bool, controlled: bool, terrain: Ground);
        /// Whether a basic pawn may be placed that is not after all of the owner's pawns. `before_all`: it is before all of them.
        yes_no FreeOrder "free_order" (before_all: bool);
        /// Whether basic pawns may bump basic pawns of others.
        yes_no Bumps "bumps" ();
        /// Changes how many cubes migrate.
        number Migrants "migrants" ();
        /// Changes how far each of them may go, from 1.
        number Reach "reach" ();
        /// Changes how many further basic pawns the owner has, from 0. What was once given stays.
        number Pawns "pawns" (points: i32);
        /// Changes how many of the tokens that it would lose to Regression the owner may keep, from 0; more than those: it is protected.
        number Keeps "keeps" (lost: i32);
        /// Whether Tectonics may choose a tile that it otherwise may not; `special`: from the space for special pawns.
        yes_no Vents "vents" (terrain: Ground, edge: bool, special: bool);
        /// Whether an animal holds the card; where several would, nobody has it. `cubes`: its cubes on vents; `rival`: the most that another animal has
        /// there; `vents`: on how many vents it is.
        yes_no Holds "holds" (cubes: i32, rival: i32, vents: i32);
        /// Changes the points that the card pays its holder at a Survival, from 0; `bonus`: the bonus for the number of vents.
        number Pays "pays" (cubes: i32, rival: i32, vents: i32, bonus: i32);
    }
    reads {
        /// 1 with the option `resilience` = `full`
        ProtectsFully "protects_fully";
        /// cubes in the owner's gene pool
        Pool "pool";
    }
    verbs {
        /// The tiles that an animal occupies; the owner's if none is named.
        query Tiles "tiles" (side: Side) -> Many<Cell>;
        /// All tiles.
        query Earth "earth" () -> Many<Cell>;
        /// The tiles with cubes on them, whosever they are.
        query Inhabited "inhabited" () -> Many<Cell>;
        /// The tiles with more cubes than elements that touch them.
        query Overpopulated "overpopulated" () -> Many<Cell>;
        /// The tiles next to one.
        query Adjacent "adjacent" (tile: Cell) -> Many<Cell>;
        /// All tiles of a terrain; of vents those of one kind.
        query TilesOf "tiles_of" (terrain: Ground) -> Many<Cell>;
        /// The terrain of a tile.
        query Terrain "terrain" (tile: Cell) -> Option<Ground>;
        /// Whether an element of the type touches a tile.
        query Has "has" (tile: Cell, element: Element) -> bool;
        /// How many elements touch a tile.
        query TokensAt "tokens_at" (tile: Cell) -> i32;
        /// The corners of a tile on which an element lies, in the order of their numbers.
        query ElementsAt "elements_at" (tile: Cell) -> Many<Corner>;
        /// The element on a corner; nil if none lies there.
        query ElementAt "element_at" (corner: Corner) -> Option<Element>;
        /// How many corners of a tile are vacant.
        query Vacant "vacant" (tile: Cell) -> i32;
        /// How many elements of the type are on earth.
        query OnEarth "on_earth" (element: Element) -> i32;
        /// An animal's cubes on a tile.
        query Species "species" (tile: Cell, side: Side) -> i32;
        /// All cubes on a tile.
        query Crowd "crowd" (tile: Cell) -> i32;
        /// The other animals on a tile.
        query OpponentsAt "opponents_at" (tile: Cell) -> Many<Beast>;
        /// The animals on a tile.
        query AnimalsAt "animals_at" (tile: Cell) -> Many<Beast>;
        /// The animal for which the card acts.
        query Me "me" () -> Option<Beast>;
        /// The other animals in play, in the order of the food chain.
        query Opponents "opponents" () -> Many<Beast>;
        /// All animals in play, in the order of the food chain.
        query FoodChain "food_chain" () -> Many<Beast>;
        /// The victory points of an animal; the owner's if none is named.
        query Points "points" (side: Side) -> i32;
        /// An animal's basic pawns that do not stand on the display.
        query Pawns "pawns" (side: Side) -> i32;
        /// Cubes in a gene pool.
        query Pool "pool" (side: Side) -> i32;
        /// How many elements an animal has, printed ones and tokens.
        query Elements "elements" (side: Side) -> i32;
        /// Whether an animal has an element of the type.
        query Needs "needs" (element: Element, side: Side) -> bool;
        /// The types of an animal's tokens that can be lost.
        query Tokens "tokens" (side: Side) -> Many<Element>;
        /// The types of elements in the black bag.
        query InBag "in_bag" () -> Many<Element>;
        /// Whether an animal controls the special pawn of the type.
        query Controls "controls" (element: Element, side: Side) -> bool;
        /// Whether any animal controls the special pawn of the type.
        query Controlled "controlled" (element: Element) -> bool;
        /// The terrains of the markers of Competition, each once; one for vents means both kinds.
        query Markers "markers" () -> Many<Ground>;
        /// The cards in the row that no effect is busy with, the bottom one first.
        query Row "row" () -> Many<Card>;
        /// The cards in the discard that no effect is busy with.
        query Discard "discard" () -> Many<Card>;
        /// The number of a card's slot, from 1; 0 if it does not lie in the row.
        query SlotOf "slot_of" (card: Card) -> i32;
        /// An animal's traits, without copies.
        query Traits "traits" (side: Side) -> Many<Card>;
        /// The bonus points for a number, by the table.
        query Bonus "bonus" (n: i32) -> i32;
        /// Option `voracious-predator`: victims may be anywhere.
        query PredatorsRoam "predators_roam" () -> bool;
        /// Option `fecundity`: a cube must be placed on each tile.
        query MustBreed "must_breed" () -> bool;
        /// Option `monotypic-habitat`: the bonus table counts.
        query MonotypicTable "monotypic_table" () -> bool;
        /// Option `marine-snow`: geothermal vents are scored, too.
        query SnowEverywhere "snow_everywhere" () -> bool;
        /// The next question names this tile with its cubes, and its answers hang there.
        query AboutTile "about_tile" (tile: Cell);
        /// The next question names an animal, with `n` cubes unless `n` is 0.
        query AboutAnimal "about_animal" (n: i32, side: Side);
        /// The next question names an element.
        query AboutElement "about_element" (element: Element);
        /// The next question says that the card's X is this.
        query AboutX "about_x" (n: i32);
        /// The next question says that it is the `n`-th of `of`.
        query AboutCount "about_count" (n: i32, of: i32);
        /// The next question shows with each tile what it would pay.
        query AboutPoints "about_points" ();
        /// The next question shows with each tile how many elements touch it.
        query AboutTokens "about_tokens" ();
        /// An animal gets points.
        act Gain "gain" (n: i32, side: Side);
        /// Eliminates cubes of an animal on a tile, as many as there are.
        act Eliminate "eliminate" (tile: Cell, side: Side, n: i32);
        /// Cubes of an animal on a tile go back to the gene pool.
        act ReturnSpecies "return_species" (tile: Cell, side: Side, n: i32);
        /// The owner's cubes come from the gene pool to a tile, as many as there are.
        act Place "place" (tile: Cell, n: i32);
        /// Cubes of an animal go from a tile to another, as many as there are.
        act Move "move" (tile: Cell, to: Cell, side: Side, n: i32);
        /// Tiles are scored for all, one after the other; nobody chooses a card for that.
        act Score "score" (tiles: Many<Cell>);
        /// The element on a corner goes to the bag.
        act Remove "remove" (corner: Corner);
        /// The element on a corner goes to a vacant one.
        act Shift "shift" (corner: Corner, to: Corner);
        /// An element from the bag is put on a vacant corner.
        act Put "put" (element: Element, corner: Corner);
        /// An animal loses a token to the bag.
        act Lose "lose" (element: Element, side: Side);
        /// The element on a corner and a token of the owner change places.
        act Swap "swap" (corner: Corner, element: Element);
        /// A card of the row goes to the discard.
        act DiscardCard "discard_card" (card: Card);
        /// An animal takes back the pawns that it controls; its cube on the food chain stays.
        act PawnsHome "pawns_home" (side: Side);
        /// The owner, whose turn it must be, has another turn after this one.
        act ExtraTurn "extra_turn" ();
        /// The log says that the card strikes a tile, and that `n` cubes of an animal there survive.
        act Strike "strike" (tile: Cell, n: i32, side: Side);
        /// The game ends with this round.
        act LastRound "last_round" ();
        /// The owner loses its copies.
        act DropCopies "drop_copies" ();
        /// The owner gets control of a special pawn.
        act TakeControl "take_control" (element: Element);
        /// Puts a target marker on a number of points.
        act SetTarget "set_target" (element: Element, n: i32);
        /// Asks for a vacant corner of one of these tiles; nil if there is none.
        stop ChooseVacant "choose_vacant" (key: Says, tiles: Many<Cell>) -> Option<Corner>;
        /// Asks for an element on earth of one of these types; nil if there is none.
        stop ChooseToken "choose_token" (key: Says, elements: Many<Element>) -> Option<Corner>;
        /// Asks for an element that touches a tile; nil if there is none.
        stop ChooseTokenOf "choose_token_of" (key: Says, tile: Cell) -> Option<Corner>;
        /// The owner takes an element from the bag to a free slot, and says which kind of slot if there are both.
        stop GainToken "gain_token" (element: Element);
        /// An animal draws an element from the bag for a free slot.
        stop DrawElement "draw_element" (side: Side);
        /// The owner takes the action Tectonics; besides tiles at the edge it may choose tiles of these terrains.
        stop Tectonics "tectonics" (terrains: Many<Ground>);
        /// The owner resolves the main effects of a card.
        stop PlayCard "play_card" (card: Card, x: i32);
        /// The owner draws `n` unused traits, keeps one of them, and says which of its own traits it gives up.
        stop ExchangeTrait "exchange_trait" (n: i32);
        /// The owner has a trait as a copy; if the game is about to begin, the copy does at once what it does then. It goes with the
        /// owner's trait that `watches`.
        stop Copy "copy" (card: Card);
        /// The owner gets a random unused trait.
        stop DrawTrait "draw_trait" ();
    }
    keys: KEYS;
    only: ONLY;
    options: crate::options::VARIES;
    sorts: SORTS;
}

const fn key(name: &'static str, kind: FactKind, required: bool, doc: &'static str) -> Key {
    Key { name, kind, required, doc }
}

const ONLY: &[Only] =
    &[Only { hooks: &["play", "appears"], on: On::Word("kind", "evolution") }, Only { hooks: &["action"], on: On::Word("kind", "trait") }];

const KEYS: &[Key] = &[
    key("kind", FactKind::Word(&["evolution", "trait"]), true, "Whether it is an evolution card or a trait."),
    key("events", FactKind::Words(&["extinction", "survival"]), false, "The events that its symbols start when it comes into the row."),
    key("events_source", FactKind::Word(Source::WORDS), false, "How sure `events` are; shown to players."),
    key("second", FactKind::Texts, false, "What its secondary effect does, in your own words."),
    key(
        "second_source",
        FactKind::Word(&["rulebook", "own", "inferred", "assumed", "unknown"]),
        false,
        "How sure the secondary effect is; shown to players. `unknown`: the card may have one, and nobody here knows it.",
    ),
    key(
        "x",
        FactKind::IntOr(0, 9, &["slot"]),
        false,
        "What X is in the text, which `play` is given: a number, or `slot`, the number of the card's slot. It is that, too, where the key is missing.",
    ),
    key("x_source", FactKind::Word(Source::WORDS), false, "How sure `x` is; shown to players."),
    key(
        "shuffled",
        FactKind::Word(&["last", "unless_two"]),
        false,
        "`last`: always among the last five cards of the deck; `unless_two`: a trait that is left out where each animal keeps two.",
    ),
    key("prints", FactKind::Words(&ELEMENT_WORDS), false, "Elements that its owner has as if they were printed on the mat."),
    key("slots", FactKind::Int(0, 4), false, "Slots for elements that its owner has besides those of the mat."),
];

/// What the Survival card says under `kind`.
pub(crate) const SURVIVAL: &str = "survival";

const SORTS: &[Sort] = &[Sort {
    word: SURVIVAL,
    card: "Survival card",
    doc: "The one card that lies beside the food chain. Yours takes the place of the shipped one if `mod.toml` says `overrides = \"marine_survival\"` and the \
          card has the same id, `survival_card`.",
    keys: &[
        Key::common("id"),
        Key::required("kind", FactKind::Word(&[SURVIVAL]), "That it is the Survival card."),
        Key::common("name"),
        Key::common("text"),
        Key::common("icon"),
        Key::common("source"),
    ],
    hooks: &["holds", "pays"],
    is_owned: true,
    lacks: &[],
    is_single: true,
}];
