//! Copies that take the place of older ones.

/// A struct that is copied into another one field by field, so that what is on the heap there is used again. A derived [`Clone`] has no such
/// [`Clone::clone_from`]: it would make a whole new struct and drop the old one, at each of the many copies of a search.
///
/// ```
/// clade_engine::copied_in_place! {
///     /// A table.
///     #[derive(Debug, PartialEq)]
///     pub struct State {
///         /// The pile.
///         pub pile: Vec<u8>,
///     }
/// }
///
/// let (mut spare, table) = (State { pile: Vec::with_capacity(9) }, State { pile: vec![1, 2] });
/// spare.clone_from(&table);
/// assert_eq!((spare.pile.capacity(), spare == table), (9, true));
/// ```
#[macro_export]
macro_rules! copied_in_place {
    ($(#[$meta:meta])* $vis:vis struct $name:ident { $($(#[$of:meta])* $seen:vis $field:ident: $type:ty,)* }) => {
        $(#[$meta])*
        $vis struct $name {
            $($(#[$of])* $seen $field: $type,)*
        }

        impl Clone for $name {
            fn clone(&self) -> Self {
                Self { $($field: Clone::clone(&self.$field),)* }
            }

            fn clone_from(&mut self, from: &Self) {
                $(Clone::clone_from(&mut self.$field, &from.$field);)*
            }
        }
    };
}
