import { lazyValue } from '../../ui/lazy/lazy-value.ts';
import type { Toy } from '../attention/touch.ts';
import type { Placement } from '../layout/index.ts';
import type { PieceBatch } from '../pieces/piece-batch.ts';
import { BeatShow, type Effects } from './beat-show.ts';
import { Gestures } from './gestures.ts';

/** Who has won, and the middle of the land where that is seen. Places in board units. */
export interface Winner {
  readonly seat: number;
  readonly figures: readonly Placement[];
  readonly purse: readonly [number, number, number];
  readonly middle: { readonly x: number; readonly z: number } | null;
}

/** Fetched when a game has been won; the cheering does not wait for it. */
const shower = lazyValue(() => import('./burst.ts'));

/** Coins rain where it is seen: as far from the middle, in board units. */
const NEAR = 1.3;

const unheard = { struck: () => undefined, landed: () => undefined, dieLanded: () => undefined };

/** Of the table while no stage is shown: figures look up and cheer, a purse bursts, what is touched answers. */
export class Life {
  private readonly gestures: Gestures;
  private show: BeatShow | null = null;
  private elapsed = 0;
  private winners: readonly Winner[] = [];

  constructor(
    private readonly batch: PieceBatch,
    private readonly effects: Effects,
  ) {
    this.gestures = new Gestures(batch);
  }

  get alive(): boolean {
    return this.gestures.alive || this.isFalling;
  }

  /** Coins that have fallen lie there until something else is shown. */
  private get isFalling(): boolean {
    return this.show !== null && this.elapsed < this.show.length;
  }

  lookUp(figure: Placement | null): void {
    this.gestures.lookUp(figure);
  }

  breathe(figures: readonly Placement[]): void {
    this.gestures.breathe(figures);
  }

  wake(figures: readonly Placement[]): void {
    this.gestures.wake(figures);
  }

  answer(pieces: readonly Placement[], toy: Toy): boolean {
    return this.gestures.answer(pieces, toy);
  }

  /** A hand takes something: nothing moves that it might take. */
  lay(): void {
    this.gestures.lay();
  }

  celebrate(winners: readonly Winner[]): void {
    this.gestures.cheer(winners.flatMap(({ figures }) => figures));
    for (const { seat, middle } of winners) if (middle !== null) this.effects.confetti(middle.x, middle.z, seat);
    this.winners = winners;
    void shower.settled().then(() => {
      if (this.winners === winners) this.rainCoins();
    });
  }

  private rainCoins(): void {
    const { value } = shower.use.getState();
    if (value === null) return;
    const flights = this.winners.flatMap(({ purse, figures, middle }, k) => {
      const seen = figures.filter(({ x, z }) => middle !== null && Math.hypot(x - middle.x, z - middle.z) < NEAR);
      return [...value.burst(purse), ...value.rain(seen)].map((each) => ({
        ...each,
        piece: { ...each.piece, id: `${each.piece.id}/${k}` },
      }));
    });
    this.show = new BeatShow(this.batch, this.effects, unheard, { flights });
    this.elapsed = 0;
  }

  tick(milliseconds: number): void {
    this.gestures.tick(milliseconds);
    if (!this.isFalling) return;
    this.elapsed += milliseconds;
    this.show?.draw(this.elapsed);
  }

  stop(): void {
    this.gestures.stop();
    if (this.winners.length > 0) this.effects.clearAir();
    this.winners = [];
    this.endShow();
  }

  private endShow(): void {
    this.show?.end();
    this.show = null;
  }
}
