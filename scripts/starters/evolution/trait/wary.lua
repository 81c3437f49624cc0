-- A trait that objects to something. Change its id first, then its words, then what it does; `clade mod check` says what is wrong,
-- `clade mod guide evolution rule-hooks` lists what else a trait can answer. Its cards are in deck.toml.

---@type evolution.Trait
return {
    id = "wary", -- small letters, digits and _; no other card of this mod has it
    icon = "rabbit", -- a picture by its name at game-icons.net; it may be left out

    -- English alone is enough. With more languages: name = { en = "Wary", ru = "…", pl = "…" }.
    name = "Wary",
    text = "Until it is fed, it cannot be attacked.",
    says = { awake = "it is hungry, and wary" }, -- what people read when an attack is not possible
    source = "own", -- an idea of yours: nothing of it is printed anywhere

    -- A rule hook: it gets facts, no `g`, and only answers. A key under `says` is an objection; nothing is none.
    protects = function(attack)
        if not attack.fed then
            return "awake"
        end
    end,
}
