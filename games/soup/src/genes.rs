//! What a gene card may contain and call: the one table of keys, hooks and verbs; and the facts as the rules read them.

use clade_engine::Kinds;
use clade_script::{Arg, ArgKind, Card, Cards, DataFile, FactKind, Gives, Hook, HookKind, Key, Moment, Read, Schema, Thing, Verb};

/// Things: amoebas.
pub const AMOEBA: u8 = 0;
/// Things: cells.
pub const CELL: u8 = 1;
/// Things: food cubes, by colour.
pub const CUBE: u8 = 2;
/// Things: players, by colour.
pub const PLAYER: u8 = 3;

/// The objections of the rules that a gene may ignore.
pub const IGNORABLE: [&str; 2] = ["must_move", "not_adjacent"];

const ME: Arg = Arg::new("amoeba", ArgKind::Thing(AMOEBA));
const ATTACKER: Arg = Arg::new("attacker", ArgKind::Thing(AMOEBA));
const TO: Arg = Arg::new("to", ArgKind::Thing(CELL));
const SEATS: Arg = Arg::new("players", ArgKind::Int);
const BASE: Arg = Arg::new("base", ArgKind::Int);

const fn key(name: &'static str, kind: FactKind, required: bool, doc: &'static str) -> Key {
    Key { name, kind, required, doc }
}

const fn effect(name: &'static str, args: &'static [Arg], doc: &'static str) -> Hook {
    Hook { name, kind: HookKind::Effect, args, neutral: 0, doc }
}

const fn rule(name: &'static str, kind: HookKind, args: &'static [Arg], doc: &'static str) -> Hook {
    Hook { name, kind, args, neutral: 0, doc }
}

/// The hooks, in the order of [`SCHEMA`].
pub mod hook {
    /// The direction of an active move.
    pub const DIRECTION: u8 = 0;
    /// An own amoeba leaves its cell.
    pub const LEAVING: u8 = 1;
    /// Another amoeba leaves a cell with own ones.
    pub const NEIGHBOUR_LEAVES: u8 = 2;
    /// An active move is done.
    pub const MOVED: u8 = 3;
    /// An own amoeba feeds in another way.
    pub const FEEDING: u8 = 4;
    /// An own amoeba is attacked.
    pub const REACT: u8 = 5;
    /// An attack hits an own amoeba.
    pub const STRUCK: u8 = 6;
    /// An own attempt failed.
    pub const FAILED: u8 = 7;
    /// After the deaths of phase 5.
    pub const AFTER_DEATHS: u8 = 8;
    /// The price of a move.
    pub const MOVE_PRICE: u8 = 9;
    /// The price of using a gene.
    pub const USE_PRICE: u8 = 10;
    /// The price of a newborn.
    pub const NEWBORN_PRICE: u8 = 11;
    /// The damage at which an amoeba dies.
    pub const DAMAGE_LIMIT: u8 = 12;
    /// An objection to being attacked.
    pub const PROTECTS: u8 = 13;
    /// Whether a gene may be used now.
    pub const OFFERED: u8 = 14;
    /// Further meals.
    pub const DIET: u8 = 15;
}

const NEEDS: &[Arg] = &[
    Arg::new("hungry", ArgKind::Bool),
    Arg::new("targets", ArgKind::Int),
    Arg::new("hosts", ArgKind::Int),
    Arg::new("short_meals", ArgKind::Int),
];

/// The one table.
pub static SCHEMA: Schema = Schema {
    game: "soup",
    card: "gene",
    keys: &[
        key("copies", FactKind::PerSeats, true, "How many copies are in the pool, by number of players."),
        key("price", FactKind::Int(0, 99), true, "Its price in biological points."),
        key("mutation", FactKind::Int(-9, 99), true, "Its mutation points, compared with the ozone layer."),
        key("pays", FactKind::Int(0, 99), false, "What giving it up for a defect pays, if not its mutation points."),
        key("scores", FactKind::Int(0, 9), false, "As how many cards it counts in scoring; 1 if left out."),
        key("gives_up", FactKind::Cards, false, "An advanced gene: one of these genes is given up for it."),
        key("contains", FactKind::Cards, false, "Genes that are in force with it."),
        key("costs", FactKind::Int(0, 99), false, "What using it costs in biological points; 0 if left out."),
        key("also", FactKind::Texts, false, "What other editions call it, with commas between: its card is found by these names, too."),
        key("deed", FactKind::Texts, false, "What using it means, in a few words for its question: `attack a foreign amoeba`."),
        key("starts", FactKind::Words(&["dummy"]), false, "`dummy`: the colony of nobody's in a game of two has it from the start."),
        key("ignores", FactKind::Words(&IGNORABLE), false, "Objections of the rules that do not count for its owner."),
    ],
    hooks: &[
        effect("direction", &[ME], "How an active move finds its direction. Returns 1 West, 2 North, 3 East, 4 South, 0 stay."),
        effect("leaving", &[ME, Arg::new("from", ArgKind::Thing(CELL)), TO], "An own amoeba is about to change its cell."),
        effect(
            "neighbour_leaves",
            &[ME, Arg::new("from", ArgKind::Thing(CELL)), TO],
            "Another amoeba is about to leave a cell in which the owner has amoebas; its cubes are named already.",
        ),
        effect("moved", &[ME, Arg::N], "An own amoeba has done its n-th active move of this turn, or of this escape."),
        Hook {
            name: "feeding",
            kind: HookKind::Effect,
            args: &[ME],
            neutral: -1,
            doc: "An own amoeba uses this gene instead of eating as usual. Returns whether it need not starve.",
        },
        effect("react", &[ME, ATTACKER], "An own amoeba is attacked and uses this gene. Returns true if the attack has failed."),
        effect("struck", &[ME, ATTACKER], "An attack on an own amoeba succeeds. Returns true if it does not die of it."),
        effect("failed", &[ME], "An attack or a fight of an own amoeba has failed for the first time. Returns true to try again, free."),
        effect("after_deaths", &[], "Phase 5, after the deaths: the owner uses this gene."),
        rule("move_price", HookKind::Number, &[SEATS, BASE], "Changes the price of an active move."),
        rule(
            "use_price",
            HookKind::Number,
            &[SEATS, Arg::new("move_price", ArgKind::Int)],
            "Changes what using this gene costs, from its `costs`; `move_price` is what an active move costs its owner.",
        ),
        rule("newborn_price", HookKind::Number, &[SEATS, BASE], "Changes the price of a newborn; `base` is what it is by the rules."),
        rule("damage_limit", HookKind::Number, &[SEATS, BASE], "Changes the damage at which an amoeba dies."),
        rule(
            "protects",
            HookKind::Objection,
            &[Arg::new("violent", ArgKind::Bool)],
            "Objects to an own amoeba being named as a target; `violent` in phase 1. Returns a key under `says`, or nil.",
        ),
        rule(
            "offered",
            HookKind::YesNo,
            NEEDS,
            "Whether `feeding` or `after_deaths` can be used now. `hungry`: no usual meal is there; `targets`: amoebas (in \
             `after_deaths`: foreign ones) that could be attacked; `hosts`: others in the cell who could pay 1 point; \
             `short_meals`: meals there that have one cube fewer.",
        ),
        rule("diet", HookKind::Lists, &[], "Gets a meal as cubes by foreign colour, largest first; returns further meals."),
    ],
    verbs: &[
        Verb::query("players", &[], Gives::Int, "How many colours are in play: as many as players, unless two play."),
        Verb::query("owner", &[], Gives::Thing(PLAYER), "The owner of this gene."),
        Verb::query("owner_of", &[ME], Gives::Thing(PLAYER), "The owner of an amoeba."),
        Verb::query("cell_of", &[ME], Gives::Thing(CELL), "Where an amoeba is; nil if it is not in the soup."),
        Verb::query("damage_of", &[ME], Gives::Int, "The damage points of an amoeba."),
        Verb::query("points", &[Arg::SIDE], Gives::Int, "The biological points of a player."),
        Verb::query(
            "amoebas_in",
            &[Arg::new("cell", ArgKind::Thing(CELL)), Arg::SIDE],
            Gives::List(AMOEBA),
            "A player's amoebas in a cell.",
        ),
        Verb::query(
            "cubes_in",
            &[Arg::new("cell", ArgKind::Thing(CELL)), Arg::N],
            Gives::List(CUBE),
            "The food cubes in a cell, at most n of each colour.",
        ),
        Verb::query("hosts", &[ME], Gives::List(PLAYER), "Other players with an amoeba in its cell and at least 1 point."),
        Verb::query("hunters", &[], Gives::List(AMOEBA), "The owner's amoebas that could attack a foreign one."),
        Verb::act(
            "carry",
            &[Arg::new("cubes", ArgKind::List(CUBE)), Arg::new("from", ArgKind::Thing(CELL)), TO],
            "Moves food cubes from cell to cell.",
        ),
        Verb::act("gain", &[Arg::N], "The owner gets points from the bank."),
        Verb::act("pay_for", &[Arg::SIDE, Arg::N], "A player pays points to the bank; fails if they have too few."),
        Verb::act("damage", &[ME], "An amoeba gets a damage point."),
        Verb::stop("compass", &[ME, Arg::N], Gives::Int, "The direction of a number on the compass; on a 6 the amoeba's owner is asked."),
        Verb::stop("choose_direction", &[ME], Gives::Int, "Asks the amoeba's owner for a direction, or to stay."),
        Verb::stop("move", &[ME, Arg::N], Gives::Nothing, "The amoeba does its n-th active move, free, with all movement genes."),
        Verb::stop("drag", &[ME, TO], Gives::Nothing, "The amoeba is dragged to a cell."),
        Verb::stop(
            "attack",
            &[ME, Arg::new("foreign_only", ArgKind::Bool)],
            Gives::Bool,
            "The amoeba attacks another in its cell: true if that worked.",
        ),
        Verb::stop("fight", &[ME, ATTACKER], Gives::Bool, "Both roll a die, ties again: true if the amoeba wins."),
        Verb::stop("eat", &[ME, Arg::N], Gives::Bool, "The amoeba eats one of its meals with n cubes fewer: true if it ate."),
    ],
    things: &[
        Thing { name: "amoeba", doc: "An amoeba, by number." },
        Thing { name: "cell", doc: "A cell of the soup, by number." },
        Thing { name: "cube", doc: "A food cube, by the number of its colour." },
        Thing { name: "player", doc: "A player, by the number of their colour." },
    ],
    reads: &[
        Read { name: "own_amoebas", doc: "How many amoebas the owner has in the soup." },
        Read { name: "round", doc: "The round, from 1." },
        Read { name: "bp", doc: "The owner's biological points." },
    ],
    options: crate::options::VARIES,
    order: &[
        Moment {
            when: "Phase 1, amoeba by amoeba in the order of the players: what a move would cost, then the answer.",
            hooks: &["move_price"],
        },
        Moment { when: "It moves actively (not: drifts), and the price is paid.", hooks: &["direction"] },
        Moment {
            when: "It is about to go to another cell: by drift, move or escape; dragged only if an option says so.",
            hooks: &["leaving", "neighbour_leaves"],
        },
        Moment {
            when: "An active move is done, even one that led nowhere; those that cling to the amoeba have arrived after it.",
            hooks: &["moved"],
        },
        Moment {
            when: "It feeds where it is then: the meals are reckoned, and what else can be done.",
            hooks: &["diet", "offered", "use_price"],
        },
        Moment { when: "A gene is used instead of eating.", hooks: &["feeding"] },
        Moment {
            when: "An attack (`g:attack`), in phase 1 or 5: who can be named; then the target's owner may react, each gene once; an escape is \
                   a move with `direction` to `moved`.",
            hooks: &["protects", "use_price", "react"],
        },
        Moment { when: "A fight of the target was lost, or the attack failed: once for each side.", hooks: &["failed"] },
        Moment { when: "The attack succeeds; without an answer of true the target dies.", hooks: &["struck"] },
        Moment { when: "Phase 4, each time somebody could divide.", hooks: &["newborn_price"] },
        Moment { when: "Phase 5: deaths by damage.", hooks: &["damage_limit"] },
        Moment {
            when: "After all deaths, player by player; an attack goes on as in phase 1.",
            hooks: &["offered", "use_price", "after_deaths"],
        },
    ],
    data: &[DataFile {
        name: "environment.toml",
        doc: "The environment deck, 2 to 16 cards, in rows `[[card]]`. The deck of the last mod that has one takes the place of all others.",
        keys: &[
            ("drift", "The direction of the drift: `none`, `west`, `north`, `east` or `south`."),
            ("ozone", "The thickness of the ozone layer, 0 to 255."),
            ("source", "How sure these are: `rulebook`, `inferred` or `assumed`."),
        ],
        deals: &[],
    }],
};

/// The facts of a gene.
#[derive(Clone, Debug)]
pub struct Gene {
    /// Copies in the pool at the start.
    pub copies: u8,
    /// Its price.
    pub price: u16,
    /// Its mutation points.
    pub mutation: i16,
    /// What giving it up pays.
    pub pays: u8,
    /// As how many cards it counts.
    pub scores: u8,
    /// Genes of which one is given up for it.
    pub gives_up: Kinds,
    /// Genes in force with it.
    pub contains: Kinds,
    /// What using it costs.
    pub costs: u16,
}

impl Gene {
    /// Reads the facts of a card for a number of players.
    pub fn read(card: &Card, seats: u8) -> Self {
        let mutation = card.int("mutation", 0);
        Self {
            copies: card.per_seats("copies", seats) as u8,
            price: card.int("price", 0) as u16,
            mutation: mutation as i16,
            pays: card.int("pays", mutation.max(0)) as u8,
            scores: card.int("scores", 1) as u8,
            gives_up: card.cards("gives_up").iter().copied().collect(),
            contains: card.cards("contains").iter().copied().collect(),
            costs: card.int("costs", 0) as u16,
        }
    }
}

/// The genes that ignore an objection, by index into [`IGNORABLE`].
pub fn ignoring(cards: &Cards) -> [Kinds; IGNORABLE.len()] {
    IGNORABLE.map(|word| cards.with_word("ignores", word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hook_has_its_moment() {
        let told = || SCHEMA.order.iter().flat_map(|moment| moment.hooks);
        assert!(told().all(|name| SCHEMA.hooks.iter().any(|hook| hook.name == *name)), "there are no others");
        let missing: Vec<_> = SCHEMA.hooks.iter().map(|hook| hook.name).filter(|name| !told().any(|told| told == name)).collect();
        assert_eq!(missing, [""; 0]);
    }

    #[test]
    fn hooks_stand_at_their_numbers() {
        let numbers = [
            ("direction", hook::DIRECTION),
            ("leaving", hook::LEAVING),
            ("neighbour_leaves", hook::NEIGHBOUR_LEAVES),
            ("moved", hook::MOVED),
            ("feeding", hook::FEEDING),
            ("react", hook::REACT),
            ("struck", hook::STRUCK),
            ("failed", hook::FAILED),
            ("after_deaths", hook::AFTER_DEATHS),
            ("move_price", hook::MOVE_PRICE),
            ("use_price", hook::USE_PRICE),
            ("newborn_price", hook::NEWBORN_PRICE),
            ("damage_limit", hook::DAMAGE_LIMIT),
            ("protects", hook::PROTECTS),
            ("offered", hook::OFFERED),
            ("diet", hook::DIET),
        ];
        assert_eq!(numbers.len(), SCHEMA.hooks.len());
        for (name, number) in numbers {
            assert_eq!(SCHEMA.hook(name), number, "{name}");
        }
    }
}
