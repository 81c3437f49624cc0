//! Arms by name: for the head of a column, in full, and inside a sentence.

use super::{Prose, texts};
use crate::asked::{Arm, Asked, Change, Shape};
use clade_engine::{Module, Msg, OptionRow, Translate};

/// The name of the option after which games end without their rulebook's end, in all games that have it.
const RESTS_END: &str = "rest-ends";

/// What distinguishes one setting of a game from the others.
enum Mark {
    /// Nothing is changed, and what is there is as printed.
    Printed,
    /// Nothing is changed, but something is the same in all settings that is not printed.
    Unchanged,
    /// Something is so here.
    Change(Change),
}

impl Prose {
    /// A game's own title. A game that is not here is named by its id.
    pub fn game(&self, id: &str) -> String {
        self.module(id).map_or_else(|| id.to_owned(), |module| self.text(&module.about().name))
    }

    /// The head of a column: the game, and where one is in several settings, in what this one differs; of one game alone only that. The
    /// players are named where others of the same setting are shown first.
    pub fn short(&self, asked: &Asked, arm: usize) -> String {
        let (this, setting) = (&asked.arms[arm], self.setting(asked, arm));
        let is_first = asked.arms.iter().position(|other| other.setting == this.setting) == Some(arm);
        if is_first { setting } else { self.text(&texts::named(setting, self.bots(&this.players))) }
    }

    /// The same without the players, where they are told above.
    pub fn setting(&self, asked: &Asked, arm: usize) -> String {
        let this = &asked.arms[arm];
        let is_one_game = asked.arms.iter().all(|other| other.game == this.game);
        let game = (asked.shape == Shape::Beside || !is_one_game).then(|| self.game(&this.game));
        let marks = self.marks(asked, this);
        self.join(game.into_iter().chain(marks.iter().map(|mark| self.head(this, mark))), texts::list)
    }

    /// The whole setting: the game, and in brackets who plays, options that differ from their defaults, and added mods.
    pub fn long(&self, asked: &Asked, arm: usize) -> String {
        let this = &asked.arms[arm];
        let game = self.game(&this.game);
        match self.brackets(this, Some(self.players(&this.players)), |_| true) {
            Some(brackets) => self.text(&texts::named(game, brackets)),
            None => game,
        }
    }

    /// Players by their number and kind: `4 greedy bots`.
    pub fn players(&self, players: &[String]) -> String {
        let mut kinds: Vec<(&str, usize)> = Vec::new();
        for player in players {
            match kinds.iter_mut().find(|(kind, _)| kind == player) {
                Some((_, n)) => *n += 1,
                None => kinds.push((player, 1)),
            }
        }
        let counted = |(kind, n): (&str, usize)| match kind {
            "random" => texts::count_random(n),
            "greedy" => texts::count_greedy(n),
            other => texts::count_other(n, other.to_owned()),
        };
        self.join(kinds.into_iter().map(|kind| self.text(&counted(kind))), texts::comma)
    }

    /// Players by their kind alone: `greedy bots`.
    pub fn bots(&self, players: &[String]) -> String {
        self.text(&kind(players))
    }

    /// The same, as it is worded after "among".
    pub(super) fn among(&self, players: &[String]) -> String {
        self.text(&kind_as(players, "among"))
    }

    /// How two arms are named inside a sentence that names the second first: the game where it is needed, and how its setting differs.
    pub(super) fn places(&self, asked: &Asked, arms: [usize; 2]) -> [String; 2] {
        let [a, b] = arms.map(|arm| &asked.arms[arm]);
        let phrases = |arm: &Arm| self.join(self.marks(asked, arm).iter().map(|mark| self.phrase(arm, mark)), texts::and);
        let with_game = |arm: &Arm| {
            let (game, phrases) = (self.common(asked, arm), phrases(arm));
            if phrases.is_empty() { game } else { self.text(&texts::in_setting(game, phrases)) }
        };
        let is_one_game = asked.shape != Shape::Beside && a.game == b.game;
        [if is_one_game { phrases(a) } else { with_game(a) }, with_game(b)]
    }

    /// A game with what all its settings have in common, inside a sentence.
    fn common(&self, asked: &Asked, this: &Arm) -> String {
        let of_game = asked.arms.iter().filter(|arm| arm.game == this.game);
        let marks: Vec<Change> = of_game.flat_map(|arm| self.marks(asked, arm)).filter_map(Mark::change).collect();
        let any = |is: fn(&Change) -> bool| marks.iter().any(is);
        // Where the same play everywhere, their number stands with what was played, and their kind behind the finding.
        let is_same_everywhere = asked.shape == Shape::Beside && asked.arms.iter().all(|arm| arm.players == this.players);
        let who = match (
            is_same_everywhere || any(|change| matches!(change, Change::Players(_))),
            any(|change| matches!(change, Change::Seats(_))),
        ) {
            (true, _) => None,
            (false, true) => Some(self.bots(&this.players)),
            (false, false) => Some(self.players(&this.players)),
        };
        let is_common = |change: &Change| !marks.iter().any(|mark| is_of_one_thing(mark, change));
        self.inside_game(this, who, is_common)
    }

    fn inside_game(&self, arm: &Arm, who: Option<String>, is_told: impl Fn(&Change) -> bool) -> String {
        let game = self.game(&arm.game);
        self.text(&match self.brackets(arm, who, is_told) {
            Some(brackets) => texts::inside(game, brackets),
            None => texts::inside_bare(game),
        })
    }

    /// What follows a game in brackets: who plays, and those of its options and mods that must be named.
    fn brackets(&self, arm: &Arm, who: Option<String>, is_told: impl Fn(&Change) -> bool) -> Option<String> {
        let options = arm.setup.options.iter().map(|(name, value)| Change::Option { name: name.clone(), value: value.clone() });
        let added = arm.mods.iter().filter(|used| used.folder.is_some()); // a shipped mod lies nowhere
        let mods = added.map(|used| Change::Mod(used.id.clone()));
        let told = options.chain(mods).filter(is_told).map(|change| self.label(arm, &change));
        let brackets = self.join(who.into_iter().chain(told), texts::list);
        (!brackets.is_empty()).then_some(brackets)
    }

    /// What distinguishes a setting from the others of its game.
    fn marks(&self, asked: &Asked, arm: &Arm) -> Vec<Mark> {
        let seats = || Change::Seats(arm.setup.seats);
        let players = || Change::Players(arm.players.clone());
        match &asked.shape {
            Shape::Beside => Vec::new(),
            Shape::Sweep(what) => vec![Mark::Change(match what.as_str() {
                "seats" => seats(),
                "bots" => players(),
                option => Change::Option { name: option.to_owned(), value: self.value(arm, option) },
            })],
            Shape::Versus if !arm.changes.is_empty() => arm.changes.iter().cloned().map(Mark::Change).collect(),
            Shape::Versus => {
                let others: Vec<&Change> = asked.arms.iter().flat_map(|arm| &arm.changes).collect();
                let of_rules = |change: &&Change| matches!(change, Change::Option { .. } | Change::Mod(_));
                if others.is_empty() || others.iter().any(of_rules) {
                    // A game that may also end by a rule of this program is not played as printed.
                    let is_printed = arm.setup.options.is_empty() && arm.added == 0 && self.rests_end(arm).is_none();
                    return vec![if is_printed { Mark::Printed } else { Mark::Unchanged }];
                }
                let changes = |is: fn(&Change) -> bool| others.iter().any(|change| is(change));
                let seats = changes(|change| matches!(change, Change::Seats(_))).then(seats);
                let players = changes(|change| matches!(change, Change::Players(_))).then(players);
                seats.into_iter().chain(players).map(Mark::Change).collect()
            }
        }
    }

    /// After how many rounds in which nobody took a card games of an arm end, by an option and by no rulebook.
    pub(crate) fn rests_end(&self, arm: &Arm) -> Option<String> {
        self.row(arm, RESTS_END).map(|row| self.value(arm, row.name))
    }

    /// What an option is in an arm.
    fn value(&self, arm: &Arm, option: &str) -> String {
        let default = || self.row(arm, option).map_or("", |row| row.default_value()).to_owned();
        arm.setup.options.get(option).cloned().unwrap_or_else(default)
    }

    /// As the head of a column.
    fn head(&self, arm: &Arm, mark: &Mark) -> String {
        match mark {
            Mark::Printed => self.text(&texts::printed()),
            Mark::Unchanged => self.text(&texts::unchanged()),
            Mark::Change(change) => self.label(arm, change),
        }
    }

    fn label(&self, arm: &Arm, change: &Change) -> String {
        self.text(&match change {
            Change::Option { name, value } => self.option(arm, name, value),
            Change::Mod(id) => texts::added(id.clone()),
            Change::Seats(n) => texts::seats(*n),
            Change::Players(players) => kind(players),
        })
    }

    /// Inside a sentence.
    fn phrase(&self, arm: &Arm, mark: &Mark) -> String {
        let Mark::Change(change) = mark else {
            return self.text(&if matches!(mark, Mark::Printed) { texts::printed() } else { texts::without_change() });
        };
        self.text(&match change {
            Change::Option { name, value } => texts::with_option(self.option(arm, name, value)),
            Change::Mod(id) => texts::with_mod(id.clone()),
            Change::Seats(n) => texts::with_seats(*n),
            Change::Players(players) => kind_as(players, "with"),
        })
    }

    /// An option and its value, as the game says; where it does not, as they are typed.
    fn option(&self, arm: &Arm, name: &str, value: &str) -> Msg {
        match self.row(arm, name) {
            Some(row) => texts::option(row.title(), clade_host::value_name(row, value)),
            None => texts::option(name.to_owned(), value.to_owned()),
        }
    }

    fn row(&self, arm: &Arm, option: &str) -> Option<&'static OptionRow> {
        self.module(&arm.game)?.about().options.iter().find(|row| row.name == option)
    }

    fn module(&self, game: &str) -> Option<&'static dyn Module> {
        self.modules.iter().copied().find(|module| module.about().id == game)
    }
}

impl Mark {
    fn change(self) -> Option<Change> {
        match self {
            Self::Change(change) => Some(change),
            Self::Printed | Self::Unchanged => None,
        }
    }
}

/// The kind of players at a table.
fn kind(players: &[String]) -> Msg {
    match players {
        [first, rest @ ..] if rest.iter().all(|other| other == first) => match first.as_str() {
            "random" => texts::kind_random(),
            "greedy" => texts::kind_greedy(),
            other => texts::kind_other(other.to_owned()),
        },
        players => texts::kind_mixed(players.join(", ")),
    }
}

/// The same in another form: behind `among`, or behind `with`.
fn kind_as(players: &[String], form: &str) -> Msg {
    let Msg { id, args } = kind(players);
    Msg { id: format!("{id}.{form}").into(), args }
}

/// Whether both are about the same option, mod or other thing.
fn is_of_one_thing(one: &Change, other: &Change) -> bool {
    match (one, other) {
        (Change::Option { name: one, .. }, Change::Option { name: other, .. }) => one == other,
        _ => one == other,
    }
}
