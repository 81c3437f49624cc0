//! Embeds the shipped mods.

fn main() -> std::io::Result<()> {
    clade_embed::embed(&[("EVOLUTION", "../../scripts/marine/evolution"), ("TRAITS", "../../scripts/marine/traits")])
}
