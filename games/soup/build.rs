//! Embeds the shipped genes and environment cards, and makes a constructor of each message.

fn main() -> std::io::Result<()> {
    clade_embed::messages("soup", "texts/en.ftl")?;
    clade_embed::texts_with_rules("soup", "texts", "rules")?;
    clade_embed::embed(&[("GENES", "../../scripts/soup"), ("ENVIRONMENT", "../../scripts/soup/environment")])?;
    clade_embed::starters("../../scripts/starters/soup")?;
    clade_embed::lessons("scenarios")
}
