-- Drift west, ozone 12. Nobody here has seen this card: drift and ozone are assumed.
---@type soup.Environment
return {
    id = "e09",
    kind = "environment",
    drift = "west",
    ozone = 12,
    source = "assumed",
}
