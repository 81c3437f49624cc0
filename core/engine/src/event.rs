//! Where events go.

/// A stream of events, or none. Without a listener an event is not even made.
#[derive(Debug)]
pub struct Sink<'a, E> {
    out: Option<&'a mut Vec<E>>,
}

impl<'a, E> Sink<'a, E> {
    /// Nobody listens.
    pub fn null() -> Self {
        Self { out: None }
    }

    /// Events are appended to the list.
    pub fn to(out: &'a mut Vec<E>) -> Self {
        Self { out: Some(out) }
    }

    /// The same stream, lent on.
    pub fn lend(&mut self) -> Sink<'_, E> {
        Sink { out: self.out.as_deref_mut() }
    }

    /// Something happened.
    #[inline]
    pub fn emit(&mut self, event: impl FnOnce() -> E) {
        if let Some(out) = &mut self.out {
            out.push(event());
        }
    }

    /// Whether anybody listens: for events that cost work to find out.
    pub fn is_heard(&self) -> bool {
        self.out.is_some()
    }

    /// What was heard so far.
    pub fn heard(&self) -> &[E] {
        self.out.as_ref().map_or(&[], |out| out)
    }

    /// How many events the list holds now.
    pub fn mark(&self) -> usize {
        self.out.as_ref().map_or(0, |out| out.len())
    }

    /// Drops the events after the mark: what they told was taken back.
    pub fn drop_after(&mut self, mark: usize) {
        if let Some(out) = &mut self.out {
            out.truncate(mark);
        }
    }
}
