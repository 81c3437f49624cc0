//! The glue between a game and its cards that is the same in every game: lending the state to a script, and the ruleset.
//!
//! A game implements [`Scripted`] and then runs a script with [`Scripted::resume`] and makes its rulesets with [`ruleset`],
//! best through a [`CardModule`](crate::CardModule). It need not: [`Host`], [`Module`](clade_engine::Module) and [`Ruleset`] can be implemented directly.

use crate::family::Family;
use crate::frames::MAX_FRAMES;
use crate::{Args, Cards, Fault, Frames, Host, Key, Limits, ModFolder, Outcome, Reply, Schema, VerbError, Vm, Wait};
use clade_engine::scene::Look;
use clade_engine::{
    Answer, Ask, CardText, Effects, Face, FileFault, Game, Hosted, Kind, Kinds, ModStamp, Msg, Observer, Printed, Ruleset, Seats, Section,
    Setup, SetupError, Side, Sink, Tools, hash, text_in,
};
use std::marker::PhantomData;
use std::sync::Arc;

/// A game whose cards are scripts.
pub trait Scripted: Game + Sized + 'static {
    /// What its cards may contain and call.
    const SCHEMA: &'static Schema;
    /// How many kinds of cards its states have room for.
    const KINDS: usize = Kinds::CAPACITY;

    /// What a set-up decides once for all its tables.
    type Rules: Send + Sync + 'static;

    /// Reads what a set-up decides: its options, the facts of its cards, further files of its mods.
    ///
    /// # Errors
    /// [`SetupError`]; for a file, a text that names it, the line and what was expected.
    fn rules(setup: &Setup, cards: &Cards, mods: &[ModFolder]) -> Result<Self::Rules, SetupError>;

    /// The game of a set-up, opened on this thread. `hash` is the one that its states carry.
    fn open(rules: &Arc<Self::Rules>, hash: u64, vm: Vm) -> Self;

    /// What players should know of a set-up before they begin.
    fn warnings(_rules: &Self::Rules) -> Vec<Msg> {
        Vec::new()
    }

    /// The cards for people to read.
    fn card_texts(_rules: &Self::Rules, cards: &Cards) -> Vec<CardText> {
        cards.kinds().map(|kind| cards.card_text(kind)).collect()
    }

    /// What is printed in the box, as far as not everything of its kind is sure: see [`Cards::printed`].
    fn printed(_rules: &Self::Rules, _cards: &Cards) -> Vec<Printed> {
        Vec::new()
    }

    /// The word that counts for an option of [`Schema::options`] in this set-up: which text of a card is shown.
    fn word_of(_rules: &Self::Rules, _option: &str) -> Option<&'static str> {
        None
    }

    /// What a mod needs besides these cards so that they come into play: see [`wild_mod`](crate::wild_mod).
    fn wild_files(_ids: &[String]) -> Vec<(String, String)> {
        Vec::new()
    }

    /// The cards, opened on this thread.
    fn vm(&self) -> &Vm;

    /// The open effects of a state.
    fn frames(state: &mut Self::State) -> &mut Frames;

    /// Does a verb of the game's own table, by its number there, for a card of `owner`: [`cards!`](crate::cards) makes the `Verb` that it
    /// means.
    ///
    /// # Errors
    /// Why the script may not do this; the card fails.
    fn call(
        &self,
        state: &mut Self::State,
        owner: Side,
        verb: u8,
        args: &Args,
        sink: &mut Sink<'_, Self::Event>,
    ) -> Result<Reply, VerbError>;

    /// Whether a card may ask this side: one that a seat plays, or one for which Chance answers.
    fn can_be_asked(&self, side: Side) -> bool {
        side.0 < self.sides()
    }

    /// Whether there is a thing of this kind with this number. Only such things can be offered by a script.
    fn has_thing(&self, _thing: u8, _number: u8) -> bool {
        true
    }

    /// The word for a thing of this kind as it is now on the table, for authors who look at what their cards do; none if its number
    /// says it all.
    fn thing_word(&self, _state: &Self::State, _thing: u8, _number: u8) -> Option<String> {
        None
    }

    /// Runs the innermost effect on, see [`Vm::run`]. If it waited for the steps of a verb, they are done now and the script
    /// gets `value` for them.
    fn resume(&self, state: &mut Self::State, value: i32, sink: &mut Sink<'_, Self::Event>) -> Outcome {
        let frames = Self::frames(state);
        if frames.top().is_some_and(|frame| frame.wait == Wait::Steps) {
            frames.finish(value);
        }
        self.vm().run(&mut Lent { game: self, state, sink, saved: None })
    }

    /// Closes the innermost effect as failed, see [`Vm::fail`].
    fn fail(&self, state: &mut Self::State, reason: &str, sink: &mut Sink<'_, Self::Event>) -> Fault {
        self.vm().fail(&mut Lent { game: self, state, sink, saved: None }, 0, reason.to_owned())
    }
}

impl Outcome {
    /// Whether the effect is closed; a fault goes to `failed`.
    pub fn ended(self, failed: impl FnOnce(Fault)) -> bool {
        match self {
            Self::Suspended => return false,
            Self::Failed(fault) => failed(fault),
            Self::Finished => {}
        }
        true
    }
}

impl Cards {
    /// What a person reads about a card, but for what only its game knows: its facts.
    pub fn card_text(&self, kind: Kind) -> CardText {
        let card = self.get(kind);
        CardText {
            id: self.word(kind).to_owned(),
            name: card.name(),
            also: card.told("also"),
            text: card.text(),
            family: card.family().map(Family::told),
            costs: None,
            facts: Vec::new(),
            doubt: card.source().doubt(),
            look: card.look(),
            from: card.from_mod().to_owned(),
            changed: card.changed_by().map(str::to_owned).collect(),
        }
    }

    /// The picture of a card; none for a number that no card has.
    pub fn look_of(&self, kind: Kind) -> Look {
        if self.has(kind) { self.get(kind).look() } else { Look::default() }
    }

    /// The name of a card. A script may offer numbers that no card has: such a one is its own name.
    pub fn name_of(&self, kind: Kind) -> Msg {
        if self.has(kind) { self.get(kind).name() } else { Msg::new(kind.0.to_string()) }
    }

    /// The word of a card for action texts, see [`Cards::word`]; for a number that no card has, the number.
    pub fn word_of(&self, kind: Kind) -> String {
        if self.has(kind) { self.word(kind).to_owned() } else { kind.0.to_string() }
    }
}

impl Frames {
    /// Whether the innermost script waits for a seat or for a die.
    pub fn waits(&self) -> bool {
        self.question().is_some() || self.die().is_some()
    }

    /// Gives the innermost script an answer: to its question, or as a number the face of its die.
    pub fn take(&mut self, answer: Answer) {
        match answer {
            Answer::Number(face) if self.die().is_some() => self.rolled(face),
            _ => drop(self.answer(answer)),
        }
    }

    /// Whether one effect more can be opened. A verb that plays a card asks this, so that too long a chain of cards fails the
    /// card at its end.
    pub fn has_room(&self) -> bool {
        self.depth() < MAX_FRAMES
    }
}

impl Effects for Frames {
    fn depth(&self) -> usize {
        Self::depth(self)
    }

    fn list_is_public(&self) -> bool {
        self.question().is_none_or(|q| q.options.known() == Seats::ALL && !matches!(q.ask, Ask::Some { .. }))
    }

    fn is_pick(&self, answer: Answer) -> bool {
        matches!(answer, Answer::Thing(_)) && self.question().is_some_and(|q| matches!(q.ask, Ask::Some { .. }))
    }

    fn pick_set(&self) -> u64 {
        let asked = self.top().map(|frame| (frame.card, frame.hook, frame.side, frame.args));
        hash::of(&(asked, Self::depth(self), self.journal().len(), self.suspensions()))
    }

    fn redact(&mut self, observer: Observer) {
        Self::redact(self, observer);
    }

    fn deal(&mut self) {
        self.deal_questions(|_, _| arrayvec::ArrayVec::new());
        self.deal_journal(|_, _| 0);
    }
}

/// A state for the time of one segment, with what it was before the first act.
struct Lent<'a, 'b, G: Scripted> {
    game: &'a G,
    state: &'a mut G::State,
    sink: &'a mut Sink<'b, G::Event>,
    saved: Option<(G::State, usize)>,
}

impl<G: Scripted> Host for Lent<'_, '_, G> {
    fn frames(&mut self) -> &mut Frames {
        G::frames(self.state)
    }

    fn verb(&mut self, verb: u8, args: &Args) -> Result<Reply, String> {
        let owner = self.frames().top().map(|frame| frame.side).ok_or("no effect is open")?;
        self.game.call(self.state, owner, verb, args, self.sink).map_err(|error| error.to_string())
    }

    fn seats_of(&self, side: Side) -> Seats {
        // The answers of nobody's side are chance: everybody sees them.
        if side.0 < self.game.sides() { Seats::one(self.game.seat_of(side)) } else { Seats::ALL }
    }

    fn has_side(&self, side: Side) -> bool {
        self.game.can_be_asked(side)
    }

    fn has_thing(&self, thing: u8, number: u8) -> bool {
        self.game.has_thing(thing, number)
    }

    fn thing_word(&self, thing: u8, number: u8) -> Option<String> {
        self.game.thing_word(self.state, thing, number)
    }

    fn checkpoint(&mut self) {
        self.saved = Some((self.state.clone(), self.sink.mark()));
    }

    fn roll_back(&mut self) {
        if let Some((state, mark)) = self.saved.take() {
            *self.state = state;
            self.sink.drop_after(mark);
        }
    }
}

/// The ruleset of a checked set-up with the cards of these folders; `texts` are the game's own Fluent files by language.
///
/// # Errors
/// [`SetupError::Files`] if a card cannot be used, or if there are more kinds than [`Scripted::KINDS`].
pub fn ruleset<G: Scripted>(
    setup: &Setup,
    mods: &[ModFolder],
    texts: [(&'static str, &'static str); 3],
) -> Result<Arc<dyn Ruleset>, SetupError> {
    Ok(Arc::new(CardRules::<G>::load(setup, mods, texts)?))
}

/// A set-up with its checked cards: immutable and shared between threads.
pub struct CardRules<G: Scripted> {
    cards: Arc<Cards>,
    rules: Arc<G::Rules>,
    texts: [(&'static str, &'static str); 3],
    mods: Vec<ModStamp>,
    hash: u64,
    game: PhantomData<fn() -> G>,
}

impl<G: Scripted> CardRules<G> {
    /// Loads and checks everything, see [`ruleset`].
    ///
    /// # Errors
    /// [`SetupError::Files`], or what the game finds wrong with the set-up.
    pub fn load(setup: &Setup, mods: &[ModFolder], texts: [(&'static str, &'static str); 3]) -> Result<Self, SetupError> {
        let cards = Cards::load_for(G::SCHEMA, mods, &setup.options)?;
        if let Some(card) = cards.iter().nth(G::KINDS) {
            let what = format!("{} has room for {} kinds of cards", G::SCHEMA.game, G::KINDS);
            return Err(card.fault("id", &what).see(Section::Limits).into());
        }
        let rules = Arc::new(G::rules(setup, &cards, mods)?);
        let data: Vec<_> = mods.iter().map(|folder| folder.data(&[Key::SOURCE])).collect();
        let hash = hash::of(&(setup, cards.hash(), data));
        let mods = mods.iter().filter_map(ModFolder::stamp).collect();
        Ok(Self { cards, rules, texts, mods, hash, game: PhantomData })
    }

    /// Opens the game itself, without the face.
    ///
    /// # Errors
    /// [`SetupError::Cards`] if the VM cannot be opened.
    pub fn open_game(&self, tools: Tools) -> Result<G, SetupError> {
        self.open_game_as(self.hash, tools)
    }

    fn open_game_as(&self, hash: u64, tools: Tools) -> Result<G, SetupError> {
        let limits = Limits { out_of_time: tools.out_of_time, stop: tools.stop, ..Limits::STANDARD };
        let vm = Vm::open(G::SCHEMA, self.cards.clone(), limits, tools.nanoseconds).map_err(SetupError::Cards)?;
        vm.remember(!tools.forgetful);
        Ok(G::open(&self.rules, hash, vm))
    }

    /// The checked cards.
    pub fn checked_cards(&self) -> &Cards {
        &self.cards
    }
}

impl<G: Scripted> Ruleset for CardRules<G> {
    fn hash(&self) -> u64 {
        self.hash
    }

    fn texts(&self, language: &str) -> String {
        text_in(self.texts, language).to_owned()
            + crate::texts::common(language)
            + &self.cards.texts_for(language, &|option| G::word_of(&self.rules, option).unwrap_or_default())
    }

    fn mods(&self) -> Vec<ModStamp> {
        self.mods.clone()
    }

    fn warnings(&self) -> Vec<Msg> {
        G::warnings(&self.rules)
    }

    fn odd(&self) -> Vec<FileFault> {
        self.cards.odd().to_vec()
    }

    fn cards(&self) -> Vec<CardText> {
        G::card_texts(&self.rules, &self.cards)
    }

    fn printed(&self) -> Vec<Printed> {
        G::printed(&self.rules, &self.cards)
    }

    fn open(&self, tools: Tools) -> Result<Box<dyn Face>, SetupError> {
        self.open_as(self.hash, tools)
    }

    fn open_as(&self, hash: u64, tools: Tools) -> Result<Box<dyn Face>, SetupError> {
        Ok(Box::new(Hosted::new(self.open_game_as(hash, tools)?, tools)))
    }
}
