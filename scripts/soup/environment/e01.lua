-- Drift west, ozone 6. A picture in the rulebook shows this card.
---@type soup.Environment
return {
    id = "e01",
    kind = "environment",
    drift = "west",
    ozone = 6,
    source = "rulebook",
}
