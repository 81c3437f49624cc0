-- Drift north, ozone 7. Nobody here has seen this card: drift and ozone are assumed.
---@type soup.Environment
return {
    id = "e02",
    kind = "environment",
    drift = "north",
    ozone = 7,
    source = "assumed",
}
