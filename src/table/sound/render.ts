/** Sample rate of all our sounds, in hertz. */
export const SAMPLE_RATE = 44_100;
/** Peak amplitude of the cues, 1 being full scale. */
const PEAK = 0.9;
/** Natural logarithm of a thousand: a voice has died away at a thousandth. */
const SILENCE = Math.log(1000);
const FADE = 0.004;

/** Mixes these voices into samples −1 … 1 at `SAMPLE_RATE`. Deterministic. */
export function render(voices: readonly Voice[]): Float32Array<ArrayBuffer> {
  const seconds = Math.max(0, ...voices.map(({ at, decay }) => at + decay));
  const samples = new Float32Array(Math.ceil((seconds + FADE) * SAMPLE_RATE));
  for (const voice of voices) {
    if (voice.kind === 'partial') addPartial(samples, voice);
    else addNoise(samples, voice);
  }
  soften(samples);
  return samples;
}

function envelope({ gain, decay, attack = 0.001 }: Voice, time: number): number {
  return gain * Math.min(1, time / attack) * Math.exp((-SILENCE * time) / decay);
}

function addPartial(samples: Float32Array, voice: Partial): void {
  const start = Math.round(voice.at * SAMPLE_RATE);
  const length = Math.round(voice.decay * SAMPLE_RATE);
  const { frequency, bend = 1 } = voice;
  let phase = 0;
  for (let k = 0; k < length && start + k < samples.length; k++) {
    const time = k / SAMPLE_RATE;
    phase += (2 * Math.PI * frequency * (1 + ((bend - 1) * k) / length)) / SAMPLE_RATE;
    samples[start + k] = (samples[start + k] ?? 0) + envelope(voice, time) * Math.sin(phase);
  }
}

/** Adds white noise through one high-pass and two low-pass filters of one pole each. */
function addNoise(samples: Float32Array, voice: Noise): void {
  const start = Math.round(voice.at * SAMPLE_RATE);
  const length = Math.round(voice.decay * SAMPLE_RATE);
  const random = whiteNoise(start + length);
  const [low, high] = [pole(voice.from), pole(voice.to)];
  let [under, first, second] = [0, 0, 0];
  for (let k = 0; k < length && start + k < samples.length; k++) {
    const white = random();
    under += low * (white - under);
    first += high * (white - under - first);
    second += high * (first - second);
    samples[start + k] = (samples[start + k] ?? 0) + 2 * envelope(voice, k / SAMPLE_RATE) * second;
  }
}

/** The coefficient of a one-pole filter: the share of the way to its input covered per sample. */
function pole(frequency: number): number {
  return 1 - Math.exp((-2 * Math.PI * frequency) / SAMPLE_RATE);
}

export function whiteNoise(seed: number): () => number {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 0x80000000 - 1;
  };
}

function soften(samples: Float32Array): void {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  const scale = peak > PEAK ? PEAK / peak : 1;
  const fade = Math.round(FADE * SAMPLE_RATE);
  for (let k = 0; k < samples.length; k++) {
    samples[k] = (samples[k] ?? 0) * scale * Math.min(1, (samples.length - 1 - k) / fade);
  }
}

interface Partial {
  readonly kind: 'partial';
  /** Seconds after the cue's start. */
  readonly at: number;
  /** Hertz. */
  readonly frequency: number;
  /** Frequency at the end relative to the start; 1 by default. */
  readonly bend?: number;
  /** Seconds until it has died away to a thousandth. */
  readonly decay: number;
  /** Seconds of fade-in. */
  readonly attack?: number;
  /** Loudness, 0–1. */
  readonly gain: number;
}

interface Noise {
  readonly kind: 'noise';
  readonly at: number;
  /** Hertz. */
  readonly from: number;
  readonly to: number;
  readonly decay: number;
  readonly attack?: number;
  readonly gain: number;
}

export type Voice = Partial | Noise;

export function partial(
  at: number,
  frequency: number,
  decay: number,
  gain: number,
  more: Pick<Partial, 'bend' | 'attack'> = {},
): Partial {
  return { kind: 'partial', at, frequency, decay, gain, ...more };
}

export function noise(
  at: number,
  from: number,
  to: number,
  decay: number,
  gain: number,
  more: Pick<Noise, 'attack'> = {},
): Noise {
  return { kind: 'noise', at, from, to, decay, gain, ...more };
}

export function knock(at: number, frequency: number, gain: number, decay = 0.16): readonly Voice[] {
  return [
    partial(at, frequency, decay, gain * 0.6, { bend: 0.97 }),
    partial(at, frequency * 2.76, decay * 0.6, gain * 0.28),
    partial(at, frequency * 5.4, decay * 0.35, gain * 0.14),
    noise(at, 1200, 5200, 0.018, gain * 0.5),
  ];
}

export function ting(at: number, frequency: number, gain: number, decay = 0.7): readonly Voice[] {
  return [1, 1.506, 2.173, 2.98, 4.07].map((ratio, k) =>
    partial(at, frequency * ratio, decay / (1 + 0.55 * k), (gain * 0.42) / (1 + 0.7 * k)),
  );
}

export function pluck(at: number, frequency: number, gain: number, decay = 1.1): readonly Voice[] {
  return [1, 2, 3, 4, 5, 6].map((harmonic) =>
    partial(at, frequency * harmonic, decay / harmonic ** 0.8, (gain * 0.5) / harmonic ** 1.25, { attack: 0.003 }),
  );
}
