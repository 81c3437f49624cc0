#![no_main]
use clade_check::fuzz;
libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    fuzz::packed(&clade_pond::MODULE, data);
});
