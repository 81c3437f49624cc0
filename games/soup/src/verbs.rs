//! What a set-up decides for the genes, and what the verbs of a gene's effect do to the table.
//!
//! A gene whose effect began by itself is named in the log by the verb with which something comes of it, for the amoeba that it
//! happens to; an effect that came to nothing is not told.

use crate::environment::Environment;
use crate::event::Event;
use crate::genes::{Gene, SCHEMA, hook};
use crate::map::Cell;
use crate::options::Options;
use crate::soup::{Soup, acting_amoeba, is_used};
use crate::state::{Fighters, Id, NUMBERS, State, Step};
use crate::two::Cast;
use crate::{environment, texts};
use clade_engine::{CardText, Setup, SetupError, Side, Sink, Small};
use clade_script::{Args, Card, Cards, Frames, ModFolder, Reply, Schema, Scripted, Vm};
use std::sync::Arc;

/// So many amoebas are dragged in the turn of an amoeba: all 28, in four moves that everybody follows.
const MOST_DRAGGED: u8 = 112;
/// So many points a gene gains at once.
const MOST_GAINED: u16 = 99;

/// What a set-up decides once for all its tables.
#[derive(Debug)]
pub struct Given {
    seats: u8,
    colours: u8,
    cast: Cast,
    options: Options,
    genes: Vec<Gene>,
    environment: Vec<Environment>,
}

impl Scripted for Soup {
    const SCHEMA: &'static Schema = &SCHEMA;
    type Rules = Given;

    fn rules(setup: &Setup, cards: &Cards, mods: &[ModFolder]) -> Result<Given, SetupError> {
        for card in cards.iter() {
            let (mutation, pays) = (card.int("mutation", 0), card.int("pays", card.int("mutation", 0)));
            if pays < mutation {
                let (file, line) = (&card.file, card.line_of("pays"));
                return Err(format!(
                    "{file}:{line}: pays: {pays} is less than its {mutation} mutation points: a defect could not be covered"
                )
                .into());
            }
        }
        // The last mod that brings an environment deck wins: so somebody who has the real cards can correct them.
        const DECK: &str = "environment.toml";
        let mut decks = mods.iter().rev().filter_map(|folder| Some((folder.id()?, folder.file(DECK)?)));
        let (of_mod, deck) = decks.next().ok_or_else(|| "mod.toml:1: no mod has an environment.toml".to_owned())?;
        let options = Options::read(setup)?;
        let cast = Cast::of(setup.seats, &options);
        let colours = cast.colours(setup.seats);
        let genes = cards.iter().map(|card| Gene::read(card, colours)).collect();
        Ok(Given { seats: setup.seats, colours, cast, options, genes, environment: environment::read(&format!("{of_mod}/{DECK}"), deck)? })
    }

    fn value_of(given: &Given, option: &str) -> &'static str {
        given.options.value_of(option)
    }

    fn open(given: &Arc<Given>, hash: u64, vm: Vm) -> Self {
        let Given { colours, cast, options, genes, environment, .. } = &**given;
        let ignoring = crate::genes::ignoring(vm.cards());
        let dummy_genes = vm.cards().with_word("starts", "dummy").into_iter().filter(|&kind| genes[usize::from(kind)].copies > 0).collect();
        let (genes, environment) = (genes.clone(), environment.clone());
        Self {
            colours: *colours,
            cast: *cast,
            hash,
            options: *options,
            genes,
            environment,
            dummy_genes,
            ignoring,
            vm,
            diets: Default::default(),
        }
    }

    fn vm(&self) -> &Vm {
        &self.vm
    }

    fn frames(state: &mut State) -> &mut Frames {
        &mut state.frames
    }

    fn can_be_asked(&self, side: Side) -> bool {
        side.0 < self.played_sides() || self.is_dummy(side)
    }

    fn has_thing(&self, thing: u8, number: u8) -> bool {
        match thing {
            crate::genes::AMOEBA => number < self.colours * NUMBERS,
            crate::genes::CELL => Cell(number).exists(),
            crate::genes::CUBE => number < self.colours,
            _ => self.owners().any(|side| side.0 == number),
        }
    }

    fn verb(&self, state: &mut State, owner: Side, verb: &str, args: &Args, sink: &mut Sink<'_, Event>) -> Result<Reply, String> {
        Table { game: self, state, sink }.verb(owner, verb, args)
    }

    fn card_texts(given: &Given, cards: &Cards) -> Vec<CardText> {
        let read = |(kind, (gene, card)): (u8, (&Gene, &Card))| {
            let mut facts = vec![texts::fact_price(gene.price), texts::fact_mutation(gene.mutation)];
            facts.extend((i16::from(gene.pays) != gene.mutation).then(|| texts::fact_pays(gene.pays)));
            facts.extend((gene.scores != 1).then(|| texts::fact_scores(gene.scores)));
            facts.push(match gene.copies {
                0 => texts::fact_absent(given.seats),
                copies => texts::fact_copies(copies, given.seats),
            });
            let one_of = gene.gives_up.map(|given| cards.get(given).name()).reduce(texts::either);
            facts.extend(one_of.map(texts::fact_gives_up));
            facts.extend(card.told("also").map(texts::fact_also));
            let doubt = card.word("source").filter(|source| *source != "rulebook").map(texts::source_name);
            let card = cards.card_text(kind);
            // Whoever runs two colonies reads "your" on the cards of both.
            let text = if given.cast == Cast::Pairs { texts::of_one_colony(card.text) } else { card.text };
            CardText { text, facts, doubt, ..card }
        };
        (0u8..).zip(given.genes.iter().zip(cards.iter())).map(read).collect()
    }
}

/// The table as a gene may touch it.
struct Table<'a, 'b> {
    game: &'a Soup,
    state: &'a mut State,
    sink: &'a mut Sink<'b, Event>,
}

impl Table<'_, '_> {
    fn amoeba(&self, n: i32) -> Result<Id, String> {
        let id = u8::try_from(n).ok().filter(|&n| n < self.game.colours * NUMBERS).map(Id);
        id.ok_or_else(|| "there is no such amoeba".to_owned())
    }

    /// An amoeba that is in the soup.
    fn living(&self, n: i32) -> Result<Id, String> {
        let id = self.amoeba(n)?;
        if self.state.lives(id) { Ok(id) } else { Err("this amoeba is not in the soup".to_owned()) }
    }

    fn cell(n: i32) -> Result<Cell, String> {
        u8::try_from(n).ok().and_then(Cell::of).ok_or_else(|| "there is no such cell".to_owned())
    }

    fn colour(&self, n: i32) -> Result<Side, String> {
        u8::try_from(n).ok().filter(|&n| n < self.game.colours).map(Side).ok_or_else(|| "there is no such colour".to_owned())
    }

    fn side(&self, n: i32) -> Result<Side, String> {
        let owners = self.game.owners();
        owners.into_iter().find(|side| i32::from(side.0) == n).ok_or_else(|| "there is no such player".to_owned())
    }

    /// Something comes of an effect: its gene is named, for this amoeba if it is the owner's, else for the one that it is about. Not
    /// where using the gene was told already, or that it acts for this amoeba.
    fn acts(&mut self, owner: Side, id: Option<Id>) {
        let Some(frame) = self.state.frames.top().filter(|frame| !is_used(frame.hook)) else { return };
        let own = |id: &Id| self.game.home(id.side()) == owner;
        let (kind, about) = (frame.card, acting_amoeba(frame.hook, frame.args));
        let id = [id, about].into_iter().flatten().find(own);
        let card = self.game.card_of(self.state, owner, kind);
        let began = Event::Began(owner, card);
        let since = self.sink.heard().iter().rev().take_while(|event| **event != began);
        if since.into_iter().any(|event| *event == Event::Acted(owner, kind, id, card)) {
            return;
        }
        self.sink.emit(|| Event::Acted(owner, kind, id, card));
    }

    /// The amoeba whose leaving the open effect is about.
    fn leaving(&self) -> Option<Id> {
        let frame = self.state.frames.top().filter(|frame| frame.hook == hook::NEIGHBOUR_LEAVES)?;
        Id::meant(frame.args[0])
    }

    /// Puts a step on the agenda and stops the script until it is done.
    fn step(&mut self, step: Step) -> Result<Reply, String> {
        self.state.agenda.push(step).map_err(|e| e.to_string())?;
        Ok(Reply::Suspend)
    }

    fn carry(&mut self, owner: Side, args: &Args, from: Cell, to: Cell) -> Result<(), String> {
        let mut counts = [0u8; 4];
        for &colour in &args.list {
            counts[self.colour(colour)?.ix()] += 1;
        }
        let water = &self.state.water[from.ix()];
        if counts.iter().zip(water).any(|(n, have)| n > have) {
            return Err("these cubes are not in the cell".to_owned());
        }
        for (colour, n) in counts.into_iter().enumerate() {
            self.state.water[from.ix()][colour] -= n;
            self.state.water[to.ix()][colour] += n;
        }
        let cubes = crate::action::Cubes::new(counts);
        if counts != [0; 4] {
            self.acts(owner, None);
            self.sink.emit(|| Event::Carried(cubes, from, to));
        }
        Ok(())
    }

    /// Does a verb for a gene of this owner.
    fn verb(&mut self, owner: Side, verb: &str, args: &Args) -> Result<Reply, String> {
        let gene = self.state.frames.top().map_or(0, |frame| frame.card);
        let [a, b, c, _] = args.ints;
        let list = |ids: &mut dyn Iterator<Item = i32>| Reply::List(ids.take(48).collect());
        let game = self.game;
        Ok(match verb {
            "players" => Reply::Int(i32::from(game.colours)),
            "owner" => Reply::Int(i32::from(owner.0)),
            "owner_of" => Reply::Int(i32::from(game.home(self.amoeba(a)?.side()).0)),
            "cell_of" => match self.state.at(self.amoeba(a)?) {
                None => Reply::Nil,
                Some(cell) => Reply::Int(i32::from(cell.0)),
            },
            "damage_of" => Reply::Int(i32::from(self.state.amoeba(self.amoeba(a)?).damage)),
            "points" => Reply::Int(i32::from(self.state.colony(self.side(a)?).bp)),
            "amoebas_in" => {
                let (cell, side) = (Self::cell(a)?, self.side(b)?);
                list(&mut self.state.in_cell(cell).filter(|id| game.home(id.side()) == side).map(|id| i32::from(id.0)))
            }
            "cubes_in" => {
                let water = self.state.water[Self::cell(a)?.ix()];
                let most = usize::try_from(b.clamp(0, 12)).unwrap_or(0);
                let each = |(colour, n): (i32, u8)| std::iter::repeat_n(colour, most.min(usize::from(n)));
                list(&mut (0..).zip(water).flat_map(each))
            }
            "hosts" => {
                let id = self.living(a)?;
                list(&mut game.hosts(self.state, id).map(|side| i32::from(side.0)))
            }
            "hunters" => list(&mut game.hunters(self.state, owner).map(|id| i32::from(id.0))),
            "carry" => {
                self.carry(owner, args, Self::cell(b)?, Self::cell(c)?)?;
                Reply::Nothing
            }
            "gain" => {
                let points = u16::try_from(a).ok().filter(|&points| points <= MOST_GAINED);
                let points = points.ok_or_else(|| format!("0 to {MOST_GAINED} points are gained at once, not {a}"))?;
                self.acts(owner, None);
                game.gains(self.state, owner, points, |points| Event::Gained(owner, points), self.sink);
                Reply::Nothing
            }
            "pay_for" => {
                let side = self.side(a)?;
                let points = u16::try_from(b).ok().filter(|&n| n <= self.state.colony(side).bp).ok_or("they have too few points")?;
                self.acts(owner, None);
                game.pay(self.state, side, points, self.sink);
                Reply::Nothing
            }
            "damage" => {
                let id = self.living(a)?;
                self.acts(owner, Some(id));
                game.damages(self.state, id, self.sink);
                Reply::Nothing
            }
            "compass" => {
                let id = self.living(a)?;
                let number = u8::try_from(b).ok().filter(|n| (1..=6).contains(n)).ok_or("the compass has the numbers 1 to 6")?;
                self.sink.tell(|| Event::Counts(id, number));
                game.compass(self.state, id, number);
                Reply::Suspend
            }
            "choose_direction" => {
                let id = self.living(a)?;
                self.step(Step::FreeDirection(id, true))?
            }
            "move" => {
                let id = self.living(a)?;
                let nth = u8::try_from(b).map_err(|_| "a move has a number".to_owned())?;
                self.acts(owner, Some(id));
                self.step(Step::Active(id, nth))?
            }
            "drag" => {
                let (id, to) = (self.living(a)?, Self::cell(b)?);
                // Who is dragged leaves a cell, and to that cards may answer by dragging.
                let dragged = self.state.dragged.checked_add(1).filter(|&n| n <= MOST_DRAGGED);
                self.state.dragged = dragged.ok_or_else(|| format!("at most {MOST_DRAGGED} amoebas are dragged in a turn"))?;
                self.acts(owner, Some(id));
                if let Some(mover) = self.leaving()
                    && game.clings(self.state, mover, id, to).map_err(|e| e.to_string())?
                {
                    return Ok(Reply::Nothing);
                }
                self.step(Step::Leave(id, to, crate::state::Cause::Drag))?
            }
            "attack" => {
                let id = self.living(a)?;
                game.attack(self.state, id, gene, b != 0);
                Reply::Suspend
            }
            "fight" => {
                let fighters = Fighters { defender: self.living(a)?, attacker: self.living(b)? };
                self.step(Step::Fight(fighters, 0, false))?
            }
            _ => {
                let id = self.living(a)?;
                let fewer = u8::try_from(b).ok().filter(|&n| n <= 3).ok_or("a meal has at most 3 cubes fewer")?;
                let water = self.state.water_of(id);
                if game.meals(self.state, id.side(), fewer).iter().any(|meal| meal.cubes.within(&water)) {
                    self.step(Step::Meal(id, fewer))?
                } else {
                    Reply::Int(0)
                }
            }
        })
    }
}
