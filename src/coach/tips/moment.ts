import type { Game } from '../../hud/index.ts';
import type { GameView, Refusal, RegionId } from '../../rules/index.ts';

/** What the coach sees when it considers whether to say something: the table, and what the person at the screen looks at. */
export interface TipMoment extends Pick<Game, 'view' | 'phase' | 'legal' | 'stage'> {
  /** Steps taken so far in this game. */
  readonly steps: number;
  /** Why the last command was refused, while that is told. */
  readonly refusal: Refusal | null;
  /** The region the person picked, to see or to do something there. */
  readonly picked: RegionId | null;
  /** The region the person looked at last. */
  readonly sight: RegionId | null;
  /** What the opponent to decide is about. */
  readonly atWork: 'thinking' | 'stuck' | null;
  /** The last moment in which the person at the screen was to decide. */
  readonly before: Pick<TipMoment, 'view' | 'phase' | 'legal'> | null;
}

/** Is the person at the screen to decide something now? */
export function isAsked({ view, legal, stage, phase }: TipMoment): boolean {
  return (
    view.viewer !== null && view.seat === view.viewer && stage === null && legal.length > 0 && phase !== 'gameOver'
  );
}

/** Is it the turn of the person at the screen? */
export function isOwnTurn(view: GameView): boolean {
  return view.viewer !== null && view.turnSeat === view.viewer;
}
