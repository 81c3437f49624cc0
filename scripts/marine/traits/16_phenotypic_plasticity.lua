-- Two more slots for elements.
return {
    id = "phenotypic_plasticity",
    icon = "axolotl",
    name = { en = "Phenotypic Plasticity", ru = "Фенотипическая пластичность", pl = "Plastyczność fenotypowa" },
    text = {
        en = "You have 2 more slots for elements, on this card. (Phalanx edition: tokens there count as printed.)",
        ru = "У вас есть ещё 2 ячейки для источников пищи — на этой карте. (В издании Phalanx жетоны там считаются напечатанными.)",
        pl = "Masz jeszcze 2 pola na zasoby, na tej karcie. (W wydaniu Phalanx żetony na nich liczą się jak nadrukowane.)",
    },
    kind = "trait",
    source = "rulebook",
    slots = 2,
}
