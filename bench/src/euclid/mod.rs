//! Euclid: pairs to ask about.

use fastrand::Rng;

/// Judges have 32-bit numbers.
const LARGEST: u32 = i32::MAX as u32;

/// How to draw pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// Two numbers, each as likely as any other from 1 to 2^31 − 1.
    Random,
    /// The last two numbers, not above the larger of a random pair, of a sequence in which each is the sum of the two
    /// before it and which begins with two random numbers up to 1,000. Whoever plays it out subtracts some thirty times,
    /// and it takes about as many digits as the random pair. Either number may come first.
    Fibonacci,
}

impl Draw {
    /// The draw of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "random" => Some(Self::Random),
            "fibonacci" => Some(Self::Fibonacci),
            _ => None,
        }
    }

    /// Pairs without end; the same ones every time.
    pub fn pairs(self) -> impl Iterator<Item = [u32; 2]> {
        let mut random = Rng::with_seed(1525);
        std::iter::repeat_with(move || match self {
            Self::Random => pair(&mut random, LARGEST),
            Self::Fibonacci => fibonacci(&mut random),
        })
    }
}

/// Two numbers from 1 to `largest`.
fn pair(random: &mut Rng, largest: u32) -> [u32; 2] {
    [random.u32(1..=largest), random.u32(1..=largest)]
}

fn fibonacci(random: &mut Rng) -> [u32; 2] {
    let [a, b] = pair(random, LARGEST);
    let [mut before, mut last] = pair(random, 1000);
    while before + last <= a.max(b) {
        (before, last) = (last, before + last);
    }
    if random.bool() { [before, last] } else { [last, before] }
}
