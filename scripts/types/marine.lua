---@meta
-- Written from the table of keys, hooks and verbs of `marine`; do not edit.

---a tile on earth, by its cell
---@class marine.Tile: integer

---a corner where tiles meet
---@class marine.Corner: integer

---an element, by its type
---@class marine.Element: integer

---@class marine.ElementNames
---@field all marine.Element[] all of them, in this order
---@field algae marine.Element
---@field gastropods marine.Element
---@field worms marine.Element
---@field plankton marine.Element
---@field sponges marine.Element
---@field sun marine.Element
Element = {}

---an animal, by the number of its side
---@class marine.Animal: marine.Side

---a card, traits among them
---@class marine.Card: integer

---a terrain; where the kinds of vents differ, `vent` is the hydrothermal one
---@class marine.Terrain: integer

---@class marine.TerrainNames
---@field all marine.Terrain[] all of them, in this order
---@field land marine.Terrain
---@field kelp_forest marine.Terrain
---@field coral_reef marine.Terrain
---@field seamount marine.Terrain
---@field seagrass_meadow marine.Terrain
---@field sand_plain marine.Terrain
---@field open_ocean marine.Terrain
---@field vent marine.Terrain
---@field geothermal_vent marine.Terrain
Terrain = {}

---A player's side, by number.
---@class marine.Side: integer

---A text that follows an option holds one text for each value, each of which may follow another option: `{ by = "voracious-predator", ["own-tiles"] = { en = … }, ["anywhere"] = { en = … } }`. Options: `voracious-predator` (own-tiles, anywhere); `resilience` (one-token, full); `phenotypic-plasticity` (slots, printed); `monotypic-habitat` (table, one-each); `marine-snow` (smokers, all-vents); `fecundity` (may, must); `exaptation-ends` (after-action, at-once); `benthic-pawn` (apart, last); `solar-radiation` (whole-action, scored-tile).
---@class marine.TextsBy
---@field by string
---@field [string] string|Texts|marine.TextsBy

---@class marine.WatchesFacts
---@field copies integer
---@field own boolean
---@field protects_fully integer 1 with the option `resilience` = `full` (only if listed under `reads`)
---@field pool integer cubes in the owner's gene pool (only if listed under `reads`)

---@class marine.ThrivesFacts
---@field own integer
---@field opposing integer
---@field protects_fully integer 1 with the option `resilience` = `full` (only if listed under `reads`)
---@field pool integer cubes in the owner's gene pool (only if listed under `reads`)

---@class marine.ScoreFacts
---@field own integer
---@field opposing integer
---@field place integer
---@field points integer
---@field evolution boolean
---@field protects_fully integer 1 with the option `resilience` = `full` (only if listed under `reads`)
---@field pool integer cubes in the owner's gene pool (only if listed under `reads`)

---@class marine.EliminatedFacts
---@field protects_fully integer 1 with the option `resilience` = `full` (only if listed under `reads`)
---@field pool integer cubes in the owner's gene pool (only if listed under `reads`)

---@class marine.ArrivalsFacts
---@field tiles integer
---@field protects_fully integer 1 with the option `resilience` = `full` (only if listed under `reads`)
---@field pool integer cubes in the owner's gene pool (only if listed under `reads`)

---@class marine.SpeciationFacts
---@field own boolean
---@field controlled boolean
---@field terrain marine.Terrain
---@field protects_fully integer 1 with the option `resilience` = `full` (only if listed under `reads`)
---@field pool integer cubes in the owner's gene pool (only if listed under `reads`)

---@class marine.FreeOrderFacts
---@field before_all boolean
---@field protects_fully integer 1 with the option `resilience` = `full` (only if listed under `reads`)
---@field pool integer cubes in the owner's gene pool (only if listed under `reads`)

---@class marine.BumpsFacts
---@field protects_fully integer 1 with the option `resilience` = `full` (only if listed under `reads`)
---@field pool integer cubes in the owner's gene pool (only if listed under `reads`)

---@class marine.MigrantsFacts
---@field protects_fully integer 1 with the option `resilience` = `full` (only if listed under `reads`)
---@field pool integer cubes in the owner's gene pool (only if listed under `reads`)

---@class marine.ReachFacts
---@field protects_fully integer 1 with the option `resilience` = `full` (only if listed under `reads`)
---@field pool integer cubes in the owner's gene pool (only if listed under `reads`)

---@class marine.PawnsFacts
---@field points integer
---@field protects_fully integer 1 with the option `resilience` = `full` (only if listed under `reads`)
---@field pool integer cubes in the owner's gene pool (only if listed under `reads`)

---@class marine.KeepsFacts
---@field lost integer
---@field protects_fully integer 1 with the option `resilience` = `full` (only if listed under `reads`)
---@field pool integer cubes in the owner's gene pool (only if listed under `reads`)

---@class marine.VentsFacts
---@field terrain marine.Terrain
---@field edge boolean
---@field special boolean
---@field protects_fully integer 1 with the option `resilience` = `full` (only if listed under `reads`)
---@field pool integer cubes in the owner's gene pool (only if listed under `reads`)

---@class marine.HoldsFacts
---@field cubes integer
---@field rival integer
---@field vents integer
---@field protects_fully integer 1 with the option `resilience` = `full` (only if listed under `reads`)
---@field pool integer cubes in the owner's gene pool (only if listed under `reads`)

---@class marine.PaysFacts
---@field cubes integer
---@field rival integer
---@field vents integer
---@field bonus integer
---@field protects_fully integer 1 with the option `resilience` = `full` (only if listed under `reads`)
---@field pool integer cubes in the owner's gene pool (only if listed under `reads`)

---A card of marine.
---@class (exact) marine.Card
---@field id string The card's id within its mod: small letters, digits, `_`.
---@field name string|Texts The card's name.
---@field text string|Texts|marine.TextsBy What the card does, in your own words.
---@field icon? string Its picture, by its name at game-icons.net, such as `sea-turtle`; `core/engine/src/scene/icons.txt` lists what there is. Or one of the mod's own, in its folder `pictures`. It is not a rule: games saved before it changed still load.
---@field family? "attack"|"defence"|"feeding"|"store"|"movement"|"actions"|"growth"|"harm"|"change"|"land"|"points" What it does above all, for people: cards of a family have one colour. It is not a rule: games saved before it changed still load.
---@field says? table<string, string|Texts> The words of the card's questions and objections, by key.
---@field source "rulebook"|"own"|"inferred"|"assumed" How sure the facts are; shown to players. Cards of your own say `own`.
---@field remembers? table<string, "turn"|"round"|"game"> What a player's cards of this kind remember between two calls, by name, and until the end of what: all copies that the player has share it. Numbers; 0 if nothing was written.
---@field reads? string[] Counts that the card's rule hooks want among their facts.
---@field order? "free" `free`: the order among cards that trigger together does not matter.
---@field kind "evolution"|"trait" Whether it is an evolution card or a trait.
---@field events? ("extinction"|"survival")[] The events that its symbols start when it comes into the row.
---@field events_source? "rulebook"|"own"|"inferred"|"assumed" How sure `events` are; shown to players.
---@field second? string|Texts|marine.TextsBy What its secondary effect does, in your own words.
---@field second_source? "rulebook"|"own"|"inferred"|"assumed"|"unknown" How sure the secondary effect is; shown to players. `unknown`: the card may have one, and nobody here knows it.
---@field x? integer|"slot" What X is in the text, which `play` is given: a number, or `slot`, the number of the card's slot. It is that, too, where the key is missing.
---@field x_source? "rulebook"|"own"|"inferred"|"assumed" How sure `x` is; shown to players.
---@field shuffled? "last"|"unless_two" `last`: always among the last five cards of the deck; `unless_two`: a trait that is left out where each animal keeps two.
---@field prints? ("algae"|"gastropods"|"worms"|"plankton"|"sponges"|"sun")[] Elements that its owner has as if they were printed on the mat.
---@field slots? integer Slots for elements that its owner has besides those of the mat.
---@field play? fun(g: marine.G, x: integer): any The main effects; `x` is the card's X: the number of the slot, 0 if the card lies in the discard, or the number of the key `x`.
---@field appears? fun(g: marine.G): any The card comes into the row. `g` acts for the animal whose turn it is.
---@field action? fun(g: marine.G): any The trait has a space of its own; its owner has placed a pawn there and takes the action.
---@field begins? fun(g: marine.G): any All have chosen their traits, and the game is about to begin.
---@field retrieved? fun(g: marine.G, idle: integer, last: boolean): any The owner has retrieved; `idle`: how many of its pawns were available before; `last`: the game ends with that.
---@field after_action? fun(g: marine.G): any An action is over, whoever took it; see `watches`.
---@field built? fun(g: marine.G, tile: marine.Tile, vent: boolean): any Another animal has placed a tile, or a vent, and its action is over.
---@field watches? fun(facts: marine.WatchesFacts): boolean|nil Whether `after_action` acts now. `copies`: traits that the owner has as copies; `own`: the owner took the action.
---@field thrives? fun(facts: marine.ThrivesFacts): boolean|nil Whether the owner's species on a tile thrive whatever its elements; `own`, `opposing`: cubes there.
---@field score? fun(facts: marine.ScoreFacts): integer|Bound|nil Changes the points for a tile that is scored: cubes there, the place (0: none), the points for it, and whether it is the tile of an Evolution action.
---@field eliminated? fun(facts: marine.EliminatedFacts): integer|Bound|nil Changes the points for each of the owner's cubes that is eliminated, from 0.
---@field arrivals? fun(facts: marine.ArrivalsFacts): integer|Bound|nil Changes the points for new cubes of others, from 0; `tiles`: on how many tiles with cubes of the owner they come.
---@field speciation? fun(facts: marine.SpeciationFacts): integer|Bound|nil Changes how many cubes an animal may place on a tile by Speciation, from 0: an amount is added to what the terrain allows, and a bound bounds the amount. Asked for every animal that speciates; `own`: the owner does; `controlled`: the owner controls the special pawn of the element.
---@field free_order? fun(facts: marine.FreeOrderFacts): boolean|nil Whether a basic pawn may be placed that is not after all of the owner's pawns. `before_all`: it is before all of them.
---@field bumps? fun(facts: marine.BumpsFacts): boolean|nil Whether basic pawns may bump basic pawns of others.
---@field migrants? fun(facts: marine.MigrantsFacts): integer|Bound|nil Changes how many cubes migrate.
---@field reach? fun(facts: marine.ReachFacts): integer|Bound|nil Changes how far each of them may go, from 1.
---@field pawns? fun(facts: marine.PawnsFacts): integer|Bound|nil Changes how many further basic pawns the owner has, from 0. What was once given stays.
---@field keeps? fun(facts: marine.KeepsFacts): integer|Bound|nil Changes how many of the tokens that it would lose to Regression the owner may keep, from 0; more than those: it is protected.
---@field vents? fun(facts: marine.VentsFacts): boolean|nil Whether Tectonics may choose a tile that it otherwise may not; `special`: from the space for special pawns.

---A Survival card of marine.
---@class (exact) marine.Survival
---@field id string The card's id within its mod: small letters, digits, `_`.
---@field kind "survival" That it is the Survival card.
---@field name string|Texts The card's name.
---@field text string|Texts|marine.TextsBy What the card does, in your own words.
---@field icon? string Its picture, by its name at game-icons.net, such as `sea-turtle`; `core/engine/src/scene/icons.txt` lists what there is. Or one of the mod's own, in its folder `pictures`. It is not a rule: games saved before it changed still load.
---@field source "rulebook"|"own"|"inferred"|"assumed" How sure the facts are; shown to players. Cards of your own say `own`.
---@field holds? fun(facts: marine.HoldsFacts): boolean|nil Whether an animal holds the card; where several would, nobody has it. `cubes`: its cubes on vents; `rival`: the most that another animal has there; `vents`: on how many vents it is.
---@field pays? fun(facts: marine.PaysFacts): integer|Bound|nil Changes the points that the card pays its holder at a Survival, from 0; `bonus`: the bonus for the number of vents.

---What an effect of a card may do.
---@class marine.G
local G = {}

---The tiles that an animal occupies; the owner's if none is named.
---@param side? marine.Side
---@return marine.Tile[]
function G:tiles(side) end

---All tiles.
---@return marine.Tile[]
function G:earth() end

---The tiles with cubes on them, whosever they are.
---@return marine.Tile[]
function G:inhabited() end

---The tiles with more cubes than elements that touch them.
---@return marine.Tile[]
function G:overpopulated() end

---The tiles next to one.
---@param tile marine.Tile
---@return marine.Tile[]
function G:adjacent(tile) end

---All tiles of a terrain; of vents those of one kind.
---@param terrain marine.Terrain
---@return marine.Tile[]
function G:tiles_of(terrain) end

---The terrain of a tile.
---@param tile marine.Tile
---@return marine.Terrain|nil
function G:terrain(tile) end

---Whether an element of the type touches a tile.
---@param tile marine.Tile
---@param element marine.Element
---@return boolean
function G:has(tile, element) end

---How many elements touch a tile.
---@param tile marine.Tile
---@return integer
function G:tokens_at(tile) end

---The corners of a tile on which an element lies, in the order of their numbers.
---@param tile marine.Tile
---@return marine.Corner[]
function G:elements_at(tile) end

---The element on a corner; nil if none lies there.
---@param corner marine.Corner
---@return marine.Element|nil
function G:element_at(corner) end

---How many corners of a tile are vacant.
---@param tile marine.Tile
---@return integer
function G:vacant(tile) end

---How many elements of the type are on earth.
---@param element marine.Element
---@return integer
function G:on_earth(element) end

---An animal's cubes on a tile.
---@param tile marine.Tile
---@param side? marine.Side
---@return integer
function G:species(tile, side) end

---All cubes on a tile.
---@param tile marine.Tile
---@return integer
function G:crowd(tile) end

---The other animals on a tile.
---@param tile marine.Tile
---@return marine.Animal[]
function G:opponents_at(tile) end

---The animals on a tile.
---@param tile marine.Tile
---@return marine.Animal[]
function G:animals_at(tile) end

---The animal for which the card acts.
---@return marine.Animal|nil
function G:me() end

---The other animals in play, in the order of the food chain.
---@return marine.Animal[]
function G:opponents() end

---All animals in play, in the order of the food chain.
---@return marine.Animal[]
function G:food_chain() end

---The victory points of an animal; the owner's if none is named.
---@param side? marine.Side
---@return integer
function G:points(side) end

---An animal's basic pawns that do not stand on the display.
---@param side? marine.Side
---@return integer
function G:pawns(side) end

---Cubes in a gene pool.
---@param side? marine.Side
---@return integer
function G:pool(side) end

---How many elements an animal has, printed ones and tokens.
---@param side? marine.Side
---@return integer
function G:elements(side) end

---Whether an animal has an element of the type.
---@param element marine.Element
---@param side? marine.Side
---@return boolean
function G:needs(element, side) end

---The types of an animal's tokens that can be lost.
---@param side? marine.Side
---@return marine.Element[]
function G:tokens(side) end

---The types of elements in the black bag.
---@return marine.Element[]
function G:in_bag() end

---Whether an animal controls the special pawn of the type.
---@param element marine.Element
---@param side? marine.Side
---@return boolean
function G:controls(element, side) end

---Whether any animal controls the special pawn of the type.
---@param element marine.Element
---@return boolean
function G:controlled(element) end

---The terrains of the markers of Competition, each once; one for vents means both kinds.
---@return marine.Terrain[]
function G:markers() end

---The cards in the row that no effect is busy with, the bottom one first.
---@return marine.Card[]
function G:row() end

---The cards in the discard that no effect is busy with.
---@return marine.Card[]
function G:discard() end

---The number of a card's slot, from 1; 0 if it does not lie in the row.
---@param card marine.Card
---@return integer
function G:slot_of(card) end

---An animal's traits, without copies.
---@param side? marine.Side
---@return marine.Card[]
function G:traits(side) end

---The bonus points for a number, by the table.
---@param n integer
---@return integer
function G:bonus(n) end

---Option `voracious-predator`: victims may be anywhere.
---@return boolean
function G:predators_roam() end

---Option `fecundity`: a cube must be placed on each tile.
---@return boolean
function G:must_breed() end

---Option `monotypic-habitat`: the bonus table counts.
---@return boolean
function G:monotypic_table() end

---Option `marine-snow`: geothermal vents are scored, too.
---@return boolean
function G:snow_everywhere() end

---The next question names this tile with its cubes, and its answers hang there.
---@param tile marine.Tile
function G:about_tile(tile) end

---The next question names an animal, with `n` cubes unless `n` is 0.
---@param n integer
---@param side? marine.Side
function G:about_animal(n, side) end

---The next question names an element.
---@param element marine.Element
function G:about_element(element) end

---The next question says that the card's X is this.
---@param n integer
function G:about_x(n) end

---The next question says that it is the `n`-th of `of`.
---@param n integer
---@param of integer
function G:about_count(n, of) end

---The next question shows with each tile what it would pay.
function G:about_points() end

---The next question shows with each tile how many elements touch it.
function G:about_tokens() end

---An animal gets points.
---@param n integer
---@param side? marine.Side
function G:gain(n, side) end

---Eliminates cubes of an animal on a tile, as many as there are.
---@param tile marine.Tile
---@param side? marine.Side
---@param n integer
function G:eliminate(tile, side, n) end

---Cubes of an animal on a tile go back to the gene pool.
---@param tile marine.Tile
---@param side? marine.Side
---@param n integer
function G:return_species(tile, side, n) end

---The owner's cubes come from the gene pool to a tile, as many as there are.
---@param tile marine.Tile
---@param n integer
function G:place(tile, n) end

---Cubes of an animal go from a tile to another, as many as there are.
---@param tile marine.Tile
---@param to marine.Tile
---@param side? marine.Side
---@param n integer
function G:move(tile, to, side, n) end

---Tiles are scored for all, one after the other; nobody chooses a card for that.
---@param tiles marine.Tile[]
function G:score(tiles) end

---The element on a corner goes to the bag.
---@param corner marine.Corner
function G:remove(corner) end

---The element on a corner goes to a vacant one.
---@param corner marine.Corner
---@param to marine.Corner
function G:shift(corner, to) end

---An element from the bag is put on a vacant corner.
---@param element marine.Element
---@param corner marine.Corner
function G:put(element, corner) end

---An animal loses a token to the bag.
---@param element marine.Element
---@param side? marine.Side
function G:lose(element, side) end

---The element on a corner and a token of the owner change places.
---@param corner marine.Corner
---@param element marine.Element
function G:swap(corner, element) end

---A card of the row goes to the discard.
---@param card marine.Card
function G:discard_card(card) end

---An animal takes back the pawns that it controls; its cube on the food chain stays.
---@param side? marine.Side
function G:pawns_home(side) end

---The owner, whose turn it must be, has another turn after this one.
function G:extra_turn() end

---The log says that the card strikes a tile, and that `n` cubes of an animal there survive.
---@param tile marine.Tile
---@param n integer
---@param side? marine.Side
function G:strike(tile, n, side) end

---The game ends with this round.
function G:last_round() end

---The owner loses its copies.
function G:drop_copies() end

---The owner gets control of a special pawn.
---@param element marine.Element
function G:take_control(element) end

---Puts a target marker on a number of points.
---@param element marine.Element
---@param n integer
function G:set_target(element, n) end

---Asks for a vacant corner of one of these tiles; nil if there is none.
---@param key string
---@param tiles marine.Tile[]
---@return marine.Corner|nil
function G:choose_vacant(key, tiles) end

---Asks for an element on earth of one of these types; nil if there is none.
---@param key string
---@param elements marine.Element[]
---@return marine.Corner|nil
function G:choose_token(key, elements) end

---Asks for an element that touches a tile; nil if there is none.
---@param key string
---@param tile marine.Tile
---@return marine.Corner|nil
function G:choose_token_of(key, tile) end

---The owner takes an element from the bag to a free slot, and says which kind of slot if there are both.
---@param element marine.Element
function G:gain_token(element) end

---An animal draws an element from the bag for a free slot.
---@param side? marine.Side
function G:draw_element(side) end

---The owner takes the action Tectonics; besides tiles at the edge it may choose tiles of these terrains.
---@param terrains marine.Terrain[]
function G:tectonics(terrains) end

---The owner resolves the main effects of a card.
---@param card marine.Card
---@param x integer
function G:play_card(card, x) end

---The owner draws `n` unused traits, keeps one of them, and says which of its own traits it gives up.
---@param n integer
function G:exchange_trait(n) end

---The owner has a trait as a copy; if the game is about to begin, the copy does at once what it does then. It goes with the owner's trait that `watches`.
---@param card marine.Card
function G:copy(card) end

---The owner gets a random unused trait.
function G:draw_trait() end

---Asks yes or no. The words stand under `says`; without `side` the card's owner is asked. To ask about one tile, offer it alone: `g:choose_tile(key, { tile }, true)`; nil is no.
---@param key string
---@param side? marine.Side
---@return boolean
function G:ask_yes(key, side) end

---Asks for one of these numbers (0 to 255).
---@param key string
---@param numbers integer[]
---@param side? marine.Side
---@return integer
function G:choose_number(key, numbers, side) end

---Asks which of these it shall be: each is a key under `says`, whose text is the answer's name. Gives the key.
---@param key string
---@param words string[]
---@param side? marine.Side
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
---@param options marine.Tile[]
---@param or_none? boolean
---@param side? marine.Side
---@return marine.Tile|nil
---@overload fun(self: marine.G, key: string, options: marine.Tile[], or_none?: false, side?: marine.Side): marine.Tile
function G:choose_tile(key, options, or_none, side) end

---Asks for up to `most` tiles of the list, one pick after another; one that is listed twice may be picked twice.
---@param key string
---@param options marine.Tile[]
---@param most integer
---@param side? marine.Side
---@return marine.Tile[]
function G:choose_tiles(key, options, most, side) end

---Asks for one corner of the list; with `or_none` nil may come back.
---@param key string
---@param options marine.Corner[]
---@param or_none? boolean
---@param side? marine.Side
---@return marine.Corner|nil
---@overload fun(self: marine.G, key: string, options: marine.Corner[], or_none?: false, side?: marine.Side): marine.Corner
function G:choose_corner(key, options, or_none, side) end

---Asks for up to `most` corners of the list, one pick after another; one that is listed twice may be picked twice.
---@param key string
---@param options marine.Corner[]
---@param most integer
---@param side? marine.Side
---@return marine.Corner[]
function G:choose_corners(key, options, most, side) end

---Asks for one element of the list; with `or_none` nil may come back.
---@param key string
---@param options marine.Element[]
---@param or_none? boolean
---@param side? marine.Side
---@return marine.Element|nil
---@overload fun(self: marine.G, key: string, options: marine.Element[], or_none?: false, side?: marine.Side): marine.Element
function G:choose_element(key, options, or_none, side) end

---Asks for up to `most` elements of the list, one pick after another; one that is listed twice may be picked twice.
---@param key string
---@param options marine.Element[]
---@param most integer
---@param side? marine.Side
---@return marine.Element[]
function G:choose_elements(key, options, most, side) end

---Asks for one animal of the list; with `or_none` nil may come back.
---@param key string
---@param options marine.Animal[]
---@param or_none? boolean
---@param side? marine.Side
---@return marine.Animal|nil
---@overload fun(self: marine.G, key: string, options: marine.Animal[], or_none?: false, side?: marine.Side): marine.Animal
function G:choose_animal(key, options, or_none, side) end

---Asks for up to `most` animals of the list, one pick after another; one that is listed twice may be picked twice.
---@param key string
---@param options marine.Animal[]
---@param most integer
---@param side? marine.Side
---@return marine.Animal[]
function G:choose_animals(key, options, most, side) end

---Asks for one card of the list; with `or_none` nil may come back.
---@param key string
---@param options marine.Card[]
---@param or_none? boolean
---@param side? marine.Side
---@return marine.Card|nil
---@overload fun(self: marine.G, key: string, options: marine.Card[], or_none?: false, side?: marine.Side): marine.Card
function G:choose_card(key, options, or_none, side) end

---Asks for up to `most` cards of the list, one pick after another; one that is listed twice may be picked twice.
---@param key string
---@param options marine.Card[]
---@param most integer
---@param side? marine.Side
---@return marine.Card[]
function G:choose_cards(key, options, most, side) end

---Asks for one terrain of the list; with `or_none` nil may come back.
---@param key string
---@param options marine.Terrain[]
---@param or_none? boolean
---@param side? marine.Side
---@return marine.Terrain|nil
---@overload fun(self: marine.G, key: string, options: marine.Terrain[], or_none?: false, side?: marine.Side): marine.Terrain
function G:choose_terrain(key, options, or_none, side) end

---Asks for up to `most` terrains of the list, one pick after another; one that is listed twice may be picked twice.
---@param key string
---@param options marine.Terrain[]
---@param most integer
---@param side? marine.Side
---@return marine.Terrain[]
function G:choose_terrains(key, options, most, side) end

---Notes a line for you, the author: these values with a space between. Nothing changes in the game, and players never see it. `clade mod test` and `clade play --explain CARD` show it.
---@param ... any
function G:log(...) end
