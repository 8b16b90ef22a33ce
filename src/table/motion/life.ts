import type { Placement } from '../layout/index.ts';
import type { PieceBatch } from '../pieces/piece-batch.ts';
import { BeatShow, type Effects } from './beat-show.ts';
import { burst } from './burst.ts';
import { Gestures } from './gestures.ts';

const unwatched = { struck: () => undefined, landed: () => undefined, lies: () => undefined };

/** What lives on the table while no stage is shown: figures that look up, breathe and cheer, and a purse that bursts. */
export class Life {
  private readonly gestures: Gestures;
  private show: BeatShow | null = null;
  private elapsed = 0;

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

  /** The winners cheer, and their purses burst. Places in board units. */
  celebrate(figures: readonly Placement[], purses: readonly (readonly [number, number, number])[]): void {
    this.gestures.cheer(figures);
    const flights = purses.flatMap((purse, k) =>
      burst(purse).map((each) => ({ ...each, piece: { ...each.piece, id: `${each.piece.id}/${k}` } })),
    );
    this.show = new BeatShow(this.batch, this.effects, unwatched, flights, [], null, null);
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
