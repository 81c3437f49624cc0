-- Nobody attacks it while it is hungry: it may wait, safe, while others eat. Once fed, it is worth the chase. An ambush sees it eat.
---@type evolution.Trait
return {
    id = "lean",
    icon = "goat",
    name = { en = "Lean", ru = "Тощее", pl = "Chudość" },
    text = {
        en = "Cannot be attacked while it is not fed, except from an ambush. Stored food alone does not make it fed.",
        ru = "Пока оно не накормлено, на него нельзя напасть, разве что из засады. Одни лишь запасы накормленным не делают.",
        pl = "Dopóki nie jest nakarmione, nie można go atakować, chyba że z zasadzki. Same zapasy nie czynią go nakarmionym.",
    },
    says = {
        bony = {
            en = "it is hungry, and too lean to be worth the hunt",
            ru = "он голодный и слишком тощий",
            pl = "jest głodny i zbyt chudy, by na niego polować",
        },
    },
    source = "own",

    protects = function(attack)
        if not attack.fed and not attack.ambush then
            return "bony"
        end
    end,
}
