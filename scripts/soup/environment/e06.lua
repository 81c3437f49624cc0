-- No drift, ozone 10. That exactly one card has no drift is known; its ozone is assumed.
---@type soup.Environment
return {
    id = "e06",
    kind = "environment",
    drift = "none",
    ozone = 10,
    source = "inferred",
}
