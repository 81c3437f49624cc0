//! Embeds the shipped genes.

fn main() -> std::io::Result<()> {
    clade_embed::embed(&[("SHIPPED", "../../scripts/soup")])
}
