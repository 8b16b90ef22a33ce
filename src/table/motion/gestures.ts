import { Quaternion, Vector3 } from 'three';
import type { Toy } from '../attention/touch.ts';
import type { Placement } from '../layout/index.ts';
import { type PieceBatch, type Pose, poseOf } from '../pieces/piece-batch.ts';
import { ANSWER, answers } from './answers.ts';

/** Milliseconds in which a figure looks up or down again; radians it leans back; board units it rises. */
const GLANCE = { time: 160, lean: 0.26, rise: 0.03 } as const;
/** Milliseconds for which a race breathes, and of one breath; how much it grows. */
const BREATH = { lasts: 2000, time: 1000, grows: 0.05 } as const;
/** Milliseconds for which the winners cheer, and of one hop; its height, in board units. */
const CHEER = { lasts: 4200, time: 525, high: 0.34, sway: 0.16 } as const;

/** Milliseconds in which a figure gets up that lay, and of its hop then; the hop's height, in board units. */
const WAKE = { lasts: 1300, up: 500, lean: 1.36, high: 0.42 } as const;

const pose: Pose = { position: new Vector3(), turn: new Quaternion(), scale: new Vector3() };
const turned = new Quaternion();
const across = new Vector3(1, 0, 0);
const upright = new Vector3(0, 1, 0);
const forth = new Vector3(0, 0, 1);

/** `move` writes the pose some milliseconds after it began, from the one at rest. */
interface Gesture {
  readonly figure: Placement;
  readonly lasts: number;
  readonly delay: number;
  readonly move: (pose: Pose, now: number) => void;
  now: number;
}

/** What figures do at rest, and what answers a touch. It has no clock of its own: call `tick` for every drawn frame. */
export class Gestures {
  private going: Gesture[] = [];
  private glance: { readonly figure: Placement; share: number } | null = null;
  private readonly leaving: { readonly figure: Placement; share: number }[] = [];
  private isGlanced = false;

  constructor(private readonly batch: PieceBatch) {}

  get alive(): boolean {
    return this.going.length > 0 || this.leaving.length > 0 || (this.glance !== null && !this.isGlanced);
  }

  /** This figure looks up, the one before it down again; null: none looks up. */
  lookUp(figure: Placement | null): void {
    if (this.glance?.figure.id === figure?.id) return;
    if (this.glance !== null) this.leaving.push(this.glance);
    this.glance = figure && { figure, share: 0 };
    this.isGlanced = false;
  }

  breathe(figures: readonly Placement[]): void {
    this.begin(figures, BREATH.lasts, (each, now) => {
      const grown = BREATH.grows * Math.sin((now / BREATH.time) * Math.PI) ** 2;
      each.scale.set(each.scale.x * (1 + grown / 3), each.scale.y * (1 + grown), each.scale.z * (1 + grown / 3));
    });
  }

  cheer(figures: readonly Placement[]): void {
    this.begin(figures, CHEER.lasts, (each, now) => {
      const within = (now % CHEER.time) / CHEER.time;
      const up = 4 * within * (1 - within);
      const tall = 0.88 + 0.24 * up;
      const side = Math.floor(now / CHEER.time) % 2 === 0 ? 1 : -1;
      each.position.y += up * CHEER.high;
      each.scale.set(each.scale.x * (2 - tall), each.scale.y * tall, each.scale.z * (2 - tall));
      // Every other hop is a leap once around.
      if (side < 0)
        each.turn.premultiply(turned.setFromAxisAngle(upright, 2 * Math.PI * within * within * (3 - 2 * within)));
      each.turn.premultiply(turned.setFromAxisAngle(forth, side * CHEER.sway * Math.sin(within * Math.PI)));
    });
  }

  wake(figures: readonly Placement[]): void {
    const lay = figures.every(({ model }) => model === 'sitter');
    this.begin(figures, WAKE.lasts, (each, now) => {
      const lying = lay ? Math.max(0, 1 - now / WAKE.up) ** 2 : 0;
      each.turn.premultiply(turned.setFromAxisAngle(forth, WAKE.lean * lying));
      const hop = Math.min(1, Math.max(0, (now - WAKE.up * 0.6) / (WAKE.lasts - WAKE.up * 0.6)));
      const up = 4 * hop * (1 - hop);
      each.position.y += up * WAKE.high + 0.2 * lying;
      each.turn.premultiply(turned.setFromAxisAngle(upright, 2 * Math.PI * hop * hop * (3 - 2 * hop)));
    });
  }

  /** These were touched, all at once. Returns whether they answer: not while they do already. */
  answer(pieces: readonly Placement[], toy: Toy): boolean {
    if (this.going.some(({ figure }) => pieces.some(({ id }) => id === figure.id))) return false;
    const move = (each: Pose, now: number) => answers[toy](each, now / ANSWER);
    this.going = [...this.going, ...pieces.map((figure) => ({ figure, lasts: ANSWER, delay: 0, move, now: 0 }))];
    return true;
  }

  /** All lie where they rest, at once. */
  lay(): void {
    for (const { figure } of this.going) this.batch.put(figure);
    this.going = [];
  }

  tick(milliseconds: number): void {
    for (const gesture of this.going) {
      gesture.now += milliseconds;
      const now = gesture.now - gesture.delay;
      if (now < 0) continue;
      poseOf(gesture.figure, pose);
      if (now < gesture.lasts) gesture.move(pose, now);
      this.batch.move(gesture.figure.id, pose);
    }
    if (this.going.some(isOver)) this.going = this.going.filter((gesture) => !isOver(gesture));
    const step = milliseconds / GLANCE.time;
    if (this.glance !== null && !this.isGlanced) {
      this.glance.share = Math.min(1, this.glance.share + step);
      this.isGlanced = this.glance.share === 1;
      this.drawGlance(this.glance.figure, this.glance.share);
    }
    for (const each of this.leaving) {
      each.share = Math.max(0, each.share - step);
      this.drawGlance(each.figure, each.share);
    }
    while (this.leaving.length > 0 && this.leaving.every(({ share }) => share === 0)) this.leaving.length = 0;
  }

  stop(): void {
    this.going = [];
    this.leaving.length = 0;
    this.glance = null;
    this.isGlanced = false;
  }

  private begin(figures: readonly Placement[], lasts: number, move: Gesture['move']): void {
    // Not all at once: that would look like a drill.
    const begun = figures.map((figure, k) => ({ figure, lasts, delay: (k * 137) % 400, move, now: 0 }));
    this.going = [...this.going, ...begun];
  }

  private drawGlance(figure: Placement, share: number): void {
    const way = share * share * (3 - 2 * share);
    poseOf(figure, pose);
    pose.position.y += GLANCE.rise * way;
    pose.turn.premultiply(turned.setFromAxisAngle(across, -GLANCE.lean * way));
    this.batch.move(figure.id, pose);
  }
}

function isOver({ now, delay, lasts }: Gesture): boolean {
  return now >= delay + lasts;
}
