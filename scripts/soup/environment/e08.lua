-- Drift east, ozone 11. Nobody here has seen this card: drift and ozone are assumed.
---@type soup.Environment
return {
    id = "e08",
    kind = "environment",
    drift = "east",
    ozone = 11,
    source = "assumed",
}
