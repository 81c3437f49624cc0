//! What all pictures have: a heading, panels in a row, a legend, how to read it, and the numbers behind it as a table.

use super::{Page, texts};
use crate::prose::Table;
use maud::{Markup, html};

/// A picture with what stands about it.
pub(super) struct Figure {
    pub(super) id: &'static str,
    pub(super) title: String,
    pub(super) panels: Vec<Panel>,
    pub(super) legend: Vec<(Markup, String)>,
    /// How to read it, a paragraph each.
    pub(super) says: Vec<String>,
    /// The numbers behind it.
    pub(super) tables: Vec<Table>,
}

/// One of several pictures beside each other.
pub(super) struct Panel {
    pub(super) name: String,
    /// What is below the name.
    pub(super) note: Option<String>,
    pub(super) drawn: Markup,
}

impl Table {
    /// In a box of its own, which scrolls sideways if it is too wide.
    pub(super) fn markup(&self) -> Markup {
        html! {
            div class="box" tabindex="0" role="region" aria-label=(self.caption) {
                table {
                    caption { (self.caption) }
                    thead { tr { @for head in &self.heads { th scope="col" { (head) } } } }
                    tbody {
                        @for row in &self.rows {
                            tr {
                                @for (ix, cell) in row.iter().enumerate() {
                                    @if ix == 0 { th scope="row" { (cell) } } @else { td { (cell) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

impl Page<'_> {
    pub(super) fn figure(&self, figure: &Figure) -> Markup {
        let Figure { id, title, panels, legend, says, tables } = figure;
        html! {
            figure id=(id) class=(format!("of-{}", panels.len().min(5))) {
                h3 { (title) }
                div class="panels" {
                    @for panel in panels {
                        div class="panel" {
                            h4 { (panel.name) }
                            @if let Some(note) = &panel.note { p class="note" { (note) } }
                            (panel.drawn)
                        }
                    }
                }
                @if !legend.is_empty() {
                    ul class="legend" { @for (sign, words) in legend { li { (sign) " " (words) } } }
                }
                figcaption { @for words in says { p { (words) } } }
                @if !tables.is_empty() {
                    details {
                        summary { (self.say(&texts::table())) }
                        @for table in tables { (table.markup()) }
                    }
                }
            }
        }
    }
}
