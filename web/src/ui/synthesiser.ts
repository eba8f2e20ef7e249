/** Makes the sounds: stone, wood, clay taps, a bell, sand, water. Loaded after the first touch. */
import { settings, type Volume } from '../app/settings.svelte';
import type { Sound } from './sound';

let context: AudioContext | null = null;
/** Everything goes through it; its gain is the chosen volume. */
let output: GainNode | null = null;

/** Create the context, which takes tens of milliseconds. */
export function prepare(): AudioContext {
  context ??= new AudioContext();
  if (!output) {
    output = context.createGain();
    output.connect(context.destination);
  }
  return context;
}

const LOUD = 0.12;
const VOLUMES: Record<Volume, number> = { soft: 0.4, normal: 1, loud: 1.8 };
/** A tone that fades: pitch in hertz, begin and length in seconds. */
function tone(audio: AudioContext, pitch: number, from: number, length: number, kind: OscillatorType, loud = LOUD): void {
  const source = audio.createOscillator();
  const volume = audio.createGain();
  const at = audio.currentTime + from;
  source.type = kind;
  source.frequency.setValueAtTime(pitch, at);
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(volume).connect(output ?? audio.destination);
  source.start(at);
  source.stop(at + length);
}

/** Filtered noise: sand low, water high. */
function noise(audio: AudioContext, pitch: number, length: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length);
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const volume = audio.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  volume.gain.value = LOUD * 1.5;
  source.connect(filter).connect(volume).connect(output ?? audio.destination);
  source.start();
}

const SCORES: Record<Sound, (audio: AudioContext) => void> = {
  dig: (audio) => {
    noise(audio, 700, 0.16);
    tone(audio, 95, 0.07, 0.16, 'triangle');
  },
  build: (audio) => {
    tone(audio, 220, 0, 0.08, 'triangle');
    tone(audio, 294, 0.09, 0.14, 'triangle');
    noise(audio, 2200, 0.03);
  },
  piece: (audio) => {
    tone(audio, 190, 0, 0.09, 'triangle');
    noise(audio, 1800, 0.03);
  },
  confirm: (audio) => {
    tone(audio, 150, 0, 0.1, 'triangle');
    tone(audio, 120, 0.11, 0.14, 'triangle');
  },
  turn: (audio) => {
    tone(audio, 784, 0, 0.38, 'sine', LOUD * 0.7);
    tone(audio, 1568, 0, 0.25, 'sine', LOUD * 0.25);
  },
  raze: (audio) => noise(audio, 500, 0.38),
  water: (audio) => noise(audio, 2600, 0.3),
  end: (audio) => {
    for (const [number, pitch] of [392, 523, 659, 784].entries()) tone(audio, pitch, number * 0.08, 0.24, 'sine', LOUD * 0.6);
  },
  lost: (audio) => {
    tone(audio, 392, 0, 0.18, 'sine', LOUD * 0.5);
    tone(audio, 330, 0.14, 0.26, 'sine', LOUD * 0.5);
  },
  flag: (audio) => {
    tone(audio, 330, 0, 0.16, 'triangle');
    tone(audio, 220, 0.15, 0.24, 'triangle');
  },
  tick: (audio) => tone(audio, 1100, 0, 0.04, 'sine', LOUD * 0.5),
};

export function start(sound: Sound): void {
  const audio = prepare();
  if (output) output.gain.value = VOLUMES[settings.volume];
  SCORES[sound](audio);
}
