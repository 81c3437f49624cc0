-- Drift south, ozone 9. Nobody here has seen this card: drift and ozone are assumed.
---@type soup.Environment
return {
    id = "e04",
    kind = "environment",
    drift = "south",
    ozone = 9,
    source = "assumed",
}
