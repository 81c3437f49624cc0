//! Embeds the shipped mods, and makes a constructor of each message.

fn main() -> std::io::Result<()> {
    clade_embed::messages("evolution", "texts/en.ftl")?;
    clade_embed::texts_with_rules("evolution", "texts", "rules")?;
    clade_embed::embed(&[
        ("BASE", "../../scripts/evolution/base"),
        ("TIME_TO_FLY", "../../scripts/evolution/time_to_fly"),
        ("CONTINENTS", "../../scripts/evolution/continents"),
        ("GIFT", "../../scripts/evolution/gift"),
    ])?;
    clade_embed::starters("../../scripts/starters/evolution")?;
    clade_embed::lessons("scenarios")
}
