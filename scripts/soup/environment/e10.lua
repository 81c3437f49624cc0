-- Drift south, ozone 13. Nobody here has seen this card: drift and ozone are assumed.
---@type soup.Environment
return {
    id = "e10",
    kind = "environment",
    drift = "south",
    ozone = 13,
    source = "assumed",
}
