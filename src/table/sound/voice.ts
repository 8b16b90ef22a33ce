export interface Partial {
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

export interface Noise {
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
