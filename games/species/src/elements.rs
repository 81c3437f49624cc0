//! Types of elements, and sets of them.

/// The types of elements of a game, `Element`, and sets of them, `Elements`. In the file of the game's elements:
/// `clade_species::elements! { /// Algae. Algae "algae", … }`.
#[macro_export]
macro_rules! elements {
    ($($(#[$doc:meta])* $element:ident $word:literal),+ $(,)?) => {
        $crate::clade_engine::small! {
            /// An element, by type.
            pub enum Element {
                $($(#[$doc])* $element,)+
            }
        }

        /// How many types there are.
        pub const ELEMENTS: usize = Element::ALL.len();

        /// The words for elements.
        pub const ELEMENT_WORDS: [&str; ELEMENTS] = [$($word),+];

        impl Element {
            /// All types, in their order.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
                Self::ALL.iter().copied()
            }

            /// Its word.
            pub fn word(self) -> &'static str {
                ELEMENT_WORDS[self as usize]
            }
        }

        /// A set of types of elements.
        #[derive(Copy, Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        pub struct Elements(pub u8);

        impl Elements {
            /// No type.
            pub const NONE: Self = Self(0);
            /// All types.
            pub const ALL: Self = Self((1 << ELEMENTS) - 1);

            /// This type alone.
            #[inline]
            pub fn one(element: Element) -> Self {
                Self(1 << element as u8)
            }

            /// The types in a bag.
            pub fn of(bag: &$crate::clade_engine::Bag<ELEMENTS, Element>) -> Self {
                bag.iter().map(|(element, _)| element).collect()
            }

            /// Whether the type is among them.
            #[inline]
            pub fn contains(self, element: Element) -> bool {
                self.0 >> element as u8 & 1 != 0
            }

            /// Whether there are none.
            #[inline]
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many there are.
            pub fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Those in both sets.
            #[inline]
            #[must_use]
            pub fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// Without this type.
            #[must_use]
            pub fn without(self, element: Element) -> Self {
                Self(self.0 & !Self::one(element).0)
            }

            /// The types, in their order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = Element> {
                Element::all().filter(move |&element| self.contains(element))
            }
        }

        impl FromIterator<Element> for Elements {
            fn from_iter<I: IntoIterator<Item = Element>>(elements: I) -> Self {
                Self(elements.into_iter().fold(0, |all, element| all | Self::one(element).0))
            }
        }
    };
}
