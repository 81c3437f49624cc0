//! Where events go.

/// A stream of events, or none. Without a listener an event is not even made.
#[derive(Debug)]
pub struct Sink<'a, E> {
    out: Option<&'a mut Vec<E>>,
    /// Whether somebody reads or watches what happens; if not, only food and life are measured.
    told: bool,
    /// Whether it comes of an answer for which nobody was asked.
    unasked: bool,
}

impl<'a, E> Sink<'a, E> {
    /// Nobody listens.
    pub fn null() -> Self {
        Self { out: None, told: false, unasked: false }
    }

    /// Events are appended to the list.
    pub fn to(out: &'a mut Vec<E>) -> Self {
        Self { out: Some(out), told: true, unasked: false }
    }

    /// Events are appended to the list, except for those that are only for the log: food and life are measured, and nobody reads a log.
    pub fn measuring(out: &'a mut Vec<E>) -> Self {
        Self { out: Some(out), told: false, unasked: false }
    }

    /// The same stream, reborrowed.
    pub fn lend(&mut self) -> Sink<'_, E> {
        Sink { out: self.out.as_deref_mut(), told: self.told, unasked: self.unasked }
    }

    /// The same stream while an answer is played for which nobody was asked.
    pub fn unasked(&mut self) -> Sink<'_, E> {
        Sink { unasked: true, ..self.lend() }
    }

    /// Something happened.
    #[inline]
    pub fn emit(&mut self, event: impl FnOnce() -> E) {
        if let Some(out) = &mut self.out {
            out.push(event());
        }
    }

    /// Something happened that means nothing for food and life, see [`crate::Shown::ecology`]: nothing is worked out where nobody reads.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> E) {
        if self.told {
            self.emit(event);
        }
    }

    /// Whether anybody listens: for events that are costly to work out.
    pub fn is_heard(&self) -> bool {
        self.out.is_some()
    }

    /// The same for events that mean nothing for food and life, see [`Sink::tell`].
    pub fn is_told(&self) -> bool {
        self.told
    }

    /// Whether what happens comes of the only answer to a question, which nobody was asked: a log may say so.
    pub fn is_unasked(&self) -> bool {
        self.unasked
    }

    /// What was heard so far.
    pub fn heard(&self) -> &[E] {
        self.out.as_ref().map_or(&[], |out| out)
    }

    /// How many events the list holds now.
    pub fn mark(&self) -> usize {
        self.out.as_ref().map_or(0, |out| out.len())
    }

    /// Drops the events after the mark: what they reported was undone.
    pub fn drop_after(&mut self, mark: usize) {
        if let Some(out) = &mut self.out {
            out.truncate(mark);
        }
    }
}
