//! What a trait card may contain and call: the one table of keys, hooks and verbs.

use clade_script::{Arg, ArgKind, DataFile, FactKind, Gives, Hook, HookKind, Key, Read, Schema, Thing, Verb};

/// Things: animals.
pub const ANIMAL: u8 = 0;
/// Things: traits lying on animals.
pub const TRAIT: u8 = 1;

const ME: Arg = Arg::new("me", ArgKind::Thing(ANIMAL));
const HUNTER: Arg = Arg::new("hunter", ArgKind::Thing(ANIMAL));
const THIS: Arg = Arg::new("this", ArgKind::Thing(TRAIT));
const BEAST: Arg = Arg::new("animal", ArgKind::Thing(ANIMAL));

const fn int(name: &'static str) -> Arg {
    Arg::new(name, ArgKind::Int)
}

const fn truth(name: &'static str) -> Arg {
    Arg::new(name, ArgKind::Bool)
}

const fn key(name: &'static str, kind: FactKind, doc: &'static str) -> Key {
    Key { name, kind, required: false, doc }
}

const fn effect(name: &'static str, args: &'static [Arg], doc: &'static str) -> Hook {
    Hook { name, kind: HookKind::Effect, args, neutral: 0, doc }
}

const fn rule(name: &'static str, kind: HookKind, args: &'static [Arg], doc: &'static str) -> Hook {
    Hook { name, kind, args, neutral: 0, doc }
}

/// The hooks, in the order of [`SCHEMA`].
pub mod hook {
    /// An ability instead of taking food.
    pub const MAIN: u8 = 0;
    /// An ability besides.
    pub const FREE: u8 = 1;
    /// A hunter has eaten its prey.
    pub const MEAL: u8 = 2;
    /// An attacked animal reacts.
    pub const REACT: u8 = 3;
    /// It was attacked and lives.
    pub const ATTACKED: u8 = 4;
    /// It was eaten.
    pub const EATEN: u8 = 5;
    /// Another animal was eaten.
    pub const CARRION: u8 = 6;
    /// The phase of the food bank begins.
    pub const BEFORE_BANK: u8 = 7;
    /// The feeding phase begins.
    pub const FEEDING_BEGINS: u8 = 8;
    /// The animal has become fed.
    pub const FED: u8 = 9;
    /// The other animal of the pair got food.
    pub const COMPANION_ATE: u8 = 10;
    /// Another animal takes food from the bank.
    pub const WAYLAY: u8 = 11;
    /// An animal without traits is attacked, and this hidden card may be turned over.
    pub const GUARD: u8 = 12;
    /// An objection to being attacked.
    pub const PROTECTS: u8 = 13;
    /// The hunter's objection to a prey.
    pub const REFUSES: u8 = 14;
    /// An objection to getting food.
    pub const MAY_EAT: u8 = 15;
    /// Whether the animal counts as fed.
    pub const COUNTS_AS_FED: u8 = 16;
    /// Whether an ability can be used now.
    pub const OFFERED: u8 = 17;
    /// Whether a reaction can be used now.
    pub const CAN_REACT: u8 = 18;
    /// Whether a reaction must be used.
    pub const MUST_REACT: u8 = 19;
    /// An objection to another trait on the animal.
    pub const ADMITS: u8 = 20;
    /// Whether the traits remain when the animal is eaten.
    pub const REMAINS: u8 = 21;
    /// Whether the card goes to the middle when its animal dies.
    pub const OUTLIVES: u8 = 22;
    /// Whether effects of other cards may discard it.
    pub const SHEDDABLE: u8 = 23;
    /// Cards drawn for the animal.
    pub const DRAWS: u8 = 24;
    /// Animals born at the start of the turn.
    pub const BIRTHS: u8 = 25;
    /// Whether the animal may migrate.
    pub const TRAVELS: u8 = 26;
    /// Whether it may follow a migrating animal.
    pub const FOLLOWS: u8 = 27;
    /// Whether the animal dies of it at once.
    pub const KILLS: u8 = 28;
}

/// What `offered` gets.
const OFFER: &[Arg] = &[truth("fed"), truth("can_eat"), int("bank"), truth("marked"), truth("rested"), truth("used"), truth("last_turn")];

/// What `travels` and `follows` get.
const ROUTE: &[Arg] = &[int("traits"), truth("swims"), truth("from_ocean"), truth("to_ocean")];

/// The one table.
pub static SCHEMA: Schema = Schema {
    game: "evolution",
    card: "trait",
    keys: &[
        key("need", FactKind::Int(0, 9), "How much more food its animal needs; also its bonus in scoring. 0 if left out."),
        key(
            "on",
            FactKind::Word(&["own", "other", "any", "hidden"]),
            "On whose animals it is laid: `own` (if left out), `other` players', or `any`. `hidden`: the card is only ever laid as an \
             animal, and acts face down by `guard`.",
        ),
        key(
            "pair",
            FactKind::Word(&["even", "directed"]),
            "It is laid between two animals of one player. `directed`: the first animal named has another role (1) than the second (2); `says.first` and \
             `says.second` tell them, `says.first_short` and `says.second_short` in a word on the table.",
        ),
        key("stores", FactKind::Int(1, 9), "So much food it stores for a fed animal. An animal may have several such cards."),
        key(
            "home",
            FactKind::Word(&["ocean"]),
            "With territories, its animal goes to the Ocean when this is laid, and the card to the discard pile; all animals there have it.",
        ),
        key(
            "silences",
            FactKind::Word(&["below"]),
            "It is laid under all other traits of the animal, right next to it; traits below it do not act. See `g:climb`.",
        ),
        key(
            "hunter_needs",
            FactKind::Cards,
            "Its animal is attacked only by hunters that have all of these traits. `says.hunter_needs` tells so.",
        ),
        key("excludes", FactKind::Cards, "These traits cannot lie on the same animal."),
        key("once", FactKind::Word(&["round", "turn"]), "How often its ability or reaction is used: once a feeding `round` or `turn`."),
        key(
            Key::ORIGIN,
            FactKind::Word(crate::evolution::ORIGIN_WORDS),
            "What the blue tokens are that it gives, for who compares food: `prey` of the eater, `carrion` of another's kill, `shared` by a partner's meal, \
             `environment`, or `made` by the animal itself (if left out). No rule: games saved before it changed still load.",
        ),
        key("ignores", FactKind::Int(1, 1), "Its animal ignores one trait of an animal that it attacks, `once` a turn."),
    ],
    hooks: &[
        effect("main", &[ME, THIS], "The owner's feeding turn: an ability used instead of taking food."),
        effect("free", &[ME, THIS], "The owner's feeding turn: an ability used before or after the main action."),
        effect("meal", &[ME, THIS], "Its animal has eaten its prey: what it gets. A trait with `meal` makes its animal a hunter."),
        effect(
            "react",
            &[ME, HUNTER, THIS],
            "Its animal is attacked and uses this. Returns 0 if the attack goes on, 1 if it has failed, 2 if it has failed and the \
             hunter may attack again this turn.",
        ),
        effect(
            "attacked",
            &[ME, HUNTER, int("how"), THIS],
            "Its animal was attacked and lives. `how`: 1 the hunter ignored this trait, 2 the attack was passed on; 3 both, 0 neither.",
        ),
        effect("eaten", &[HUNTER, truth("ignored")], "Its animal was eaten; `ignored`: the hunter ignored this trait."),
        effect("carrion", &[ME, THIS], "An animal was eaten, and this one is the only one on the table to profit."),
        effect("before_bank", &[ME, THIS], "The phase of the food bank begins."),
        effect("feeding_begins", &[ME, THIS], "The feeding phase begins; the bank is filled."),
        effect("fed", &[ME, THIS], "Its animal has become fed, whatever made it so; each time in a turn."),
        effect(
            "companion_ate",
            &[ME, Arg::new("eater", ArgKind::Thing(ANIMAL)), truth("from_bank"), THIS],
            "A pair: the other animal got food, a red token `from_bank` or another one. Once a feeding round for each card.",
        ),
        effect(
            "waylay",
            &[ME, Arg::new("eater", ArgKind::Thing(ANIMAL)), THIS],
            "Another animal is about to take food from the bank, and the owner uses this.",
        ),
        effect("guard", &[ME, HUNTER], "A `hidden` card was turned over because an animal without traits was attacked."),
        rule(
            "protects",
            HookKind::Objection,
            &[int("hunter_traits"), int("traits"), truth("fed"), truth("ambush"), int("role"), truth("marked")],
            "Objects to its animal being attacked; `role` in a directed pair. Returns a key under `says`, or nil.",
        ),
        rule(
            "refuses",
            HookKind::Objection,
            &[truth("prey_has_it")],
            "Objects to what its own animal attacks; `prey_has_it`: the prey has this trait, too.",
        ),
        rule(
            "may_eat",
            HookKind::Objection,
            &[int("role"), truth("companion_fed"), truth("marked"), truth("last_turn")],
            "Objects to its animal getting red or blue food; `companion_fed`: the other one of a pair is fed.",
        ),
        rule("counts_as_fed", HookKind::YesNo, &[truth("marked"), truth("last_turn")], "Whether its animal counts as fed without food."),
        rule(
            "offered",
            HookKind::YesNo,
            OFFER,
            "Whether `main`, `free`, `carrion`, `companion_ate` or `waylay` can be used now. `can_eat`: the animal can get food; `bank`: \
             food in the bank there (-1 for `companion_ate` if the other one's token was not from the bank); `marked` by `g:mark` this turn, `rested` in the turn before; `used` already this turn.",
        ),
        rule(
            "can_react",
            HookKind::YesNo,
            &[truth("ambush"), truth("used")],
            "Whether `react` can be used against this attack; yes if left out.",
        ),
        rule("must_react", HookKind::YesNo, &[truth("ambush")], "Whether `react` must be used if it can."),
        rule(
            "admits",
            HookKind::Objection,
            &[int("traits"), int("need")],
            "Objects to traits on its animal: how many there would be, and how much more food they would need. Asked of each trait there and of the new one.",
        ),
        rule("remains", HookKind::YesNo, &[], "Whether the traits stay on the table when the animal is eaten, for a new animal."),
        rule("outlives", HookKind::YesNo, &[], "Whether the card goes to the middle of the table when its animal dies."),
        Hook {
            name: "sheddable",
            kind: HookKind::YesNo,
            args: &[],
            neutral: 1,
            doc: "Whether effects of other cards may discard it; yes if left out.",
        },
        rule("draws", HookKind::Number, &[], "Changes how many cards are drawn for its animal, from 1."),
        rule("births", HookKind::Number, &[], "Changes how many animals are born at the start of the next turn, from 0."),
        rule(
            "travels",
            HookKind::YesNo,
            ROUTE,
            "Whether its animal may migrate. `swims`: the animal has the trait whose `home` is the Ocean.",
        ),
        rule("follows", HookKind::YesNo, ROUTE, "Whether its animal may follow an animal that migrates from the same territory."),
        rule(
            "kills",
            HookKind::YesNo,
            &[int("above")],
            "Whether its animal dies at once, or, while cards are being played, as soon as that phase is over; `above`: unpaired traits above this card.",
        ),
    ],
    verbs: &[
        Verb::query("owner", &[BEAST], Gives::Int, "The player of an animal, from 0."),
        Verb::query("is_fed", &[BEAST], Gives::Bool, "Whether an animal is fed."),
        Verb::query("can_eat", &[BEAST], Gives::Bool, "Whether an animal can get a token."),
        Verb::query("convertible", &[BEAST], Gives::Int, "How much stored food the animal can turn into blue food now."),
        Verb::query("sheddable", &[BEAST], Gives::List(TRAIT), "The traits of an animal that effects of cards may discard."),
        Verb::query("losable", &[BEAST], Gives::List(TRAIT), "The traits of an animal that need no food, and without which it can eat."),
        Verb::query("victims", &[BEAST], Gives::List(ANIMAL), "Other animals here that got food this turn, are not fed and have a token."),
        Verb::query("decoys", &[BEAST, HUNTER], Gives::List(ANIMAL), "Other animals of the same owner that the hunter could attack."),
        Verb::query(
            "gifts",
            &[BEAST, Arg::new("to", ArgKind::Thing(ANIMAL))],
            Gives::List(TRAIT),
            "The unpaired traits that the animal can give to the other one for one of its traits.",
        ),
        Verb::query(
            "returns",
            &[Arg::new("gift", ArgKind::Thing(TRAIT)), Arg::new("to", ArgKind::Thing(ANIMAL))],
            Gives::List(TRAIT),
            "The traits of `to` that can come back for this one.",
        ),
        Verb::query("partner", &[BEAST, THIS], Gives::Thing(ANIMAL), "The other animal of a pair card."),
        Verb::query(
            "redirect_counts",
            &[],
            Gives::Bool,
            "Whether an attack that was passed on counts as an attack (option `flighty-after-mimicry`).",
        ),
        Verb::stop("feed", &[BEAST, Arg::N], Gives::Nothing, "Gives an animal blue tokens, as many as it can get."),
        Verb::stop("take_food", &[BEAST], Gives::Nothing, "An animal takes a red token from the bank of its territory."),
        Verb::act("destroy_food", &[BEAST, Arg::N], "Destroys red tokens in the bank where the animal is."),
        Verb::act("add_food", &[BEAST, Arg::N], "Adds red tokens to the bank where the animal is."),
        Verb::stop(
            "steal",
            &[BEAST, Arg::new("from", ArgKind::Thing(ANIMAL))],
            Gives::Nothing,
            "Takes a token from another animal; it becomes a blue one.",
        ),
        Verb::stop("convert", &[BEAST, Arg::N], Gives::Nothing, "Turns stored food of an animal into blue food; that is not getting food."),
        Verb::stop("shed", &[THIS], Gives::Nothing, "Discards a trait."),
        Verb::stop(
            "swap",
            &[Arg::new("one", ArgKind::Thing(TRAIT)), Arg::new("other", ArgKind::Thing(TRAIT))],
            Gives::Nothing,
            "Two traits change their animals.",
        ),
        Verb::stop(
            "mark",
            &[THIS],
            Gives::Nothing,
            "Marks a trait until the end of the turn: its rule hooks see `marked`. `says.marked` tells it in the log after the animal: \"falls asleep\".",
        ),
        Verb::act("doom", &[BEAST], "The animal dies in the extinction phase of this turn."),
        Verb::stop("paralyse", &[BEAST], Gives::Nothing, "All traits of the animal are off until the next turn."),
        Verb::stop("attack", &[BEAST, Arg::new("prey", ArgKind::Thing(ANIMAL))], Gives::Nothing, "A hunter attacks, out of turn."),
        Verb::stop(
            "ambush",
            &[BEAST, Arg::new("prey", ArgKind::Thing(ANIMAL))],
            Gives::Nothing,
            "A hunter attacks from ambush, out of turn.",
        ),
        Verb::act("redirect", &[BEAST], "In `react`: the attack goes against this animal instead."),
        Verb::stop(
            "newborn",
            &[BEAST],
            Gives::Nothing,
            "The top card of the deck becomes a new animal beside this one; it counts as fed this turn.",
        ),
        Verb::stop("climb", &[THIS], Gives::Nothing, "Moves a trait that `silences` past the next unpaired trait above it."),
    ],
    things: &[Thing { name: "animal", doc: "an animal on the table" }, Thing { name: "trait", doc: "a trait card on the table" }],
    reads: &[
        Read { name: "alike", doc: "other animals here (in the territory, if there are any) on which this trait acts" },
        Read { name: "hunters", doc: "hunters here" },
        Read { name: "rivals", doc: "other animals here on which a trait acts that this one excludes" },
        Read { name: "territories", doc: "1 in a game with territories, else 0" },
        Read { name: "convertible", doc: "stored food that the animal can turn into blue food" },
        Read { name: "victims", doc: "how many animals `g:victims` would list, at most 1" },
        Read { name: "losable", doc: "how many traits `g:losable` would list, at most 1" },
        Read { name: "gifts", doc: "how many traits `g:gifts` would list for the first of the pair, at most 1" },
        Read { name: "decoys", doc: "how many animals `g:decoys` would list, at most 1" },
        Read { name: "tail_loss_is_optional", doc: "1 if Tail loss may be declined (option `tail-loss`)" },
        Read { name: "piracy_fills_fat", doc: "1 if Piracy may fill stores (option `piracy-fills-fat`)" },
        Read { name: "used_up_by_one_use", doc: "1 if Metamorphose and Specialization act once a turn (option `once-per-turn`)" },
    ],
    options: crate::options::VARIES,
    order: &[],
    data: &[DataFile {
        name: "deck.toml",
        doc: "The cards with the mod's traits, in rows `[[card]]`. Cards of all mods are added up, also where a mod corrects another one: \
              a row with the sides of a card that is there makes it more, never fewer. A trait that stands in no deck never comes into play.",
        keys: &[
            ("front", "The trait on the card, by its id."),
            ("second", "The second trait on it, if it has one."),
            ("copies", "How many such cards there are."),
            ("source", "How sure these are: `rulebook`, `inferred` or `assumed`."),
            ("when", "Options with which the card is in, such as `{ gift-cards = \"even\" }`; left out: always."),
        ],
        deals: &["front", "second"],
    }],
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hooks_are_numbered_as_in_the_table() {
        let numbers = [
            (hook::MAIN, "main"),
            (hook::REACT, "react"),
            (hook::CARRION, "carrion"),
            (hook::COMPANION_ATE, "companion_ate"),
            (hook::GUARD, "guard"),
            (hook::PROTECTS, "protects"),
            (hook::OFFERED, "offered"),
            (hook::ADMITS, "admits"),
            (hook::SHEDDABLE, "sheddable"),
            (hook::TRAVELS, "travels"),
            (hook::KILLS, "kills"),
        ];
        assert_eq!(SCHEMA.hooks.len(), usize::from(hook::KILLS) + 1);
        numbers.into_iter().for_each(|(number, name)| assert_eq!(SCHEMA.hook(name), number, "{name}"));
    }
}
