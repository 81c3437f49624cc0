//! Makes a constructor of each message.

fn main() -> std::io::Result<()> {
    clade_embed::messages("cli", "texts/en.ftl")
}
