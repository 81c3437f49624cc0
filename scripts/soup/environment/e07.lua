-- Drift north, ozone 11. Nobody here has seen this card: drift and ozone are assumed.
---@type soup.Environment
return {
    id = "e07",
    kind = "environment",
    drift = "north",
    ozone = 11,
    source = "assumed",
}
