---@meta
-- Written from the table of keys, hooks and verbs of `dominant`; do not edit.

---a tile on earth, by its cell
---@class dominant.Tile: integer

---a corner where tiles meet
---@class dominant.Corner: integer

---an element, by its type
---@class dominant.Element: integer

---@class dominant.ElementNames
---@field all dominant.Element[] all of them, in this order
---@field grass dominant.Element
---@field grub dominant.Element
---@field meat dominant.Element
---@field seed dominant.Element
---@field sun dominant.Element
---@field water dominant.Element
Element = {}

---an animal, by the number of its side
---@class dominant.Animal: dominant.Side

---a card
---@class dominant.Card: integer

---a terrain
---@class dominant.Terrain: integer

---@class dominant.TerrainNames
---@field all dominant.Terrain[] all of them, in this order
---@field sea dominant.Terrain
---@field wetland dominant.Terrain
---@field savannah dominant.Terrain
---@field jungle dominant.Terrain
---@field forest dominant.Terrain
---@field desert dominant.Terrain
---@field mountain dominant.Terrain
---@field tundra dominant.Terrain
Terrain = {}

---A player's side, by number.
---@class dominant.Side: integer

---A text that follows an option holds one text for each value, each of which may follow another option: `{ by = "evolution-cubes", ["box"] = { en = … }, ["gene-pool"] = { en = … } }`. Options: `evolution-cubes` (box, gene-pool); `aquatic` (cubes-still, element-first).
---@class dominant.TextsBy
---@field by string
---@field [string] string|Texts|dominant.TextsBy

---@class dominant.HoldsFacts
---@field cubes integer
---@field rival integer
---@field tiles integer
---@field pool integer cubes in the owner's gene pool (only if listed under `reads`)
---@field round integer the turn (only if listed under `reads`)

---@class dominant.PaysFacts
---@field cubes integer
---@field rival integer
---@field tiles integer
---@field bonus integer
---@field pool integer cubes in the owner's gene pool (only if listed under `reads`)
---@field round integer the turn (only if listed under `reads`)

---A card of dominant.
---@class (exact) dominant.Card
---@field id string The card's id within its mod: small letters, digits, `_`.
---@field name string|Texts The card's name.
---@field text string|Texts|dominant.TextsBy What the card does, in your own words.
---@field icon? string Its picture, by its name at game-icons.net, such as `sea-turtle`; `core/engine/src/scene/icons.txt` lists what there is. Or one of the mod's own, in its folder `pictures`. It is not a rule: games saved before it changed still load.
---@field family? "attack"|"defence"|"feeding"|"store"|"movement"|"actions"|"growth"|"harm"|"change"|"land"|"points" What it does above all, for people: cards of a family have one colour. It is not a rule: games saved before it changed still load.
---@field says? table<string, string|Texts> The words of the card's questions and objections, by key.
---@field source "rulebook"|"own"|"inferred"|"assumed" How sure the facts are; shown to players. Cards of your own say `own`.
---@field remembers? table<string, "turn"|"round"|"game"> What a player's cards of this kind remember between two calls, by name, and until the end of what: all copies that the player has share it. Numbers; 0 if nothing was written.
---@field reads? string[] Counts that the card's rule hooks want among their facts.
---@field order? "free" `free`: the order among cards that trigger together does not matter.
---@field kind "dominance" That it is a Dominance card.
---@field shuffled? "last" `last`: it lies under all other cards of the deck.
---@field play? fun(g: dominant.G, tile: dominant.Tile): any The card is taken by the animal that dominates the tile just scored: `g` acts for it.

---A Survival card of dominant.
---@class (exact) dominant.Survival
---@field id string The card's id within its mod: small letters, digits, `_`.
---@field kind "survival" That it is the Survival card.
---@field name string|Texts The card's name.
---@field text string|Texts|dominant.TextsBy What the card does, in your own words.
---@field icon? string Its picture, by its name at game-icons.net, such as `sea-turtle`; `core/engine/src/scene/icons.txt` lists what there is. Or one of the mod's own, in its folder `pictures`. It is not a rule: games saved before it changed still load.
---@field source "rulebook"|"own"|"inferred"|"assumed" How sure the facts are; shown to players. Cards of your own say `own`.
---@field holds? fun(facts: dominant.HoldsFacts): boolean|nil Whether an animal holds the card; where several would, nobody has it. `cubes`: its cubes on tundra; `rival`: the most that another animal has there; `tiles`: on how many tundra tiles it is.
---@field pays? fun(facts: dominant.PaysFacts): integer|Bound|nil Changes the points that the card pays its holder at a Survival, from 0; `bonus`: the bonus for the number of tundra tiles.

---What an effect of a card may do.
---@class dominant.G
local G = {}

---The tiles that an animal occupies; the owner's if none is named.
---@param side? dominant.Side
---@return dominant.Tile[]
function G:tiles(side) end

---All tiles.
---@return dominant.Tile[]
function G:earth() end

---The tiles with more cubes than elements that touch them.
---@return dominant.Tile[]
function G:overpopulated() end

---The tiles next to one.
---@param tile dominant.Tile
---@return dominant.Tile[]
function G:adjacent(tile) end

---All tiles of a terrain; what lies under tundra counts as tundra.
---@param terrain dominant.Terrain
---@return dominant.Tile[]
function G:tiles_of(terrain) end

---The tiles that an animal dominates.
---@param side? dominant.Side
---@return dominant.Tile[]
function G:dominates(side) end

---The terrain of a tile.
---@param tile dominant.Tile
---@return dominant.Terrain|nil
function G:terrain(tile) end

---The points for the first place on a tile.
---@param tile dominant.Tile
---@return integer
function G:worth(tile) end

---How many elements touch a tile.
---@param tile dominant.Tile
---@return integer
function G:tokens_at(tile) end

---The corners of a tile on which an element lies, in the order of their numbers.
---@param tile dominant.Tile
---@return dominant.Corner[]
function G:elements_at(tile) end

---The element on a corner; nil if none lies there.
---@param corner dominant.Corner
---@return dominant.Element|nil
function G:element_at(corner) end

---How many corners of a tile are vacant.
---@param tile dominant.Tile
---@return integer
function G:vacant(tile) end

---How many elements of the type are on earth.
---@param element dominant.Element
---@return integer
function G:on_earth(element) end

---An animal's cubes on a tile.
---@param tile dominant.Tile
---@param side? dominant.Side
---@return integer
function G:species(tile, side) end

---All cubes on a tile.
---@param tile dominant.Tile
---@return integer
function G:crowd(tile) end

---The other animals on a tile, in the order of the food chain.
---@param tile dominant.Tile
---@return dominant.Animal[]
function G:opponents_at(tile) end

---The animals on a tile, in the order of the food chain.
---@param tile dominant.Tile
---@return dominant.Animal[]
function G:animals_at(tile) end

---The animal for which the card acts.
---@return dominant.Animal|nil
function G:me() end

---The other animals in play, in the order of the food chain.
---@return dominant.Animal[]
function G:opponents() end

---All animals in play, in the order of the food chain.
---@return dominant.Animal[]
function G:food_chain() end

---The owner and the animals above it in the food chain.
---@return dominant.Animal[]
function G:and_higher() end

---The owner and the animals below it in the food chain.
---@return dominant.Animal[]
function G:and_lower() end

---The victory points of an animal; the owner's if none is named.
---@param side? dominant.Side
---@return integer
function G:points(side) end

---An animal's pawns that do not stand on the display.
---@param side? dominant.Side
---@return integer
function G:pawns(side) end

---Whether an animal can get one more pawn: the box has ten of each.
---@param side? dominant.Side
---@return boolean
function G:more_pawns(side) end

---Cubes in a gene pool.
---@param side? dominant.Side
---@return integer
function G:pool(side) end

---Eliminated cubes of an animal.
---@param side? dominant.Side
---@return integer
function G:eliminated(side) end

---How many elements an animal has, printed and gained ones.
---@param side? dominant.Side
---@return integer
function G:elements(side) end

---Whether an animal has an element of the type.
---@param element dominant.Element
---@param side? dominant.Side
---@return boolean
function G:needs(element, side) end

---The types of an animal's gained elements, which can be lost.
---@param side? dominant.Side
---@return dominant.Element[]
function G:tokens(side) end

---The types of elements in the bag.
---@return dominant.Element[]
function G:in_bag() end

---The face-up cards that no effect is busy with.
---@return dominant.Card[]
function G:open_cards() end

---The bonus points for a number, by the table.
---@param n integer
---@return integer
function G:bonus(n) end

---Option `evolution-cubes`: replaced cubes go back to the gene pool.
---@return boolean
function G:replaced_go_home() end

---Option `aquatic`: cubes are placed even where no element can be put.
---@return boolean
function G:wades() end

---The next question names this tile with its cubes, and its answers hang there.
---@param tile dominant.Tile
function G:about_tile(tile) end

---The next question names an animal, with `n` cubes if they are several.
---@param n integer
---@param side? dominant.Side
function G:about_animal(n, side) end

---The next question names an element.
---@param element dominant.Element
function G:about_element(element) end

---The next question says that it is the `n`-th of `of`.
---@param n integer
---@param of integer
function G:about_count(n, of) end

---An animal gets points, or loses some; nobody has less than 0.
---@param n integer
---@param side? dominant.Side
function G:gain(n, side) end

---Eliminates cubes of an animal on a tile, as many as there are.
---@param tile dominant.Tile
---@param side? dominant.Side
---@param n integer
function G:eliminate(tile, side, n) end

---Cubes of an animal on a tile go back to the gene pool.
---@param tile dominant.Tile
---@param side? dominant.Side
---@param n integer
function G:return_species(tile, side, n) end

---The owner's cubes come from the gene pool to a tile, as many as there are.
---@param tile dominant.Tile
---@param n integer
function G:place(tile, n) end

---Eliminated cubes of the owner come to a tile, as many as there are, and do not die in this turn's Extinction.
---@param tile dominant.Tile
---@param n integer
function G:hibernate(tile, n) end

---Cubes of an animal go from a tile to another, as many as there are.
---@param tile dominant.Tile
---@param to dominant.Tile
---@param side? dominant.Side
---@param n integer
function G:move(tile, to, side, n) end

---Tiles are scored for all, one after the other; nobody takes a card for that.
---@param tiles dominant.Tile[]
function G:score(tiles) end

---The element on a corner goes to the bag.
---@param corner dominant.Corner
function G:remove(corner) end

---An element from the bag is put on a vacant corner.
---@param element dominant.Element
---@param corner dominant.Corner
function G:put(element, corner) end

---An animal loses a gained element to the bag.
---@param element dominant.Element
---@param side? dominant.Side
function G:lose(element, side) end

---An animal gains an element from the bag, if it has a free slot.
---@param element dominant.Element
---@param side? dominant.Side
function G:gain_element(element, side) end

---An animal gets one more pawn, which it can use at once.
---@param side? dominant.Side
function G:gain_pawn(side) end

---An animal loses a pawn that does not stand on the display.
---@param side? dominant.Side
function G:lose_pawn(side) end

---The owner goes one step forward in initiative.
function G:advance() end

---The game ends with this turn.
function G:last_turn() end

---Asks for a vacant corner of one of these tiles; nil if there is none.
---@param key string
---@param tiles dominant.Tile[]
---@return dominant.Corner|nil
function G:choose_vacant(key, tiles) end

---Asks for an element on earth of one of these types; nil if there is none.
---@param key string
---@param elements dominant.Element[]
---@return dominant.Corner|nil
function G:choose_token(key, elements) end

---Asks for an element that touches a tile; nil if there is none.
---@param key string
---@param tile dominant.Tile
---@return dominant.Corner|nil
function G:choose_token_of(key, tile) end

---An animal draws an element from the bag, if it has a free slot.
---@param side? dominant.Side
function G:draw_element(side) end

---The owner carries out Glaciation.
function G:glaciate() end

---The owner places a pawn that does not stand on the display.
function G:place_pawn() end

---Asks yes or no. The words stand under `says`; without `side` the card's owner is asked. To ask about one tile, offer it alone: `g:choose_tile(key, { tile }, true)`; nil is no.
---@param key string
---@param side? dominant.Side
---@return boolean
function G:ask_yes(key, side) end

---Asks for one of these numbers (0 to 255).
---@param key string
---@param numbers integer[]
---@param side? dominant.Side
---@return integer
function G:choose_number(key, numbers, side) end

---Asks which of these it shall be: each is a key under `says`, whose text is the answer's name. Gives the key.
---@param key string
---@param words string[]
---@param side? dominant.Side
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

---Asks for one tile of the list; with `or_none` nil may come back.
---@param key string
---@param options dominant.Tile[]
---@param or_none? boolean
---@param side? dominant.Side
---@return dominant.Tile|nil
---@overload fun(self: dominant.G, key: string, options: dominant.Tile[], or_none?: false, side?: dominant.Side): dominant.Tile
function G:choose_tile(key, options, or_none, side) end

---Asks for up to `most` tiles of the list, one pick after another; one that is listed twice may be picked twice.
---@param key string
---@param options dominant.Tile[]
---@param most integer
---@param side? dominant.Side
---@return dominant.Tile[]
function G:choose_tiles(key, options, most, side) end

---Asks for one corner of the list; with `or_none` nil may come back.
---@param key string
---@param options dominant.Corner[]
---@param or_none? boolean
---@param side? dominant.Side
---@return dominant.Corner|nil
---@overload fun(self: dominant.G, key: string, options: dominant.Corner[], or_none?: false, side?: dominant.Side): dominant.Corner
function G:choose_corner(key, options, or_none, side) end

---Asks for up to `most` corners of the list, one pick after another; one that is listed twice may be picked twice.
---@param key string
---@param options dominant.Corner[]
---@param most integer
---@param side? dominant.Side
---@return dominant.Corner[]
function G:choose_corners(key, options, most, side) end

---Asks for one element of the list; with `or_none` nil may come back.
---@param key string
---@param options dominant.Element[]
---@param or_none? boolean
---@param side? dominant.Side
---@return dominant.Element|nil
---@overload fun(self: dominant.G, key: string, options: dominant.Element[], or_none?: false, side?: dominant.Side): dominant.Element
function G:choose_element(key, options, or_none, side) end

---Asks for up to `most` elements of the list, one pick after another; one that is listed twice may be picked twice.
---@param key string
---@param options dominant.Element[]
---@param most integer
---@param side? dominant.Side
---@return dominant.Element[]
function G:choose_elements(key, options, most, side) end

---Asks for one animal of the list; with `or_none` nil may come back.
---@param key string
---@param options dominant.Animal[]
---@param or_none? boolean
---@param side? dominant.Side
---@return dominant.Animal|nil
---@overload fun(self: dominant.G, key: string, options: dominant.Animal[], or_none?: false, side?: dominant.Side): dominant.Animal
function G:choose_animal(key, options, or_none, side) end

---Asks for up to `most` animals of the list, one pick after another; one that is listed twice may be picked twice.
---@param key string
---@param options dominant.Animal[]
---@param most integer
---@param side? dominant.Side
---@return dominant.Animal[]
function G:choose_animals(key, options, most, side) end

---Asks for one card of the list; with `or_none` nil may come back.
---@param key string
---@param options dominant.Card[]
---@param or_none? boolean
---@param side? dominant.Side
---@return dominant.Card|nil
---@overload fun(self: dominant.G, key: string, options: dominant.Card[], or_none?: false, side?: dominant.Side): dominant.Card
function G:choose_card(key, options, or_none, side) end

---Asks for up to `most` cards of the list, one pick after another; one that is listed twice may be picked twice.
---@param key string
---@param options dominant.Card[]
---@param most integer
---@param side? dominant.Side
---@return dominant.Card[]
function G:choose_cards(key, options, most, side) end

---Asks for one terrain of the list; with `or_none` nil may come back.
---@param key string
---@param options dominant.Terrain[]
---@param or_none? boolean
---@param side? dominant.Side
---@return dominant.Terrain|nil
---@overload fun(self: dominant.G, key: string, options: dominant.Terrain[], or_none?: false, side?: dominant.Side): dominant.Terrain
function G:choose_terrain(key, options, or_none, side) end

---Asks for up to `most` terrains of the list, one pick after another; one that is listed twice may be picked twice.
---@param key string
---@param options dominant.Terrain[]
---@param most integer
---@param side? dominant.Side
---@return dominant.Terrain[]
function G:choose_terrains(key, options, most, side) end

---Notes a line for you, the author: these values with a space between. Nothing changes in the game, and players never see it. `clade mod test` and `clade play --explain CARD` show it.
---@param ... any
function G:log(...) end
