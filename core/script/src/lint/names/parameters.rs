//! What functions of a card are told, and in which order: effects `g` first, rule hooks no `g`.

use super::{Function, Names, text};
use crate::schema::HookKind;
use clade_engine::Section;
use full_moon::ast::{FunctionBody, Parameter};
use full_moon::tokenizer::TokenReference;

impl Names<'_> {
    /// The parameters of a hook: an effect has `g` first and none without a value, a rule hook has no `g`.
    pub(super) fn parameters(&mut self, function: Function, body: &FunctionBody) {
        let names: Vec<&TokenReference> = body.parameters().iter().filter_map(name).collect();
        let Some(hooks) = self.hooks.get(&function) else { return };
        if let (Some(g), Some(hook)) = (names.iter().find(|name| text(name) == "g"), hooks.first())
            && hooks.iter().all(|hook| hook.kind.is_rule())
        {
            let (hook, facts) = (hook.name, if hook.args.is_empty() && self.words.reads.is_empty() { "" } else { "now" });
            let what = format!("a rule hook only answers: it gets no g, but facts: {hook} = function({facts})");
            self.without_g.insert(function);
            return self.told_of(Section::RuleHooks, *g, &what);
        }
        if hooks.iter().any(|hook| hook.kind != HookKind::Effect) {
            return;
        }
        let Some(longest) = hooks.iter().max_by_key(|hook| hook.args.len()) else { return };
        let told: Vec<&str> = ["g"].into_iter().chain(longest.args.iter().map(|arg| arg.name)).collect();
        let call = format!("{} = function({})", longest.name, told.join(", "));
        if names.len() < body.parameters().len() {
            return; // `...` takes whatever there is
        }
        if let Some(misplaced) = names.iter().skip(1).find(|name| text(name) == "g") {
            self.without_g.insert(function);
            self.told_of(Section::Effects, *misplaced, &format!("g comes first: {call}"));
        } else if names.first().is_none_or(|name| text(name) != "g") && self.is_missed(body) {
            self.without_g.insert(function);
            self.told_of(Section::Effects, body.parameters_parentheses(), &format!("this effect acts with g, which comes first: {call}"));
        } else if let Some(more) = names.get(told.len()) {
            self.told_of(Section::Effects, *more, &format!("nothing is told as '{}': {call}", text(more)));
        }
    }

    /// Whether a function calls something on a `g` that it does not have.
    fn is_missed(&self, body: &FunctionBody) -> bool {
        self.meaning("g").is_none() && body.block().to_string().contains("g:")
    }
}

fn name(parameter: &Parameter) -> Option<&TokenReference> {
    if let Parameter::Name(name) = parameter { Some(name) } else { None }
}
