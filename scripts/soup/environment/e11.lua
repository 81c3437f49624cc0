-- Drift east, ozone 14. Nobody here has seen this card: drift and ozone are assumed.
---@type soup.Environment
return {
    id = "e11",
    kind = "environment",
    drift = "east",
    ozone = 14,
    source = "assumed",
}
