//! While a thread waits for the other process both stay on one processor. One of them always waits for the other, and to wake an idle
//! processor takes ten times as long as to change over on a busy one.

#[cfg(target_os = "linux")]
use rustix::thread::{CpuSet, Pid, sched_getaffinity, sched_getcpu, sched_setaffinity};
use std::process::Child;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Where the other process runs.
pub(super) struct Near {
    #[cfg(target_os = "linux")]
    child: Option<Pid>,
    /// The processor.
    at: AtomicUsize,
}

/// What holds a thread where it is. Where that is not allowed, all is only slower.
#[cfg(target_os = "linux")]
pub(super) struct Stays(Option<CpuSet>);

#[cfg(target_os = "linux")]
impl Near {
    pub(super) fn of(child: &Child) -> Self {
        Self { child: i32::try_from(child.id()).ok().and_then(Pid::from_raw), at: AtomicUsize::new(usize::MAX) }
    }

    /// The other process may run anywhere again.
    pub(super) fn leaves(&self) {
        if let Ok(may) = sched_getaffinity(None) {
            _ = sched_setaffinity(self.child, &may);
            self.at.store(usize::MAX, Ordering::Relaxed);
        }
    }

    /// The calling thread stays where it is until this is dropped, and the other process comes there.
    pub(super) fn stays(&self) -> Stays {
        let (here, may) = (sched_getcpu(), sched_getaffinity(None).ok());
        if here >= CpuSet::MAX_CPU || may.is_none() {
            return Stays(None);
        }
        let mut only = CpuSet::new();
        only.set(here);
        if self.at.swap(here, Ordering::Relaxed) != here {
            _ = sched_setaffinity(self.child, &only);
        }
        _ = sched_setaffinity(None, &only);
        Stays(may)
    }
}

#[cfg(target_os = "linux")]
impl Drop for Stays {
    fn drop(&mut self) {
        if let Some(may) = &self.0 {
            _ = sched_setaffinity(None, may);
        }
    }
}

/// Other systems know better, or are slower.
#[cfg(not(target_os = "linux"))]
impl Near {
    pub(super) fn of(_: &Child) -> Self {
        Self { at: AtomicUsize::new(0) }
    }

    pub(super) fn leaves(&self) {}

    pub(super) fn stays(&self) -> usize {
        self.at.load(Ordering::Relaxed)
    }
}
