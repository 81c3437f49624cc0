//! How another thread tells the window that there is something new.

use std::sync::Arc;

/// Tells the window that there is something new.
pub(crate) type Waker = Arc<dyn Fn() + Send + Sync>;

/// Wakes the window from another thread.
pub(crate) fn waker(ctx: &egui::Context) -> Waker {
    let ctx = ctx.clone();
    Arc::new(move || ctx.request_repaint())
}
