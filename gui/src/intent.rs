//! What a person wants: the closed list of everything that pages and panels can ask of the viewer.

use crate::game::NewGame;
use crate::lesson::Offered;
use crate::notice::Notice;
use crate::prefs::Preferences;
use clade_engine::{Msg, Observer};
use clade_host::author::Tried;
use std::path::PathBuf;

/// What is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Page {
    /// Choose and set up a game.
    #[default]
    Lobby,
    /// Play.
    Table,
    /// Look at a saved game.
    Replay,
    /// The cards of a game.
    Codex,
    /// Compare games.
    Compare,
    /// What eating came to in an evening of several games.
    Evening,
    /// The mods of the person.
    Workshop,
    /// Language, colours, sizes, keys.
    Settings,
    /// Credits and licences.
    About,
}

/// One wish. Pages return them; [`crate::app::Viewer`] carries them out after the frame was laid out.
#[derive(Clone, Debug)]
pub(crate) enum Intent {
    /// Show another page.
    Go(Page),
    /// Go on with the game that stands there on the shelf.
    Switch(usize),
    /// Put away the game that stands there on the shelf, or the one that is played if it is over.
    PutAway(Option<usize>),
    /// A card with several uses was dropped on things: the one use that goes with them, if it is one.
    Drop {
        /// Its uses, as answers.
        uses: Vec<u16>,
        /// What it was dropped on, by id.
        on: Vec<String>,
    },
    /// Keep these preferences.
    Prefer(Box<Preferences>),
    /// Begin a game.
    Begin(Box<NewGame>),
    /// Play the game on the table once more from the start, or with everybody a seat further.
    Again {
        /// Whether each sits where the one before them sat.
        swapped: bool,
    },
    /// Begin an evening of three games.
    BeginEvening,
    /// Tell what came of the game of the evening that is over, and begin the next one, or show what came of all.
    NextOfEvening,
    /// Play or watch a chapter of a lesson.
    Learn {
        /// The lesson.
        offered: Box<Offered>,
        /// Which of its chapters.
        chapter: usize,
        /// What of it is told first; what was told and played before that counts as read.
        part: usize,
    },
    /// What is told in the lesson was read.
    HasRead,
    /// Leave the lesson for the lobby.
    LeaveLesson,
    /// Continue the last game.
    Resume,
    /// Open a saved game: to play on (if it is not over) or to look at.
    Open(PathBuf),
    /// Look at a saved game after so many of its actions.
    OpenAt {
        /// The file.
        file: PathBuf,
        /// After how many actions.
        step: usize,
    },
    /// Take the legal action of this index; what cannot be undone alone must be confirmed unless the person is sure.
    Answer {
        /// The action.
        index: u32,
        /// Whether it was confirmed.
        sure: bool,
    },
    /// Undo the last answer of the person who is asked; beyond a barrier only if all agreed.
    Undo {
        /// Whether the others have agreed.
        agreed: bool,
    },
    /// Let a bot say what it would do.
    Hint,
    /// Look at the saved game through these eyes, though it is not over.
    See(Observer),
    /// Open the panel that plays the running game on with something different, or close it.
    WhatIf,
    /// Find out where the game that has ended was won and lost.
    Review,
    /// Show no more of what happens until somebody at the screen is asked; step by step, take the next step.
    Skip,
    /// Stop the bots that think, or let them go on.
    Pause(bool),
    /// Look at the table as it was after so many actions; `None` is now.
    Look(Option<usize>),
    /// Play on from where the running game is looked at, another way.
    Branch,
    /// The next person sits at the screen: lift the curtain.
    Lift,
    /// Ask where to save the running game.
    SaveAs,
    /// Play on from where the saved game is looked at, another way.
    PlayFrom {
        /// After so many actions.
        step: usize,
        /// Who sits where from then on: `human` or the name of a bot.
        players: Vec<String>,
    },
    /// Show the cards of a game.
    Codex {
        /// The game.
        game: String,
        /// The folders of mods whose cards are among them.
        mods: Vec<String>,
    },
    /// Read the rules of a game, perhaps from a chapter on.
    ReadRules(String, Option<usize>),
    /// Set up a game with a mod.
    SetUp {
        /// The game.
        game: String,
        /// The folder of the mod, or the file in which it is packed.
        folder: String,
    },
    /// Set up a game after its lesson, for as many as that.
    SetUpFirst {
        /// The game.
        game: String,
        /// How many played in the lesson.
        seats: u8,
    },
    /// Open a mod in the workshop.
    OpenMod(PathBuf),
    /// Install a mod from its folder, or from the file in which it is packed.
    InstallMod(PathBuf),
    /// Sit down at a table where a card of a mod can be used.
    Try(Box<Tried>),
    /// Remove the installed mod of this id.
    RemoveMod(String),
    /// Read the mods again.
    ReadMods,
    /// Tell the person something.
    Tell(Notice),
    /// Ask before something that cannot be undone.
    Ask(Box<Confirmation>),
}

/// A question before something that cannot be undone.
#[derive(Clone, Debug)]
pub(crate) struct Confirmation {
    /// What is asked.
    pub(crate) asks: Msg,
    /// What the button says that does it.
    pub(crate) yes: Msg,
    /// What is done then.
    pub(crate) then: Intent,
}
