---@meta
-- Written from the table of keys, hooks and verbs of `soup`; do not edit.

---An amoeba, by number.
---@class soup.Amoeba: integer

---A cell of the soup, by number.
---@class soup.Cell: integer

---A food cube, by the number of its colour.
---@class soup.Cube: integer

---A player, by the number of its side.
---@class soup.Player: soup.Side

---A player's side, by number.
---@class soup.Side: integer

---A text that follows an option holds one text for each value, each of which may follow another option: `{ by = "two-players", ["dummy"] = { en = … }, ["two-colours"] = { en = … }, ["tribe"] = { en = … } }`. Options: `two-players` (dummy, two-colours, tribe); `fight-cubes` (one-each, none); `armor-at-limit` (dies-now, dies-later); `armor-guards` (foes, all); `holding-clings-to` (foes, anyone); `dragged-carries` (no, yes); `second-attack` (any-target, same-target); `reactions` (once-per-attack, once-per-round).
---@class soup.TextsBy
---@field by string
---@field [string] string|Texts|soup.TextsBy

---@class soup.MovePriceFacts
---@field players integer
---@field base integer
---@field own_amoebas integer How many amoebas the owner has in the soup. (only if listed under `reads`)
---@field round integer The round, from 1. (only if listed under `reads`)
---@field bp integer The owner's biological points. (only if listed under `reads`)

---@class soup.UsePriceFacts
---@field players integer
---@field move_price integer
---@field own_amoebas integer How many amoebas the owner has in the soup. (only if listed under `reads`)
---@field round integer The round, from 1. (only if listed under `reads`)
---@field bp integer The owner's biological points. (only if listed under `reads`)

---@class soup.NewbornPriceFacts
---@field players integer
---@field base integer
---@field own_amoebas integer How many amoebas the owner has in the soup. (only if listed under `reads`)
---@field round integer The round, from 1. (only if listed under `reads`)
---@field bp integer The owner's biological points. (only if listed under `reads`)

---@class soup.DamageLimitFacts
---@field players integer
---@field base integer
---@field own_amoebas integer How many amoebas the owner has in the soup. (only if listed under `reads`)
---@field round integer The round, from 1. (only if listed under `reads`)
---@field bp integer The owner's biological points. (only if listed under `reads`)

---@class soup.ProtectsFacts
---@field violent boolean
---@field own_amoebas integer How many amoebas the owner has in the soup. (only if listed under `reads`)
---@field round integer The round, from 1. (only if listed under `reads`)
---@field bp integer The owner's biological points. (only if listed under `reads`)

---@class soup.OfferedFacts
---@field hungry boolean
---@field targets integer
---@field hosts integer
---@field short_meals integer
---@field own_amoebas integer How many amoebas the owner has in the soup. (only if listed under `reads`)
---@field round integer The round, from 1. (only if listed under `reads`)
---@field bp integer The owner's biological points. (only if listed under `reads`)

---A gene of soup.
---@class (exact) soup.Gene
---@field id string The card's id within its mod: small letters, digits, `_`.
---@field name string|Texts The card's name.
---@field text string|Texts|soup.TextsBy What the card does, in your own words.
---@field icon? string Its picture, by its name at game-icons.net, such as `sea-turtle`; `core/engine/src/scene/icons.txt` lists what there is. Or one of the mod's own, in its folder `pictures`. It is not a rule: games saved before it changed still load.
---@field family? "attack"|"defence"|"feeding"|"store"|"movement"|"actions"|"growth"|"harm"|"change"|"land"|"points" What it does above all, for people: cards of a family have one colour. It is not a rule: games saved before it changed still load.
---@field says? table<string, string|Texts> The words of the card's questions and objections, by key.
---@field source "rulebook"|"own"|"inferred"|"assumed" How sure the facts are; shown to players. Cards of your own say `own`.
---@field remembers? table<string, "turn"|"round"|"game"> What a player's cards of this kind remember between two calls, by name, and until the end of what: all copies that the player has share it. Numbers; 0 if nothing was written.
---@field reads? string[] Counts that the card's rule hooks want among their facts.
---@field order? "free" `free`: the order among cards that trigger together does not matter.
---@field copies table<integer, integer> How many copies are in the pool, by number of players.
---@field price integer Its price in biological points.
---@field mutation integer Its mutation points, compared with the ozone layer.
---@field pays? integer What giving it up for a defect pays, if not its mutation points.
---@field scores? integer How many cards it counts as in scoring; 1 if left out.
---@field gives_up? string[] An advanced gene: one of these genes is given up for it.
---@field contains? string[] Genes that are in force with it.
---@field costs? integer What using it costs in biological points; 0 if left out.
---@field also? string|Texts|soup.TextsBy What other editions call it, separated by commas: its card is found by these names, too.
---@field deed? string|Texts|soup.TextsBy What using it means, in a few words for its question: `attack a foreign amoeba`.
---@field starts? ("dummy")[] `dummy`: in a game for two, the colony that nobody plays has it from the start.
---@field ignores? ("must_move"|"not_adjacent")[] Objections of the rules that do not count for its owner.
---@field direction? fun(g: soup.G, amoeba: soup.Amoeba): any How an active move finds its direction. Returns 1 West, 2 North, 3 East, 4 South, 0 stay.
---@field leaving? fun(g: soup.G, amoeba: soup.Amoeba, from: soup.Cell, to: soup.Cell): any One of the owner's amoebas is about to leave its cell.
---@field neighbour_leaves? fun(g: soup.G, amoeba: soup.Amoeba, from: soup.Cell, to: soup.Cell): any Another amoeba is about to leave a cell in which the owner has amoebas; its cubes are named already.
---@field moved? fun(g: soup.G, amoeba: soup.Amoeba, n: integer): any One of the owner's amoebas has made its n-th active move of this turn, or of this escape.
---@field feeding? fun(g: soup.G, amoeba: soup.Amoeba): any One of the owner's amoebas uses this gene instead of eating as usual. Returns whether it need not starve.
---@field react? fun(g: soup.G, amoeba: soup.Amoeba, attacker: soup.Amoeba): any One of the owner's amoebas is attacked and uses this gene. Returns true if the attack has failed.
---@field struck? fun(g: soup.G, amoeba: soup.Amoeba, attacker: soup.Amoeba): any An attack on one of the owner's amoebas succeeds. Returns true if it does not die of it.
---@field failed? fun(g: soup.G, amoeba: soup.Amoeba): any An attack or a fight of one of the owner's amoebas has failed for the first time. Returns true to try again, free.
---@field after_deaths? fun(g: soup.G): any Phase 5, after the deaths: the owner uses this gene.
---@field move_price? fun(facts: soup.MovePriceFacts): integer|Bound|nil Changes the price of an active move.
---@field use_price? fun(facts: soup.UsePriceFacts): integer|Bound|nil Changes what using this gene costs, from its `costs`; `move_price` is what an active move costs its owner.
---@field newborn_price? fun(facts: soup.NewbornPriceFacts): integer|Bound|nil Changes the price of a newborn; `base` is what it is by the rules.
---@field damage_limit? fun(facts: soup.DamageLimitFacts): integer|Bound|nil Changes the damage at which an amoeba dies.
---@field protects? fun(facts: soup.ProtectsFacts): string|nil Objects to one of the owner's amoebas being named as a target; `violent` in phase 1. Returns a key under `says`, or nil.
---@field offered? fun(facts: soup.OfferedFacts): boolean|nil Whether `feeding` or `after_deaths` can be used now. `hungry`: no usual meal is there; `targets`: amoebas (in `after_deaths`: foreign ones) that could be attacked; `hosts`: others in the cell who could pay 1 point; `short_meals`: meals there that have one cube fewer.
---@field diet? fun(list: integer[]): integer[][] Gets a meal as cubes by foreign colour, largest first; returns further meals.

---An environment card of soup.
---@class (exact) soup.Environment
---@field id string The card's id within its mod: small letters, digits, `_`.
---@field kind "environment" That it is an environment card.
---@field drift "none"|"west"|"north"|"east"|"south" The direction of the drift.
---@field ozone integer The thickness of the ozone layer.
---@field copies? integer How often it is in the deck; 1 if left out, 0 takes it out.
---@field source "rulebook"|"own"|"inferred"|"assumed" How sure the facts are; shown to players. Cards of your own say `own`.
---@field name? string|Texts Its name. Required if it does something; else it may be called by what it shows.
---@field text? string|Texts|soup.TextsBy What it does besides, in your own words. Required if it does something.
---@field icon? string Its picture, by its name at game-icons.net, such as `sea-turtle`; `core/engine/src/scene/icons.txt` lists what there is. Or one of the mod's own, in its folder `pictures`. It is not a rule: games saved before it changed still load.
---@field says? table<string, string|Texts> The words of the card's questions and objections, by key.
---@field remembers? table<string, "turn"|"round"|"game"> What the card remembers between two calls, by name, and until the end of what. Numbers; 0 if nothing was written.
---@field turned? fun(g: soup.EnvironmentG): any It is turned over in phase 2, round 1 included; gene defects are found after that. Not called for the card that is turned at setup.

---What an effect of a gene may do.
---@class soup.G
local G = {}

---How many colours are in play: as many as players, unless two play.
---@return integer
function G:players() end

---All players, the foremost on the ladder first.
---@return soup.Player[]
function G:everyone() end

---All cells of the soup.
---@return soup.Cell[]
function G:cells() end

---A player's amoebas in the soup; the owner's if none is named.
---@param side? soup.Side
---@return soup.Amoeba[]
function G:amoebas(side) end

---The owner of this gene.
---@return soup.Player|nil
function G:owner() end

---The owner of an amoeba.
---@param amoeba soup.Amoeba
---@return soup.Player|nil
function G:owner_of(amoeba) end

---Where an amoeba is; nil if it is not in the soup.
---@param amoeba soup.Amoeba
---@return soup.Cell|nil
function G:cell_of(amoeba) end

---The damage points of an amoeba.
---@param amoeba soup.Amoeba
---@return integer
function G:damage_of(amoeba) end

---The biological points of a player.
---@param side? soup.Side
---@return integer
function G:points(side) end

---A player's amoebas in a cell; the owner's if none is named.
---@param cell soup.Cell
---@param side? soup.Side
---@return soup.Amoeba[]
function G:amoebas_in(cell, side) end

---The other players' amoebas in a cell, those of the colony that nobody plays among them.
---@param cell soup.Cell
---@return soup.Amoeba[]
function G:foreign_in(cell) end

---The cells next to one, without the coast and the compass island.
---@param cell soup.Cell
---@return soup.Cell[]
function G:adjacent(cell) end

---The food cubes in a cell, at most n of each colour.
---@param cell soup.Cell
---@param n integer
---@return soup.Cube[]
function G:cubes_in(cell, n) end

---Other players with an amoeba in its cell and at least 1 point.
---@param amoeba soup.Amoeba
---@return soup.Player[]
function G:hosts(amoeba) end

---The owner's amoebas that could attack a foreign one.
---@return soup.Amoeba[]
function G:hunters() end

---Moves food cubes from cell to cell.
---@param cubes soup.Cube[]
---@param from soup.Cell
---@param to soup.Cell
function G:carry(cubes, from, to) end

---A player gets points from the bank; the owner if none is named.
---@param n integer
---@param side? soup.Side
function G:gain(n, side) end

---A player pays points to the bank; fails if they have too few.
---@param side? soup.Side
---@param n integer
function G:pay_for(side, n) end

---An amoeba gets a damage point.
---@param amoeba soup.Amoeba
function G:damage(amoeba) end

---The direction of a number on the compass; on a 6 the amoeba's owner is asked.
---@param amoeba soup.Amoeba
---@param n integer
---@return integer
function G:compass(amoeba, n) end

---Asks the amoeba's owner for a direction, or to stay.
---@param amoeba soup.Amoeba
---@return integer
function G:choose_direction(amoeba) end

---The amoeba makes its n-th active move, free, with all movement genes.
---@param amoeba soup.Amoeba
---@param n integer
function G:move(amoeba, n) end

---The amoeba is dragged to a cell.
---@param amoeba soup.Amoeba
---@param to soup.Cell
function G:drag(amoeba, to) end

---The amoeba attacks another in its cell: true if that worked.
---@param amoeba soup.Amoeba
---@param foreign_only? boolean
---@return boolean
function G:attack(amoeba, foreign_only) end

---Both roll a die, ties again: true if the amoeba wins.
---@param amoeba soup.Amoeba
---@param attacker soup.Amoeba
---@return boolean
function G:fight(amoeba, attacker) end

---The amoeba eats one of its meals with n cubes fewer: true if it ate.
---@param amoeba soup.Amoeba
---@param n integer
---@return boolean
function G:eat(amoeba, n) end

---Asks yes or no. The words stand under `says`; without `side` the card's owner is asked. To ask about one amoeba, offer it alone: `g:choose_amoeba(key, { amoeba }, true)`; nil is no.
---@param key string
---@param side? soup.Side
---@return boolean
function G:ask_yes(key, side) end

---Asks for one of these numbers (0 to 255).
---@param key string
---@param numbers integer[]
---@param side? soup.Side
---@return integer
function G:choose_number(key, numbers, side) end

---Asks which of these it shall be: each is a key under `says`, whose text is the answer's name. Gives the key.
---@param key string
---@param words string[]
---@param side? soup.Side
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

---Asks for one amoeba of the list; with `or_none` nil may come back.
---@param key string
---@param options soup.Amoeba[]
---@param or_none? boolean
---@param side? soup.Side
---@return soup.Amoeba|nil
---@overload fun(self: soup.G, key: string, options: soup.Amoeba[], or_none?: false, side?: soup.Side): soup.Amoeba
function G:choose_amoeba(key, options, or_none, side) end

---Asks for up to `most` amoebas of the list, one pick after another; one that is listed twice may be picked twice.
---@param key string
---@param options soup.Amoeba[]
---@param most integer
---@param side? soup.Side
---@return soup.Amoeba[]
function G:choose_amoebas(key, options, most, side) end

---Asks for one cell of the list; with `or_none` nil may come back.
---@param key string
---@param options soup.Cell[]
---@param or_none? boolean
---@param side? soup.Side
---@return soup.Cell|nil
---@overload fun(self: soup.G, key: string, options: soup.Cell[], or_none?: false, side?: soup.Side): soup.Cell
function G:choose_cell(key, options, or_none, side) end

---Asks for up to `most` cells of the list, one pick after another; one that is listed twice may be picked twice.
---@param key string
---@param options soup.Cell[]
---@param most integer
---@param side? soup.Side
---@return soup.Cell[]
function G:choose_cells(key, options, most, side) end

---Asks for one cube of the list; with `or_none` nil may come back.
---@param key string
---@param options soup.Cube[]
---@param or_none? boolean
---@param side? soup.Side
---@return soup.Cube|nil
---@overload fun(self: soup.G, key: string, options: soup.Cube[], or_none?: false, side?: soup.Side): soup.Cube
function G:choose_cube(key, options, or_none, side) end

---Asks for up to `most` cubes of the list, one pick after another; one that is listed twice may be picked twice.
---@param key string
---@param options soup.Cube[]
---@param most integer
---@param side? soup.Side
---@return soup.Cube[]
function G:choose_cubes(key, options, most, side) end

---Asks for one player of the list; with `or_none` nil may come back.
---@param key string
---@param options soup.Player[]
---@param or_none? boolean
---@param side? soup.Side
---@return soup.Player|nil
---@overload fun(self: soup.G, key: string, options: soup.Player[], or_none?: false, side?: soup.Side): soup.Player
function G:choose_player(key, options, or_none, side) end

---Asks for up to `most` players of the list, one pick after another; one that is listed twice may be picked twice.
---@param key string
---@param options soup.Player[]
---@param most integer
---@param side? soup.Side
---@return soup.Player[]
function G:choose_players(key, options, most, side) end

---Notes a line for you, the author: these values with a space between. Nothing changes in the game, and players never see it. `clade mod test` and `clade play --explain CARD` show it.
---@param ... any
function G:log(...) end

---What an effect of an environment card may do.
---@class soup.EnvironmentG
local EnvironmentG = {}

---How many colours are in play: as many as players, unless two play.
---@return integer
function EnvironmentG:players() end

---All players, the foremost on the ladder first.
---@return soup.Player[]
function EnvironmentG:everyone() end

---All cells of the soup.
---@return soup.Cell[]
function EnvironmentG:cells() end

---A player's amoebas in the soup; the owner's if none is named.
---@param side soup.Side
---@return soup.Amoeba[]
function EnvironmentG:amoebas(side) end

---The owner of an amoeba.
---@param amoeba soup.Amoeba
---@return soup.Player|nil
function EnvironmentG:owner_of(amoeba) end

---Where an amoeba is; nil if it is not in the soup.
---@param amoeba soup.Amoeba
---@return soup.Cell|nil
function EnvironmentG:cell_of(amoeba) end

---The damage points of an amoeba.
---@param amoeba soup.Amoeba
---@return integer
function EnvironmentG:damage_of(amoeba) end

---The biological points of a player.
---@param side soup.Side
---@return integer
function EnvironmentG:points(side) end

---A player's amoebas in a cell; the owner's if none is named.
---@param cell soup.Cell
---@param side soup.Side
---@return soup.Amoeba[]
function EnvironmentG:amoebas_in(cell, side) end

---The cells next to one, without the coast and the compass island.
---@param cell soup.Cell
---@return soup.Cell[]
function EnvironmentG:adjacent(cell) end

---The food cubes in a cell, at most n of each colour.
---@param cell soup.Cell
---@param n integer
---@return soup.Cube[]
function EnvironmentG:cubes_in(cell, n) end

---Other players with an amoeba in its cell and at least 1 point.
---@param amoeba soup.Amoeba
---@return soup.Player[]
function EnvironmentG:hosts(amoeba) end

---Moves food cubes from cell to cell.
---@param cubes soup.Cube[]
---@param from soup.Cell
---@param to soup.Cell
function EnvironmentG:carry(cubes, from, to) end

---A player gets points from the bank; the owner if none is named.
---@param n integer
---@param side soup.Side
function EnvironmentG:gain(n, side) end

---A player pays points to the bank; fails if they have too few.
---@param side soup.Side
---@param n integer
function EnvironmentG:pay_for(side, n) end

---An amoeba gets a damage point.
---@param amoeba soup.Amoeba
function EnvironmentG:damage(amoeba) end

---The direction of a number on the compass; on a 6 the amoeba's owner is asked.
---@param amoeba soup.Amoeba
---@param n integer
---@return integer
function EnvironmentG:compass(amoeba, n) end

---Asks the amoeba's owner for a direction, or to stay.
---@param amoeba soup.Amoeba
---@return integer
function EnvironmentG:choose_direction(amoeba) end

---The amoeba makes its n-th active move, free, with all movement genes.
---@param amoeba soup.Amoeba
---@param n integer
function EnvironmentG:move(amoeba, n) end

---The amoeba is dragged to a cell.
---@param amoeba soup.Amoeba
---@param to soup.Cell
function EnvironmentG:drag(amoeba, to) end

---The amoeba eats one of its meals with n cubes fewer: true if it ate.
---@param amoeba soup.Amoeba
---@param n integer
---@return boolean
function EnvironmentG:eat(amoeba, n) end

---Asks yes or no. The words stand under `says`; without `side` the card's owner is asked. To ask about one amoeba, offer it alone: `g:choose_amoeba(key, { amoeba }, true)`; nil is no.
---@param key string
---@param side soup.Side
---@return boolean
function EnvironmentG:ask_yes(key, side) end

---Asks for one of these numbers (0 to 255).
---@param key string
---@param numbers integer[]
---@param side soup.Side
---@return integer
function EnvironmentG:choose_number(key, numbers, side) end

---Asks which of these it shall be: each is a key under `says`, whose text is the answer's name. Gives the key.
---@param key string
---@param words string[]
---@param side soup.Side
---@return string
function EnvironmentG:choose_word(key, words, side) end

---Rolls one die: 1 to `faces` (2 to 100; 6 if left out).
---@param faces? integer
---@return integer
function EnvironmentG:roll(faces) end

---Writes a memory cell of this card; declare it under `remembers`.
---@param cell string
---@param value integer
function EnvironmentG:remember(cell, value) end

---Reads a memory cell of this card; 0 if nothing was written.
---@param cell string
---@return integer
function EnvironmentG:recall(cell) end

---Asks for one amoeba of the list; with `or_none` nil may come back.
---@param key string
---@param options soup.Amoeba[]
---@param or_none? boolean
---@param side soup.Side
---@return soup.Amoeba|nil
---@overload fun(self: soup.EnvironmentG, key: string, options: soup.Amoeba[], or_none: false, side: soup.Side): soup.Amoeba
function EnvironmentG:choose_amoeba(key, options, or_none, side) end

---Asks for up to `most` amoebas of the list, one pick after another; one that is listed twice may be picked twice.
---@param key string
---@param options soup.Amoeba[]
---@param most integer
---@param side soup.Side
---@return soup.Amoeba[]
function EnvironmentG:choose_amoebas(key, options, most, side) end

---Asks for one cell of the list; with `or_none` nil may come back.
---@param key string
---@param options soup.Cell[]
---@param or_none? boolean
---@param side soup.Side
---@return soup.Cell|nil
---@overload fun(self: soup.EnvironmentG, key: string, options: soup.Cell[], or_none: false, side: soup.Side): soup.Cell
function EnvironmentG:choose_cell(key, options, or_none, side) end

---Asks for up to `most` cells of the list, one pick after another; one that is listed twice may be picked twice.
---@param key string
---@param options soup.Cell[]
---@param most integer
---@param side soup.Side
---@return soup.Cell[]
function EnvironmentG:choose_cells(key, options, most, side) end

---Asks for one cube of the list; with `or_none` nil may come back.
---@param key string
---@param options soup.Cube[]
---@param or_none? boolean
---@param side soup.Side
---@return soup.Cube|nil
---@overload fun(self: soup.EnvironmentG, key: string, options: soup.Cube[], or_none: false, side: soup.Side): soup.Cube
function EnvironmentG:choose_cube(key, options, or_none, side) end

---Asks for up to `most` cubes of the list, one pick after another; one that is listed twice may be picked twice.
---@param key string
---@param options soup.Cube[]
---@param most integer
---@param side soup.Side
---@return soup.Cube[]
function EnvironmentG:choose_cubes(key, options, most, side) end

---Asks for one player of the list; with `or_none` nil may come back.
---@param key string
---@param options soup.Player[]
---@param or_none? boolean
---@param side soup.Side
---@return soup.Player|nil
---@overload fun(self: soup.EnvironmentG, key: string, options: soup.Player[], or_none: false, side: soup.Side): soup.Player
function EnvironmentG:choose_player(key, options, or_none, side) end

---Asks for up to `most` players of the list, one pick after another; one that is listed twice may be picked twice.
---@param key string
---@param options soup.Player[]
---@param most integer
---@param side soup.Side
---@return soup.Player[]
function EnvironmentG:choose_players(key, options, most, side) end

---Notes a line for you, the author: these values with a space between. Nothing changes in the game, and players never see it. `clade mod test` and `clade play --explain CARD` show it.
---@param ... any
function EnvironmentG:log(...) end
