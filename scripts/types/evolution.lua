---@meta
-- Written from the table of keys, hooks and verbs of `evolution`; do not edit.

---an animal on the table
---@class evolution.Animal: integer

---a trait card on the table
---@class evolution.Trait: integer

---A player's side, by number.
---@class evolution.Side: integer

---A text that follows an option holds one text for each value, each of which may follow another option: `{ by = "time-to-fly", ["no"] = { en = … }, ["yes"] = { en = … } }`. Options: `time-to-fly` (no, yes); `continents` (no, yes); `tail-loss` (must, may); `piracy-fills-fat` (yes, no); `ambush-own` (no, yes); `once-per-turn` (no, yes); `flighty-after-mimicry` (counts, does-not); `recombined-fat` (kept, lost).
---@class evolution.TextsBy
---@field by string
---@field [string] string|Texts|evolution.TextsBy

---@class evolution.ProtectsFacts
---@field hunter_traits integer
---@field traits integer
---@field fed boolean
---@field ambush boolean
---@field role integer
---@field marked boolean
---@field alike integer other animals here (in the territory, if there are any) on which this trait acts (only if listed under `reads`)
---@field hunters integer hunters here (only if listed under `reads`)
---@field rivals integer other animals here on which a trait acts that this one excludes (only if listed under `reads`)
---@field territories integer 1 in a game with territories, else 0 (only if listed under `reads`)
---@field convertible integer stored food that the animal can turn into blue food (only if listed under `reads`)
---@field victims integer how many animals `g:victims` would list, at most 1 (only if listed under `reads`)
---@field losable integer how many traits `g:losable` would list, at most 1 (only if listed under `reads`)
---@field gifts integer how many traits `g:gifts` would list for the first of the pair, at most 1 (only if listed under `reads`)
---@field decoys integer how many animals `g:decoys` would list, at most 1 (only if listed under `reads`)
---@field tail_loss_is_optional integer 1 if Tail loss may be declined (option `tail-loss`) (only if listed under `reads`)
---@field piracy_fills_fat integer 1 if Piracy may fill stores (option `piracy-fills-fat`) (only if listed under `reads`)
---@field used_up_by_one_use integer 1 if Metamorphose and Specialization act once a turn (option `once-per-turn`) (only if listed under `reads`)

---@class evolution.RefusesFacts
---@field prey_has_it boolean
---@field alike integer other animals here (in the territory, if there are any) on which this trait acts (only if listed under `reads`)
---@field hunters integer hunters here (only if listed under `reads`)
---@field rivals integer other animals here on which a trait acts that this one excludes (only if listed under `reads`)
---@field territories integer 1 in a game with territories, else 0 (only if listed under `reads`)
---@field convertible integer stored food that the animal can turn into blue food (only if listed under `reads`)
---@field victims integer how many animals `g:victims` would list, at most 1 (only if listed under `reads`)
---@field losable integer how many traits `g:losable` would list, at most 1 (only if listed under `reads`)
---@field gifts integer how many traits `g:gifts` would list for the first of the pair, at most 1 (only if listed under `reads`)
---@field decoys integer how many animals `g:decoys` would list, at most 1 (only if listed under `reads`)
---@field tail_loss_is_optional integer 1 if Tail loss may be declined (option `tail-loss`) (only if listed under `reads`)
---@field piracy_fills_fat integer 1 if Piracy may fill stores (option `piracy-fills-fat`) (only if listed under `reads`)
---@field used_up_by_one_use integer 1 if Metamorphose and Specialization act once a turn (option `once-per-turn`) (only if listed under `reads`)

---@class evolution.MayEatFacts
---@field role integer
---@field companion_fed boolean
---@field marked boolean
---@field last_turn boolean
---@field alike integer other animals here (in the territory, if there are any) on which this trait acts (only if listed under `reads`)
---@field hunters integer hunters here (only if listed under `reads`)
---@field rivals integer other animals here on which a trait acts that this one excludes (only if listed under `reads`)
---@field territories integer 1 in a game with territories, else 0 (only if listed under `reads`)
---@field convertible integer stored food that the animal can turn into blue food (only if listed under `reads`)
---@field victims integer how many animals `g:victims` would list, at most 1 (only if listed under `reads`)
---@field losable integer how many traits `g:losable` would list, at most 1 (only if listed under `reads`)
---@field gifts integer how many traits `g:gifts` would list for the first of the pair, at most 1 (only if listed under `reads`)
---@field decoys integer how many animals `g:decoys` would list, at most 1 (only if listed under `reads`)
---@field tail_loss_is_optional integer 1 if Tail loss may be declined (option `tail-loss`) (only if listed under `reads`)
---@field piracy_fills_fat integer 1 if Piracy may fill stores (option `piracy-fills-fat`) (only if listed under `reads`)
---@field used_up_by_one_use integer 1 if Metamorphose and Specialization act once a turn (option `once-per-turn`) (only if listed under `reads`)

---@class evolution.CountsAsFedFacts
---@field marked boolean
---@field last_turn boolean
---@field alike integer other animals here (in the territory, if there are any) on which this trait acts (only if listed under `reads`)
---@field hunters integer hunters here (only if listed under `reads`)
---@field rivals integer other animals here on which a trait acts that this one excludes (only if listed under `reads`)
---@field territories integer 1 in a game with territories, else 0 (only if listed under `reads`)
---@field convertible integer stored food that the animal can turn into blue food (only if listed under `reads`)
---@field victims integer how many animals `g:victims` would list, at most 1 (only if listed under `reads`)
---@field losable integer how many traits `g:losable` would list, at most 1 (only if listed under `reads`)
---@field gifts integer how many traits `g:gifts` would list for the first of the pair, at most 1 (only if listed under `reads`)
---@field decoys integer how many animals `g:decoys` would list, at most 1 (only if listed under `reads`)
---@field tail_loss_is_optional integer 1 if Tail loss may be declined (option `tail-loss`) (only if listed under `reads`)
---@field piracy_fills_fat integer 1 if Piracy may fill stores (option `piracy-fills-fat`) (only if listed under `reads`)
---@field used_up_by_one_use integer 1 if Metamorphose and Specialization act once a turn (option `once-per-turn`) (only if listed under `reads`)

---@class evolution.OfferedFacts
---@field fed boolean
---@field can_eat boolean
---@field bank integer
---@field marked boolean
---@field rested boolean
---@field used boolean
---@field last_turn boolean
---@field alike integer other animals here (in the territory, if there are any) on which this trait acts (only if listed under `reads`)
---@field hunters integer hunters here (only if listed under `reads`)
---@field rivals integer other animals here on which a trait acts that this one excludes (only if listed under `reads`)
---@field territories integer 1 in a game with territories, else 0 (only if listed under `reads`)
---@field convertible integer stored food that the animal can turn into blue food (only if listed under `reads`)
---@field victims integer how many animals `g:victims` would list, at most 1 (only if listed under `reads`)
---@field losable integer how many traits `g:losable` would list, at most 1 (only if listed under `reads`)
---@field gifts integer how many traits `g:gifts` would list for the first of the pair, at most 1 (only if listed under `reads`)
---@field decoys integer how many animals `g:decoys` would list, at most 1 (only if listed under `reads`)
---@field tail_loss_is_optional integer 1 if Tail loss may be declined (option `tail-loss`) (only if listed under `reads`)
---@field piracy_fills_fat integer 1 if Piracy may fill stores (option `piracy-fills-fat`) (only if listed under `reads`)
---@field used_up_by_one_use integer 1 if Metamorphose and Specialization act once a turn (option `once-per-turn`) (only if listed under `reads`)

---@class evolution.CanReactFacts
---@field ambush boolean
---@field used boolean
---@field alike integer other animals here (in the territory, if there are any) on which this trait acts (only if listed under `reads`)
---@field hunters integer hunters here (only if listed under `reads`)
---@field rivals integer other animals here on which a trait acts that this one excludes (only if listed under `reads`)
---@field territories integer 1 in a game with territories, else 0 (only if listed under `reads`)
---@field convertible integer stored food that the animal can turn into blue food (only if listed under `reads`)
---@field victims integer how many animals `g:victims` would list, at most 1 (only if listed under `reads`)
---@field losable integer how many traits `g:losable` would list, at most 1 (only if listed under `reads`)
---@field gifts integer how many traits `g:gifts` would list for the first of the pair, at most 1 (only if listed under `reads`)
---@field decoys integer how many animals `g:decoys` would list, at most 1 (only if listed under `reads`)
---@field tail_loss_is_optional integer 1 if Tail loss may be declined (option `tail-loss`) (only if listed under `reads`)
---@field piracy_fills_fat integer 1 if Piracy may fill stores (option `piracy-fills-fat`) (only if listed under `reads`)
---@field used_up_by_one_use integer 1 if Metamorphose and Specialization act once a turn (option `once-per-turn`) (only if listed under `reads`)

---@class evolution.MustReactFacts
---@field ambush boolean
---@field alike integer other animals here (in the territory, if there are any) on which this trait acts (only if listed under `reads`)
---@field hunters integer hunters here (only if listed under `reads`)
---@field rivals integer other animals here on which a trait acts that this one excludes (only if listed under `reads`)
---@field territories integer 1 in a game with territories, else 0 (only if listed under `reads`)
---@field convertible integer stored food that the animal can turn into blue food (only if listed under `reads`)
---@field victims integer how many animals `g:victims` would list, at most 1 (only if listed under `reads`)
---@field losable integer how many traits `g:losable` would list, at most 1 (only if listed under `reads`)
---@field gifts integer how many traits `g:gifts` would list for the first of the pair, at most 1 (only if listed under `reads`)
---@field decoys integer how many animals `g:decoys` would list, at most 1 (only if listed under `reads`)
---@field tail_loss_is_optional integer 1 if Tail loss may be declined (option `tail-loss`) (only if listed under `reads`)
---@field piracy_fills_fat integer 1 if Piracy may fill stores (option `piracy-fills-fat`) (only if listed under `reads`)
---@field used_up_by_one_use integer 1 if Metamorphose and Specialization act once a turn (option `once-per-turn`) (only if listed under `reads`)

---@class evolution.AdmitsFacts
---@field traits integer
---@field need integer
---@field alike integer other animals here (in the territory, if there are any) on which this trait acts (only if listed under `reads`)
---@field hunters integer hunters here (only if listed under `reads`)
---@field rivals integer other animals here on which a trait acts that this one excludes (only if listed under `reads`)
---@field territories integer 1 in a game with territories, else 0 (only if listed under `reads`)
---@field convertible integer stored food that the animal can turn into blue food (only if listed under `reads`)
---@field victims integer how many animals `g:victims` would list, at most 1 (only if listed under `reads`)
---@field losable integer how many traits `g:losable` would list, at most 1 (only if listed under `reads`)
---@field gifts integer how many traits `g:gifts` would list for the first of the pair, at most 1 (only if listed under `reads`)
---@field decoys integer how many animals `g:decoys` would list, at most 1 (only if listed under `reads`)
---@field tail_loss_is_optional integer 1 if Tail loss may be declined (option `tail-loss`) (only if listed under `reads`)
---@field piracy_fills_fat integer 1 if Piracy may fill stores (option `piracy-fills-fat`) (only if listed under `reads`)
---@field used_up_by_one_use integer 1 if Metamorphose and Specialization act once a turn (option `once-per-turn`) (only if listed under `reads`)

---@class evolution.RemainsFacts
---@field alike integer other animals here (in the territory, if there are any) on which this trait acts (only if listed under `reads`)
---@field hunters integer hunters here (only if listed under `reads`)
---@field rivals integer other animals here on which a trait acts that this one excludes (only if listed under `reads`)
---@field territories integer 1 in a game with territories, else 0 (only if listed under `reads`)
---@field convertible integer stored food that the animal can turn into blue food (only if listed under `reads`)
---@field victims integer how many animals `g:victims` would list, at most 1 (only if listed under `reads`)
---@field losable integer how many traits `g:losable` would list, at most 1 (only if listed under `reads`)
---@field gifts integer how many traits `g:gifts` would list for the first of the pair, at most 1 (only if listed under `reads`)
---@field decoys integer how many animals `g:decoys` would list, at most 1 (only if listed under `reads`)
---@field tail_loss_is_optional integer 1 if Tail loss may be declined (option `tail-loss`) (only if listed under `reads`)
---@field piracy_fills_fat integer 1 if Piracy may fill stores (option `piracy-fills-fat`) (only if listed under `reads`)
---@field used_up_by_one_use integer 1 if Metamorphose and Specialization act once a turn (option `once-per-turn`) (only if listed under `reads`)

---@class evolution.OutlivesFacts
---@field alike integer other animals here (in the territory, if there are any) on which this trait acts (only if listed under `reads`)
---@field hunters integer hunters here (only if listed under `reads`)
---@field rivals integer other animals here on which a trait acts that this one excludes (only if listed under `reads`)
---@field territories integer 1 in a game with territories, else 0 (only if listed under `reads`)
---@field convertible integer stored food that the animal can turn into blue food (only if listed under `reads`)
---@field victims integer how many animals `g:victims` would list, at most 1 (only if listed under `reads`)
---@field losable integer how many traits `g:losable` would list, at most 1 (only if listed under `reads`)
---@field gifts integer how many traits `g:gifts` would list for the first of the pair, at most 1 (only if listed under `reads`)
---@field decoys integer how many animals `g:decoys` would list, at most 1 (only if listed under `reads`)
---@field tail_loss_is_optional integer 1 if Tail loss may be declined (option `tail-loss`) (only if listed under `reads`)
---@field piracy_fills_fat integer 1 if Piracy may fill stores (option `piracy-fills-fat`) (only if listed under `reads`)
---@field used_up_by_one_use integer 1 if Metamorphose and Specialization act once a turn (option `once-per-turn`) (only if listed under `reads`)

---@class evolution.SheddableFacts
---@field alike integer other animals here (in the territory, if there are any) on which this trait acts (only if listed under `reads`)
---@field hunters integer hunters here (only if listed under `reads`)
---@field rivals integer other animals here on which a trait acts that this one excludes (only if listed under `reads`)
---@field territories integer 1 in a game with territories, else 0 (only if listed under `reads`)
---@field convertible integer stored food that the animal can turn into blue food (only if listed under `reads`)
---@field victims integer how many animals `g:victims` would list, at most 1 (only if listed under `reads`)
---@field losable integer how many traits `g:losable` would list, at most 1 (only if listed under `reads`)
---@field gifts integer how many traits `g:gifts` would list for the first of the pair, at most 1 (only if listed under `reads`)
---@field decoys integer how many animals `g:decoys` would list, at most 1 (only if listed under `reads`)
---@field tail_loss_is_optional integer 1 if Tail loss may be declined (option `tail-loss`) (only if listed under `reads`)
---@field piracy_fills_fat integer 1 if Piracy may fill stores (option `piracy-fills-fat`) (only if listed under `reads`)
---@field used_up_by_one_use integer 1 if Metamorphose and Specialization act once a turn (option `once-per-turn`) (only if listed under `reads`)

---@class evolution.DrawsFacts
---@field alike integer other animals here (in the territory, if there are any) on which this trait acts (only if listed under `reads`)
---@field hunters integer hunters here (only if listed under `reads`)
---@field rivals integer other animals here on which a trait acts that this one excludes (only if listed under `reads`)
---@field territories integer 1 in a game with territories, else 0 (only if listed under `reads`)
---@field convertible integer stored food that the animal can turn into blue food (only if listed under `reads`)
---@field victims integer how many animals `g:victims` would list, at most 1 (only if listed under `reads`)
---@field losable integer how many traits `g:losable` would list, at most 1 (only if listed under `reads`)
---@field gifts integer how many traits `g:gifts` would list for the first of the pair, at most 1 (only if listed under `reads`)
---@field decoys integer how many animals `g:decoys` would list, at most 1 (only if listed under `reads`)
---@field tail_loss_is_optional integer 1 if Tail loss may be declined (option `tail-loss`) (only if listed under `reads`)
---@field piracy_fills_fat integer 1 if Piracy may fill stores (option `piracy-fills-fat`) (only if listed under `reads`)
---@field used_up_by_one_use integer 1 if Metamorphose and Specialization act once a turn (option `once-per-turn`) (only if listed under `reads`)

---@class evolution.BirthsFacts
---@field alike integer other animals here (in the territory, if there are any) on which this trait acts (only if listed under `reads`)
---@field hunters integer hunters here (only if listed under `reads`)
---@field rivals integer other animals here on which a trait acts that this one excludes (only if listed under `reads`)
---@field territories integer 1 in a game with territories, else 0 (only if listed under `reads`)
---@field convertible integer stored food that the animal can turn into blue food (only if listed under `reads`)
---@field victims integer how many animals `g:victims` would list, at most 1 (only if listed under `reads`)
---@field losable integer how many traits `g:losable` would list, at most 1 (only if listed under `reads`)
---@field gifts integer how many traits `g:gifts` would list for the first of the pair, at most 1 (only if listed under `reads`)
---@field decoys integer how many animals `g:decoys` would list, at most 1 (only if listed under `reads`)
---@field tail_loss_is_optional integer 1 if Tail loss may be declined (option `tail-loss`) (only if listed under `reads`)
---@field piracy_fills_fat integer 1 if Piracy may fill stores (option `piracy-fills-fat`) (only if listed under `reads`)
---@field used_up_by_one_use integer 1 if Metamorphose and Specialization act once a turn (option `once-per-turn`) (only if listed under `reads`)

---@class evolution.TravelsFacts
---@field traits integer
---@field swims boolean
---@field from_ocean boolean
---@field to_ocean boolean
---@field alike integer other animals here (in the territory, if there are any) on which this trait acts (only if listed under `reads`)
---@field hunters integer hunters here (only if listed under `reads`)
---@field rivals integer other animals here on which a trait acts that this one excludes (only if listed under `reads`)
---@field territories integer 1 in a game with territories, else 0 (only if listed under `reads`)
---@field convertible integer stored food that the animal can turn into blue food (only if listed under `reads`)
---@field victims integer how many animals `g:victims` would list, at most 1 (only if listed under `reads`)
---@field losable integer how many traits `g:losable` would list, at most 1 (only if listed under `reads`)
---@field gifts integer how many traits `g:gifts` would list for the first of the pair, at most 1 (only if listed under `reads`)
---@field decoys integer how many animals `g:decoys` would list, at most 1 (only if listed under `reads`)
---@field tail_loss_is_optional integer 1 if Tail loss may be declined (option `tail-loss`) (only if listed under `reads`)
---@field piracy_fills_fat integer 1 if Piracy may fill stores (option `piracy-fills-fat`) (only if listed under `reads`)
---@field used_up_by_one_use integer 1 if Metamorphose and Specialization act once a turn (option `once-per-turn`) (only if listed under `reads`)

---@class evolution.FollowsFacts
---@field traits integer
---@field swims boolean
---@field from_ocean boolean
---@field to_ocean boolean
---@field alike integer other animals here (in the territory, if there are any) on which this trait acts (only if listed under `reads`)
---@field hunters integer hunters here (only if listed under `reads`)
---@field rivals integer other animals here on which a trait acts that this one excludes (only if listed under `reads`)
---@field territories integer 1 in a game with territories, else 0 (only if listed under `reads`)
---@field convertible integer stored food that the animal can turn into blue food (only if listed under `reads`)
---@field victims integer how many animals `g:victims` would list, at most 1 (only if listed under `reads`)
---@field losable integer how many traits `g:losable` would list, at most 1 (only if listed under `reads`)
---@field gifts integer how many traits `g:gifts` would list for the first of the pair, at most 1 (only if listed under `reads`)
---@field decoys integer how many animals `g:decoys` would list, at most 1 (only if listed under `reads`)
---@field tail_loss_is_optional integer 1 if Tail loss may be declined (option `tail-loss`) (only if listed under `reads`)
---@field piracy_fills_fat integer 1 if Piracy may fill stores (option `piracy-fills-fat`) (only if listed under `reads`)
---@field used_up_by_one_use integer 1 if Metamorphose and Specialization act once a turn (option `once-per-turn`) (only if listed under `reads`)

---@class evolution.KillsFacts
---@field above integer
---@field alike integer other animals here (in the territory, if there are any) on which this trait acts (only if listed under `reads`)
---@field hunters integer hunters here (only if listed under `reads`)
---@field rivals integer other animals here on which a trait acts that this one excludes (only if listed under `reads`)
---@field territories integer 1 in a game with territories, else 0 (only if listed under `reads`)
---@field convertible integer stored food that the animal can turn into blue food (only if listed under `reads`)
---@field victims integer how many animals `g:victims` would list, at most 1 (only if listed under `reads`)
---@field losable integer how many traits `g:losable` would list, at most 1 (only if listed under `reads`)
---@field gifts integer how many traits `g:gifts` would list for the first of the pair, at most 1 (only if listed under `reads`)
---@field decoys integer how many animals `g:decoys` would list, at most 1 (only if listed under `reads`)
---@field tail_loss_is_optional integer 1 if Tail loss may be declined (option `tail-loss`) (only if listed under `reads`)
---@field piracy_fills_fat integer 1 if Piracy may fill stores (option `piracy-fills-fat`) (only if listed under `reads`)
---@field used_up_by_one_use integer 1 if Metamorphose and Specialization act once a turn (option `once-per-turn`) (only if listed under `reads`)

---A trait of evolution.
---@class (exact) evolution.Trait
---@field id string The card's id within its mod: small letters, digits, `_`.
---@field name string|Texts The card's name.
---@field text string|Texts|evolution.TextsBy What the card does, in your own words.
---@field icon? string Its picture, by its name at game-icons.net, such as `sea-turtle`; `core/engine/src/scene/icons.txt` lists what there is. Or one of the mod's own, in its folder `pictures`. It is not a rule: games saved before it changed still load.
---@field family? "attack"|"defence"|"feeding"|"store"|"movement"|"actions"|"growth"|"harm"|"change"|"land"|"points" What it does above all, for people: cards of a family have one colour. It is not a rule: games saved before it changed still load.
---@field says? table<string, string|Texts> The words of the card's questions and objections, by key.
---@field source "rulebook"|"own"|"inferred"|"assumed" How sure the facts are; shown to players. Cards of your own say `own`.
---@field remembers? table<string, "turn"|"round"|"game"> What a player's cards of this kind remember between two calls, by name, and until the end of what: all copies that the player has share it. Numbers; 0 if nothing was written.
---@field reads? string[] Counts that the card's rule hooks want among their facts.
---@field order? "free" `free`: the order among cards that trigger together does not matter.
---@field need? integer How much more food its animal needs; also its bonus in scoring. 0 if left out.
---@field on? "own"|"other"|"any"|"hidden" On whose animals it is laid: `own` (if left out), `other` players', or `any`. `hidden`: the card is only ever laid as an animal, and acts face down by `guard`.
---@field pair? "even"|"directed" It is laid between two animals of one player. `directed`: the first animal named has another role (1) than the second (2); `says.first` and `says.second` name them, `says.first_short` and `says.second_short` in one word on the table.
---@field short? string|Texts|evolution.TextsBy A long name in a word, for where there is little room on the table.
---@field stores? integer How much food it stores for a fed animal. An animal may have several such cards.
---@field home? "ocean" With territories, its animal goes to the Ocean when this is laid, and the card to the discard pile; all animals there have it.
---@field silences? "below" It is laid under all other traits of the animal, right next to it; traits below it do not act. See `g:climb`.
---@field hunter_needs? string[] Its animal is attacked only by hunters that have all of these traits. `says.hunter_needs` says so.
---@field excludes? string[] These traits cannot lie on the same animal; it is enough if one of the two says so.
---@field once? "round"|"turn" How often its ability or reaction is used: `round`: again in the next round of the feeding phase; `turn`: once in all four phases together.
---@field origin? "environment"|"prey"|"carrion"|"shared"|"made" What its blue tokens are, for comparing food: `prey` of the eater, `carrion` of another's kill, `shared` by a partner's meal, `environment`, or `made` by the animal itself (if left out). It is not a rule: games saved before it changed still load.
---@field ignores? integer Its animal ignores one trait of an animal that it attacks, `once` a turn.
---@field main? fun(g: evolution.G, me: evolution.Animal, this: evolution.Trait): any The owner's feeding turn: an ability used instead of taking food. A pair is asked once, for its first animal.
---@field free? fun(g: evolution.G, me: evolution.Animal, this: evolution.Trait): any The owner's feeding turn: an ability used before or after the main action.
---@field meal? fun(g: evolution.G, me: evolution.Animal, this: evolution.Trait): any Its animal has eaten its prey: what it gets. A trait with `meal` makes its animal a hunter.
---@field react? fun(g: evolution.G, me: evolution.Animal, hunter: evolution.Animal, this: evolution.Trait): any Its animal is attacked and uses this. Returns 0 if the attack goes on, 1 if it has failed, 2 if it has failed and the hunter may attack again this turn. `says.rolled` stands behind a roll of the trait in the log: "(4+ escapes)".
---@field attacked? fun(g: evolution.G, me: evolution.Animal, hunter: evolution.Animal, how: integer, this: evolution.Trait): any Its animal was attacked and lives. `how`: 1 the hunter ignored this trait, 2 the attack was passed on; 3 both, 0 neither.
---@field eaten? fun(g: evolution.G, hunter: evolution.Animal, ignored: boolean): any Its animal was eaten; `ignored`: the hunter ignored this trait.
---@field carrion? fun(g: evolution.G, me: evolution.Animal, this: evolution.Trait): any An animal was eaten, and this one is the only one on the table to profit.
---@field before_bank? fun(g: evolution.G, me: evolution.Animal, this: evolution.Trait): any The phase of the food bank begins.
---@field feeding_begins? fun(g: evolution.G, me: evolution.Animal, this: evolution.Trait): any The feeding phase begins; the bank is filled.
---@field fed? fun(g: evolution.G, me: evolution.Animal, this: evolution.Trait): any Its animal has become fed, whatever made it so; each time in a turn.
---@field companion_ate? fun(g: evolution.G, me: evolution.Animal, eater: evolution.Animal, from_bank: boolean, this: evolution.Trait): any A pair: the other animal got food, a red token `from_bank` or another one. Once a feeding round for each card.
---@field waylay? fun(g: evolution.G, me: evolution.Animal, eater: evolution.Animal, this: evolution.Trait): any Another animal is about to take food from the bank, and a hunter with this that could attack it now does so from ambush. Asked of no other animal.
---@field guard? fun(g: evolution.G, me: evolution.Animal, hunter: evolution.Animal): any A `hidden` card was turned over because an animal without traits was attacked.
---@field protects? fun(facts: evolution.ProtectsFacts): string|nil Objects to its animal being attacked; `role` in a directed pair. Returns a key under `says`, or nil; why it does not help says `says.helpless`, in an ambush `says.helpless_in_ambush`.
---@field refuses? fun(facts: evolution.RefusesFacts): string|nil Objects to what its own animal attacks; `prey_has_it`: the prey has this trait, too.
---@field may_eat? fun(facts: evolution.MayEatFacts): string|nil Objects to its animal getting red or blue food; `companion_fed`: the other one of a pair is fed.
---@field counts_as_fed? fun(facts: evolution.CountsAsFedFacts): boolean|nil Whether its animal counts as fed without food.
---@field offered? fun(facts: evolution.OfferedFacts): boolean|nil Whether `main`, `free`, `carrion`, `companion_ate` or `waylay` can be used now. `can_eat`: the animal can get food; `bank`: food in the bank there (-1 for `companion_ate` if the other one's token was not from the bank); `marked` by `g:mark` this turn, `rested` in the turn before; `used` already this turn.
---@field can_react? fun(facts: evolution.CanReactFacts): boolean|nil Whether `react` can be used against this attack; yes if left out.
---@field must_react? fun(facts: evolution.MustReactFacts): boolean|nil Whether `react` must be used if it can.
---@field admits? fun(facts: evolution.AdmitsFacts): string|nil Objects to traits on its animal: how many there would be, and how much more food they would need. Asked of each trait there and of the new one.
---@field remains? fun(facts: evolution.RemainsFacts): boolean|nil Whether the traits stay on the table when the animal is eaten, for a new animal.
---@field outlives? fun(facts: evolution.OutlivesFacts): boolean|nil Whether the card goes to the middle of the table when its animal dies.
---@field sheddable? fun(facts: evolution.SheddableFacts): boolean|nil Whether effects of other cards may discard it; yes if left out.
---@field draws? fun(facts: evolution.DrawsFacts): integer|Bound|nil Changes how many cards are drawn for its animal, from 1.
---@field births? fun(facts: evolution.BirthsFacts): integer|Bound|nil Changes how many animals are born at the start of the next turn, from 0.
---@field travels? fun(facts: evolution.TravelsFacts): boolean|nil Whether its animal may migrate. `swims`: the animal has the trait whose `home` is the Ocean.
---@field follows? fun(facts: evolution.FollowsFacts): boolean|nil Whether its animal may follow an animal that migrates from the same territory.
---@field kills? fun(facts: evolution.KillsFacts): boolean|nil Whether its animal dies at once, or, while cards are being played, as soon as that phase is over; `above`: unpaired traits above this card.

---What an effect of a trait may do.
---@class evolution.G
local G = {}

---The player of an animal, from 0.
---@param animal evolution.Animal
---@return evolution.Side
function G:owner(animal) end

---The other animals here (in the territory, if there are any), of anybody; at most 48.
---@param animal evolution.Animal
---@return evolution.Animal[]
function G:others(animal) end

---The traits on an animal; of a pair the card is on both.
---@param animal evolution.Animal
---@return evolution.Trait[]
function G:traits(animal) end

---Whether an animal is fed.
---@param animal evolution.Animal
---@return boolean
function G:is_fed(animal) end

---Whether an animal can get a token.
---@param animal evolution.Animal
---@return boolean
function G:can_eat(animal) end

---How much stored food the animal can turn into blue food now.
---@param animal evolution.Animal
---@return integer
function G:convertible(animal) end

---The traits of an animal that effects of cards may discard.
---@param animal evolution.Animal
---@return evolution.Trait[]
function G:sheddable(animal) end

---The traits of an animal that need no food, and without which it can eat.
---@param animal evolution.Animal
---@return evolution.Trait[]
function G:losable(animal) end

---Other animals here, of anybody and of the owner too, that got food this turn, are not fed and have a token.
---@param animal evolution.Animal
---@return evolution.Animal[]
function G:victims(animal) end

---Other animals of the same owner that the hunter could attack.
---@param animal evolution.Animal
---@param hunter evolution.Animal
---@return evolution.Animal[]
function G:decoys(animal, hunter) end

---The unpaired traits that the animal can give to the other one for one of its traits.
---@param animal evolution.Animal
---@param to evolution.Animal
---@return evolution.Trait[]
function G:gifts(animal, to) end

---The traits of `to` that can come back for this one.
---@param gift evolution.Trait
---@param to evolution.Animal
---@return evolution.Trait[]
function G:returns(gift, to) end

---The other animal of a pair card.
---@param animal evolution.Animal
---@param this evolution.Trait
---@return evolution.Animal|nil
function G:partner(animal, this) end

---Whether an attack that was passed on counts as an attack (option `flighty-after-mimicry`).
---@return boolean
function G:redirect_counts() end

---Gives an animal blue tokens, as many as it can get; at most 9.
---@param animal evolution.Animal
---@param n integer
function G:feed(animal, n) end

---An animal takes a red token from the bank of its territory.
---@param animal evolution.Animal
function G:take_food(animal) end

---Destroys red tokens in the bank where the animal is.
---@param animal evolution.Animal
---@param n integer
function G:destroy_food(animal, n) end

---Adds red tokens to the bank where the animal is; at most 99 at a time, as far as there is room.
---@param animal evolution.Animal
---@param n integer
function G:add_food(animal, n) end

---Takes a token from one of the animals that `g:victims` lists; it becomes a blue one. From any other nothing is taken.
---@param animal evolution.Animal
---@param from evolution.Animal
function G:steal(animal, from) end

---Turns stored food of an animal into blue food; that is not getting food.
---@param animal evolution.Animal
---@param n integer
function G:convert(animal, n) end

---Discards a trait.
---@param this evolution.Trait
function G:shed(this) end

---Two traits swap their animals.
---@param one evolution.Trait
---@param other evolution.Trait
function G:swap(one, other) end

---Marks a trait until the end of the turn: its rule hooks see `marked`. `says.marked` stands after the animal in the log: "falls asleep".
---@param this evolution.Trait
function G:mark(this) end

---The animal dies in the extinction phase of this turn.
---@param animal evolution.Animal
function G:doom(animal) end

---All traits of the animal are off until the next turn, also those that need food: it may be fed by that.
---@param animal evolution.Animal
function G:paralyse(animal) end

---A hunter attacks, out of turn.
---@param animal evolution.Animal
---@param prey evolution.Animal
function G:attack(animal, prey) end

---A hunter attacks from ambush, out of turn.
---@param animal evolution.Animal
---@param prey evolution.Animal
function G:ambush(animal, prey) end

---In `react`: the attack goes against this animal instead.
---@param animal evolution.Animal
function G:redirect(animal) end

---The top card of the deck becomes a new animal beside this one; it counts as fed this turn.
---@param animal evolution.Animal
function G:newborn(animal) end

---Moves a trait that `silences` past the next unpaired trait above it.
---@param this evolution.Trait
function G:climb(this) end

---Asks yes or no. The words stand under `says`; without `side` the card's owner is asked. To ask about one animal, offer it alone: `g:choose_animal(key, { animal }, true)`; nil is no.
---@param key string
---@param side? evolution.Side
---@return boolean
function G:ask_yes(key, side) end

---Asks for one of these numbers (0 to 255).
---@param key string
---@param numbers integer[]
---@param side? evolution.Side
---@return integer
function G:choose_number(key, numbers, side) end

---Asks which of these it shall be: each is a key under `says`, whose text is the answer's name. Gives the key.
---@param key string
---@param words string[]
---@param side? evolution.Side
---@return string
function G:choose_word(key, words, side) end

---Rolls one die: 1 to `faces` (2 to 100; 6 if left out).
---@param faces? integer
---@return integer
function G:roll(faces) end

---Writes a memory cell of this card; declare it under `remembers`.
---@param cell string
---@param value integer
function G:remember(cell, value) end

---Reads a memory cell of this card; 0 if nothing was written.
---@param cell string
---@return integer
function G:recall(cell) end

---Asks for one animal of the list; with `or_none` nil may come back.
---@param key string
---@param options evolution.Animal[]
---@param or_none? boolean
---@param side? evolution.Side
---@return evolution.Animal|nil
---@overload fun(self: evolution.G, key: string, options: evolution.Animal[], or_none?: false, side?: evolution.Side): evolution.Animal
function G:choose_animal(key, options, or_none, side) end

---Asks for up to `most` animals of the list, one pick after another; one that is listed twice may be picked twice.
---@param key string
---@param options evolution.Animal[]
---@param most integer
---@param side? evolution.Side
---@return evolution.Animal[]
function G:choose_animals(key, options, most, side) end

---Asks for one trait of the list; with `or_none` nil may come back.
---@param key string
---@param options evolution.Trait[]
---@param or_none? boolean
---@param side? evolution.Side
---@return evolution.Trait|nil
---@overload fun(self: evolution.G, key: string, options: evolution.Trait[], or_none?: false, side?: evolution.Side): evolution.Trait
function G:choose_trait(key, options, or_none, side) end

---Asks for up to `most` traits of the list, one pick after another; one that is listed twice may be picked twice.
---@param key string
---@param options evolution.Trait[]
---@param most integer
---@param side? evolution.Side
---@return evolution.Trait[]
function G:choose_traits(key, options, most, side) end

---Notes a line for you, the author: these values with a space between. Nothing changes in the game, and players never see it. `clade mod test` and `clade play --explain CARD` show it.
---@param ... any
function G:log(...) end
