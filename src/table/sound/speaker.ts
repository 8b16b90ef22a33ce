import type { GameEvent } from '../../rules/index.ts';
import { attempt } from '../../ui/platform/attempt.ts';
import { openAudio, wish } from '../../ui/platform/audio.ts';
import type { TableScope } from '../scope.tsx';
import { renderRoom } from './ambience.ts';
import { type Cue, cues } from './cues.ts';
import { type CueMoment, cuesOf } from './cues-of.ts';
import { hearHand } from './in-hand.ts';
import { render, SAMPLE_RATE } from './render.ts';

/** Volumes, 0–1 each. */
export interface Volumes {
  /** The cues. */
  readonly effects: number;
  /** The room around the table. */
  readonly room: number;
}

/** Minimum seconds between repeats of a cue: ten coins must not add up to a bang. */
const SHORTEST_GAP = 0.045;
/** Seconds for a change of volume, to avoid clicks. */
const GLIDE = 0.08;
const ROOM_LOUDNESS = 0.5;

/** Plays cues and the room. To be created after a first gesture; before it browsers allow no sound. */
export class Speaker {
  private readonly context: AudioContext;
  private readonly effects: GainNode;
  private readonly room: GainNode;
  private readonly made = new Map<Cue, AudioBuffer>();
  private readonly heard = new Map<Cue, number>();
  private loop: AudioBufferSourceNode | null = null;
  private readonly deafen: () => void;

  /** Throws if the browser lacks Web Audio. With a table it plays what is heard of the hand there. */
  constructor(scope: TableScope | null = null, context: AudioContext = openAudio()) {
    this.context = context;
    this.effects = context.createGain();
    this.room = context.createGain();
    for (const gain of [this.effects, this.room]) {
      gain.gain.value = 0;
      gain.connect(context.destination);
    }
    this.deafen = scope === null ? () => undefined : hearHand(scope, (cue) => this.play(cue));
  }

  /** Sets the volumes. Computes nothing while both are 0. A browser that cannot stays as loud as it is: what is heard is also seen. */
  setVolumes(volumes: Volumes): void {
    attempt(() => this.turn(volumes));
  }

  private turn({ effects, room }: Volumes): void {
    const now = this.context.currentTime;
    // Hearing is logarithmic: squaring makes the middle of the slider about half as loud.
    this.effects.gain.setTargetAtTime(effects ** 2, now, GLIDE);
    this.room.gain.setTargetAtTime(room ** 2 * ROOM_LOUDNESS, now, GLIDE);
    if (room > 0) this.startRoom();
    else this.stopRoom();
    wish(this.context, effects > 0 || room > 0 ? 'resume' : 'suspend');
  }

  /** Plays what these events sound like at this moment. */
  hear(events: readonly GameEvent[], moment: CueMoment): void {
    for (const cue of cuesOf(events, moment)) this.play(cue);
  }

  /** Plays a cue now, where the browser can. */
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

  /** Stops for good. */
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

  private startRoom(): void {
    if (this.loop) return;
    this.loop = this.context.createBufferSource();
    this.loop.buffer = this.toBuffer(renderRoom());
    this.loop.loop = true;
    this.loop.connect(this.room);
    this.loop.start();
  }

  private stopRoom(): void {
    this.loop?.stop();
    this.loop?.disconnect();
    this.loop = null;
  }
}
