---@meta
-- Written from the table of keys, hooks and verbs of `pond`; do not edit.

---A kind of card, by number.
---@class pond.Card: integer

---A player's side, by number.
---@class pond.Side: integer

---A card of pond.
---@class (exact) pond.Card
---@field id string The card's id within its mod: small letters, digits, `_`.
---@field name string|Texts The card's name.
---@field text string|Texts What the card does, in your own words.
---@field icon? string Its picture, by its name at game-icons.net, such as `sea-turtle`; `core/engine/src/scene/icons.txt` lists what there is. Or one of the mod's own, in its folder `pictures`. It is not a rule: games saved before it changed still load.
---@field family? "attack"|"defence"|"feeding"|"store"|"movement"|"actions"|"growth"|"harm"|"change"|"land"|"points" What it does above all, for people: cards of a family have one colour. It is not a rule: games saved before it changed still load.
---@field says? table<string, string|Texts> The words of the card's questions and objections, by key.
---@field source "rulebook"|"own"|"inferred"|"assumed" How sure the facts are; shown to players. Cards of your own say `own`.
---@field remembers? table<string, "turn"|"round"|"game"> What a player's cards of this kind remember between two calls, by name, and until the end of what: all copies that the player has share it. Numbers; 0 if nothing was written.
---@field reads? string[] Counts that the card's rule hooks want among their facts.
---@field order? "free" `free`: the order among cards that trigger together does not matter.
---@field play? fun(g: pond.G): any The card is played.
---@field dusk? fun(g: pond.G): any Dusk falls and the card lies in front of its owner.

---What an effect of a card may do.
---@class pond.G
local G = {}

---The next player.
---@return integer
function G:next_side() end

---The other cards in front of the owner.
---@return pond.Card[]
function G:cards_in_front() end

---The owner takes `n` food from the pond, or what is left.
---@param n integer
function G:feed(n) end

---`n` food falls into the pond; if `n` is below 0, food is washed away.
---@param n integer
function G:fill(n) end

---The owner takes a card out of a hand.
---@param side? pond.Side
---@param card pond.Card
function G:take_card(side, card) end

---A card in front of the owner goes out of the game.
---@param card pond.Card
function G:wash_away(card) end

---Asks for a card of a hand; nil if it is empty.
---@param key string
---@param side? pond.Side
---@return pond.Card|nil
function G:choose_from_hand(key, side) end

---Plays a card in front of the owner once more.
---@param card pond.Card
function G:play(card) end

---Asks yes or no. The words stand under `says`; without `side` the card's owner is asked. To ask about one card, offer it alone: `g:choose_card(key, { card }, true)`; nil is no.
---@param key string
---@param side? pond.Side
---@return boolean
function G:ask_yes(key, side) end

---Asks for one of these numbers (0 to 255).
---@param key string
---@param numbers integer[]
---@param side? pond.Side
---@return integer
function G:choose_number(key, numbers, side) end

---Asks which of these it shall be: each is a key under `says`, whose text is the answer's name. Gives the key.
---@param key string
---@param words string[]
---@param side? pond.Side
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

---Asks for one card of the list; with `or_none` nil may come back.
---@param key string
---@param options pond.Card[]
---@param or_none? boolean
---@param side? pond.Side
---@return pond.Card|nil
---@overload fun(self: pond.G, key: string, options: pond.Card[], or_none?: false, side?: pond.Side): pond.Card
function G:choose_card(key, options, or_none, side) end

---Asks for up to `most` cards of the list, one pick after another; one that is listed twice may be picked twice.
---@param key string
---@param options pond.Card[]
---@param most integer
---@param side? pond.Side
---@return pond.Card[]
function G:choose_cards(key, options, most, side) end

---Notes a line for you, the author: these values with a space between. Nothing changes in the game, and players never see it. `clade mod test` and `clade play --explain CARD` show it.
---@param ... any
function G:log(...) end
