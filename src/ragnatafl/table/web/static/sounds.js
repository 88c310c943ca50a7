// Sounds, made on the spot: wood, stone and a low horn. Nothing is loaded.

import { settings } from "./settings.js";

let audio = null;

function context() {
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
  return audio;
}

function tone(frequency, start, length, volume, kind = "sine", slide = 1) {
  const at = audio.currentTime + start;
  const source = new OscillatorNode(audio, { type: kind, frequency });
  const gain = new GainNode(audio, { gain: 0 });
  source.frequency.exponentialRampToValueAtTime(frequency * slide, at + length);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + length);
}

function knock(start, frequency, volume) {
  const at = audio.currentTime + start;
  const length = 0.12;
  const noise = new AudioBuffer({ length: audio.sampleRate * length, sampleRate: audio.sampleRate });
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (Math.random() * 2 - 1) * Math.exp(-i / (samples.length * 0.12));
  }
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency, Q: 4 });
  const gain = new GainNode(audio, { gain: volume });
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}

const SOUNDS = {
  move: () => knock(0, 420, 0.9),
  turn: () => (knock(0, 900, 0.4), tone(392, 0.05, 0.35, 0.12), tone(587, 0.16, 0.5, 0.1)),
  refuse: () => tone(150, 0, 0.22, 0.16, "triangle", 0.8),
  rotate: () => knock(0, 1400, 0.25),
  end: () => [196, 294, 392, 588].forEach((note, i) => tone(note, i * 0.14, 1.4, 0.1, "triangle")),
};

export function play(name) {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  try {
    context();
    SOUNDS[name]();
  } catch {
    // a browser without sound is no reason to stop
  }
}
