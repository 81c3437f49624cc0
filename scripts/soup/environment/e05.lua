-- Drift west, ozone 9. Nobody here has seen this card: drift and ozone are assumed.
---@type soup.Environment
return {
    id = "e05",
    kind = "environment",
    drift = "west",
    ozone = 9,
    source = "assumed",
}
