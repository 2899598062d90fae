//! Powers: numbers of cards to ask about.

use fastrand::Rng;

/// The judge has no larger numbers.
const LARGEST: u32 = 1000;

/// Numbers without end, each as likely as any other from 1 to the judge's largest; the same ones every time.
pub fn short() -> impl Iterator<Item = u32> {
    let mut random = Rng::with_seed(1847);
    std::iter::repeat_with(move || random.u32(1..=LARGEST))
}

/// The digits of a number without end: the first is not 0; the same ones every time.
pub fn digits() -> impl Iterator<Item = u8> {
    let mut random = Rng::with_seed(1847);
    let first = random.u8(b'1'..=b'9');
    std::iter::once(first).chain(std::iter::repeat_with(move || random.u8(b'0'..=b'9')))
}
