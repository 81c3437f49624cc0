//! What egui's own widgets look like: the theme's colours, the person's sizes.

use crate::prefs::Preferences;
use crate::theme::{Paint, Theme};
use egui::style::WidgetVisuals;
use egui::{Color32, Context, CornerRadius, FontFamily, FontId, Stroke, Style, TextStyle, Visuals, vec2};

/// Dresses egui's widgets. To be called when theme or preferences have changed.
pub(crate) fn dress(ctx: &Context, theme: &Theme, prefs: &Preferences) {
    ctx.options_mut(|options| options.zoom_with_keyboard = false);
    ctx.set_theme(if theme.dark { egui::Theme::Dark } else { egui::Theme::Light });
    ctx.set_zoom_factor(prefs.zoom);
    ctx.all_styles_mut(|style| {
        style.visuals = visuals(theme);
        sizes(style, prefs.text);
        if !prefs.animation {
            style.animation_time = 0.0;
            style.scroll_animation = egui::style::ScrollAnimation::none();
        }
    });
}

fn sizes(style: &mut Style, text: f32) {
    let font = |size: f32| FontId::new(size * text, FontFamily::Proportional);
    style.text_styles = [
        (TextStyle::Small, font(13.0)),
        (TextStyle::Body, font(16.0)),
        (TextStyle::Button, font(16.0)),
        (TextStyle::Heading, font(24.0)),
        (TextStyle::Monospace, FontId::new(15.0 * text, FontFamily::Monospace)),
    ]
    .into();
    let spacing = &mut style.spacing;
    spacing.item_spacing = vec2(8.0, 6.0);
    spacing.button_padding = vec2(10.0, 5.0);
    spacing.interact_size.y = 28.0 * text;
    spacing.icon_width = 18.0 * text;
    spacing.icon_width_inner = 10.0 * text;
    spacing.slider_width = 180.0;
    spacing.tooltip_width = 420.0 * text;
}

fn visuals(theme: &Theme) -> Visuals {
    let mut visuals = if theme.dark { Visuals::dark() } else { Visuals::light() };
    let Paint { fill, edge, ink } = theme.panel;
    visuals.panel_fill = fill;
    visuals.window_fill = fill;
    visuals.window_stroke = Stroke::new(1.0, edge);
    visuals.window_corner_radius = CornerRadius::same(10);
    visuals.faint_bg_color = mixed(fill, theme.mat.fill, 0.5);
    visuals.extreme_bg_color = mixed(fill, if theme.dark { Color32::BLACK } else { Color32::WHITE }, 0.4);
    visuals.weak_text_color = Some(theme.faint);
    visuals.hyperlink_color = theme.focus;
    visuals.error_fg_color = theme.alarm;
    visuals.warn_fg_color = theme.lit;
    visuals.selection.bg_fill = mixed(fill, theme.focus, 0.3);
    visuals.selection.stroke = Stroke::new(1.5, ink);
    visuals.slider_trailing_fill = true;
    let widget = |body: Color32, line: Stroke, ink: Color32| WidgetVisuals {
        bg_fill: body,
        weak_bg_fill: body,
        bg_stroke: line,
        corner_radius: CornerRadius::same(6),
        fg_stroke: Stroke::new(1.5, ink),
        expansion: 0.0,
    };
    let body = mixed(fill, edge, 0.45);
    visuals.widgets.noninteractive = widget(fill, Stroke::new(1.0, edge), ink);
    visuals.widgets.inactive = widget(body, Stroke::new(1.0, mixed(edge, ink, 0.25)), ink);
    visuals.widgets.hovered = widget(mixed(body, theme.focus, 0.15), Stroke::new(1.5, theme.focus), ink);
    visuals.widgets.active = widget(mixed(body, theme.focus, 0.3), Stroke::new(2.0, theme.focus), ink);
    visuals.widgets.open = widget(body, Stroke::new(1.5, theme.focus), ink);
    visuals
}

/// A colour on the way from one to another.
fn mixed(from: Color32, to: Color32, part: f32) -> Color32 {
    from.lerp_to_gamma(to, part)
}
