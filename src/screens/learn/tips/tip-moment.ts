import type { Game } from '../../../hud/index.ts';
import type { GameView, Refusal, RegionId } from '../../../rules/index.ts';

/** What the coach considers when choosing what to say: the table, and what the person at the screen looks at. */
export interface TipMoment extends Pick<Game, 'view' | 'phase' | 'legal' | 'stage'> {
  /** Steps taken so far in this game. */
  readonly steps: number;
  /** Why the last command was refused, while that is shown. */
  readonly refusal: Refusal | null;
  /** The region the person picked, to look at or act on. */
  readonly picked: RegionId | null;
  /** The region the person looked at last. */
  readonly sight: RegionId | null;
  /** The state of the opponent to decide. */
  readonly atWork: 'thinking' | 'waiting' | 'stuck' | null;
  /** The last moment in which the person at the screen was to decide. */
  readonly before: Pick<TipMoment, 'view' | 'phase' | 'legal'> | null;
}

/** Is the person at the screen to decide now? */
export function isAsked({ view, legal, stage, phase }: TipMoment): boolean {
  return (
    view.viewer !== null && view.seat === view.viewer && stage === null && legal.length > 0 && phase !== 'gameOver'
  );
}

/** Is it the turn of the person at the screen? */
export function isOwnTurn(view: GameView): boolean {
  return view.viewer !== null && view.turnSeat === view.viewer;
}
