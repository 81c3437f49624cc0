//! Makes a function of each message, and puts the cards in.

fn main() -> std::io::Result<()> {
    clade_embed::messages("overgrazed", "texts/en.ftl")?;
    clade_embed::embed(&[("CARDS", "cards")])
}
