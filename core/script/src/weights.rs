//! What the parts of a value count, as data: `values.toml`, beside the cards of a game and in mods.
//!
//! A game names the parts of what a side has or expects ([`Rules::outlook`](clade_engine::Rules::outlook)) and works them out; how much each of them counts,
//! early, in the middle and late, stands in this file, and `clade train` writes it. It changes what bots like, never a rule: it is no part of what
//! identifies a mod.

use crate::ModFolder;
use clade_engine::{Counting, FileFault, Msg, Outlook, Place, Section, SetupError, did_you_mean};
use clade_mods::{THIRDS, VALUES, Values, part_name, third};

/// More than this, in percent, no part counts.
const MOST: i64 = 1000;

/// What the parts of a value count, and how far a lead may be trusted.
#[derive(Clone, Debug)]
pub struct Weights<const PARTS: usize> {
    names: [fn() -> Msg; PARTS],
    liked: [[i64; PARTS]; THIRDS],
    /// As they foretell who wins; nothing where that is told by what is liked.
    ahead: Option<[[i64; PARTS]; THIRDS]>,
    doubt: Vec<(u32, u32)>,
    whole: u32,
}

impl<const PARTS: usize> Weights<PARTS> {
    /// The weights in the game's own file, changed by those of mods in their order; a part that no file names counts as 100. `whole` is what is left of
    /// a game at its beginning, see [`Outlook::left`].
    ///
    /// # Errors
    /// [`SetupError::Files`]: a file that is not as expected, or the name of a part that the game does not know.
    pub fn of(names: [fn() -> Msg; PARTS], own: &str, whole: u32, mods: &[ModFolder]) -> Result<Self, SetupError> {
        let mut weights = Self { names, liked: [[100; PARTS]; THIRDS], ahead: None, doubt: Vec::new(), whole };
        let own = ModFolder { files: vec![(VALUES.to_owned(), own.to_owned())] };
        for folder in [&own].into_iter().chain(mods) {
            if let Some(file) = folder.read::<Values>(VALUES) {
                weights.take(&file.map_err(|fault| vec![fault])?, folder)?;
            }
        }
        Ok(weights)
    }

    fn take(&mut self, file: &Values, folder: &ModFolder) -> Result<(), Vec<FileFault>> {
        let known: Vec<Msg> = self.names.iter().map(|name| name()).collect();
        let mut wrong = Vec::new();
        let liked = file.weights.iter().map(|(name, percent)| (name, percent, Counting::Liked));
        let ahead = file.ahead.iter().map(|(name, percent)| (name, percent, Counting::Ahead));
        for (name, percent, counting) in liked.chain(ahead) {
            let at = known.iter().position(|part| part_name(&part.id) == name.get_ref());
            match at {
                None => {
                    let hint = did_you_mean(name.get_ref(), known.iter().map(|part| part_name(&part.id)));
                    wrong.push(folder.fault_in(VALUES, &name.span(), &format!("there is no part '{}' of a value{hint}", name.get_ref())));
                }
                Some(_) if percent.get_ref().iter().any(|n| !(0..=MOST).contains(n)) => {
                    wrong.push(folder.fault_in(VALUES, &percent.span(), &format!("a part counts 0 to {MOST} percent")));
                }
                Some(at) => {
                    let table = if counting == Counting::Liked { &mut self.liked } else { self.ahead.get_or_insert(self.liked) };
                    table.iter_mut().zip(percent.get_ref()).for_each(|(third, percent)| third[at] = *percent);
                }
            }
        }
        if let Some(doubt) = &file.doubt {
            if doubt.is_sorted_by(|one, next| one.0 < next.0) {
                self.doubt.clone_from(doubt);
            } else {
                wrong.push(
                    FileFault::new(&folder.path(VALUES), Place::from(1), "doubt: what is left rises from pair to pair").see(Section::Files),
                );
            }
        }
        if wrong.is_empty() { Ok(()) } else { Err(wrong) }
    }

    /// What the parts count with so much left.
    pub fn counted(&self, left: u32, counting: Counting) -> &[i64; PARTS] {
        let third = third(left, self.whole);
        match counting {
            Counting::Liked => &self.liked[third],
            Counting::Ahead => &self.ahead.as_ref().unwrap_or(&self.liked)[third],
            Counting::Alike => const { &[100; PARTS] },
        }
    }

    /// What a value is made of, with so much left: the parts of each side, as they foretell who wins.
    pub fn outlook(&self, left: u32, sides: &[[i64; PARTS]]) -> Outlook {
        let percent = self.counted(left, Counting::Ahead);
        let weighed: Vec<[i64; PARTS]> = sides.iter().map(|parts| std::array::from_fn(|at| parts[at] * percent[at] / 100)).collect();
        Outlook::of(left, &self.doubt, self.names, &weighed)
    }
}

/// The sum of the parts, by what each counts.
pub fn weighed<const PARTS: usize>(percent: &[i64; PARTS], parts: [i64; PARTS]) -> i64 {
    percent.iter().zip(parts).map(|(percent, part)| percent * part).sum::<i64>() / 100
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(name: &'static str) -> Msg {
        Msg { id: name.into(), args: Vec::new() }
    }

    const NAMES: [fn() -> Msg; 2] = [|| part("game-value-points"), || part("game-value-hunger")];

    fn folder(id: &str, values: &str) -> ModFolder {
        let head = format!("id = \"{id}\"\nversion = \"1\"");
        ModFolder { files: [("mod.toml", head.as_str()), (VALUES, values)].map(|(name, text)| (name.to_owned(), text.to_owned())).to_vec() }
    }

    fn told(own: &str, mods: &[ModFolder]) -> String {
        Weights::of(NAMES, own, 9, mods)
            .map_or_else(|error| error.to_string(), |weights| format!("{:?} {:?}", weights.liked, weights.doubt))
    }

    #[test]
    fn a_mod_changes_what_it_names() {
        let own = "doubt = [[0, 300], [9, 900]]\n[weights]\npoints = [50, 100, 150]";
        assert_eq!(told(own, &[]), "[[50, 100], [100, 100], [150, 100]] [(0, 300), (9, 900)]");
        assert_eq!(told(own, &[folder("m", "[weights]\nhunger = [0, 0, 7]")]), "[[50, 0], [100, 0], [150, 7]] [(0, 300), (9, 900)]");
        let weights = Weights::of(NAMES, own, 9, &[]).expect("they are right");
        assert_eq!([9, 7, 6, 4, 3, 0, 12].map(|left| weights.counted(left, Counting::Liked)[0]), [50, 50, 100, 100, 150, 150, 50]);
        assert_eq!(weighed(weights.counted(0, Counting::Ahead), [30, -7]), 38);
        assert_eq!(weights.outlook(9, &[[30, -7]]).parts[0].by_side, [15]);
    }

    #[test]
    fn what_is_wrong_has_its_place() {
        let wrong = |text: &str| told("", &[folder("m", text)]);
        assert!(
            wrong("[weights]\nhungr = [0, 0, 7]").contains("m/values.toml:2: there is no part"),
            "{}",
            wrong("[weights]\nhungr = [0, 0, 7]")
        );
        assert!(wrong("[weights]\nhungr = [0, 0, 7]").contains("did you mean 'hunger'?"));
        assert!(wrong("[weights]\nhunger = [0, 0, 7000]").contains("0 to 1000 percent"));
        assert!(wrong("[weights]\nhunger = [0, 7]").contains("m/values.toml:2"));
        assert!(wrong("doubt = [[3, 1], [2, 1]]").contains("rises"));
        assert!(wrong("weight = 3").contains("values.toml:1"));
    }

    #[test]
    fn what_is_liked_and_what_foretells_the_winner_may_differ() {
        let own = "[weights]\npoints = [40, 200, 300]\n[ahead]\nhunger = [7, 8, 9]\n";
        let counted = |mods: &[ModFolder]| {
            let weights = Weights::of(NAMES, own, 9, mods).expect("they are right");
            [Counting::Liked, Counting::Ahead, Counting::Alike].map(|counting| *weights.counted(9, counting))
        };
        assert_eq!(counted(&[]), [[40, 100], [40, 7], [100, 100]]);
        // A mod says of each by itself what it changes.
        assert_eq!(counted(&[folder("m", "[weights]\npoints = [1, 1, 1]")]), [[1, 100], [40, 7], [100, 100]]);
        assert_eq!(counted(&[folder("m", "[ahead]\npoints = [1, 1, 1]")]), [[40, 100], [1, 7], [100, 100]]);
    }
}
