//! Embeds the shipped mods, and makes a constructor of each message.

fn main() -> std::io::Result<()> {
    clade_embed::messages("marine", "texts/en.ftl")?;
    clade_embed::texts_with_rules("marine", "texts", "rules")?;
    clade_embed::embed(&[
        ("EVOLUTION", "../../scripts/marine/evolution"),
        ("TRAITS", "../../scripts/marine/traits"),
        ("SURVIVAL", "../../scripts/marine/survival"),
    ])?;
    clade_embed::starters("../../scripts/starters/marine")?;
    clade_embed::lessons("scenarios")
}
