//! The ten sounds themselves, made from tones and noise: all of our own making, so that nothing has to be shipped.

use super::Sound;
use super::speaker::RATE;
use std::f32::consts::TAU;

/// How loud they are, of 1.
const LOUD: f32 = 0.28;

/// A sound as samples between -1 and 1.
pub(super) fn samples(sound: Sound) -> Vec<f32> {
    let mut made = match sound {
        Sound::Place => knock(0.0, 210.0, 0.07),
        Sound::Die => join((0u8..4).map(|nth| knock(f32::from(nth * nth) * 0.028, 340.0 - 40.0 * f32::from(nth), 0.05))),
        Sound::Eat => join([rustle(0.0, 0.09, 0.18), rustle(0.11, 0.1, 0.12)]),
        Sound::Flip => rustle(0.0, 0.14, 0.6),
        Sound::Points => join([tone(0.0, 659.3, 0.12), tone(0.08, 880.0, 0.2)]),
        Sound::Born => glide(0.0, 380.0, 760.0, 0.2),
        Sound::Died => glide(0.0, 310.0, 105.0, 0.4),
        Sound::Phase => join([tone(0.0, 196.0, 0.6), tone(0.0, 293.7, 0.5), tone(0.02, 392.0, 0.4)]),
        Sound::Turn => join([tone(0.0, 880.0, 0.18), tone(0.13, 1174.7, 0.34)]),
        Sound::End => join([523.3, 659.3, 784.0, 1046.5].into_iter().zip(0u8..).map(|(high, nth)| tone(f32::from(nth) * 0.16, high, 0.5))),
    };
    let most = made.iter().fold(f32::EPSILON, |most, sample| most.max(sample.abs()));
    made.iter_mut().for_each(|sample| *sample *= LOUD / most);
    made
}

/// Samples from `begins` on for `lasts` seconds, each made from the seconds since then; they die away.
fn faded(begins: f32, lasts: f32, mut wave: impl FnMut(f32) -> f32) -> Vec<f32> {
    let count = |seconds: f32| (seconds * RATE as f32) as usize;
    let at = |n: usize| n as f32 / RATE as f32;
    // Neither its beginning nor its end clicks.
    let shape = |t: f32| (t * 220.0).min(1.0) * (1.0 - t / lasts).max(0.0).powi(2);
    std::iter::repeat_n(0.0, count(begins)).chain((0..count(lasts)).map(|n| wave(at(n)) * shape(at(n)))).collect()
}

/// A soft bell.
fn tone(begins: f32, high: f32, lasts: f32) -> Vec<f32> {
    faded(begins, lasts, |t| (TAU * high * t).sin() + 0.3 * (TAU * high * 2.0 * t).sin() * (-9.0 * t).exp())
}

/// A tone that rises or falls.
fn glide(begins: f32, from: f32, to: f32, lasts: f32) -> Vec<f32> {
    faded(begins, lasts, |t| (TAU * (from * t + (to - from) * t * t / (2.0 * lasts))).sin())
}

/// Wood on wood.
fn knock(begins: f32, high: f32, lasts: f32) -> Vec<f32> {
    let mut noise = Noise(7);
    faded(begins, lasts, |t| (TAU * high * t).sin() + 0.5 * noise.next() * (-90.0 * t).exp())
}

/// Noise, the duller the smaller `bright` is.
fn rustle(begins: f32, lasts: f32, bright: f32) -> Vec<f32> {
    let (mut noise, mut last) = (Noise(11), 0.0);
    faded(begins, lasts, |_| {
        last += (noise.next() - last) * bright;
        last
    })
}

/// Sounds at the same time.
fn join(parts: impl IntoIterator<Item = Vec<f32>>) -> Vec<f32> {
    let mut all: Vec<f32> = Vec::new();
    for part in parts {
        all.resize(all.len().max(part.len()), 0.0);
        all.iter_mut().zip(part).for_each(|(sum, sample)| *sum += sample);
    }
    all
}

/// Noise that is the same each time.
struct Noise(u32);

impl Noise {
    fn next(&mut self) -> f32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) as f32 / (1 << 23) as f32 - 1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_are_short_and_quiet_and_none_clicks() {
        let mut made: Vec<Vec<f32>> = Vec::new();
        for sound in Sound::ALL {
            let samples = samples(sound);
            let seconds = samples.len() as f32 / RATE as f32;
            assert!((0.05..=1.1).contains(&seconds), "{sound:?}: {seconds} s");
            assert!(samples.iter().all(|sample| sample.abs() <= LOUD + 1e-4), "{sound:?} is too loud");
            let ends = [samples[0], *samples.last().unwrap()];
            assert!(ends.iter().all(|end| end.abs() < 0.02), "{sound:?}: {ends:?}");
            assert!(!made.contains(&samples), "{sound:?} sounds like another one");
            made.push(samples);
        }
    }
}
