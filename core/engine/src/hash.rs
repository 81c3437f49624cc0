//! The state hash: xxh3 over canonical bytes; the same on every machine and in every version of Rust.

use serde::Serialize;

/// Room for the bytes of a usual state: written to a place of fixed size, each byte costs a comparison and no more.
const USUAL: usize = 4096;

/// The canonical bytes of plain data (postcard: no padding, no pointers, fixed order).
pub fn bytes<T: Serialize + ?Sized>(value: &T) -> Vec<u8> {
    postcard::to_slice(value, &mut [0; USUAL]).map_or_else(|_| bytes_of_many(value), |bytes| bytes.to_vec())
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
    of_bytes(&bytes(value))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_hash_is_pinned() {
        assert_eq!(super::of_bytes(b""), 0x2D06_8005_38D3_94C2, "xxh3's published value for no bytes");
        assert_eq!(super::of(&(1u8, "a")), super::of_bytes(&[1, 1, b'a']));
    }

    #[test]
    fn many_bytes_are_written_as_few() {
        for n in [super::USUAL - 2, super::USUAL - 1, 3 * super::USUAL] {
            let (value, length) = (vec![7u8; n], [n as u8 & 127 | 128, (n >> 7) as u8]);
            assert_eq!(super::bytes(&value), [&length[..], &value].concat());
        }
    }
}
