//! Where sounds go: to the sound server of Linux, or to the usual device of Windows and macOS. Without one they go nowhere, silently.

/// Samples a second, of one channel.
pub(super) const RATE: u32 = 44_100;

/// Something that makes samples audible.
pub(super) trait Speaker {
    /// Plays them to their end.
    fn play(&mut self, samples: Vec<f32>);
}

/// The speaker of this system, if there is one.
pub(super) fn speaker() -> Option<Box<dyn Speaker>> {
    #[cfg(any(target_os = "linux", windows, target_os = "macos"))]
    return system::Device::open().map(|device| Box::new(device) as Box<dyn Speaker>);
    #[cfg(not(any(target_os = "linux", windows, target_os = "macos")))]
    None
}

#[cfg(target_os = "linux")]
mod system {
    use super::{RATE, Speaker};
    use pollster::block_on;
    use pulseaudio::protocol::{ChannelMap, ChannelVolume, DEFAULT_SINK, PlaybackStreamParams, SampleFormat, SampleSpec};
    use pulseaudio::{AsPlaybackSource, Client};

    /// A sound server that speaks PulseAudio's protocol, PipeWire among them.
    pub(super) struct Device(Client);

    impl Device {
        pub(super) fn open() -> Option<Self> {
            Client::from_env(c"Clade").ok().map(Self)
        }
    }

    impl Speaker for Device {
        fn play(&mut self, samples: Vec<f32>) {
            let parameters = PlaybackStreamParams {
                sample_spec: SampleSpec { format: SampleFormat::Float32Le, channels: 1, sample_rate: RATE },
                channel_map: ChannelMap::mono(),
                cvolume: Some(ChannelVolume::norm(1)),
                sink_name: Some(DEFAULT_SINK.to_owned()),
                ..PlaybackStreamParams::default()
            };
            let bytes: Vec<u8> = samples.iter().flat_map(|sample| sample.to_le_bytes()).collect();
            let mut at = 0;
            let hand = move |room: &mut [u8]| {
                let n = room.len().min(bytes.len() - at);
                room[..n].copy_from_slice(&bytes[at..at + n]);
                at += n;
                n
            };
            // A server that has gone plays nothing, and nobody misses it.
            let _ = block_on(async {
                let stream = self.0.create_playback_stream(parameters, hand.as_playback_source()).await?;
                stream.play_all().await?;
                stream.delete().await
            });
        }
    }
}

#[cfg(any(windows, target_os = "macos"))]
mod system {
    use super::{RATE, Speaker};
    use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
    use std::time::Duration;

    /// The device that the system calls the usual one.
    pub(super) struct Device {
        device: cpal::Device,
        config: cpal::StreamConfig,
    }

    impl Device {
        pub(super) fn open() -> Option<Self> {
            let device = cpal::default_host().default_output_device()?;
            let config = device.default_output_config().ok()?.config();
            Some(Self { device, config })
        }
    }

    impl Speaker for Device {
        fn play(&mut self, samples: Vec<f32>) {
            let lasts = Duration::from_secs_f64(samples.len() as f64 / f64::from(RATE));
            let (channels, step) = (usize::from(self.config.channels), f64::from(RATE) / f64::from(self.config.sample_rate));
            let mut at = 0.0f64;
            let fill = move |room: &mut [f32], _: &cpal::OutputCallbackInfo| {
                for frame in room.chunks_mut(channels) {
                    frame.fill(samples.get(at as usize).copied().unwrap_or(0.0));
                    at += step;
                }
            };
            let Ok(stream) = self.device.build_output_stream(self.config.clone(), fill, |_| {}, None) else { return };
            if stream.play().is_ok() {
                std::thread::sleep(lasts + Duration::from_millis(60));
            }
        }
    }
}
