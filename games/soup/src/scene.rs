//! What to draw of a view: the soup with its cells, the ladder, the environment, and a panel for each colony.

use crate::action::{Action, offered};
use crate::environment::EnvironmentCard;
use crate::event::Event;
use crate::map::{self, Cell, Direction};
use crate::options::Left;
use crate::phase::Phase;
use crate::rules::{effects, scoring};
use crate::soup::Soup;
use crate::state::{Colour, Id, State, Upgrade};
use crate::step::Step;
use crate::{looks, nodes, texts};
use clade_engine::ecology::Reading;
use clade_engine::scene::{Form, Look, Node, Region, Shape, Staged, Template};
use clade_engine::{Answer, Caution, Ecological, Msg, Scene, Shown, Side, Small, Tells, View};
use clade_script::CardThing;

impl Shown for Soup {
    fn side_name(&self, side: Side) -> Msg {
        self.name_of(side)
    }

    fn side_look(&self, side: Side) -> Look {
        looks::figure(Colour::first_of(side))
    }

    fn prompt(&self, view: &View<State>) -> Msg {
        self.prompted(view)
    }

    fn label(&self, view: &View<State>, action: Action) -> Msg {
        self.labelled(view, action)
    }

    /// Another number for the amoeba that is born or placed.
    fn caution(&self, _: &View<State>, action: Action) -> Option<Caution> {
        matches!(action, Action::Number(_)).then_some(Caution::Aside)
    }

    fn log_line(&self, event: &Event) -> Option<Msg> {
        self.told(event)
    }

    fn tells(&self, event: &Event) -> Option<Tells> {
        match event {
            Event::Died(..) | Event::Starved(..) => Some(Tells::Loss),
            Event::Round(_) | Event::Phase(_) => Some(Tells::Begins),
            _ => None,
        }
    }

    fn scene(&self, view: &View<State>, actions: &[Action]) -> Scene {
        let mut scene = Scene::default();
        let title = match view.round {
            _ if view.over => texts::over(),
            0 => texts::title_setup(),
            round => texts::round(round, texts::phase_name(view.phase)),
        };
        let title = scene.add(Node::new("round", Shape::Text, title).look(looks::ROUND));
        for phase in Phase::Movement.on().filter(|_| view.round > 0 && !view.over) {
            scene.add(Node::new(format!("phase{}", phase.number()), Shape::Text, texts::phase_name(phase)).within(title));
        }
        board(self, view, actions, &mut scene);
        let ladder = Node::new(nodes::LADDER, Shape::Track, texts::ladder(self.options.finish));
        let ladder = scene.add(ladder.look(looks::LADDER).value(i64::from(scoring::LADDER)));
        let finish = Node::new("finish", Shape::Space, texts::finish(self.options.finish)).within(ladder);
        scene.add(finish.value(i64::from(self.options.finish)));
        for cell in actions.iter().filter_map(|action| if let Action::Start(cell) = *action { Some(cell) } else { None }) {
            let start =
                Node::new(format!("start{cell}"), Shape::Space, texts::do_start(cell)).within(ladder).value(cell).mark(texts::free());
            scene.add(start.actions_where(actions, |action| *action == Action::Start(cell)));
        }
        for side in self.owners().filter(|&side| view.ladder.at(side) > 0) {
            let marker = Node::new(nodes::marker(side), Shape::Token, self.name_of(side)).within(ladder);
            let marker = if self.is_dummy(side) { marker.look(looks::figure(Colour::first_of(side))) } else { marker.of(side) };
            scene.add(marker.mark(texts::letter(Colour::first_of(side))).value(view.ladder.at(side)));
        }
        environment(self, view, &mut scene);
        let supply = scene.add(Node::new("supply", Shape::Panel, texts::supply()).look(looks::SUPPLY));
        for colour in self.all() {
            let pile = Node::new(format!("supply{}", colour.0), Shape::Token, texts::colour(colour)).within(supply);
            scene.add(belonging(self, pile, colour).icon(looks::CUBE).mark(texts::letter(colour)).value(view.supply[colour.ix()]));
        }
        waste(self, view, &mut scene);
        for side in self.owners() {
            colony(self, view, actions, side, &mut scene);
        }
        pool(self, view, actions, &mut scene);
        scene
    }

    fn template(&self, form: Form) -> Option<Template> {
        Some(template(self, form))
    }

    fn staged(&self, event: &Event, tell: &mut dyn FnMut(Staged)) {
        self.stages(event, tell);
    }

    fn score_changes(&self, event: &Event, enter: &mut dyn FnMut(Side, i64, Msg)) {
        self.points_of(event, enter);
    }

    #[inline(always)]
    fn ecology(&self, event: &Event, notes: &mut Vec<Ecological>) {
        self.ecology_of(event, notes);
    }

    fn reading(&self) -> Option<Reading> {
        Some(self.reading_of())
    }

    fn opening(&self, state: &State, notes: &mut Vec<Ecological>) {
        self.opening_of(state, notes);
    }
}

/// The ladder along the upper edge, the soup below it, beside it what everybody shares and the genes, which have their place also when
/// none is for sale.
fn template(game: &Soup, form: Form) -> Template {
    let places = match form {
        Form::Wide => [[0, 0, 1000, 110], [0, 110, 520, 890], [520, 110, 480, 240], [520, 350, 480, 650]],
        Form::Tall => [[0, 0, 1000, 60], [0, 60, 1000, 480], [0, 540, 1000, 130], [0, 670, 1000, 330]],
    };
    let piles = ["deck", "supply", nodes::WASTE].map(str::to_owned).into_iter();
    let dummies = game.owners().filter(|&side| game.is_dummy(side)).map(nodes::colony);
    let shared = piles.chain(dummies).chain(EnvironmentCard::all().map(nodes::environment)).collect();
    let regions = [("ladder", vec![nodes::LADDER.to_owned()], [3, 1]), ("soup", vec!["soup".to_owned()], [1, 1])];
    let beside = [("shared", shared, [12, 4]), ("genes", vec![nodes::POOL.to_owned()], [18, 13])];
    let regions = regions.into_iter().chain(beside).zip(places);
    Template { regions: regions.map(|((name, nodes, reserved), place)| Region::new(name, nodes, place, reserved)).collect() }
}

fn board(game: &Soup, view: &View<State>, actions: &[Action], scene: &mut Scene) {
    let drifts = if is_turned(view) { game.drift(view) } else { None };
    let turn = drifts.map(Direction::degrees);
    let board = scene.add(Node::new("soup", Shape::Board, texts::board()).look(looks::SOUP.turned(turn)));
    let drift = if is_turned(view) { texts::drift_of(drifts) } else { texts::compass_bare() };
    let needle = if turn.is_some() { looks::NEEDLE.turned(turn) } else { looks::COMPASS };
    let compass = Node::new("compass", Shape::Space, drift.clone()).within(board).at(2, 2).look(needle).mark(drift);
    if is_turned(view) {
        let compass = scene.add(compass.because(vec![game.drift_rule(view)]));
        let ozone = Node::new("ozone", Shape::Token, texts::ozone(game.ozone(view))).within(compass).look(looks::OZONE);
        scene.add(ozone.because(vec![game.ozone_rule(view)]));
    } else {
        scene.add(compass);
    }
    let thing = offered(&view.frames);
    // While somebody is asked about an amoeba that leaves, the cell to which it goes is marked.
    let coming =
        view.agenda.iter().rev().find_map(|step| if let Step::Arrive(arrive) = step { Some((arrive.amoeba, arrive.to)) } else { None });
    let (moves, eats) = (moves(view), eats(view));
    for cell in Cell::all() {
        let (x, y) = map::place(cell);
        let means = |a: &Action| match a {
            Action::Cell(c) => *c == cell,
            Action::Drift | Action::Direction(_) | Action::Stay => leads_to(game, view, *a) == Some(cell),
            Action::Answer(Answer::Thing(i)) => thing == Some(Cell::THING) && *i == cell.0,
            Action::Answer(Answer::Number(n)) => number_leads_to(view, *n) == Some(cell),
            _ => false,
        };
        let space = Node::new(nodes::cell(cell), Shape::Space, texts::plain(map::name(cell))).within(board);
        let space = match coming.filter(|&(_, to)| to == cell) {
            Some((id, _)) => {
                let coming = texts::coming(texts::amoeba_of(id));
                space.mark(texts::cell_coming(map::name(cell), texts::amoeba_of(id))).badge(coming)
            }
            None => space,
        };
        let space = scene.add(space.at(i16::from(x), i16::from(y)).actions_where(actions, means));
        for colour in game.all() {
            let n = view.water[cell.ix()][colour.ix()];
            // Cubes stand for the meals that take some of them.
            let is_eaten = |a: &Action| match a {
                Action::Eat(cubes) => cubes.counts()[colour.ix()] > 0 && eats.and_then(|id| view.at(id)) == Some(cell),
                _ => false,
            };
            let cubes = Node::new(nodes::cubes(cell, colour), Shape::Token, texts::colour(colour)).within(space);
            let cubes = belonging(game, cubes, colour).icon(looks::CUBE).mark(texts::letter(colour)).value(n);
            scene.add(cubes.actions_where(actions, is_eaten));
        }
        for colour in game.all().filter(|colour| view.supply.beside.waiting[cell.ix()][colour.ix()] > 0) {
            let n = view.supply.beside.waiting[cell.ix()][colour.ix()];
            let name = texts::waiting(texts::colour(colour));
            let cubes = Node::new(format!("waiting-{}-{}", map::name(cell), colour.0), Shape::Token, name).within(space);
            scene.add(belonging(game, cubes, colour).icon(looks::CUBE).mark(texts::waiting_mark(texts::letter(colour))).value(n));
        }
        for id in view.in_cell(cell) {
            let means = |a: &Action| match a {
                // It can be dragged to where it may go.
                Action::Drift | Action::Direction(_) | Action::Stay => moves == Some(id) && leads_to(game, view, *a).is_some(),
                Action::Answer(Answer::Number(n)) => moves == Some(id) && number_leads_to(view, *n).is_some(),
                // A cube can be dragged to it.
                Action::Eat(_) => eats == Some(id),
                Action::Target(target) => *target == id,
                Action::Answer(Answer::Thing(i)) => thing == Some(Id::THING) && *i == id.0,
                _ => false,
            };
            scene.add(amoeba(game, view, id).within(space).actions_where(actions, means));
        }
    }
}

/// The pile of what was left, where it falls at random.
fn waste(game: &Soup, view: &View<State>, scene: &mut Scene) {
    if game.options.left != Left::Common {
        return;
    }
    let panel = scene.add(Node::new(nodes::WASTE, Shape::Panel, texts::pile_of_waste()).look(looks::WASTE));
    for colour in game.all() {
        let pile = Node::new(format!("waste{}", colour.0), Shape::Token, texts::colour(colour)).within(panel);
        let n = view.supply.beside.pile[colour.ix()];
        scene.add(belonging(game, pile, colour).icon(looks::CUBE).mark(texts::letter(colour)).value(n));
    }
}

/// The cell to which a number on the compass leads the amoeba for which a gene asks; none where the owner would choose, or the gene asks
/// for something else.
fn number_leads_to(view: &View<State>, number: u8) -> Option<Cell> {
    effects::leads_to(view.at(effects::moves_by_gene(view)?)?, number)
}

/// The amoeba that the open question moves.
fn moves(view: &View<State>) -> Option<Id> {
    match view.agenda.top()? {
        Step::Movement(step) => Some(step.amoeba),
        Step::FreeDirection(step) => Some(step.amoeba),
        _ => effects::moves_by_gene(view),
    }
}

/// The amoeba that is asked what it eats.
fn eats(view: &View<State>) -> Option<Id> {
    match view.agenda.top()? {
        Step::Feeding(step) => Some(step.amoeba),
        Step::Meal(step) => Some(step.amoeba),
        _ => None,
    }
}

/// The cell to which an answer leads the amoeba that is asked about.
fn leads_to(game: &Soup, view: &View<State>, action: Action) -> Option<Cell> {
    let id = moves(view)?;
    let from = view.at(id)?;
    let to = match action {
        Action::Drift => game.drifts_to(view, id),
        Action::Direction(direction) => map::step(from, direction),
        Action::Stay => None,
        _ => return None,
    };
    Some(to.unwrap_or(from))
}

/// An amoeba with a sign for each damage point.
fn amoeba(game: &Soup, view: &View<State>, id: Id) -> Node {
    let name = texts::amoeba_of(id);
    let node = Node::new(nodes::amoeba(id), Shape::Token, name.clone());
    let node = belonging(game, node, id.colour()).mark(texts::figure(name));
    let node = node.because(vec![texts::amoeba_dies(game.damage_limit(view, game.owner(id)))]);
    (0..view.amoeba(id).damage).fold(node, |node, _| node.badge(texts::damage()))
}

/// Whether an environment card is face up: not before the first one is turned at setup.
fn is_turned(view: &View<State>) -> bool {
    view.round > 0 || !view.agenda.iter().any(|step| matches!(step, Step::Reveal(_)))
}

fn environment(game: &Soup, view: &View<State>, scene: &mut Scene) {
    let card = |card: EnvironmentCard| {
        let says = game.environment_of(card)?;
        let look = game.cards().look_of(says.kind);
        let look = if look.icon.is_empty() { looks::ENVIRONMENT } else { look };
        let node = Node::new(nodes::environment(card), Shape::Card, texts::environment_of(says)).look(look);
        Some(says.source.doubt().into_iter().fold(node, |node, doubt| node.badge(texts::sure(doubt))))
    };
    let rules = || vec![game.drift_rule(view), game.ozone_rule(view)];
    let open = card(view.environment).filter(|_| is_turned(view));
    open.into_iter().for_each(|card| _ = scene.add(card.because(rules())));
    let deck = scene.add(Node::new("deck", Shape::Pile, texts::deck()).look(looks::ENVIRONMENT).value(view.deck.len()));
    for (left, weight) in view.cards_left() {
        card(left).into_iter().for_each(|card| _ = scene.add(card.within(deck).value(weight)));
    }
}

/// A thing of a colour: a side's, or, where it is nobody's or one of the two colours of a tribe, known by its look alone.
fn belonging(game: &Soup, node: Node, colour: Colour) -> Node {
    match game.shown_as(colour) {
        Some(side) => node.of(side),
        None => node.look(looks::figure(colour)),
    }
}

fn colony(game: &Soup, view: &View<State>, actions: &[Action], side: Side, scene: &mut Scene) {
    let i = side.0;
    let tribe = view.tribe(side);
    let panel = Node::new(nodes::colony(side), Shape::Panel, game.name_of(side));
    let panel = scene.add(if game.is_dummy(side) {
        panel.badge(texts::dummy()).look(looks::figure(Colour::first_of(side)))
    } else {
        panel.of(side)
    });
    scene.add(Node::new(format!("points{i}"), Shape::Text, texts::points()).within(panel).look(looks::POINTS).value(tribe.bp));
    let mutations = Node::new(format!("mutations{i}"), Shape::Text, texts::mutations()).within(panel).look(looks::MUTATIONS);
    let mutations = match game.thin_layers(view, side) {
        (0, _) => mutations,
        _ if view.over => mutations,
        (thin, left) if thin == left => mutations.badge(texts::defect_sure(left)),
        (thin, left) => mutations.badge(texts::defect_ahead(thin, left)),
    };
    scene.add(mutations.value(game.mutations(view, side)).because(game.mutation_parts(view, side)));
    for (word, said, parts) in game.changed_numbers(view, side) {
        scene.add(Node::new(format!("{word}{i}"), Shape::Text, said).within(panel).look(looks::GENES).because(parts));
    }
    for kind in tribe.in_force {
        let means = |a: &Action| matches!(a, Action::GiveUp(k) | Action::Use(k) if *k == kind && game.asked(view) == Some(side));
        let card = Node::new(nodes::gene(side, kind), Shape::Card, game.cards().name_of(kind)).within(panel);
        let card = if game.is_dummy(side) { card } else { card.of(side) };
        let card = card.look(game.cards().look_of(kind));
        let holder = game.card_of(view, side, kind);
        let card = if holder == kind { card } else { card.badge(texts::contained(game.cards().name_of(holder))) };
        scene.add(card.actions_where(actions, means));
    }
}

/// The genes that are for sale. They are open to all, and laid out when they are sold; otherwise they are in a pile that everybody may look
/// through.
fn pool(game: &Soup, view: &View<State>, actions: &[Action], scene: &mut Scene) {
    let copies = || game.genes().map(|(kind, _)| game.pool(view, kind));
    let pool = Node::new(nodes::POOL, Shape::Pile, texts::pool()).value(copies().map(i64::from).sum::<i64>()).look(looks::GENES);
    let pool = scene.add(if view.phase == Phase::NewGenes { Node { shape: Shape::Panel, ..pool } } else { pool.badge(texts::closed()) });
    // With fewer players some are not in the game at all.
    for (kind, gene) in game.genes().filter(|(_, gene)| gene.copies > 0) {
        let (card, left) = (game.cards().get(kind), game.pool(view, kind));
        let means = |a: &Action| matches!(a, Action::Buy(k) | Action::Upgrade(Upgrade { advanced: k, .. }) if *k == kind);
        let node = Node::new(format!("pool-{}", card.id), Shape::Card, card.name()).within(pool).look(card.look());
        let node = node.badge(texts::gene_card(gene.price, gene.mutation)).badge(texts::copies(left));
        scene.add(node.actions_where(actions, means));
    }
}
