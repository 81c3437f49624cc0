//! Who plays: which animals, and for whom (§9, two animals per player).

use crate::options::Options;
use crate::rules::animals::{ANIMALS, Class};
use clade_engine::{Seat, Setup, SetupError, Side};

/// The animals in play, and who answers for them.
#[derive(Debug)]
pub struct Players {
    /// The animals, in turn order: one side each.
    pub animals: Vec<Class>,
    seats: Vec<u8>,
    /// How many people play.
    pub count: u8,
}

impl Players {
    /// Those of a set-up.
    ///
    /// # Errors
    /// [`SetupError`] if the animals do not fit the seats.
    pub(crate) fn of(setup: &Setup, options: &Options) -> Result<Self, SetupError> {
        let refused = |option: &'static str, needs: u8| {
            let value = options.word_of(option).unwrap_or_default().to_owned();
            Err(SetupError::OptionSeats { option: option.into(), value, needs, found: setup.seats })
        };
        let count = setup.seats;
        match (options.two_animals, options.animals) {
            (Some(_), _) if count != 2 => refused("two-animals", 2),
            (Some(_), Some(_)) => Err(SetupError::OptionsClash { option: "two-animals".into(), other: "animals".into() }),
            (Some(seats), None) => Ok(Self { animals: ANIMALS.to_vec(), seats: seats.to_vec(), count }),
            (None, Some(animals)) if animals.len() != usize::from(count) => refused("animals", animals.len() as u8),
            (None, animals) => {
                let animals = animals.unwrap_or(&ANIMALS).iter().copied().take(usize::from(count)).collect();
                Ok(Self { animals, seats: (0..count).collect(), count })
            }
        }
    }

    /// Who answers for a side.
    #[inline]
    pub(crate) fn seat(&self, side: Side) -> Seat {
        Seat(self.seats[side.ix()])
    }
}
