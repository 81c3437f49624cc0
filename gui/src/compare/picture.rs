//! A picture of the page as a file: the next frame is taken, and what lies in the picture's area is cut out of it.

use clade_host::write_whole;
use egui::{ColorImage, Context, Rect};
use image::{ImageFormat, RgbaImage};
use std::io::Cursor;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};

/// A picture that is being taken.
pub(super) struct Shot {
    area: Rect,
    scale: f32,
    file: PathBuf,
    frame: Receiver<Arc<ColorImage>>,
}

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub(super) enum ShotError {
    /// The frame is another one than was told.
    #[error("the frame has another size")]
    Size,
    /// It cannot be written.
    #[error(transparent)]
    Image(#[from] image::ImageError),
    /// The system refuses.
    #[error(transparent)]
    File(#[from] std::io::Error),
}

impl Shot {
    /// Takes what lies in this area.
    pub(super) fn take(ctx: &Context, area: Rect, file: PathBuf) -> Self {
        let (done, frame) = channel();
        let waker = ctx.clone();
        ctx.request_screenshot(move |image| {
            // Who does not wait any more gets none.
            let _ = done.send(image);
            waker.request_repaint();
        });
        Self { area, scale: ctx.pixels_per_point(), file, frame }
    }

    /// The file, once it is written.
    pub(super) fn file(&self) -> Option<Result<&Path, ShotError>> {
        let frame = self.frame.try_recv().ok()?;
        Some(write(&frame.region(&self.area, Some(self.scale)), &self.file).map(|()| &*self.file))
    }
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
