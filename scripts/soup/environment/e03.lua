-- Drift east, ozone 8. Nobody here has seen this card: drift and ozone are assumed.
---@type soup.Environment
return {
    id = "e03",
    kind = "environment",
    drift = "east",
    ozone = 8,
    source = "assumed",
}
