//! What a card may contain and call: the one table of keys, hooks and verbs, for scripts and for the rules.

use crate::action::DIRECTION_WORDS;
use crate::cards::genes::Duty;
use crate::environment::WORD;
use crate::map::{CELLS, Cell};
use crate::state::{COLOURS, Colour, Id};
use clade_engine::{Side, small};
use clade_script::{FactKind, Key, Many, Moment, On, Only, Sort};

small! {
    /// A player as genes know them: the number of the [`Side`] that has points and genes.
    pub struct Player;
}

clade_script::cards! {
    /// The one table.
    pub static SCHEMA "soup" "gene";
    things {
        /// An amoeba, by number.
        Id "amoeba" Id::ALL as usize;
        /// A cell of the soup, by number.
        Cell "cell" CELLS;
        /// A food cube, by the number of its colour.
        Colour "cube" COLOURS;
        /// A player, by the number of its side.
        Player "player" COLOURS;
    }
    hooks {
        /// How an active move finds its direction. Returns 1 West, 2 North, 3 East, 4 South, 0 stay.
        effect Direction "direction" (amoeba: Id);
        /// One of the owner's amoebas is about to leave its cell.
        effect Leaving "leaving" (amoeba: Id, from: Cell, to: Cell);
        /// Another amoeba is about to leave a cell in which the owner has amoebas; its cubes are named already.
        effect NeighbourLeaves "neighbour_leaves" (amoeba: Id, from: Cell, to: Cell);
        /// One of the owner's amoebas has made its n-th active move of this turn, or of this escape.
        effect Moved "moved" (amoeba: Id, n: i32);
        /// One of the owner's amoebas uses this gene instead of eating as usual. Returns whether it need not starve.
        effect Feeding "feeding" (amoeba: Id) or -1;
        /// One of the owner's amoebas is attacked and uses this gene. Returns true if the attack has failed.
        effect React "react" (amoeba: Id, attacker: Id);
        /// An attack on one of the owner's amoebas succeeds. Returns true if it does not die of it.
        effect Struck "struck" (amoeba: Id, attacker: Id);
        /// An attack or a fight of one of the owner's amoebas has failed for the first time. Returns true to try again, free.
        effect Failed "failed" (amoeba: Id);
        /// Phase 5, after the deaths: the owner uses this gene.
        effect AfterDeaths "after_deaths" ();
        /// Changes the price of an active move.
        number MovePrice "move_price" (players: i32, base: i32);
        /// Changes what using this gene costs, from its `costs`; `move_price` is what an active move costs its owner.
        number UsePrice "use_price" (players: i32, move_price: i32);
        /// Changes the price of a newborn; `base` is what it is by the rules.
        number NewbornPrice "newborn_price" (players: i32, base: i32);
        /// Changes the damage at which an amoeba dies.
        number DamageLimit "damage_limit" (players: i32, base: i32);
        /// Objects to one of the owner's amoebas being named as a target; `violent` in phase 1. Returns a key under `says`, or nil.
        objection Protects "protects" (violent: bool);
        /// Whether `feeding` or `after_deaths` can be used now. `hungry`: no usual meal is there; `targets`: amoebas (in
        /// `after_deaths`: foreign ones) that could be attacked; `hosts`: others in the cell who could pay 1 point;
        /// `short_meals`: meals there that have one cube fewer.
        yes_no Offered "offered" (hungry: bool, targets: i32, hosts: i32, short_meals: i32);
        /// Gets a meal as cubes by foreign colour, largest first; returns further meals.
        lists Diet "diet" ();
        /// It is turned over in phase 2, round 1 included; gene defects are found after that. Not called for the card that is turned at setup.
        effect Turned "turned" ();
    }
    reads {
        /// How many amoebas the owner has in the soup.
        OwnAmoebas "own_amoebas";
        /// The round, from 1.
        Round "round";
        /// The owner's biological points.
        Points "bp";
    }
    verbs {
        /// How many colours are in play: as many as players, unless two play.
        query Players "players" () -> i32;
        /// All players, the foremost on the ladder first.
        query Everyone "everyone" () -> Many<Player>;
        /// All cells of the soup.
        query Cells "cells" () -> Many<Cell>;
        /// A player's amoebas in the soup; the owner's if none is named.
        query Amoebas "amoebas" (side: Side) -> Many<Id>;
        /// The owner of this gene.
        query Owner "owner" () -> Option<Player>;
        /// The owner of an amoeba.
        query OwnerOf "owner_of" (amoeba: Id) -> Option<Player>;
        /// Where an amoeba is; nil if it is not in the soup.
        query CellOf "cell_of" (amoeba: Id) -> Option<Cell>;
        /// The damage points of an amoeba.
        query DamageOf "damage_of" (amoeba: Id) -> i32;
        /// The biological points of a player.
        query Points "points" (side: Side) -> i32;
        /// A player's amoebas in a cell; the owner's if none is named.
        query AmoebasIn "amoebas_in" (cell: Cell, side: Side) -> Many<Id>;
        /// The other players' amoebas in a cell, those of the colony that nobody plays among them.
        query ForeignIn "foreign_in" (cell: Cell) -> Many<Id>;
        /// The cells next to one, without the coast and the compass island.
        query Adjacent "adjacent" (cell: Cell) -> Many<Cell>;
        /// The food cubes in a cell, at most n of each colour.
        query CubesIn "cubes_in" (cell: Cell, n: i32) -> Many<Colour>;
        /// Other players with an amoeba in its cell and at least 1 point.
        query Hosts "hosts" (amoeba: Id) -> Many<Player>;
        /// The owner's amoebas that could attack a foreign one.
        query Hunters "hunters" () -> Many<Id>;
        /// Moves food cubes from cell to cell.
        act Carry "carry" (cubes: Many<Colour>, from: Cell, to: Cell);
        /// A player gets points from the bank; the owner if none is named.
        act Gain "gain" (n: i32, side: Side);
        /// A player pays points to the bank; fails if they have too few.
        act PayFor "pay_for" (side: Side, n: i32);
        /// An amoeba gets a damage point.
        act Damage "damage" (amoeba: Id);
        /// The direction of a number on the compass; on a 6 the amoeba's owner is asked.
        stop Compass "compass" (amoeba: Id, n: i32) -> i32;
        /// Asks the amoeba's owner for a direction, or to stay.
        stop ChooseDirection "choose_direction" (amoeba: Id) -> i32;
        /// The amoeba makes its n-th active move, free, with all movement genes.
        stop Move "move" (amoeba: Id, n: i32);
        /// The amoeba is dragged to a cell.
        stop Drag "drag" (amoeba: Id, to: Cell);
        /// The amoeba attacks another in its cell: true if that worked.
        stop Attack "attack" (amoeba: Id, foreign_only: bool) -> bool;
        /// Both roll a die, ties again: true if the amoeba wins.
        stop Fight "fight" (amoeba: Id, attacker: Id) -> bool;
        /// The amoeba eats one of its meals with n cubes fewer: true if it ate.
        stop Eat "eat" (amoeba: Id, n: i32) -> bool;
    }
    keys: KEYS;
    only: &[Only { hooks: &["offered"], on: On::Beside(&["feeding", "after_deaths"]) }];
    options: crate::options::VARIES;
    order: ORDER;
    sorts: SORTS;
    former: FORMER;
}

const fn key(name: &'static str, kind: FactKind, doc: &'static str) -> Key {
    Key { name, kind, required: false, doc }
}

const KEYS: &[Key] = &[
    Key::required("copies", FactKind::PerSeats, "How many copies are in the pool, by number of players."),
    Key::required("price", FactKind::Int(0, 99), "Its price in biological points."),
    Key::required("mutation", FactKind::Int(-9, 99), "Its mutation points, compared with the ozone layer."),
    key("pays", FactKind::Int(0, 99), "What giving it up for a defect pays, if not its mutation points."),
    key("scores", FactKind::Int(0, 9), "How many cards it counts as in scoring; 1 if left out."),
    key("gives_up", FactKind::Cards, "An advanced gene: one of these genes is given up for it."),
    key("contains", FactKind::Cards, "Genes that are in force with it."),
    key("costs", FactKind::Int(0, 99), "What using it costs in biological points; 0 if left out."),
    key("also", FactKind::Texts, "What other editions call it, separated by commas: its card is found by these names, too."),
    key("deed", FactKind::Texts, "What using it means, in a few words for its question: `attack a foreign amoeba`."),
    key("starts", FactKind::Words(&["dummy"]), "`dummy`: in a game for two, the colony that nobody plays has it from the start."),
    key("ignores", FactKind::Words(&Duty::WORDS), "Objections of the rules that do not count for its owner."),
];

const fn moment(when: &'static str, hooks: &'static [&'static str]) -> Moment {
    Moment { when, hooks }
}

const ORDER: &[Moment] = &[
    moment("Phase 1, amoeba by amoeba in the order of the players: what a move would cost, then the answer.", &["move_price"]),
    moment("It moves actively (it does not drift), and the price is paid.", &["direction"]),
    moment(
        "It is about to go to another cell: by drift, move or escape; dragged only if an option says so.",
        &["leaving", "neighbour_leaves"],
    ),
    moment("An active move is done, even one that led nowhere; those that cling to the amoeba have arrived after it.", &["moved"]),
    moment("It feeds where it is then: its meals are worked out, and what else it can do.", &["diet", "offered", "use_price"]),
    moment("A gene is used instead of eating.", &["feeding"]),
    moment(
        "An attack (`g:attack`), in phase 1 or 5: who can be named; then the target's owner may react, each gene once; an escape is \
         a move with `direction` to `moved`.",
        &["protects", "use_price", "react"],
    ),
    moment("A fight of the target was lost, or the attack failed: once for each side.", &["failed"]),
    moment("The attack succeeds; the target dies unless the answer is true.", &["struck"]),
    moment("Phase 2: an environment card is turned over; then gene defects are found and covered.", &["turned"]),
    moment("Phase 4, each time somebody could divide.", &["newborn_price"]),
    moment("Phase 5: deaths by damage.", &["damage_limit"]),
    moment("After all deaths, player by player; an attack goes on as in phase 1.", &["offered", "use_price", "after_deaths"]),
];

const SORTS: &[Sort] = &[Sort {
    word: WORD,
    card: "environment card",
    doc: "A card of the environment deck: it is there beside the shipped ones, or in place of one. A deck has 2 to 16 different cards; they are numbered in the \
          order of their mods and files, from `E01` on.",
    keys: &[
        Key::common("id"),
        Key::required("kind", FactKind::Word(&[WORD]), "That it is an environment card."),
        Key::required("drift", FactKind::Word(&DRIFT_WORDS), "The direction of the drift."),
        Key::required("ozone", FactKind::Int(0, 255), "The thickness of the ozone layer."),
        key("copies", FactKind::Int(0, 9), "How often it is in the deck; 1 if left out, 0 takes it out."),
        Key::common("source"),
        Key::common("name").or_left_out("Its name. Required if it does something; else it may be called by what it shows."),
        Key::common("text").or_left_out("What it does besides, in your own words. Required if it does something."),
        Key::common("icon"),
        Key::common("says"),
        Key::common("remembers").or_left_out(
            "What the card remembers between two calls, by name, and until the end of what. Numbers; 0 if nothing was written.",
        ),
    ],
    hooks: &["turned"],
    is_owned: false,
    lacks: &["owner", "foreign_in", "hunters", "attack", "fight"],
    is_single: false,
}];

/// The directions of the drift, and that there is none.
const DRIFT_WORDS: [&str; 5] = {
    let [west, north, east, south] = DIRECTION_WORDS;
    ["none", west, north, east, south]
};

const FORMER: &[(&str, &str)] = &[(
    "environment.toml",
    "environment cards are Lua files now: write each row of this file as a card with kind = \"environment\", as `clade mod new NAME --game soup \
     --kind environment` shows; for a deck in place of the shipped one copy scripts/soup/environment and change it. Then delete this file",
)];

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
}
