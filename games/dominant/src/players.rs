//! Who plays: which animals, and for whom (§10, several animals for each player).

use crate::options::{Options, Plays};
use crate::rules::animals::{ANIMALS, Class, Power};
use clade_engine::{Seat, Setup, SetupError, Side};

/// The animals in play, and who answers for them.
#[derive(Debug)]
pub struct Players {
    /// The animals, from the bottom of the food chain upwards: one side each.
    pub animals: Vec<Class>,
    seats: Vec<u8>,
}

impl Players {
    /// Those of a set-up. Whom nobody asked for plays if seats are left, the lowest in the food chain first.
    ///
    /// # Errors
    /// [`SetupError`] if the animals do not fit the seats.
    pub(crate) fn of(setup: &Setup, options: &Options) -> Result<Self, SetupError> {
        let count = setup.seats;
        let clash = |option: &'static str, needs: u8| {
            let value = options.word_of(option).unwrap_or_default().to_owned();
            Err(SetupError::OptionSeats { option: option.into(), value, needs, found: count })
        };
        let asked = options.plays();
        let all_that = |plays: Plays| ANIMALS.into_iter().zip(asked).filter(move |&(_, said)| said == plays).map(|(class, _)| class);
        if let Some(share) = options.several {
            if !(2..=3).contains(&count) {
                return clash("several-animals", 3);
            }
            if let Some(class) = all_that(Plays::No).next() {
                return Err(SetupError::OptionsClash { option: "several-animals".into(), other: class.word().into() });
            }
            return Ok(Self { animals: ANIMALS.to_vec(), seats: share.seats(count).to_vec() });
        }
        let wanted = all_that(Plays::Yes).count() as u8;
        let open = all_that(Plays::Perhaps).count() as u8;
        if let Some(class) = all_that(Plays::Yes).next_back().filter(|_| wanted > count) {
            return clash(class.word(), wanted);
        }
        if let Some(class) = all_that(Plays::No).next_back().filter(|_| wanted + open < count) {
            return clash(class.word(), wanted + open);
        }
        let filling: Vec<Class> = all_that(Plays::Perhaps).take(usize::from(count - wanted)).collect();
        let plays = |class: &Class| filling.contains(class) || all_that(Plays::Yes).any(|wanted| wanted == *class);
        Ok(Self { animals: ANIMALS.into_iter().filter(plays).collect(), seats: (0..count).collect() })
    }

    /// Who answers for a side.
    #[inline]
    pub(crate) fn seat(&self, side: Side) -> Seat {
        Seat(self.seats[side.ix()])
    }

    /// The side whose animal can do this, if it is in play.
    pub(crate) fn who(&self, power: Power) -> Option<Side> {
        self.animals.iter().position(|class| class.power() == power).map(|at| Side(at as u8))
    }
}
