import { type Camera, Vector3 } from 'three';
import { boardFacts, type RegionId } from '../../rules/index.ts';
import type { Carried } from '../attention/drag-state.ts';
import { stackPlace, standingHeight } from '../layout/ground.ts';
import type { Placement, TableState } from '../layout/index.ts';
import { CHIP } from '../layout/placement.ts';
import type { PieceBatch } from '../pieces/piece-batch.ts';
import { aimHand, type Hand, type Seen } from './aim.ts';
import { DraggedStack } from './dragged-stack.ts';
import type { SoftShadow } from './ground-marks.ts';

/** Board units: the ground's height beside regions; how far above a region's things a stack is carried. */
const BARE = 0.12;
const CLEAR = { chips: 0.1, figure: 0.22 } as const;
/** Milliseconds in which what was put down must be on its way; then it goes back: the rules have refused it. */
const PATIENCE = 1500;
/** How far from the middle of a region what is put down comes from at least, in board units: it is seen to arrive. */
const ASIDE = 0.09;
/** Longest time one frame moves a stack on, in seconds; and the first one after a rest. */
const LONGEST_FRAME = 0.12;
const FIRST_FRAME = 1 / 60;

const nothing: readonly Placement[] = [];

interface Around {
  readonly batch: PieceBatch;
  /** Where every piece lies, or will lie once what is shown is over. */
  readonly placements: () => readonly Placement[];
  readonly shadow: SoftShadow;
  readonly wake: () => void;
}

/** The stack in the hand, as it is seen. It has no clock of its own: call `tick` for every drawn frame. */
export class DragShow {
  private held: DraggedStack | null = null;
  private laid = nothing;
  private way: 'carried' | 'put' | 'back' = 'back';
  private over: RegionId | null = null;
  private state: TableState | null = null;
  private moved = false;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private readonly hand: Hand = { x: 0, y: 0, isFinger: false };
  /** Where the stack is to be, and the point of the ground that the hand means. */
  private readonly base = new Vector3();
  private readonly meant = new Vector3();
  private readonly goal = { base: this.base, meant: this.meant };

  constructor(private readonly around: Around) {}

  see(state: TableState): void {
    this.state = state;
  }

  begin({ stack, pointer }: Carried, left: number, top: number): void {
    this.end();
    this.laid = this.around.placements();
    const held = new DraggedStack(this.around.batch, stack, this.laid);
    if (held.isEmpty) return;
    this.held = held;
    this.way = 'carried';
    this.moved = false;
    this.hand.isFinger = pointer.isFinger;
    this.point(pointer.x - left, pointer.y - top);
  }

  /** The hand is there, in CSS pixels of the picture. */
  point(x: number, y: number): void {
    this.hand.x = x;
    this.hand.y = y;
    if (this.held !== null) this.around.wake();
  }

  carry({ count, over }: Carried): void {
    this.held?.lift(count);
    this.over = over;
    this.around.wake();
  }

  /** The hand lets go: over a region that takes them, or they go back. */
  letGo(put: RegionId | null): void {
    if (this.held === null) return;
    this.way = put === null ? 'back' : 'put';
    this.over = put;
    clearTimeout(this.waiting);
    if (put !== null) this.waiting = setTimeout(() => this.giveUp(), PATIENCE);
    this.around.wake();
  }

  putDown(): readonly Placement[] {
    if (this.held === null || this.way !== 'put' || this.over === null || this.state === null) return nothing;
    const [x, , z] = stackPlace(this.state.board, this.over);
    return this.held.inHand().map((each) => {
      const away = Math.hypot(each.x - x, each.z - z);
      return away < ASIDE ? { ...each, x: x + ASIDE } : each;
    });
  }

  /** Moves on by `seconds` (at once if `still`) and draws; `nothing` if there was nothing to draw. */
  tick(camera: Camera, seen: Seen, seconds: number, still: boolean): 'nothing' | 'rests' | 'moves' {
    const { held, around } = this;
    if (held === null) return 'nothing';
    const placements = around.placements();
    if (placements !== this.laid) {
      this.laid = placements;
      // What was put down, or went back, lies where the table says.
      if (this.way !== 'carried') return this.leave();
      held.adopt(placements);
      if (held.isEmpty) return this.leave();
    }
    const step = still ? null : Math.min(seconds, this.moved ? LONGEST_FRAME : FIRST_FRAME);
    const ground = this.aim(camera, seen);
    this.moved = held.tick(this.way === 'back' ? null : this.base, step);
    const foot = held.foot;
    const { base, meant } = this;
    if (foot !== null)
      around.shadow.fall(foot.x + meant.x - base.x, ground, foot.z + meant.z - base.z, Math.max(0, foot.y - ground));
    if (this.way === 'back' && !this.moved) this.end();
    return this.moved ? 'moves' : 'rests';
  }

  end(): void {
    this.held?.lay();
    this.leave();
  }

  private giveUp(): void {
    this.way = 'back';
    this.around.wake();
  }

  private leave(): 'rests' {
    this.held = null;
    this.around.shadow.hide();
    clearTimeout(this.waiting);
    return 'rests';
  }

  /** Aims at where the stack is to be; returns the height of the ground there. */
  private aim(camera: Camera, seen: Seen): number {
    const { over, state, base, meant, hand } = this;
    const there = over === null ? undefined : state?.view.regions[over];
    if (over === null || there === undefined || state === null) {
      aimHand(this.goal, hand, camera, seen, { ground: BARE, stands: 0 });
      return BARE;
    }
    const seat = state.board.regions[over]?.seat;
    const ground = standingHeight(boardFacts(state.board.id).regions[over]?.terrain ?? 'farmland');
    const stands = there.tokens > 0 || there.lostTribe ? Math.max(1, there.tokens) * CHIP + CLEAR.figure : CLEAR.chips;
    if (this.way === 'carried' || seat === undefined) aimHand(this.goal, hand, camera, seen, { ground, stands });
    else meant.copy(base.set(seat.x, ground + stands, seat.y));
    return ground;
  }
}
