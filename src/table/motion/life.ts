import { lazyValue } from '../../lazy/index.ts';
import type { Placement } from '../layout/index.ts';
import type { PieceBatch } from '../pieces/piece-batch.ts';
import { BeatShow, type Effects } from './beat-show.ts';
import { Gestures } from './gestures.ts';

/** Who has won. Places in board units. */
export interface Winner {
  readonly seat: number;
  readonly figures: readonly Placement[];
  readonly purse: readonly [number, number, number];
  /** The middle of the lands; null if nothing of them is left. */
  readonly middle: { readonly x: number; readonly z: number } | null;
}

// Nobody has won before a game is over, and a feast without coins is one.
const coins = lazyValue(() => import('./burst.ts'));

const unheard = { struck: () => undefined, landed: () => undefined, dieLanded: () => undefined };

/** What lives on the table while no stage is shown: figures that look up, breathe and cheer, and a purse that bursts. */
export class Life {
  private readonly gestures: Gestures;
  private show: BeatShow | null = null;
  private elapsed = 0;
  private party: readonly Winner[] = [];

  constructor(
    private readonly batch: PieceBatch,
    private readonly effects: Effects,
  ) {
    this.gestures = new Gestures(batch);
  }

  /** Does anything move? */
  get alive(): boolean {
    return this.gestures.alive || this.show !== null;
  }

  lookUp(figure: Placement | null): void {
    this.gestures.lookUp(figure);
  }

  breathe(figures: readonly Placement[]): void {
    this.gestures.breathe(figures);
  }

  /** The winners cheer, coins and confetti fall on their lands, and their purses burst. */
  celebrate(winners: readonly Winner[]): void {
    this.gestures.cheer(winners.flatMap(({ figures }) => figures));
    for (const { seat, middle } of winners) if (middle !== null) this.effects.confetti(middle.x, middle.z, seat);
    this.party = winners;
    const { burst, rain } = await coins.promise();
    if (this.party !== winners) return;
    const flights = winners.flatMap(({ purse, figures }, k) =>
      [...burst(purse), ...rain(figures)].map((each) => ({
        ...each,
        piece: { ...each.piece, id: `${each.piece.id}/${k}` },
      })),
    );
    this.show = new BeatShow(this.batch, this.effects, unheard, { flights });
    this.elapsed = 0;
  }

  /** Moves on by milliseconds and draws. */
  tick(milliseconds: number): void {
    this.gestures.tick(milliseconds);
    if (this.show === null) return;
    this.elapsed += milliseconds;
    this.show.draw(this.elapsed);
    if (this.elapsed >= this.show.length) this.endShow();
  }

  /** Everything stops: a stage is shown. */
  stop(): void {
    this.gestures.stop();
    this.endShow();
  }

  private endShow(): void {
    this.show?.end();
    this.show = null;
  }
}
