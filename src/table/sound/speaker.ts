import type { GameEvent } from '../../rules/index.ts';
import { attempt } from '../../ui/platform/attempt.ts';
import { openAudio, wish } from '../../ui/platform/audio.ts';
import { type Dragged, useDragged } from '../attention/drag-state.ts';
import { type Grasp, useGrasp } from '../attention/grasp.ts';
import { type Toy, useTouch } from '../attention/touch.ts';
import type { TableScope } from '../scope.tsx';
import { type Cue, type CueMoment, cues, cuesOf } from './cues.ts';
import { render, SAMPLE_RATE, whiteNoise } from './render.ts';

const SECONDS = 12;
/** The end cross-fades into the beginning over this many seconds, so that the loop has no seam. */
const OVERLAP = 1.5;

/** A quiet room with a fire, as samples −1 … 1 at `SAMPLE_RATE`, for looping. */
export function renderAmbience(): Float32Array<ArrayBuffer> {
  const long = Math.round((SECONDS + OVERLAP) * SAMPLE_RATE);
  const whole = fire(long);
  const length = Math.round(SECONDS * SAMPLE_RATE);
  const overlap = long - length;
  const loop = whole.slice(0, length);
  for (let k = 0; k < overlap; k++) {
    const share = k / overlap;
    loop[k] = (whole[k] ?? 0) * Math.sqrt(share) + (whole[length + k] ?? 0) * Math.sqrt(1 - share);
  }
  return loop;
}

function fire(length: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(length);
  const random = whiteNoise(7);
  let [breath, drift, crackle, sharpness] = [0, 0, 0, 0];
  for (let k = 0; k < length; k++) {
    const white = random();
    breath += 0.018 * (white - breath);
    drift += 0.00004 * (random() - drift);
    if (random() > 0.99988) {
      crackle = 0.5 + 0.5 * random();
      sharpness = 0.985 + 0.012 * random();
    }
    crackle *= sharpness;
    samples[k] = breath * (0.6 + 160 * Math.abs(drift)) + 0.22 * crackle * white;
  }
  return samples;
}

/** Volumes, 0–1 each. */
export interface Volumes {
  readonly effects: number;
  /** The room around the table. */
  readonly ambience: number;
}

/** Minimum seconds between repeats of a cue: ten coins must not add up to a bang. */
const SHORTEST_GAP = 0.045;
/** Seconds for a change of volume, to avoid clicks. */
const GLIDE = 0.08;
const AMBIENCE_LOUDNESS = 0.5;

/** Plays cues and the room. To be created after a first gesture; before it browsers allow no sound. */
export class Speaker {
  private readonly context: AudioContext;
  private readonly effects: GainNode;
  private readonly ambience: GainNode;
  private readonly made = new Map<Cue, AudioBuffer>();
  private readonly heard = new Map<Cue, number>();
  private loop: AudioBufferSourceNode | null = null;
  private readonly deafen: () => void;

  /** Throws if the browser lacks Web Audio. With a table it plays what is heard of the hand there. */
  constructor(scope: TableScope | null = null, context: AudioContext = openAudio()) {
    this.context = context;
    this.effects = context.createGain();
    this.ambience = context.createGain();
    for (const gain of [this.effects, this.ambience]) {
      gain.gain.value = 0;
      gain.connect(context.destination);
    }
    this.deafen = scope === null ? () => undefined : hearHand(scope, (cue) => this.play(cue));
  }

  /** Computes nothing while both are 0. Where it fails the loudness stays: what is heard is also seen. */
  setVolumes(volumes: Volumes): void {
    attempt(() => this.turn(volumes));
  }

  private turn({ effects, ambience }: Volumes): void {
    const now = this.context.currentTime;
    // Hearing is logarithmic: squaring makes the middle of the slider about half as loud.
    this.effects.gain.setTargetAtTime(effects ** 2, now, GLIDE);
    this.ambience.gain.setTargetAtTime(ambience ** 2 * AMBIENCE_LOUDNESS, now, GLIDE);
    if (ambience > 0) this.startAmbience();
    else this.stopAmbience();
    wish(this.context, effects > 0 || ambience > 0 ? 'resume' : 'suspend');
  }

  hear(events: readonly GameEvent[], moment: CueMoment): void {
    for (const cue of cuesOf(events, moment)) this.play(cue);
  }

  play(cue: Cue): void {
    attempt(() => this.start(cue));
  }

  private start(cue: Cue): void {
    const { context } = this;
    const last = this.heard.get(cue) ?? Number.NEGATIVE_INFINITY;
    if (context.state !== 'running' || context.currentTime - last < SHORTEST_GAP) return;
    this.heard.set(cue, context.currentTime);
    const source = context.createBufferSource();
    source.buffer = this.bufferOf(cue);
    source.connect(this.effects);
    source.start();
  }

  /** Mutes the sound while the page is hidden, until the volumes are set again. */
  pause(): void {
    wish(this.context, 'suspend');
  }

  close(): void {
    this.deafen();
    wish(this.context, 'close');
  }

  private bufferOf(cue: Cue): AudioBuffer {
    let buffer = this.made.get(cue);
    if (!buffer) {
      buffer = this.toBuffer(render(cues[cue]));
      this.made.set(cue, buffer);
    }
    return buffer;
  }

  private toBuffer(samples: Float32Array<ArrayBuffer>): AudioBuffer {
    const buffer = this.context.createBuffer(1, samples.length, SAMPLE_RATE);
    buffer.copyToChannel(samples, 0);
    return buffer;
  }

  private startAmbience(): void {
    if (this.loop) return;
    this.loop = this.context.createBufferSource();
    this.loop.buffer = this.toBuffer(renderAmbience());
    this.loop.loop = true;
    this.loop.connect(this.ambience);
    this.loop.start();
  }

  private stopAmbience(): void {
    this.loop?.stop();
    this.loop?.disconnect();
    this.loop = null;
  }
}

/** Lifted, passing from region to region, laid back; what is put down for good is heard as it lands. */
function cueOfHand(now: Pick<Dragged, 'carried' | 'put'>, before: Pick<Dragged, 'carried'>): Cue | null {
  if (now.carried === null) return before.carried !== null && now.put === null ? 'place' : null;
  if (before.carried === null) return 'lift';
  return now.carried.over !== before.carried.over && now.carried.over !== null ? 'pass' : null;
}

/** What is heard of anything else in the hand: lifted, or laid back; what is given away is heard as it lands. */
function cueOfGrasp(now: Pick<Grasp, 'held' | 'isGiven'>, before: Pick<Grasp, 'held'>): Cue | null {
  const areCoins = (now.held ?? before.held)?.of === 'purse';
  if (now.held === null) return before.held === null || now.isGiven || areCoins ? null : 'place';
  if (before.held !== null) return null;
  return areCoins ? 'coin' : 'lift';
}

const cueOfToy: Readonly<Record<Toy, Cue>> = {
  purse: 'coin',
  die: 'rattle',
  cloth: 'rustle',
  crown: 'chime',
  figure: 'hop',
};

export function hearHand(scope: TableScope, play: (cue: Cue) => void): () => void {
  const hear = (cue: Cue | null) => {
    if (cue !== null) play(cue);
  };
  const ends = [
    useDragged.of(scope).subscribe((now, before) => hear(cueOfHand(now, before))),
    useGrasp.of(scope).subscribe((now, before) => hear(cueOfGrasp(now, before))),
    useTouch.of(scope).subscribe(({ toy }) => hear(toy && cueOfToy[toy])),
  ];
  return () => {
    for (const end of ends) end();
  };
}
