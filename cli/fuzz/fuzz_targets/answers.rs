#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    clade_plugin::host::fuzz::answers(data);
});
