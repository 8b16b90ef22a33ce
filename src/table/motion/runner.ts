import { eases } from 'animejs/easings/eases';
import { Quaternion, Vector3 } from 'three';
import { boards, type GameEvent, type GameView } from '../../rules/index.ts';
import type { Stage } from '../../turn/types.ts';
import { standingHeight } from '../layout/ground.ts';
import { DIE_HALF, layout, type Placement, type TableState } from '../layout/index.ts';
import { pursePlace } from '../layout/seats.ts';
import { diePlace, seatPlace } from '../layout/table-plan.ts';
import type { PieceBatch, Pose } from '../pieces/piece-batch.ts';
import { advance } from './advance.ts';
import { type Beat, beatsOf, type Moment } from './beats.ts';
import { DieThrow } from './die-throw.ts';
import { type CoinPlaces, type Flight, flightsOf } from './flights.ts';
import { fly } from './fly.ts';

const easings: Readonly<Record<Beat['manner'], (t: number) => number>> = {
  carried: eases.inOut(2.2),
  lost: eases.in(1.6),
  walked: eases.inOut(1.5),
  coins: eases.inOut(2),
  die: eases.linear,
  declined: eases.inOut(2),
  slid: eases.inOut(2.4),
};

interface Moving {
  readonly flight: Flight;
  readonly ease: (t: number) => number;
  begun: boolean;
  landed: boolean;
}

/** Whoever wants to know how far the show is. */
export interface Told {
  /** What the table shows after a beat. */
  readonly step: (view: GameView) => void;
  readonly moment: (events: readonly GameEvent[], moment: Moment) => void;
  /** All of the stage has been shown. */
  readonly done: (stage: number) => void;
}

/** How a stage is shown. */
export interface Showing {
  /** Nothing moves: the die alone shows its face for a while. */
  readonly still: boolean;
  /** No other stage of this step comes after it. */
  readonly last: boolean;
}

/** Shows a stage beat by beat. It owns no clock: `tick` is called for every frame that is drawn. */
export class Runner {
  private beats: Beat[] = [];
  private beat: Beat | null = null;
  private moving: Moving[] = [];
  private thrown: DieThrow | null = null;
  private elapsed = 0;
  private length = 0;
  private now: Placement[] = [];
  private view: GameView | null = null;
  private stage: Stage | null = null;
  private still = false;
  private last = true;
  private began: { readonly stage: number; readonly view: GameView } | null = null;
  private readonly pose: Pose = { position: new Vector3(), turn: new Quaternion(), scale: new Vector3() };
  private readonly end: Pose = { position: new Vector3(), turn: new Quaternion(), scale: new Vector3() };

  constructor(
    private readonly batch: PieceBatch,
    private readonly scene: Omit<TableState, 'view'>,
    private readonly told: Told,
  ) {}

  get running(): boolean {
    return this.stage !== null;
  }

  /**
   * Begins to show a stage. The chart's own views are the truth before the first stage of a step and after its last one;
   * between them the table goes on from what it shows.
   */
  start(stage: Stage, { still, last }: Showing): void {
    const goesOn = this.began !== null && this.began.stage === stage.id - 1 && this.view !== null;
    const again = this.began?.stage === stage.id ? this.began.view : null;
    const view = again ?? (goesOn && this.view !== null ? this.view : stage.before);
    this.began = { stage: stage.id, view };
    this.stage = stage;
    this.still = still;
    this.last = last;
    this.view = view;
    this.beats = beatsOf(stage.events);
    this.now = layout({ ...this.scene, view });
    this.batch.show(this.now);
    this.told.step(view);
    this.nextBeat();
  }

  /** Stops where it is; whoever stops it shows the layout. */
  stop(): void {
    this.stage = null;
    this.moving = [];
    this.thrown = null;
  }

  /** Goes on by so many milliseconds of show time. What is left of them when a beat ends belongs to the next one. */
  tick(milliseconds: number): void {
    if (this.stage === null) return;
    this.elapsed += milliseconds;
    this.draw();
    const over = this.elapsed - this.length;
    if (over < 0) return;
    this.endBeat();
    if (this.stage === null) return;
    // Every beat is seen at least once, however slow the frames are.
    this.elapsed = Math.min(over, this.length);
    this.draw();
  }

  private nextBeat(): void {
    const { stage, view } = this;
    if (stage === null || view === null) return;
    const beat = this.beats.shift();
    if (beat === undefined) {
      this.stop();
      this.told.done(stage.id);
      return;
    }
    const then = this.beats.length === 0 && this.last ? stage.after : advance(view, beat.events);
    const goal = layout({ ...this.scene, view: then });
    this.elapsed = 0;
    this.view = then;
    const flights = this.still ? [] : flightsOf(this.now, goal, beat, this.coinPlaces());
    this.moving = flights.map((flight) => ({ flight, ease: easings[beat.manner], begun: false, landed: false }));
    this.beat = beat;
    this.now = goal;
    this.thrown = this.throwFor(beat.events);
    this.length = Math.max(
      this.thrown?.duration ?? 0,
      ...this.moving.map(({ flight }) => flight.delay + flight.duration),
      0,
    );
    this.told.moment(beat.events, 'begins');
    if (this.length === 0) this.endBeat();
  }

  private endBeat(): void {
    for (const { flight } of this.moving) if (flight.leaves) this.batch.remove(flight.piece.id);
    if (this.beat !== null && this.moving.every(({ landed }) => !landed)) this.told.moment(this.beat.events, 'lands');
    this.batch.show(this.now);
    if (this.view !== null) this.told.step(this.view);
    this.nextBeat();
  }

  private draw(): void {
    for (const each of this.moving) {
      const { flight, ease } = each;
      if (this.elapsed < flight.delay) continue;
      if (!each.begun) {
        each.begun = true;
        if (flight.replaces !== null) this.batch.remove(flight.replaces);
        this.batch.put(flight.piece);
      }
      const t = ease(Math.min(1, (this.elapsed - flight.delay) / Math.max(1, flight.duration)));
      if (t === 1 && !each.landed && this.beat !== null) {
        each.landed = true;
        this.told.moment(this.beat.events, 'lands');
      }
      fly(flight, t, this.pose, this.end);
      this.batch.move(flight.piece.id, this.pose);
      if (flight.from.stone !== flight.to.stone)
        this.batch.petrify(flight.piece.id, flight.from.stone + (flight.to.stone - flight.from.stone) * t);
    }
    if (this.thrown === null) return;
    this.thrown.pose(this.elapsed, this.pose);
    this.batch.move('die', this.pose);
  }

  private throwFor(events: readonly GameEvent[]): DieThrow | null {
    const roll = events.find((event) => event.type === 'dieRolled');
    if (roll === undefined || roll.type !== 'dieRolled') return null;
    const { x, y, z } = diePlace(this.scene.board, this.scene.arrangement);
    return new DieThrow(roll.value, this.stage?.id ?? 0, [x, y + DIE_HALF, z], this.still);
  }

  private coinPlaces(): CoinPlaces {
    const { board, arrangement } = this.scene;
    const players = this.view?.players ?? 2;
    return {
      purse: (seat) => pursePlace(seatPlace(board, arrangement, players, seat)),
      region: (region) => {
        const seat = board.regions[region]?.seat ?? { x: 0, y: 0 };
        return [seat.x, standingHeight(boards[board.id].regions[region]?.terrain ?? 'farmland') + 0.2, seat.y];
      },
      stash: [0, 0.5, -board.height / 2 - 0.4],
    };
  }
}
