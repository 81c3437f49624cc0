//! What a card may contain and call: the one table of keys, hooks and verbs; and the facts of cards as the rules read them.

use crate::state::Element;
use crate::state::{ELEMENTS, Elements};
use clade_engine::Kinds;
use clade_script::{Arg, ArgKind, Card, FactKind, Gives, Hook, HookKind, Key, Read, Schema, Thing, Verb};

/// Things: tiles, by cell.
pub const TILE: u8 = 0;
/// Things: corners.
pub const CORNER: u8 = 1;
/// Things: elements, by type.
pub const ELEMENT: u8 = 2;
/// Things: animals, by side.
pub const ANIMAL: u8 = 3;
/// Things: cards, traits among them.
pub const CARD: u8 = 4;
/// Things: types of terrain.
pub const TERRAIN: u8 = 5;

/// The words for elements.
pub const ELEMENT_WORDS: [&str; ELEMENTS] = ["algae", "gastropods", "worms", "plankton", "sponges", "sun"];
/// How sure an effect is.
const SOURCES: &[&str] = &["rulebook", "inferred", "assumed"];

const HERE: Arg = Arg::new("tile", ArgKind::Thing(TILE));
const AT: Arg = Arg::new("corner", ArgKind::Thing(CORNER));
const FOOD: Arg = Arg::new("element", ArgKind::Thing(ELEMENT));
const KIND: Arg = Arg::new("card", ArgKind::Thing(CARD));
const OF: Arg = Arg::SIDE;

const fn key(name: &'static str, kind: FactKind, required: bool, doc: &'static str) -> Key {
    Key { name, kind, required, doc }
}

const fn effect(name: &'static str, args: &'static [Arg], doc: &'static str) -> Hook {
    Hook { name, kind: HookKind::Effect, args, neutral: 0, doc }
}

const fn rule(name: &'static str, kind: HookKind, args: &'static [Arg], doc: &'static str) -> Hook {
    Hook { name, kind, args, neutral: 0, doc }
}

const fn int(name: &'static str) -> Arg {
    Arg::new(name, ArgKind::Int)
}

const fn truth(name: &'static str) -> Arg {
    Arg::new(name, ArgKind::Bool)
}

/// The hooks, in the order of [`SCHEMA`].
pub mod hook {
    /// The main effects of a card of the row.
    pub const PLAY: u8 = 0;
    /// A card comes into the row.
    pub const APPEARS: u8 = 1;
    /// A pawn was placed on a trait's own space.
    pub const ACTION: u8 = 2;
    /// The game begins.
    pub const BEGINS: u8 = 3;
    /// The owner has retrieved its pawns.
    pub const RETRIEVED: u8 = 4;
    /// After an action.
    pub const AFTER_ACTION: u8 = 5;
    /// Another animal has placed a tile or vent.
    pub const BUILT: u8 = 6;
    /// Whether `after_action` acts.
    pub const WATCHES: u8 = 7;
    /// Whether species thrive.
    pub const THRIVES: u8 = 8;
    /// Points for a tile.
    pub const SCORE: u8 = 9;
    /// Points for eliminated species.
    pub const ELIMINATED: u8 = 10;
    /// Points for new species of others.
    pub const ARRIVALS: u8 = 11;
    /// How many species come to a tile.
    pub const SPECIATION: u8 = 12;
    /// Whether a basic pawn may go before all own ones.
    pub const FREE_ORDER: u8 = 13;
    /// Whether a basic pawn may bump.
    pub const BUMPS: u8 = 14;
    /// How many species migrate.
    pub const MIGRANTS: u8 = 15;
    /// How far they migrate.
    pub const REACH: u8 = 16;
    /// How many further pawns an animal has.
    pub const PAWNS: u8 = 17;
    /// How many elements Regression leaves.
    pub const KEEPS: u8 = 18;
    /// Whether a vent may be placed.
    pub const VENTS: u8 = 19;
}

/// The one table.
pub static SCHEMA: Schema = Schema {
    game: "marine",
    card: "card",
    keys: &[
        key("kind", FactKind::Word(&["evolution", "trait"]), true, "Whether it is an evolution card or a trait."),
        key("events", FactKind::Words(&["extinction", "survival"]), false, "The events that its symbols start when it comes into the row."),
        key("events_source", FactKind::Word(SOURCES), false, "How sure `events` are; shown to players."),
        key("second", FactKind::Texts, false, "What its secondary effect does, in your own words."),
        key(
            "second_source",
            FactKind::Word(&["rulebook", "inferred", "assumed", "unknown"]),
            false,
            "How sure the secondary effect is; shown to players. `unknown`: the card may have one, and nobody here knows it.",
        ),
        key(
            "shuffled",
            FactKind::Word(&["last", "unless_two"]),
            false,
            "`last`: always among the last five cards of the deck; `unless_two`: a trait that is left out where each animal keeps two.",
        ),
        key("prints", FactKind::Words(&ELEMENT_WORDS), false, "Elements that its owner has as if they were printed on the mat."),
        key("slots", FactKind::Int(0, 4), false, "Slots for elements that its owner has besides those of the mat."),
    ],
    hooks: &[
        effect(
            "play",
            &[Arg::new("x", ArgKind::Int)],
            "The main effects; `x` is the number of the slot, 0 if the card lies in the discard.",
        ),
        effect("appears", &[], "The card comes into the row. `g` acts for the animal whose turn it is."),
        effect("action", &[], "The trait has a space of its own; its owner has placed a pawn there and takes the action."),
        effect("begins", &[], "All have chosen their traits, and the game is about to begin."),
        effect(
            "retrieved",
            &[int("idle"), truth("last")],
            "The owner has retrieved; `idle`: how many of its pawns were available before; `last`: the game ends with that.",
        ),
        effect("after_action", &[], "An action is over, whoever took it; see `watches`."),
        effect("built", &[HERE, truth("vent")], "Another animal has placed a tile, or a vent, and its action is over."),
        rule(
            "watches",
            HookKind::YesNo,
            &[int("copies")],
            "Whether `after_action` acts now. `copies`: traits that the owner has as copies.",
        ),
        rule(
            "thrives",
            HookKind::YesNo,
            &[int("own"), int("opposing")],
            "Whether the owner's species on a tile thrive whatever its elements: cubes there.",
        ),
        rule(
            "score",
            HookKind::Number,
            &[int("own"), int("opposing"), int("place"), int("points"), truth("evolution")],
            "Changes the points for a tile that is scored: cubes there, the place (0: none), the points for it, and whether it is the tile of an Evolution action.",
        ),
        rule("eliminated", HookKind::Number, &[], "Changes the points for each own cube that is eliminated, from 0."),
        rule(
            "arrivals",
            HookKind::Number,
            &[int("tiles")],
            "Changes the points for new cubes of others, from 0: on so many tiles with own cubes.",
        ),
        rule(
            "speciation",
            HookKind::Number,
            &[truth("own"), truth("controlled"), int("terrain")],
            "Changes how many cubes an animal may place on a tile by Speciation. `own`: the owner speciates; `controlled`: the owner controls the special pawn of the element.",
        ),
        rule(
            "free_order",
            HookKind::YesNo,
            &[truth("before_all")],
            "Whether a basic pawn may be placed that is not after all own pawns. `before_all`: it is before all of them.",
        ),
        rule("bumps", HookKind::YesNo, &[], "Whether basic pawns may bump basic pawns of others."),
        rule("migrants", HookKind::Number, &[], "Changes how many cubes migrate."),
        rule("reach", HookKind::Number, &[], "Changes how far each of them may go, from 1."),
        rule(
            "pawns",
            HookKind::Number,
            &[int("points")],
            "Changes how many further basic pawns the owner has, from 0. What was given once stays.",
        ),
        rule(
            "keeps",
            HookKind::Number,
            &[int("lost")],
            "Changes how many of the tokens that it would lose to Regression the owner may keep, from 0; more than those: it is protected.",
        ),
        rule(
            "vents",
            HookKind::YesNo,
            &[int("terrain"), truth("edge"), truth("special")],
            "Whether Tectonics may choose a tile that it otherwise may not; `special`: from the space for special pawns.",
        ),
    ],
    verbs: &[
        Verb::query("tiles", &[OF], Gives::List(TILE), "The tiles that an animal occupies; the owner's if none is named."),
        Verb::query("earth", &[], Gives::List(TILE), "All tiles."),
        Verb::query("overpopulated", &[], Gives::List(TILE), "The tiles with more cubes than elements that touch them."),
        Verb::query("adjacent", &[HERE], Gives::List(TILE), "The tiles next to one."),
        Verb::query(
            "tiles_of",
            &[Arg::new("terrain", ArgKind::Thing(TERRAIN))],
            Gives::List(TILE),
            "All tiles of a terrain; of vents those of one kind.",
        ),
        Verb::query("has", &[HERE, FOOD], Gives::Bool, "Whether an element of the type touches a tile."),
        Verb::query("tokens_at", &[HERE], Gives::Int, "How many elements touch a tile."),
        Verb::query("elements_at", &[HERE], Gives::List(CORNER), "The corners of a tile on which an element lies."),
        Verb::query("element_at", &[AT], Gives::Thing(ELEMENT), "The element on a corner; nil if none lies there."),
        Verb::query("vacant", &[HERE], Gives::Int, "How many corners of a tile are vacant."),
        Verb::query("on_earth", &[FOOD], Gives::Int, "How many elements of the type are on earth."),
        Verb::query("species", &[HERE, OF], Gives::Int, "An animal's cubes on a tile."),
        Verb::query("crowd", &[HERE], Gives::Int, "All cubes on a tile."),
        Verb::query("opponents_at", &[HERE], Gives::List(ANIMAL), "The other animals on a tile."),
        Verb::query("animals_at", &[HERE], Gives::List(ANIMAL), "The animals on a tile."),
        Verb::query("me", &[], Gives::Thing(ANIMAL), "The animal for which the card acts."),
        Verb::query("opponents", &[], Gives::List(ANIMAL), "The other animals in play, in the order of the food chain."),
        Verb::query("food_chain", &[], Gives::List(ANIMAL), "All animals in play, in the order of the food chain."),
        Verb::query("pool", &[OF], Gives::Int, "Cubes in a gene pool."),
        Verb::query("elements", &[OF], Gives::Int, "How many elements an animal has, printed ones and tokens."),
        Verb::query("needs", &[FOOD, OF], Gives::Bool, "Whether an animal has an element of the type."),
        Verb::query("tokens", &[OF], Gives::List(ELEMENT), "The types of an animal's tokens that can be lost."),
        Verb::query("in_bag", &[], Gives::List(ELEMENT), "The types of elements in the black bag."),
        Verb::query("controls", &[FOOD, OF], Gives::Bool, "Whether an animal controls the special pawn of the type."),
        Verb::query("controlled", &[FOOD], Gives::Bool, "Whether any animal does."),
        Verb::query(
            "markers",
            &[],
            Gives::List(TERRAIN),
            "The terrains of the markers of Competition, each once; one for vents means 7 and 8.",
        ),
        Verb::query("row", &[], Gives::List(CARD), "The cards in the row that no effect is busy with, the bottom one first."),
        Verb::query("discard", &[], Gives::List(CARD), "The cards in the discard that no effect is busy with."),
        Verb::query("slot_of", &[KIND], Gives::Int, "The number of a card's slot, from 1; 0 if it does not lie in the row."),
        Verb::query("traits", &[OF], Gives::List(CARD), "An animal's traits, without copies."),
        Verb::query("bonus", &[Arg::N], Gives::Int, "The bonus points for a number, by the table."),
        Verb::query("predators_roam", &[], Gives::Bool, "Option `voracious-predator`: victims may be anywhere."),
        Verb::query("must_breed", &[], Gives::Bool, "Option `fecundity`: a cube must be placed on each tile."),
        Verb::query("monotypic_table", &[], Gives::Bool, "Option `monotypic-habitat`: the bonus table counts."),
        Verb::query("snow_everywhere", &[], Gives::Bool, "Option `marine-snow`: geothermal vents are scored, too."),
        Verb::query("about_tile", &[HERE], Gives::Nothing, "The next question names this tile with its cubes, and its answers hang there."),
        Verb::query("about_animal", &[Arg::N, OF], Gives::Nothing, "The next question names an animal; with so many cubes unless 0."),
        Verb::query("about_element", &[FOOD], Gives::Nothing, "The next question names an element."),
        Verb::query("about_x", &[Arg::N], Gives::Nothing, "The next question says that the card's X is this."),
        Verb::query(
            "about_count",
            &[Arg::N, Arg::new("of", ArgKind::Int)],
            Gives::Nothing,
            "The next question says which of so many it is.",
        ),
        Verb::query("about_points", &[], Gives::Nothing, "The tiles that the next question offers are told with what they would pay."),
        Verb::query(
            "about_tokens",
            &[],
            Gives::Nothing,
            "The tiles that the next question offers are told with how many elements touch them.",
        ),
        Verb::act("gain", &[Arg::N, OF], "An animal gets points."),
        Verb::act("eliminate", &[HERE, OF, Arg::N], "Eliminates cubes of an animal on a tile, as many as there are."),
        Verb::act("return_species", &[HERE, OF, Arg::N], "Cubes of an animal on a tile go back to the gene pool."),
        Verb::act("place", &[HERE, Arg::N], "The owner's cubes come from the gene pool to a tile, as many as there are."),
        Verb::act(
            "move",
            &[HERE, Arg::new("to", ArgKind::Thing(TILE)), OF, Arg::N],
            "Cubes of an animal go from a tile to another, as many as there are.",
        ),
        Verb::act(
            "score",
            &[Arg::new("tiles", ArgKind::List(TILE))],
            "Tiles are scored for all, one after the other; nobody chooses a card for that.",
        ),
        Verb::act("remove", &[AT], "The element on a corner goes to the bag."),
        Verb::act("shift", &[AT, Arg::new("to", ArgKind::Thing(CORNER))], "The element on a corner goes to a vacant one."),
        Verb::act("put", &[FOOD, AT], "An element from the bag is put on a vacant corner."),
        Verb::act("lose", &[FOOD, OF], "An animal loses a token to the bag."),
        Verb::act("swap", &[AT, FOOD], "The element on a corner and a token of the owner change places."),
        Verb::act("discard_card", &[KIND], "A card of the row goes to the discard."),
        Verb::act("pawns_home", &[OF], "An animal takes back the pawns that it controls; its cube on the food chain stays."),
        Verb::act("extra_turn", &[], "The owner, whose turn it must be, has one turn more after this one."),
        Verb::act(
            "strike",
            &[HERE, Arg::N, OF],
            "The log says that the card strikes a tile, and that so many cubes of an animal there survive.",
        ),
        Verb::act("last_round", &[], "The game ends with this round."),
        Verb::act("drop_copies", &[], "The owner loses its copies."),
        Verb::act("take_control", &[FOOD], "The owner gets control of a special pawn."),
        Verb::act("set_target", &[FOOD, Arg::N], "Puts a target marker on a number of points."),
        Verb::stop(
            "choose_vacant",
            &[Arg::KEY, Arg::new("tiles", ArgKind::List(TILE))],
            Gives::Thing(CORNER),
            "Asks for a vacant corner of one of these tiles; nil if there is none.",
        ),
        Verb::stop(
            "choose_token",
            &[Arg::KEY, Arg::new("elements", ArgKind::List(ELEMENT))],
            Gives::Thing(CORNER),
            "Asks for an element on earth of one of these types; nil if there is none.",
        ),
        Verb::stop(
            "choose_token_of",
            &[Arg::KEY, HERE],
            Gives::Thing(CORNER),
            "Asks for an element that touches a tile; nil if there is none.",
        ),
        Verb::stop(
            "gain_token",
            &[FOOD],
            Gives::Nothing,
            "The owner takes an element from the bag to a free slot, and says which kind of slot if there are both.",
        ),
        Verb::stop("draw_element", &[OF], Gives::Nothing, "An animal draws an element from the bag for a free slot."),
        Verb::stop(
            "tectonics",
            &[Arg::new("terrains", ArgKind::List(TERRAIN))],
            Gives::Nothing,
            "The owner takes the action Tectonics; besides tiles at the edge it may choose tiles of these terrains.",
        ),
        Verb::stop("play_card", &[KIND, Arg::new("x", ArgKind::Int)], Gives::Nothing, "The owner resolves the main effects of a card."),
        Verb::stop(
            "exchange_trait",
            &[Arg::N],
            Gives::Nothing,
            "The owner draws so many unused traits, keeps one of them, and says which of its own goes for it.",
        ),
        Verb::stop(
            "copy",
            &[KIND],
            Gives::Nothing,
            "The owner has a trait as a copy; if the game is about to begin, the copy does at once what it does then. It goes with the own trait that `watches`.",
        ),
        Verb::stop("draw_trait", &[], Gives::Nothing, "The owner gets a random unused trait."),
    ],
    things: &[
        Thing { name: "tile", doc: "a tile on earth, by its cell" },
        Thing { name: "corner", doc: "a corner where tiles meet" },
        Thing { name: "element", doc: "an element: 0 algae, 1 gastropods, 2 worms, 3 plankton, 4 sponges, 5 sun" },
        Thing { name: "animal", doc: "an animal, by the number of its side" },
        Thing { name: "card", doc: "a card, traits among them" },
        Thing {
            name: "terrain",
            doc: "a terrain: 0 Land, 1 Kelp Forest, 2 Coral Reef, 3 Seamount, 4 Seagrass Meadow, 5 Sand Plain, 6 Open Ocean, 7 Vent (where \
                  they differ the hydrothermal one), 8 geothermal Vent",
        },
    ],
    reads: &[
        Read { name: "protects_fully", doc: "1 with the option `resilience` = `full`" },
        Read { name: "pool", doc: "cubes in the owner's gene pool" },
    ],
    options: crate::options::VARIES,
    order: &[],
    data: &[],
};

/// The facts of a card, as the rules read them.
#[derive(Clone, Debug)]
pub struct Facts {
    /// Whether it is a trait.
    pub is_trait: bool,
    /// It starts the event Extinction.
    pub extinction: bool,
    /// It starts the event Survival.
    pub survival: bool,
    /// It is among the last cards of the deck.
    pub last: bool,
    /// It can be left out where each animal keeps two traits.
    pub unless_two: bool,
    /// Elements that its owner has as if they were printed.
    pub prints: Elements,
    /// Slots for elements.
    pub slots: u8,
}

impl Facts {
    pub(crate) fn read(card: &Card) -> Self {
        let has = |word: &str| card.words("events").iter().any(|event| event == word);
        let printed = |&element: &Element| card.words("prints").iter().any(|word| word == element.word());
        Self {
            is_trait: card.word("kind") == Some("trait"),
            extinction: has("extinction"),
            survival: has("survival"),
            last: card.word("shuffled") == Some("last"),
            unless_two: card.word("shuffled") == Some("unless_two"),
            prints: Element::all().filter(printed).collect(),
            slots: card.int("slots", 0) as u8,
        }
    }
}

/// The cards for which something is true.
pub(crate) fn with(facts: &[Facts], is: impl Fn(&Facts) -> bool) -> Kinds {
    (0u8..).zip(facts).filter(|(_, facts)| is(facts)).map(|(kind, _)| kind).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hooks_are_numbered_as_in_the_table() {
        let numbers = [
            (hook::PLAY, "play"),
            (hook::APPEARS, "appears"),
            (hook::ACTION, "action"),
            (hook::BEGINS, "begins"),
            (hook::RETRIEVED, "retrieved"),
            (hook::AFTER_ACTION, "after_action"),
            (hook::BUILT, "built"),
            (hook::WATCHES, "watches"),
            (hook::THRIVES, "thrives"),
            (hook::SCORE, "score"),
            (hook::ELIMINATED, "eliminated"),
            (hook::ARRIVALS, "arrivals"),
            (hook::SPECIATION, "speciation"),
            (hook::FREE_ORDER, "free_order"),
            (hook::BUMPS, "bumps"),
            (hook::MIGRANTS, "migrants"),
            (hook::REACH, "reach"),
            (hook::PAWNS, "pawns"),
            (hook::KEEPS, "keeps"),
            (hook::VENTS, "vents"),
        ];
        assert_eq!(numbers.len(), SCHEMA.hooks.len());
        numbers.into_iter().for_each(|(number, name)| assert_eq!(SCHEMA.hook(name), number, "{name}"));
    }
}
