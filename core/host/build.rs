//! Makes a constructor of each message.

fn main() -> std::io::Result<()> {
    clade_embed::messages("host", "texts/en.ftl")
}
