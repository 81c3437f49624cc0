//! Embeds the shipped mods, and makes a constructor of each message.

fn main() -> std::io::Result<()> {
    clade_embed::messages("dominant", "texts/en.ftl")?;
    clade_embed::texts_with_rules("dominant", "texts", "rules")?;
    clade_embed::embed(&[("CARDS", "../../scripts/dominant/cards"), ("SURVIVAL", "../../scripts/dominant/survival")])?;
    clade_embed::starters("../../scripts/starters/dominant")?;
    clade_embed::lessons("scenarios")
}
