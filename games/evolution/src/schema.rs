//! What a trait card may contain and call: the one table of keys, hooks and verbs, for scripts and for Rust.

use crate::state::{ANIMALS, Id, Slot, TRAITS};
use clade_engine::Side;
use clade_script::{DataFile, FactKind, Key, Many, On, Only};

const fn key(name: &'static str, kind: FactKind, doc: &'static str) -> Key {
    Key { name, kind, required: false, doc }
}

clade_script::cards! {
    /// The one table.
    pub static SCHEMA "evolution" "trait";
    things {
        /// an animal on the table
        Id "animal" ANIMALS;
        /// a trait card on the table
        Slot "trait" TRAITS;
    }
    hooks {
        /// The owner's feeding turn: an ability used instead of taking food. A pair is asked once, for its first animal.
        effect Main "main" (me: Id, this: Slot);
        /// The owner's feeding turn: an ability used before or after the main action.
        effect Free "free" (me: Id, this: Slot);
        /// Its animal has eaten its prey: what it gets. A trait with `meal` makes its animal a hunter.
        effect Meal "meal" (me: Id, this: Slot);
        /// Its animal is attacked and uses this. Returns 0 if the attack goes on, 1 if it has failed, 2 if it has failed and the
        /// hunter may attack again this turn. `says.rolled` stands behind a roll of the trait in the log: "(4+ escapes)".
        effect React "react" (me: Id, hunter: Id, this: Slot);
        /// Its animal was attacked and lives. `how`: 1 the hunter ignored this trait, 2 the attack was passed on; 3 both, 0 neither.
        effect Attacked "attacked" (me: Id, hunter: Id, how: i32, this: Slot);
        /// Its animal was eaten; `ignored`: the hunter ignored this trait.
        effect Eaten "eaten" (hunter: Id, ignored: bool);
        /// An animal was eaten, and this one is the only one on the table to profit.
        effect Carrion "carrion" (me: Id, this: Slot);
        /// The phase of the food bank begins.
        effect BeforeBank "before_bank" (me: Id, this: Slot);
        /// The feeding phase begins; the bank is filled.
        effect FeedingBegins "feeding_begins" (me: Id, this: Slot);
        /// Its animal has become fed, whatever made it so; each time in a turn.
        effect Fed "fed" (me: Id, this: Slot);
        /// A pair: the other animal got food, a red token `from_bank` or another one. Once a feeding round for each card.
        effect CompanionAte "companion_ate" (me: Id, eater: Id, from_bank: bool, this: Slot);
        /// Another animal is about to take food from the bank, and a hunter with this that could attack it now does so from ambush. Asked of no other animal.
        effect Waylay "waylay" (me: Id, eater: Id, this: Slot);
        /// A `hidden` card was turned over because an animal without traits was attacked.
        effect Guard "guard" (me: Id, hunter: Id);
        /// Objects to its animal being attacked; `role` in a directed pair. Returns a key under `says`, or nil; why it does not help says `says.helpless`, in an ambush `says.helpless_in_ambush`.
        objection Protects "protects" (hunter_traits: i32, traits: i32, fed: bool, ambush: bool, role: i32, marked: bool);
        /// Objects to what its own animal attacks; `prey_has_it`: the prey has this trait, too.
        objection Refuses "refuses" (prey_has_it: bool);
        /// Objects to its animal getting red or blue food; `companion_fed`: the other one of a pair is fed.
        objection MayEat "may_eat" (role: i32, companion_fed: bool, marked: bool, last_turn: bool);
        /// Whether its animal counts as fed without food.
        yes_no CountsAsFed "counts_as_fed" (marked: bool, last_turn: bool);
        /// Whether `main`, `free`, `carrion`, `companion_ate` or `waylay` can be used now. `can_eat`: the animal can get food; `bank`:
        /// food in the bank there (-1 for `companion_ate` if the other one's token was not from the bank); `marked` by `g:mark` this turn, `rested` in the turn before; `used` already this turn.
        yes_no Offered "offered" (fed: bool, can_eat: bool, bank: i32, marked: bool, rested: bool, used: bool, last_turn: bool);
        /// Whether `react` can be used against this attack; yes if left out.
        yes_no CanReact "can_react" (ambush: bool, used: bool);
        /// Whether `react` must be used if it can.
        yes_no MustReact "must_react" (ambush: bool);
        /// Objects to traits on its animal: how many there would be, and how much more food they would need. Asked of each trait there and of the new one.
        objection Admits "admits" (traits: i32, need: i32);
        /// Whether the traits stay on the table when the animal is eaten, for a new animal.
        yes_no Remains "remains" ();
        /// Whether the card goes to the middle of the table when its animal dies.
        yes_no Outlives "outlives" ();
        /// Whether effects of other cards may discard it; yes if left out.
        yes_no Sheddable "sheddable" () or 1;
        /// Changes how many cards are drawn for its animal, from 1.
        number Draws "draws" ();
        /// Changes how many animals are born at the start of the next turn, from 0.
        number Births "births" ();
        /// Whether its animal may migrate. `swims`: the animal has the trait whose `home` is the Ocean.
        yes_no Travels "travels" (traits: i32, swims: bool, from_ocean: bool, to_ocean: bool);
        /// Whether its animal may follow an animal that migrates from the same territory.
        yes_no Follows "follows" (traits: i32, swims: bool, from_ocean: bool, to_ocean: bool);
        /// Whether its animal dies at once, or, while cards are being played, as soon as that phase is over; `above`: unpaired traits above this card.
        yes_no Kills "kills" (above: i32);
    }
    reads {
        /// other animals here (in the territory, if there are any) on which this trait acts
        Alike "alike";
        /// hunters here
        Hunters "hunters";
        /// other animals here on which a trait acts that this one excludes
        Rivals "rivals";
        /// 1 in a game with territories, else 0
        Territories "territories";
        /// stored food that the animal can turn into blue food
        Convertible "convertible";
        /// how many animals `g:victims` would list, at most 1
        Victims "victims";
        /// how many traits `g:losable` would list, at most 1
        Losable "losable";
        /// how many traits `g:gifts` would list for the first of the pair, at most 1
        Gifts "gifts";
        /// how many animals `g:decoys` would list, at most 1
        Decoys "decoys";
        /// 1 if Tail loss may be declined (option `tail-loss`)
        TailLossIsOptional "tail_loss_is_optional";
        /// 1 if Piracy may fill stores (option `piracy-fills-fat`)
        PiracyFillsFat "piracy_fills_fat";
        /// 1 if Metamorphose and Specialization act once a turn (option `once-per-turn`)
        UsedUpByOneUse "used_up_by_one_use";
    }
    verbs {
        /// The player of an animal, from 0.
        query Owner "owner" (animal: Id) -> Side;
        /// The other animals here (in the territory, if there are any), of anybody; at most 48.
        query Others "others" (animal: Id) -> Many<Id>;
        /// The traits on an animal; of a pair the card is on both.
        query Traits "traits" (animal: Id) -> Many<Slot>;
        /// Whether an animal is fed.
        query IsFed "is_fed" (animal: Id) -> bool;
        /// Whether an animal can get a token.
        query CanEat "can_eat" (animal: Id) -> bool;
        /// How much stored food the animal can turn into blue food now.
        query Convertible "convertible" (animal: Id) -> i32;
        /// The traits of an animal that effects of cards may discard.
        query Sheddable "sheddable" (animal: Id) -> Many<Slot>;
        /// The traits of an animal that need no food, and without which it can eat.
        query Losable "losable" (animal: Id) -> Many<Slot>;
        /// Other animals here, of anybody and of the owner too, that got food this turn, are not fed and have a token.
        query Victims "victims" (animal: Id) -> Many<Id>;
        /// Other animals of the same owner that the hunter could attack.
        query Decoys "decoys" (animal: Id, hunter: Id) -> Many<Id>;
        /// The unpaired traits that the animal can give to the other one for one of its traits.
        query Gifts "gifts" (animal: Id, to: Id) -> Many<Slot>;
        /// The traits of `to` that can come back for this one.
        query Returns "returns" (gift: Slot, to: Id) -> Many<Slot>;
        /// The other animal of a pair card.
        query Partner "partner" (animal: Id, this: Slot) -> Option<Id>;
        /// Whether an attack that was passed on counts as an attack (option `flighty-after-mimicry`).
        query RedirectCounts "redirect_counts" () -> bool;
        /// Gives an animal blue tokens, as many as it can get; at most 9.
        stop Feed "feed" (animal: Id, n: i32);
        /// An animal takes a red token from the bank of its territory.
        stop TakeFood "take_food" (animal: Id);
        /// Destroys red tokens in the bank where the animal is.
        act DestroyFood "destroy_food" (animal: Id, n: i32);
        /// Adds red tokens to the bank where the animal is; at most 99 at a time, as far as there is room.
        act AddFood "add_food" (animal: Id, n: i32);
        /// Takes a token from one of the animals that `g:victims` lists; it becomes a blue one. From any other nothing is taken.
        stop Steal "steal" (animal: Id, from: Id);
        /// Turns stored food of an animal into blue food; that is not getting food.
        stop Convert "convert" (animal: Id, n: i32);
        /// Discards a trait.
        stop Shed "shed" (this: Slot);
        /// Two traits swap their animals.
        stop Swap "swap" (one: Slot, other: Slot);
        /// Marks a trait until the end of the turn: its rule hooks see `marked`. `says.marked` stands after the animal in the log: "falls asleep".
        stop Mark "mark" (this: Slot);
        /// The animal dies in the extinction phase of this turn.
        act Doom "doom" (animal: Id);
        /// All traits of the animal are off until the next turn, also those that need food: it may be fed by that.
        stop Paralyse "paralyse" (animal: Id);
        /// A hunter attacks, out of turn.
        stop Attack "attack" (animal: Id, prey: Id);
        /// A hunter attacks from ambush, out of turn.
        stop Ambush "ambush" (animal: Id, prey: Id);
        /// In `react`: the attack goes against this animal instead.
        act Redirect "redirect" (animal: Id);
        /// The top card of the deck becomes a new animal beside this one; it counts as fed this turn.
        stop Newborn "newborn" (animal: Id);
        /// Moves a trait that `silences` past the next unpaired trait above it.
        stop Climb "climb" (this: Slot);
    }
    only: &[
        Only { hooks: &["offered"], on: On::Beside(&["main", "free", "carrion", "companion_ate", "waylay"]) },
        Only { hooks: &["can_react", "must_react"], on: On::Beside(&["react"]) },
    ];
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
             `says.second` name them, `says.first_short` and `says.second_short` in one word on the table.",
        ),
        key("short", FactKind::Texts, "A long name in a word, for where there is little room on the table."),
        key("stores", FactKind::Int(1, 9), "How much food it stores for a fed animal. An animal may have several such cards."),
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
            "Its animal is attacked only by hunters that have all of these traits. `says.hunter_needs` says so.",
        ),
        key("excludes", FactKind::Cards, "These traits cannot lie on the same animal; it is enough if one of the two says so."),
        key("once", FactKind::Word(&["round", "turn"]), "How often its ability or reaction is used: `round`: again in the next round of the feeding phase; `turn`: once in all four phases together."),
        key(
            Key::ORIGIN,
            FactKind::Word(crate::cards::facts::ORIGIN_WORDS),
            "What its blue tokens are, for comparing food: `prey` of the eater, `carrion` of another's kill, `shared` by a partner's meal, \
             `environment`, or `made` by the animal itself (if left out). It is not a rule: games saved before it changed still load.",
        ),
        key("ignores", FactKind::Int(1, 1), "Its animal ignores one trait of an animal that it attacks, `once` a turn."),
    ];
    options: crate::options::VARIES;
    data: &[DataFile {
        name: "deck.toml",
        doc: "The cards with the mod's traits, in rows `[[card]]`. Cards of all mods are added up, even where a mod corrects another one: \
              a row for a card that is there adds copies; with `in_all` it says how many there are of it. A trait that is in no deck never comes into play.",
        keys: &[
            ("front", "The trait on the card, by its id."),
            ("second", "The second trait on it, if it has one."),
            ("copies", "How many such cards there are."),
            ("in_all", "`true`: these are all such cards, whatever earlier rows say, and 0 takes them out; left out: they are added."),
            ("source", "How sure these are: `rulebook`, `inferred` or `assumed`."),
            ("when", "Options with which the card is in, such as `{ gift-cards = \"even\" }`; left out: always."),
        ],
        deals: &["front", "second"],
    }];
}
