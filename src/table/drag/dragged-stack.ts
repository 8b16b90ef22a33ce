import { Quaternion, Vector3 } from 'three';
import type { Stack } from '../attention/drag-state.ts';
import type { Placement } from '../layout/index.ts';
import { CHIP, FIGURE } from '../layout/placement.ts';
import { isChip } from '../layout/stacks.ts';
import { Spring } from '../motion/spring.ts';
import { type PieceBatch, type Pose, poseOf } from '../pieces/piece-batch.ts';
import { isSame, stackOf } from './pressed-stack.ts';

interface Held {
  readonly home: Placement;
  readonly spring: Spring;
}

/** The figure on the tokens that are carried, while another one stays on those that are not. */
const RIDER = 'held/figure';
/** How far a piece leans into its way, in radians for each board unit a second, and at most. */
const LEAN = { share: 0.02, most: 0.3 } as const;

const pose: Pose = { position: new Vector3(), turn: new Quaternion(), scale: new Vector3() };
const goal = new Vector3();
const tipped = new Quaternion();
const axis = new Vector3();

/** A held stack: pieces of the table itself, so nothing is drawn twice. No clock of its own. Board units. */
export class DraggedStack {
  /** From the foot up. */
  private readonly chips: Held[] = [];
  /** The figure on them, or a marker, which has none below it. */
  private figure: Held | null = null;
  private rider: Held | null = null;
  private count = 0;

  constructor(
    private readonly batch: PieceBatch,
    private readonly stack: Stack,
    placements: readonly Placement[],
  ) {
    this.adopt(placements);
  }

  get isEmpty(): boolean {
    return this.chips.length === 0 && this.figure === null;
  }

  get foot(): Vector3 | null {
    return (this.chips[this.chips.length - this.count] ?? this.figure)?.spring.at ?? null;
  }

  lift(count: number): void {
    this.count = Math.min(count, this.chips.length);
    this.seatRider();
  }

  /** What lies on the table is laid anew: the same pieces go on from where they are. */
  adopt(placements: readonly Placement[]): void {
    const known = new Map([...this.chips, ...(this.figure ? [this.figure] : [])].map((held) => [held.home.id, held]));
    this.chips.length = 0;
    this.figure = null;
    for (const home of placements) {
      const of = stackOf(home.id);
      if (of === null || !isSame(of, this.stack)) continue;
      const held = { home, spring: known.get(home.id)?.spring ?? springAt(home) };
      if (isChip(home.model)) this.chips.push(held);
      else this.figure = held;
    }
    this.lift(this.count);
  }

  /** Moves towards `hand` (null: home), `seconds` on (null: at once); says whether anything still moves. */
  tick(hand: Vector3 | null, seconds: number | null): boolean {
    const { chips, figure, rider } = this;
    const lifted = hand === null ? 0 : this.count;
    let moves = false;
    for (let k = 0; k < chips.length; k++) {
      const held = chips[k];
      if (held === undefined) continue;
      const level = k - (chips.length - lifted);
      if (hand !== null && level >= 0) goal.copy(hand).setY(hand.y + level * thicknessOf(held.home));
      else placeOf(held.home);
      moves = this.move(held, held.home.id, seconds) || moves;
    }
    const [chip] = chips;
    const thick = chip === undefined ? 0 : thicknessOf(chip.home);
    if (figure !== null) {
      if (hand !== null && lifted === chips.length) goal.copy(hand).setY(hand.y + lifted * thick);
      else placeOf(figure.home).setY(figure.home.y - lifted * thick);
      moves = this.move(figure, figure.home.id, seconds) || moves;
    }
    if (rider !== null) {
      if (hand === null) placeOf(rider.home);
      else goal.copy(hand).setY(hand.y + lifted * thick);
      moves = this.move(rider, RIDER, seconds) || moves;
    }
    return moves;
  }

  inHand(): readonly Placement[] {
    const { chips, figure, count } = this;
    const held = [...chips.slice(chips.length - count), ...(figure !== null && count === chips.length ? [figure] : [])];
    return held.map(({ home, spring }) => ({ ...home, x: spring.at.x, y: spring.at.y, z: spring.at.z }));
  }

  lay(): void {
    this.batch.remove(RIDER);
    for (const { home } of this.chips) this.batch.put(home);
    if (this.figure !== null) this.batch.put(this.figure.home);
  }

  private seatRider(): void {
    const { figure, rider, count, chips } = this;
    const isWanted = figure !== null && count > 0 && count < chips.length;
    if (isWanted === (rider !== null)) return;
    this.rider = null;
    this.batch.remove(RIDER);
    if (figure === null || !isWanted) return;
    const spring = new Spring();
    spring.rest(figure.spring.at);
    this.rider = { home: { ...figure.home, id: RIDER }, spring };
    this.batch.put(this.rider.home);
  }

  private move({ home, spring }: Held, id: string, seconds: number | null): boolean {
    const moves = seconds !== null && spring.tick(goal, seconds);
    if (seconds === null) spring.rest(goal);
    poseOf(home, pose);
    pose.position.copy(spring.at);
    const { x, z } = spring.speed;
    const fast = Math.hypot(x, z);
    if (fast > 0.1)
      pose.turn.premultiply(
        tipped.setFromAxisAngle(axis.set(z / fast, 0, -x / fast), -Math.min(LEAN.most, fast * LEAN.share)),
      );
    this.batch.move(id, pose);
    return moves;
  }
}

function springAt(home: Placement): Spring {
  const spring = new Spring();
  spring.rest(placeOf(home));
  return spring;
}

/** Where a piece lies, in the scratch vector. */
function placeOf({ x, y, z }: Placement): Vector3 {
  return goal.set(x, y, z);
}

function thicknessOf({ scale }: Placement): number {
  return (scale[1] / FIGURE) * CHIP;
}
