//! The style of all widgets: calm, rounded, with room; what the keyboard is at stands out.

use super::Theme;
use super::colour::mix;
use super::fonts::{body, code, fonts, strong, title};
use crate::prefs::Preferences;
use egui::style::{HandleShape, Selection, Spacing, TextCursorStyle, WidgetVisuals, Widgets};
use egui::{Color32, Context, CornerRadius, Margin, Shadow, Stroke, Style, TextStyle, Visuals, vec2};
use std::sync::Arc;

/// The corners of what can be pressed.
const ROUND: CornerRadius = CornerRadius::same(8);
/// The corners of panels and windows.
const ROUNDER: CornerRadius = CornerRadius::same(12);

/// Makes everything in the window look like the theme, in the sizes that the person prefers. Cheap enough for each change, not for each
/// frame.
pub(crate) fn apply(ctx: &Context, theme: &Theme, prefs: &Preferences) {
    ctx.set_fonts(fonts());
    let mood = if theme.dark { egui::Theme::Dark } else { egui::Theme::Light };
    ctx.set_theme(mood);
    // In both places, so that whatever asks for the system's mood does not bring egui's own looks back.
    let style = Arc::new(style(theme, prefs));
    ctx.set_style_of(egui::Theme::Light, Arc::clone(&style));
    ctx.set_style_of(egui::Theme::Dark, style);
    ctx.set_zoom_factor(zoom(ctx, prefs));
}

/// In a window this large everything has its usual size.
const USUAL: egui::Vec2 = egui::vec2(1440.0, 900.0);
/// In a larger one everything is larger, by steps: a window that is dragged larger does not change with each pixel.
const STEPS: [f32; 6] = [2.0, 1.75, 1.5, 1.3, 1.15, 1.0];

/// How large everything is: as the person wants it, and larger on a large screen.
pub(crate) fn zoom(ctx: &Context, prefs: &Preferences) -> f32 {
    let window = ctx.content_rect().size() * ctx.zoom_factor();
    let fits = (window / USUAL).min_elem();
    prefs.zoom * STEPS.into_iter().find(|step| *step <= fits).unwrap_or(1.0)
}

fn style(theme: &Theme, prefs: &Preferences) -> Style {
    let size = prefs.text;
    let mut style = Style {
        text_styles: [
            (TextStyle::Heading, title(22.0 * size)),
            (TextStyle::Body, body(14.5 * size)),
            (TextStyle::Button, strong(14.0 * size)),
            (TextStyle::Small, body(12.5 * size)),
            (TextStyle::Monospace, code(13.5 * size)),
        ]
        .into(),
        drag_value_text_style: TextStyle::Body,
        spacing: spacing(size),
        visuals: visuals(theme),
        animation_time: if prefs.animation { 0.12 } else { 0.0 },
        ..Style::default()
    };
    style.interaction.tooltip_delay = 0.3;
    style.interaction.selectable_labels = false;
    if !prefs.animation {
        style.scroll_animation = egui::style::ScrollAnimation::none();
    }
    style
}

fn spacing(size: f32) -> Spacing {
    let mut spacing = Spacing {
        item_spacing: vec2(8.0, 7.0),
        window_margin: Margin::same(18),
        button_padding: vec2(11.0, 5.0),
        menu_margin: Margin::same(8),
        indent: 22.0,
        interact_size: vec2(40.0, 27.0) * size.max(1.0),
        slider_width: 180.0,
        slider_rail_height: 6.0,
        combo_width: 160.0,
        text_edit_width: 260.0,
        icon_width: 20.0 * size,
        icon_width_inner: 12.0 * size,
        icon_spacing: 8.0,
        tooltip_width: 420.0 * size,
        menu_width: 420.0 * size,
        ..Spacing::default()
    };
    spacing.scroll.bar_width = 9.0;
    spacing
}

fn visuals(theme: &Theme) -> Visuals {
    let Theme { panel, button, accent, .. } = *theme;
    let over = if theme.dark { Color32::WHITE } else { Color32::BLACK };
    let mut visuals = if theme.dark { Visuals::dark() } else { Visuals::light() };
    visuals.weak_text_color = Some(theme.faint);
    visuals.weak_text_alpha = 1.0;
    visuals.widgets = Widgets {
        noninteractive: WidgetVisuals {
            bg_fill: panel.fill,
            weak_bg_fill: panel.fill,
            bg_stroke: Stroke::new(1.0, mix(panel.fill, panel.edge, 0.55)),
            corner_radius: ROUND,
            fg_stroke: Stroke::new(1.0, panel.ink),
            expansion: 0.0,
        },
        inactive: pressable(button.fill, Stroke::new(1.0, button.edge), button.ink),
        hovered: pressable(mix(button.fill, over, 0.07), Stroke::new(1.5, button.ink), button.ink),
        active: pressable(mix(button.fill, over, 0.12), Stroke::new(2.5, theme.focus), button.ink),
        open: pressable(mix(button.fill, over, 0.07), Stroke::new(1.5, theme.focus), button.ink),
    };
    visuals.selection = Selection { bg_fill: accent.fill, stroke: Stroke::new(1.5, accent.ink) };
    visuals.hyperlink_color = theme.focus;
    visuals.faint_bg_color = mix(panel.fill, panel.ink, 0.04);
    visuals.extreme_bg_color = mix(panel.fill, if theme.dark { Color32::BLACK } else { Color32::WHITE }, 0.35);
    visuals.code_bg_color = visuals.faint_bg_color;
    visuals.warn_fg_color = theme.lit;
    visuals.error_fg_color = theme.alarm;
    visuals.window_corner_radius = ROUNDER;
    visuals.window_fill = panel.fill;
    visuals.window_stroke = Stroke::new(1.0, panel.edge);
    visuals.window_shadow = Shadow { offset: [0, 10], blur: 32, spread: 0, color: theme.shadow };
    visuals.menu_corner_radius = CornerRadius::same(10);
    visuals.panel_fill = panel.fill;
    visuals.popup_shadow = Shadow { offset: [0, 6], blur: 18, spread: 0, color: theme.shadow };
    visuals.text_cursor = TextCursorStyle { stroke: Stroke::new(2.0, theme.focus), ..TextCursorStyle::default() };
    visuals.collapsing_header_frame = true;
    visuals.indent_has_left_vline = false;
    visuals.slider_trailing_fill = true;
    visuals.handle_shape = HandleShape::Circle;
    visuals.interact_cursor = Some(egui::CursorIcon::PointingHand);
    visuals
}

fn pressable(fill: Color32, edge: Stroke, ink: Color32) -> WidgetVisuals {
    WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: edge,
        corner_radius: ROUND,
        fg_stroke: Stroke::new(1.5, ink),
        expansion: 0.0,
    }
}
