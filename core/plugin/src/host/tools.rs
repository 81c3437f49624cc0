//! What the program lends to a library: the tools of the face that is called on this thread.
#![allow(unsafe_code)]

use crate::abi::{ClHost, tool};
use clade_engine::Tools;
use std::cell::Cell;

thread_local! {
    static LENT: Cell<Tools> = const { Cell::new(Tools { out_of_time: None, stop: None, nanoseconds: None, ask_all: false, forgetful: false }) };
}

/// Lends these tools to the library that is called next on this thread.
pub(super) fn lend(tools: Tools) {
    LENT.set(tools);
}

/// Which tools there are, for [`crate::abi::ClTools`].
pub(super) fn flags(tools: &Tools) -> u32 {
    let Tools { out_of_time, stop, nanoseconds, ask_all, forgetful } = *tools;
    let flag = |on: bool, flag: u32| if on { flag } else { 0 };
    flag(out_of_time.is_some(), tool::OUT_OF_TIME)
        | flag(stop.is_some(), tool::STOP)
        | flag(nanoseconds.is_some(), tool::NANOSECONDS)
        | flag(ask_all, tool::ASK_ALL)
        | flag(forgetful, tool::FORGETFUL)
}

/// Lent to every library.
pub(super) static HOST: ClHost = ClHost { size: size_of::<ClHost>() as u32, minor: 0, out_of_time, stop, nanoseconds };

unsafe extern "C" fn out_of_time(first: u8) -> u8 {
    LENT.get().out_of_time.is_some_and(|asked| asked(first != 0)).into()
}

unsafe extern "C" fn stop() -> u8 {
    LENT.get().stop.is_some_and(|asked| asked()).into()
}

unsafe extern "C" fn nanoseconds() -> u64 {
    LENT.get().nanoseconds.map_or(0, |asked| asked())
}
