//! The table: the page on which a game is played.

mod advice;
mod answers;
mod asked;
mod beyond;
mod carry;
mod clicks;
mod curtain;
mod digits;
mod easel;
mod edge;
mod explained;
mod frame;
pub(crate) mod ghost;
mod half;
mod hand;
mod hyphen;
mod keyed;
mod layout;
mod log;
mod loss;
mod meant;
mod menu;
pub(crate) mod miniature;
mod motion;
mod news;
mod nodes;
mod over;
mod page;
mod paint;
mod pick;
mod plane;
mod players;
mod prompt;
mod refused;
mod round;
mod seldom;
mod stage;
mod stops;
pub(crate) mod table_view;
mod tell;
mod tools;
mod viewport;
mod zoom;

pub(crate) use advice::arrow;
pub(crate) use page::TablePage;
pub(crate) use tell::refused;
pub(crate) use tools::turn_food;

#[cfg(test)]
mod asked_twice;
#[cfg(test)]
mod by_keys;
#[cfg(test)]
mod cut;
#[cfg(test)]
mod folded;
#[cfg(test)]
mod for_experts;
#[cfg(test)]
mod for_two;
#[cfg(test)]
mod hands;
#[cfg(test)]
mod large_text;
#[cfg(test)]
mod legible;
#[cfg(test)]
pub(crate) mod pictures;
#[cfg(test)]
mod second_line;
#[cfg(test)]
mod tests;
