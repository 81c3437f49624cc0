//! A picture of the page as a file: laid out by itself, so that all of it is there; drawn and written on another thread.

use super::errand::Errand;
use super::pictures::{Picked, Picture, Pictures};
use crate::still::Still;
use crate::theme::strong;
use crate::waker::waker;
use clade_host::write_whole;
use egui::{ColorImage, Context, RichText};
use image::{ImageFormat, RgbaImage};
use std::io::Cursor;
use std::path::{Path, PathBuf};

/// A picture that is being written.
pub(super) type Shot = Errand<Result<PathBuf, ShotError>>;

/// Pictures are printed and looked at closely: no point has fewer pixels than this.
const SCALE: f32 = 2.0;
/// The least width, at the usual size of text: a picture alone has to fit.
const LEAST: f32 = 380.0;

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub(super) enum ShotError {
    /// It has no size.
    #[error("the picture is empty")]
    Size,
    /// It cannot be written.
    #[error(transparent)]
    Image(#[from] image::ImageError),
    /// The system refuses.
    #[error(transparent)]
    File(#[from] std::io::Error),
}

/// Takes a picture with its title, as wide as it is on the page.
///
/// # Errors
/// The system gives no thread.
pub(super) fn take(
    ctx: &Context,
    pictures: &Pictures<'_>,
    picture: Picture,
    picked: &Picked,
    width: f32,
    file: PathBuf,
) -> std::io::Result<Shot> {
    let (shared, mut picked) = (pictures.shared, picked.clone());
    let [title, says] = picture.says().map(|msg| shared.say(&msg));
    let (width, scale) = (width.max(LEAST * shared.prefs.text), ctx.pixels_per_point().max(SCALE));
    let still = Still::lay(shared, width, scale, |ui| {
        ui.label(RichText::new(&title).font(strong(18.0 * shared.prefs.text)));
        if picture != Picture::Games {
            ui.label(RichText::new(&says).color(shared.theme.faint));
        }
        ui.add_space(4.0);
        pictures.draw(ui, picture, &mut picked);
    });
    Errand::run(waker(ctx), move || write(&still.draw(), &file).map(|()| file))
}

fn write(image: &ColorImage, file: &Path) -> Result<(), ShotError> {
    let [width, height] = image.size.map(|side| side as u32);
    let bytes = image.pixels.iter().flat_map(|pixel| pixel.to_srgba_unmultiplied()).collect();
    let image = RgbaImage::from_raw(width, height, bytes).ok_or(ShotError::Size)?;
    let mut png = Cursor::new(Vec::new());
    image.write_to(&mut png, ImageFormat::Png)?;
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder)?;
    }
    Ok(write_whole(file, png.into_inner())?)
}
