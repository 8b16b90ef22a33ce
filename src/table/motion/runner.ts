import { Quaternion, Vector3 } from 'three';
import { afterEvents, type GameEvent, type GameView } from '../../rules/index.ts';
import type { Stage } from '../../session/turn/index.ts';
import { layout, type Placement } from '../layout/index.ts';
import { type PieceBatch, type Pose, poseOf } from '../pieces/piece-batch.ts';
import type { BeatShow, Effects } from './beat-show.ts';
import type { Beat, MotionEdge } from './beats.ts';
import type { DieThrow } from './die-throw.ts';
import type { Flight } from './flight.ts';
import type { CoinPlaces } from './payment.ts';
import { coinPlaces, fightPlace, purseOf, type Scenery, waveIn } from './places.ts';
import { isWon, needOf, type Roll, rollIn } from './rolled.ts';
import { clearShow, type ShowStore, setDrained, setRolling, setSliding, showNumber } from './show-store.ts';

export interface RunnerListener {
  /** Called with what the table shows after a beat. */
  readonly step: (view: GameView) => void;
  readonly moment: (events: readonly GameEvent[], moment: MotionEdge) => void;
  readonly done: (stage: number) => void;
}

/** Puts pieces that a hand has let go of where they are now, until they have another place. */
export type FromHand = (laid: Placement[]) => Placement[];

/** `from`: radians from x towards the viewer; besides, which throw it looks like and where the hand was. */
export interface Cast {
  readonly from: number;
  readonly choice: number;
  readonly hand: readonly [number, number, number];
}

/** What makes pieces move: `moves.ts`, which may come after the table. */
export type Moves = typeof import('./moves.ts');

interface Showing {
  /** No motion: the die shows its face for a while, and coin sums stand still. */
  readonly still: boolean;
  /** This is the last stage of the step. */
  readonly last: boolean;
}

/** Milliseconds to read a sum of coins; or a sum or die that no movement led the eye to. */
const READ = 700;
const READ_STILL = 1800;

/** Shows a stage beat by beat. It has no clock of its own: call `tick` for every drawn frame. */
export class Runner {
  private beats: Beat[] = [];
  private beat: Beat | null = null;
  private show: BeatShow | null = null;
  private elapsed = 0;
  private length = 0;
  private now: readonly Placement[] = [];
  private view: GameView | null = null;
  private stage: Stage | null = null;
  private still = false;
  private last = true;
  private struck = false;
  /** The die keeps its face until the next throw. */
  private rolled: number | null = null;
  /** The turn in which the camera went in on a die before a conquest, and the stage. */
  private wentIn: { readonly turn: string; readonly stage: number } | null = null;
  private earned = new Map<number, number>();
  inHand: () => readonly Placement[] = () => [];
  private began: { readonly stage: number; readonly view: GameView } | null = null;
  private fromHand: FromHand | null = null;
  private cast: Cast | null = null;
  private moves: Moves | null = null;

  constructor(
    private readonly batch: PieceBatch,
    private readonly scenery: Scenery,
    private readonly listener: RunnerListener,
    private readonly effects: Effects,
    private readonly showStore: ShowStore,
  ) {}

  private get players(): number {
    return this.view?.players ?? 2;
  }

  get running(): boolean {
    return this.stage !== null;
  }

  /** Where every piece lies, or will lie once the movement that is shown is over. */
  get placements(): readonly Placement[] {
    return this.now;
  }

  /** The chart's views count before a step's first stage and after its last; in between, what is shown. */
  start(stage: Stage, { still, last }: Showing, moves: Moves): void {
    this.moves = moves;
    setDrained(this.showStore, null);
    const goesOn = this.began !== null && this.began.stage === stage.id - 1 && this.view !== null;
    const again = this.began?.stage === stage.id ? this.began.view : null;
    const view = again ?? (goesOn && this.view !== null ? this.view : stage.before);
    this.began = { stage: stage.id, view };
    this.stage = stage;
    this.still = still;
    this.last = last;
    this.view = view;
    this.earned.clear();
    this.beats = moves.beatsOf(stage.events);
    const held = new Map(this.inHand().map((each) => [each.id, each]));
    this.now = this.placed(view).map((each) => held.get(each.id) ?? each);
    this.batch.show(this.now);
    this.listener.step(view);
    this.nextBeat();
  }

  /** Stops and shows what lies on the table in the end. The next stage begins from the chart's view. */
  rest(view: GameView): void {
    this.stop();
    setDrained(this.showStore, null);
    this.began = null;
    this.fromHand = null;
    this.now = this.placed(view);
    this.batch.show(this.now);
    this.listener.step(view);
  }

  takeFrom(fromHand: FromHand | null): void {
    this.fromHand = fromHand;
  }

  throwAs(cast: Cast | null): void {
    this.cast = cast;
  }

  /** Stops; the caller shows the layout. */
  stop(): void {
    this.stage = null;
    this.show = null;
    clearShow(this.showStore);
  }

  /** Advances by this many milliseconds of show time. Time left when a beat ends goes to the next one. */
  tick(milliseconds: number): void {
    if (this.stage === null) return;
    this.elapsed += milliseconds;
    this.show?.draw(this.elapsed);
    const over = this.elapsed - this.length;
    if (over < 0) return;
    this.endBeat();
    if (this.stage === null) return;
    // Every beat is drawn at least once, however slow the frames are.
    this.elapsed = Math.min(over, this.length);
    this.show?.draw(this.elapsed);
  }

  private placed(view: GameView): Placement[] {
    const laid = layout({ ...this.scenery, view });
    const { rolled, fromHand } = this;
    const placements = fromHand?.(laid) ?? laid;
    if (rolled === null || view.turn.roll !== null) return placements;
    return placements.map((each) => (each.model === 'die' ? { ...each, face: rolled } : each));
  }

  private nextBeat(): void {
    const { stage, view, moves } = this;
    if (stage === null || view === null || moves === null) return;
    const beat = this.beats.shift();
    if (beat === undefined) {
      this.stop();
      this.fromHand = null;
      this.listener.done(stage.id);
      return;
    }
    const then = this.beats.length === 0 && this.last ? stage.after : afterEvents(view, beat.events);
    const wave = beat.manner === 'declined' && !this.still ? waveIn(this.scenery, view, beat.events) : null;
    const roll = rollIn(beat.events);
    const thrown = roll ? this.throwFor(roll, stage, view, moves) : null;
    const goal = this.placed(then);
    const ground = { coins: coinPlaces(this.scenery, view), fight: fightPlace(this.scenery, beat.events), wave };
    const flights = this.still ? [] : moves.flightsOf(this.now, goal, beat, ground);
    const dieLanded = () => roll && this.dieLanded(roll, stage);
    const listener = { struck: () => this.strike(), landed: this.landed, dieLanded };
    const region = ground.fight?.region ?? null;
    this.show = new moves.BeatShow(this.batch, this.effects, listener, { flights, goal, thrown, wave, region });
    this.elapsed = 0;
    this.view = then;
    this.beat = beat;
    this.now = goal;
    this.struck = !flights.some(({ way }) => way === 'flung');
    this.length = this.show.length + (flights.some(({ earns }) => earns !== null) ? READ : 0);
    if (this.still)
      this.length = Math.max(
        thrown === null ? 0 : READ_STILL,
        this.length + this.paidAtOnce(beat, ground.coins, moves),
      );
    const atOnce = this.struck ? beat.events : beat.events.filter((event) => !isLoss(event));
    setSliding(this.showStore, beat.manner === 'slid' && flights.length > 0);
    if (roll && thrown) {
      const { rest: at, from } = thrown;
      const isNear = roll.purpose === 'finalRoll' || this.goesIn(view, stage.id);
      setRolling(this.showStore, { region: roll.region, at, from, isNear, need: needOf(view, roll) });
      // What it has won is taken before the same eyes.
    } else if (beat.manner !== 'fought') setRolling(this.showStore, null);
    this.listener.moment(atOnce, 'begins');
    if (this.length === 0) this.endBeat();
  }

  private endBeat(): void {
    this.show?.end();
    if (this.beat !== null && this.show?.anyLanded !== true) this.listener.moment(this.beat.events, 'lands');
    this.batch.show(this.now);
    if (this.view !== null) this.listener.step(this.view);
    this.nextBeat();
  }

  private strike(): void {
    if (this.struck || this.beat === null) return;
    this.struck = true;
    this.listener.moment(this.beat.events.filter(isLoss), 'begins');
  }

  private readonly landed = ({ way, takes, earns }: Flight): void => {
    if (this.beat !== null && way !== 'petrify' && way !== 'flung') this.listener.moment(this.beat.events, 'lands');
    // The region is theirs, number and rim, once they stand on it, not when the last loser has walked off.
    if (takes && this.view !== null) this.listener.step(this.view);
    if (earns !== null) this.earn(earns.seat, earns.amount);
  };

  private earn(seat: number, amount: number): void {
    const sum = (this.earned.get(seat) ?? 0) + amount;
    this.earned.set(seat, sum);
    const [x, y, z] = purseOf(this.scenery, this.players, seat);
    showNumber(this.showStore, { id: `purse/${seat}`, at: [x, y + 0.42, z], number: sum });
  }

  /** Without motion the sums appear at once. Returns the milliseconds to read them: 0 if there are none. */
  private paidAtOnce({ events }: Beat, places: CoinPlaces, { sumsOf, laid }: Moves): number {
    const sums = sumsOf(events);
    for (const [seat, amount] of sums) this.earn(seat, amount);
    for (const coin of laid(events, places)) this.batch.put(coin);
    return sums.size > 0 ? READ_STILL : 0;
  }

  /** Once a turn, however often the die is thrown before conquests. */
  private goesIn({ round, turnSeat }: GameView, stage: number): boolean {
    const turn = `${round} ${turnSeat}`;
    if (this.wentIn?.turn === turn) return this.wentIn.stage === stage;
    this.wentIn = { turn, stage };
    return true;
  }

  private dieLanded(roll: Roll, { events }: Stage): void {
    const since = events.slice(events.indexOf(roll));
    this.showStore.setState({ rolled: { value: roll.value, won: isWon(roll, since) } });
    this.listener.moment(since, 'rests');
  }

  private throwFor(roll: Roll, { id, events }: Stage, view: GameView, moves: Moves): DieThrow | null {
    const die = this.now.find(({ model }) => model === 'die');
    if (die === undefined) return null;
    this.rolled = roll.value;
    const { board } = this.scenery;
    const held = view.regions.flatMap(({ force }, region) => (force === roll.force ? [region] : []));
    const { at, from } = moves.landingOf(board, view, roll.region === null ? held : [roll.region], roll.seat);
    const { choice, ...cast } = this.cast ?? { from, choice: id, hand: null };
    this.cast = null;
    const style = {
      ...cast,
      home: [die.x, die.y, die.z] as const,
      won: isWon(roll, events.slice(events.indexOf(roll))),
      short: roll.purpose === 'beforehand',
      still: this.still,
      before: turnOf(die),
      after: turnOf({ ...die, face: roll.value }),
    };
    return new moves.DieThrow(roll.value, choice, at, style);
  }
}

function isLoss(event: GameEvent): boolean {
  if (event.type === 'tokensMoved') return event.why === 'lost' || event.why === 'abandoned';
  return event.type === 'lostTribeRemoved';
}

function turnOf(placement: Placement): Quaternion {
  const pose: Pose = { position: new Vector3(), turn: new Quaternion(), scale: new Vector3() };
  poseOf(placement, pose);
  return pose.turn;
}
