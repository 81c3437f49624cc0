//! Makes a constructor of each message.

fn main() -> std::io::Result<()> {
    clade_embed::messages("page", "texts/page.en.ftl")?;
    clade_embed::messages("words", "texts/words.en.ftl")
}
