//! Makes a constructor of each message.

fn main() -> std::io::Result<()> {
    clade_embed::messages("nim", "texts/en.ftl")
}
