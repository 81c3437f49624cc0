//! Embeds the shipped genes, and makes a constructor of each message.

fn main() -> std::io::Result<()> {
    clade_embed::messages("soup", "texts/en.ftl")?;
    clade_embed::embed(&[("SHIPPED", "../../scripts/soup")])?;
    clade_embed::starters("../../scripts/starters/soup")
}
