//! What a card may contain and call: the one table of keys, hooks and verbs, for scripts and for the rules.

use crate::board::{CELLS, CORNERS, Cell, Corner};
use crate::element::{ELEMENT_WORDS, ELEMENTS, Element};
use crate::state::{CARDS, SIDES};
use crate::terrain::{TERRAIN_WORDS, TERRAINS, Terrain};
use clade_engine::{Side, small};
use clade_script::{FactKind, Key, Many, On, Only, Says, Sort};

small! {
    /// An animal as cards know it: the number of its [`Side`].
    pub struct Beast;
}
small! {
    /// A card by kind.
    pub struct Card;
}

clade_script::cards! {
    /// The one table.
    pub static SCHEMA "dominant" "card";
    things {
        /// a tile on earth, by its cell
        Cell "tile" CELLS;
        /// a corner where tiles meet
        Corner "corner" CORNERS;
        /// an element, by its type
        Element "element" ELEMENTS, ELEMENT_WORDS;
        /// an animal, by the number of its side
        Beast "animal" SIDES;
        /// a card
        Card "card" CARDS;
        /// a terrain
        Terrain "terrain" TERRAINS, TERRAIN_WORDS;
    }
    hooks {
        /// The card is taken by the animal that dominates the tile just scored: `g` acts for it.
        effect Play "play" (tile: Cell);
        /// Whether an animal holds the card; where several would, nobody has it. `cubes`: its cubes on tundra; `rival`: the most that
        /// another animal has there; `tiles`: on how many tundra tiles it is.
        yes_no Holds "holds" (cubes: i32, rival: i32, tiles: i32);
        /// Changes the points that the card pays its holder at a Survival, from 0; `bonus`: the bonus for the number of tundra tiles.
        number Pays "pays" (cubes: i32, rival: i32, tiles: i32, bonus: i32);
    }
    reads {
        /// cubes in the owner's gene pool
        Pool "pool";
        /// the turn
        Round "round";
    }
    verbs {
        /// The tiles that an animal occupies; the owner's if none is named.
        query Tiles "tiles" (side: Side) -> Many<Cell>;
        /// All tiles.
        query Earth "earth" () -> Many<Cell>;
        /// The tiles with more cubes than elements that touch them.
        query Overpopulated "overpopulated" () -> Many<Cell>;
        /// The tiles next to one.
        query Adjacent "adjacent" (tile: Cell) -> Many<Cell>;
        /// All tiles of a terrain; what lies under tundra counts as tundra.
        query TilesOf "tiles_of" (terrain: Terrain) -> Many<Cell>;
        /// The tiles that an animal dominates.
        query Dominates "dominates" (side: Side) -> Many<Cell>;
        /// The terrain of a tile.
        query TerrainOf "terrain" (tile: Cell) -> Option<Terrain>;
        /// The points for the first place on a tile.
        query Worth "worth" (tile: Cell) -> i32;
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
        /// The other animals on a tile, in the order of the food chain.
        query OpponentsAt "opponents_at" (tile: Cell) -> Many<Beast>;
        /// The animals on a tile, in the order of the food chain.
        query AnimalsAt "animals_at" (tile: Cell) -> Many<Beast>;
        /// The animal for which the card acts.
        query Me "me" () -> Option<Beast>;
        /// The other animals in play, in the order of the food chain.
        query Opponents "opponents" () -> Many<Beast>;
        /// All animals in play, in the order of the food chain.
        query FoodChain "food_chain" () -> Many<Beast>;
        /// The owner and the animals above it in the food chain.
        query AndHigher "and_higher" () -> Many<Beast>;
        /// The owner and the animals below it in the food chain.
        query AndLower "and_lower" () -> Many<Beast>;
        /// The victory points of an animal; the owner's if none is named.
        query Points "points" (side: Side) -> i32;
        /// An animal's pawns that do not stand on the display.
        query Pawns "pawns" (side: Side) -> i32;
        /// Whether an animal can get one more pawn: the box has ten of each.
        query MorePawns "more_pawns" (side: Side) -> bool;
        /// Cubes in a gene pool.
        query Pool "pool" (side: Side) -> i32;
        /// Eliminated cubes of an animal.
        query Eliminated "eliminated" (side: Side) -> i32;
        /// How many elements an animal has, printed and gained ones.
        query Elements "elements" (side: Side) -> i32;
        /// Whether an animal has an element of the type.
        query Needs "needs" (element: Element, side: Side) -> bool;
        /// The types of an animal's gained elements, which can be lost.
        query Tokens "tokens" (side: Side) -> Many<Element>;
        /// The types of elements in the bag.
        query InBag "in_bag" () -> Many<Element>;
        /// The face-up cards that no effect is busy with.
        query OpenCards "open_cards" () -> Many<Card>;
        /// The bonus points for a number, by the table.
        query Bonus "bonus" (n: i32) -> i32;
        /// Option `evolution-cubes`: replaced cubes go back to the gene pool.
        query ReplacedGoHome "replaced_go_home" () -> bool;
        /// Option `aquatic`: cubes are placed even where no element can be put.
        query Wades "wades" () -> bool;
        /// The next question names this tile with its cubes, and its answers hang there.
        query AboutTile "about_tile" (tile: Cell);
        /// The next question names an animal, with `n` cubes if they are several.
        query AboutAnimal "about_animal" (n: i32, side: Side);
        /// The next question names an element.
        query AboutElement "about_element" (element: Element);
        /// The next question says that it is the `n`-th of `of`.
        query AboutCount "about_count" (n: i32, of: i32);
        /// An animal gets points, or loses some; nobody has less than 0.
        act Gain "gain" (n: i32, side: Side);
        /// Eliminates cubes of an animal on a tile, as many as there are.
        act Eliminate "eliminate" (tile: Cell, side: Side, n: i32);
        /// Cubes of an animal on a tile go back to the gene pool.
        act ReturnSpecies "return_species" (tile: Cell, side: Side, n: i32);
        /// The owner's cubes come from the gene pool to a tile, as many as there are.
        act Place "place" (tile: Cell, n: i32);
        /// Eliminated cubes of the owner come to a tile, as many as there are, and do not die in this turn's Extinction.
        act Hibernate "hibernate" (tile: Cell, n: i32);
        /// Cubes of an animal go from a tile to another, as many as there are.
        act Move "move" (tile: Cell, to: Cell, side: Side, n: i32);
        /// Tiles are scored for all, one after the other; nobody takes a card for that.
        act Score "score" (tiles: Many<Cell>);
        /// The element on a corner goes to the bag.
        act Remove "remove" (corner: Corner);
        /// An element from the bag is put on a vacant corner.
        act Put "put" (element: Element, corner: Corner);
        /// An animal loses a gained element to the bag.
        act Lose "lose" (element: Element, side: Side);
        /// An animal gains an element from the bag, if it has a free slot.
        act GainElement "gain_element" (element: Element, side: Side);
        /// An animal gets one more pawn, which it can use at once.
        act GainPawn "gain_pawn" (side: Side);
        /// An animal loses a pawn that does not stand on the display.
        act LosePawn "lose_pawn" (side: Side);
        /// The owner goes one step forward in initiative.
        act Advance "advance" ();
        /// The game ends with this turn.
        act LastTurn "last_turn" ();
        /// Asks for a vacant corner of one of these tiles; nil if there is none.
        stop ChooseVacant "choose_vacant" (key: Says, tiles: Many<Cell>) -> Option<Corner>;
        /// Asks for an element on earth of one of these types; nil if there is none.
        stop ChooseToken "choose_token" (key: Says, elements: Many<Element>) -> Option<Corner>;
        /// Asks for an element that touches a tile; nil if there is none.
        stop ChooseTokenOf "choose_token_of" (key: Says, tile: Cell) -> Option<Corner>;
        /// An animal draws an element from the bag, if it has a free slot.
        stop DrawElement "draw_element" (side: Side);
        /// The owner carries out Glaciation.
        stop Glaciate "glaciate" ();
        /// The owner places a pawn that does not stand on the display.
        stop PlacePawn "place_pawn" ();
    }
    keys: KEYS;
    only: ONLY;
    options: crate::options::VARIES;
    sorts: SORTS;
}

const ONLY: &[Only] = &[Only { hooks: &["play"], on: On::Word("kind", "dominance") }];

const KEYS: &[Key] = &[
    Key { name: "kind", kind: FactKind::Word(&["dominance"]), required: true, doc: "That it is a Dominance card." },
    Key { name: "shuffled", kind: FactKind::Word(&["last"]), required: false, doc: "`last`: it lies under all other cards of the deck." },
];

/// What the Survival card says under `kind`.
pub(crate) const SURVIVAL: &str = "survival";

const SORTS: &[Sort] = &[Sort {
    word: SURVIVAL,
    card: "Survival card",
    doc: "The one card that lies beside the display. Yours takes the place of the shipped one if `mod.toml` says `overrides = \"dominant_survival\"` and the \
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
