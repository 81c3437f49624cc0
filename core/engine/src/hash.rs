//! The state hash: xxh3 over canonical bytes; the same on every machine and in every version of Rust.

use serde::Serialize;

/// Room for the bytes of a usual state: a buffer that grows is copied each time.
const USUAL: usize = 2048;

/// The canonical bytes of plain data (postcard: no padding, no pointers, fixed order).
pub fn bytes<T: Serialize + ?Sized>(value: &T) -> Vec<u8> {
    postcard::to_extend(value, Vec::with_capacity(USUAL)).expect("plain data always has bytes")
}

/// Whether these are the canonical bytes of a value; they are not written anywhere.
pub fn has_bytes<T: Serialize + ?Sized>(value: &T, bytes: &[u8]) -> bool {
    postcard::serialize_with_flavor(value, Compared { left: bytes }).unwrap_or(false)
}

/// Where bytes go that are only compared.
struct Compared<'a> {
    left: &'a [u8],
}

impl postcard::ser_flavors::Flavor for Compared<'_> {
    type Output = bool;

    fn try_push(&mut self, byte: u8) -> postcard::Result<()> {
        match self.left.split_first() {
            Some((&first, left)) if first == byte => {
                self.left = left;
                Ok(())
            }
            _ => Err(postcard::Error::SerializeBufferFull),
        }
    }

    fn try_extend(&mut self, bytes: &[u8]) -> postcard::Result<()> {
        self.left = self.left.strip_prefix(bytes).ok_or(postcard::Error::SerializeBufferFull)?;
        Ok(())
    }

    fn finalize(self) -> postcard::Result<bool> {
        Ok(self.left.is_empty())
    }
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
    fn bytes_are_compared_to_their_end() {
        let value = (1u8, "a");
        assert!(super::has_bytes(&value, &[1, 1, b'a']));
        for other in [&[1, 1][..], &[1, 1, b'b'], &[1, 1, b'a', 0], &[]] {
            assert!(!super::has_bytes(&value, other), "{other:?}");
        }
    }
}
