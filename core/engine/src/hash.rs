//! The state hash: xxh3 over canonical bytes; the same on every machine and in every version of Rust.

use serde::Serialize;
use std::cell::RefCell;

/// Room for the bytes of a usual state: written to a place of fixed size, each byte costs a comparison and no more.
const USUAL: usize = 4096;

thread_local! {
    static PLACE: RefCell<[u8; USUAL]> = const { RefCell::new([0; USUAL]) };
}

/// The canonical bytes of plain data (postcard: no padding, no pointers, fixed order).
pub fn bytes<T: Serialize + ?Sized>(value: &T) -> Vec<u8> {
    written(value, <[u8]>::to_vec)
}

#[expect(clippy::disallowed_methods, reason = "each thread has its own place to write to; what is written there does not depend on it")]
fn written<T: Serialize + ?Sized, R>(value: &T, then: impl FnOnce(&[u8]) -> R) -> R {
    PLACE.with(|place| {
        let mut place = place.try_borrow_mut().ok(); // none while a value is written that hashes another one
        match place.as_mut().and_then(|place| postcard::to_slice(value, &mut place[..]).ok()) {
            Some(bytes) => then(bytes),
            None => then(&bytes_of_many(value)),
        }
    })
}

/// The same for what has no room there.
#[cold]
fn bytes_of_many<T: Serialize + ?Sized>(value: &T) -> Vec<u8> {
    postcard::to_extend(value, Vec::with_capacity(2 * USUAL)).expect("plain data always has bytes")
}

/// xxh3 (64 bit) of bytes.
pub fn of_bytes(bytes: &[u8]) -> u64 {
    twox_hash::XxHash3_64::oneshot(bytes)
}

/// xxh3 (64 bit) of the canonical bytes.
pub fn of<T: Serialize + ?Sized>(value: &T) -> u64 {
    written(value, of_bytes)
}

/// A hash of something small, for comparisons within one run of the program; quicker than the state hash, but not stable.
pub fn quick<T: std::hash::Hash>(value: &T) -> u64 {
    let mut hasher = std::hash::DefaultHasher::new();
    value.hash(&mut hasher);
    std::hash::Hasher::finish(&hasher)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_hash_is_pinned() {
        assert_eq!(super::of_bytes(b""), 0x2D06_8005_38D3_94C2, "xxh3's published value for no bytes");
        assert_eq!(super::of(&(1u8, "a")), super::of_bytes(&[1, 1, b'a']));
    }

    #[test]
    fn a_value_may_hash_another_one_while_it_is_written() {
        struct Hashed(u8);
        impl serde::Serialize for Hashed {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_u64(super::of(&self.0))
            }
        }
        assert_eq!(super::bytes(&(1u8, Hashed(2), 3u8)), super::bytes(&(1u8, super::of(&2u8), 3u8)));
    }

    #[test]
    fn many_bytes_are_written_as_few() {
        for n in [super::USUAL - 2, super::USUAL - 1, 3 * super::USUAL] {
            let (value, length) = (vec![7u8; n], [n as u8 & 127 | 128, (n >> 7) as u8]);
            let bytes = [&length[..], &value].concat();
            assert_eq!((super::bytes(&value), super::of(&value)), (bytes.clone(), super::of_bytes(&bytes)));
        }
    }
}
