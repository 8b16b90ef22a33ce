import { Quaternion, Vector3 } from 'three';
import type { Placement, TableState } from '../layout/index.ts';
import { piece } from '../layout/placement.ts';
import { coinPlace, placeColumn } from '../layout/surroundings.ts';
import { comboPlace } from '../layout/table-plan.ts';
import { type Flight, flight } from '../motion/flight.ts';
import { fly } from '../motion/fly.ts';
import { purseOf } from '../motion/places.ts';
import type { FromHand } from '../motion/runner.ts';
import { Spring } from '../motion/spring.ts';
import { type PieceBatch, type Pose, poseOf } from '../pieces/piece-batch.ts';
import type { Held } from './graspable.ts';

/** Milliseconds in which a coin hops onto a combo that is passed over, and after which the next one starts. */
const HOP = { time: 320, gap: 70 } as const;
/** Height of a hop, in board units. */
const ARC = 0.7;

const pose: Pose = { position: new Vector3(), turn: new Quaternion(), scale: new Vector3() };
const end: Pose = { position: new Vector3(), turn: new Quaternion(), scale: new Vector3() };
const off = new Vector3();

/** Banner, badge, figure, coins move together; what it costs hops onto those above. No clock of its own. */
export class DraggedCombo implements Held {
  private readonly pieces: readonly Placement[];
  private readonly coins: readonly Flight[];
  private readonly home: Vector3;
  private readonly spring = new Spring();
  /** Where the hand is; `home` once it has let go. */
  private readonly to = new Vector3();
  /** Milliseconds of the coins' way that are over. */
  private paid = 0;
  private isHeld = true;
  private isThere = false;

  /** Takes it up. `pays`: what it costs is laid down as well. `still`: nothing glides. */
  constructor(
    private readonly batch: PieceBatch,
    state: TableState,
    index: number,
    pays: boolean,
    private readonly still: boolean,
  ) {
    const { view, board, arrangement } = state;
    const combo = view.column[index];
    const own = new RegExp(`^(banner|perch|offer)/${combo?.race}(/|$)|^badge/${combo?.power}$`);
    this.pieces = placeColumn(view, board, arrangement).filter(({ id }) => own.test(id));
    const { x, y, z } = comboPlace(board, arrangement, index);
    this.home = new Vector3(x, y, z);
    this.spring.rest(this.home);
    const purse = purseOf(state, view.players, view.seat);
    this.coins = view.column.slice(0, pays ? index : 0).map(({ race, coins }, above) => {
      const place = coinPlace(comboPlace(board, arrangement, above), coins);
      const to = piece(`offer/${race}/${coins}`, 'coin/1', place, { turn: coins * 2.1 });
      const from = { ...to, x: purse[0], y: purse[1] + 0.15, z: purse[2] };
      const leg = { piece: to, from, to, replaces: null, leaves: false };
      return flight(leg, 'coin', above * HOP.gap, HOP.time, { arc: ARC });
    });
  }

  get alive(): boolean {
    return !this.isThere || (this.isHeld ? this.paid < this.span : this.paid > 0);
  }

  get isBack(): boolean {
    return !this.isHeld && !this.alive;
  }

  private get span(): number {
    return this.coins.length === 0 ? 0 : HOP.time + (this.coins.length - 1) * HOP.gap;
  }

  move(to: Vector3): void {
    this.to.copy(to);
    this.isThere = false;
  }

  /** Begins at the hand rather than on the column, where nobody sees that. */
  jump(to: Vector3): void {
    this.move(to);
    this.spring.rest(to);
  }

  back(): void {
    this.isHeld = false;
    this.move(this.home);
  }

  tick(milliseconds: number): void {
    const step = this.still ? Number.POSITIVE_INFINITY : milliseconds;
    this.paid = Math.min(this.span, Math.max(0, this.paid + (this.isHeld ? step : -step)));
    if (this.still) {
      this.spring.rest(this.to);
      this.isThere = true;
    } else this.isThere = !this.spring.tick(this.to, milliseconds / 1000);
    this.draw();
  }

  lay(): void {
    this.back();
    this.spring.rest(this.home);
    this.isThere = true;
    this.paid = 0;
    this.draw();
  }

  /** For the next show: pieces go on from the hand if they have no other place; coins where they lie. */
  goesOn(): FromHand {
    const { x, y, z } = off.copy(this.spring.at).sub(this.home);
    const now = new Map(
      this.pieces.map((home) => [home.id, { home, now: { ...home, x: home.x + x, y: home.y + y, z: home.z + z } }]),
    );
    const coins = this.coins.map(({ to }) => to);
    return (laid) => {
      const ids = new Set(laid.map(({ id }) => id));
      const moved = laid.map((each) => {
        const held = now.get(each.id);
        return held && held.home.x === each.x && held.home.z === each.z ? held.now : each;
      });
      return [...moved, ...coins.filter(({ id }) => !ids.has(id))];
    };
  }

  private draw(): void {
    off.copy(this.spring.at).sub(this.home);
    for (const each of this.pieces) {
      poseOf(each, pose);
      pose.position.add(off);
      this.batch.move(each.id, pose);
    }
    for (const coin of this.coins) this.drawCoin(coin);
  }

  private drawCoin(coin: Flight): void {
    const t = Math.min(1, (this.paid - coin.delay) / coin.duration);
    if (t <= 0) {
      this.batch.remove(coin.piece.id);
      return;
    }
    this.batch.put(coin.piece);
    fly(coin, t, pose, end);
    this.batch.move(coin.piece.id, pose);
  }
}
