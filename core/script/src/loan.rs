//! The one guard through which a state is lent to the VM: the only `unsafe` of this crate.
#![allow(unsafe_code)]

use crate::Host;
use std::cell::Cell;
use std::ptr::NonNull;

/// A host lent to the functions of the VM while a script runs, and to nobody else.
///
/// While it is lent the lender does nothing with its own reference: it waits inside [`Loan::lend`]. A borrower takes the host
/// out, uses it and puts it back, so two borrowers never hold it at once.
#[derive(Default)]
pub(crate) struct Loan {
    lent: Cell<Option<NonNull<dyn Host>>>,
}

/// Takes the loan back when the script stops, also by a panic.
struct Back<'a> {
    loan: &'a Loan,
    before: Option<NonNull<dyn Host>>,
}

impl Drop for Back<'_> {
    fn drop(&mut self) {
        self.loan.lent.set(self.before);
    }
}

impl Loan {
    /// Lends a host for the time of `run`.
    pub(crate) fn lend<R>(&self, host: &mut dyn Host, run: impl FnOnce() -> R) -> R {
        let pointer: NonNull<dyn Host + '_> = NonNull::from(host);
        // SAFETY: only the lifetime is changed. The pointer is dropped from the cell by `Back` before `host`'s borrow ends.
        let pointer: NonNull<dyn Host> = unsafe { std::mem::transmute(pointer) };
        let _back = Back { loan: self, before: self.lent.replace(Some(pointer)) };
        run()
    }

    /// Borrows the host that is lent now; `None` if no script runs or another borrower has it.
    pub(crate) fn borrow<R>(&self, use_it: impl FnOnce(&mut dyn Host) -> R) -> Option<R> {
        let mut pointer = self.lent.take()?;
        let _back = Back { loan: self, before: Some(pointer) };
        // SAFETY: the pointer comes from `lend`, whose exclusive borrow is still alive (`Back` there clears the cell before
        // it ends); the cell is empty while this borrow lives, so it is the only one.
        Some(use_it(unsafe { pointer.as_mut() }))
    }
}
