//! The fonts: Inter to read, Vollkorn for titles and names of cards, Hack (egui's own) for Lua, DejaVu for characters the others lack, and the pictures.

use egui::epaint::text::FontTweak;
use egui::{FontData, FontDefinitions, FontFamily, FontId};
use std::sync::Arc;

/// What is read: [`FontFamily::Proportional`] under its name.
pub(super) const BODY: &str = "body";
/// What stands out in what is read.
pub(super) const STRONG: &str = "strong";
/// Titles and names of cards.
pub(super) const TITLE: &str = "title";
/// The pictures, see [`crate::art::Icons`].
pub(crate) const ICONS: &str = "icons";

/// What is read, in this size.
pub(crate) fn body(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// What stands out, in this size.
pub(crate) fn strong(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(STRONG.into()))
}

/// What is written for a machine, in this size: letters of one width.
pub(crate) fn code(size: f32) -> FontId {
    FontId::new(size, FontFamily::Monospace)
}

/// A title, in this size.
pub(crate) fn title(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(TITLE.into()))
}

/// All fonts. Families fall back on each other, so that no character is missing in one that is there in another.
pub(crate) fn fonts() -> FontDefinitions {
    // egui's own signs (marks of its widgets) stay.
    let mut fonts = FontDefinitions::default();
    let files: [(&str, &'static [u8]); 4] = [
        ("Inter", include_bytes!("../../fonts/Inter-Regular.otf")),
        ("Inter SemiBold", include_bytes!("../../fonts/Inter-SemiBold.otf")),
        ("Vollkorn SemiBold", include_bytes!("../../fonts/Vollkorn-SemiBold.ttf")),
        ("DejaVu Sans", include_bytes!("../../fonts/DejaVuSans.ttf")),
    ];
    for (name, bytes) in files {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    // Pictures are placed by whole pixels already: hints would bend them, and shifted copies would fill the atlas.
    let plain = FontTweak { hinting: Some(false), subpixel_binning: Some(false), ..FontTweak::default() };
    let icons = FontData::from_static(include_bytes!("../../icons/icons.otf")).tweak(plain);
    fonts.font_data.insert("Clade Icons".to_owned(), Arc::new(icons));

    let families: [(FontFamily, &[&str]); 5] = [
        (FontFamily::Proportional, &["Inter"]),
        (FontFamily::Monospace, &["Hack", "Inter"]),
        (FontFamily::Name(BODY.into()), &["Inter"]),
        (FontFamily::Name(STRONG.into()), &["Inter SemiBold"]),
        (FontFamily::Name(TITLE.into()), &["Vollkorn SemiBold", "Inter SemiBold"]),
    ];
    for (family, first) in families {
        let faces = first.iter().chain(&["DejaVu Sans", "egui-icons"]);
        fonts.families.insert(family, faces.map(|&face| face.to_owned()).collect());
    }
    fonts.families.insert(FontFamily::Name(ICONS.into()), vec!["Clade Icons".to_owned()]);
    fonts
}
