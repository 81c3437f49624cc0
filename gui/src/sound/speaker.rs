//! Where sounds go: to the sound server of Linux, or to the usual device of Windows and macOS. Without one they go nowhere, silently.
//!
//! The device is open only while there is something to hear, and a moment longer.

use std::sync::{Arc, Mutex, PoisonError};

/// Samples a second, of one channel.
pub(super) const RATE: u32 = 44_100;
/// After so much silence the device is closed, in samples.
const SILENCE: usize = RATE as usize;

/// What is being played: sounds that overlap are heard together.
#[derive(Default)]
pub(super) struct Mixer(Mutex<Playing>);

#[derive(Default)]
struct Playing {
    /// Each with how far it is.
    voices: Vec<(Vec<f32>, usize)>,
    /// Samples since the last one that could be heard.
    silent: usize,
}

impl Mixer {
    /// From now on this is heard, too.
    fn add(&self, samples: Vec<f32>) {
        let mut playing = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !samples.is_empty() {
            playing.voices.push((samples, 0));
            playing.silent = 0;
        }
    }

    /// The next sample; `None` once there was nothing to hear for a while.
    fn next(&self) -> Option<f32> {
        let mut playing = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if playing.voices.is_empty() {
            playing.silent += 1;
            return (playing.silent <= SILENCE).then_some(0.0);
        }
        let mut sum = 0.0;
        for (samples, at) in &mut playing.voices {
            sum += samples[*at];
            *at += 1;
        }
        playing.voices.retain(|(samples, at)| *at < samples.len());
        Some(sum.clamp(-1.0, 1.0))
    }

    /// Whether nothing was heard for a while.
    fn has_ended(&self) -> bool {
        let playing = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        playing.voices.is_empty() && playing.silent > SILENCE
    }
}

/// A device that plays what a mixer gives it.
pub(super) struct Speaker {
    mixer: Arc<Mixer>,
    open: Option<system::Stream>,
}

impl Speaker {
    /// One that is not open yet.
    pub(super) fn new() -> Self {
        Self { mixer: Arc::new(Mixer::default()), open: None }
    }

    /// Lets this be heard. Without a device it is silence.
    pub(super) fn play(&mut self, samples: Vec<f32>) {
        self.rest();
        self.mixer.add(samples);
        if self.open.is_none() {
            self.open = system::Stream::open(&self.mixer);
        }
    }

    /// Closes the device, if nothing was heard for a while.
    pub(super) fn rest(&mut self) {
        if self.mixer.has_ended() {
            self.open = None;
        }
    }

    /// Whether the device is open.
    pub(super) fn is_open(&self) -> bool {
        self.open.is_some()
    }
}

#[cfg(target_os = "linux")]
mod system {
    use super::{Arc, Mixer, RATE};
    use pollster::block_on;
    use pulseaudio::protocol::stream::BufferAttr;
    use pulseaudio::protocol::{ChannelMap, ChannelVolume, DEFAULT_SINK, PlaybackStreamParams, SampleFormat, SampleSpec};
    use pulseaudio::{AsPlaybackSource, Client, PlaybackStream};

    /// A stream of a sound server that speaks PulseAudio's protocol, PipeWire among them.
    pub(super) struct Stream {
        _stream: PlaybackStream,
        _client: Client,
    }

    /// How much is made in advance, in bytes: a tenth of a second.
    const AHEAD: u32 = RATE * size_of::<f32>() as u32 / 10;

    impl Stream {
        pub(super) fn open(mixer: &Arc<Mixer>) -> Option<Self> {
            let client = Client::from_env(c"Clade").ok()?;
            let parameters = PlaybackStreamParams {
                sample_spec: SampleSpec { format: SampleFormat::Float32Le, channels: 1, sample_rate: RATE },
                channel_map: ChannelMap::mono(),
                cvolume: Some(ChannelVolume::norm(1)),
                sink_name: Some(DEFAULT_SINK.to_owned()),
                buffer_attr: BufferAttr { target_length: AHEAD, pre_buffering: AHEAD / 2, ..BufferAttr::default() },
                ..PlaybackStreamParams::default()
            };
            let mixer = mixer.clone();
            let hand = move |room: &mut [u8]| {
                let mut filled = 0;
                for place in room.chunks_exact_mut(size_of::<f32>()) {
                    let Some(sample) = mixer.next() else { break };
                    place.copy_from_slice(&sample.to_le_bytes());
                    filled += place.len();
                }
                filled
            };
            let stream = block_on(client.create_playback_stream(parameters, hand.as_playback_source())).ok()?;
            Some(Self { _stream: stream, _client: client })
        }
    }
}

#[cfg(any(windows, target_os = "macos"))]
mod system {
    use super::{Arc, Mixer, RATE};
    use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};

    /// A stream of the device that the system calls the usual one.
    pub(super) struct Stream(#[allow(dead_code, reason = "it plays as long as it is kept")] cpal::Stream);

    impl Stream {
        pub(super) fn open(mixer: &Arc<Mixer>) -> Option<Self> {
            let device = cpal::default_host().default_output_device()?;
            let config = device.default_output_config().ok()?.config();
            let (channels, step) = (usize::from(config.channels), f64::from(RATE) / f64::from(config.sample_rate));
            let mixer = mixer.clone();
            let (mut now, mut due) = (0.0, 0.0f64);
            let fill = move |room: &mut [f32], _: &cpal::OutputCallbackInfo| {
                for frame in room.chunks_mut(channels) {
                    due += step;
                    while due >= 1.0 {
                        (now, due) = (mixer.next().unwrap_or(0.0), due - 1.0);
                    }
                    frame.fill(now);
                }
            };
            let stream = device.build_output_stream(config, fill, |_| {}, None).ok()?;
            stream.play().ok()?;
            Some(Self(stream))
        }
    }
}

#[cfg(not(any(target_os = "linux", windows, target_os = "macos")))]
mod system {
    use super::{Arc, Mixer};

    /// There is no device here that is known.
    pub(super) struct Stream;

    impl Stream {
        pub(super) fn open(_: &Arc<Mixer>) -> Option<Self> {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sounds_that_overlap_are_heard_together_and_then_it_is_silent() {
        let mixer = Mixer::default();
        mixer.add(vec![0.2, 0.2, 0.2]);
        assert_eq!(mixer.next(), Some(0.2));
        mixer.add(vec![0.3]);
        assert_eq!(mixer.next(), Some(0.5));
        assert_eq!((mixer.next(), mixer.next()), (Some(0.2), Some(0.0)));
        assert!(!mixer.has_ended());
        assert_eq!((1..=SILENCE).filter(|_| mixer.next().is_some()).count(), SILENCE - 1);
        assert!(mixer.has_ended());
        mixer.add(vec![0.1]);
        assert!(!mixer.has_ended() && mixer.next() == Some(0.1));
    }
}
