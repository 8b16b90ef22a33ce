import type { Game } from '../../../hud/index.ts';
import type { GameView, Refusal, RegionId } from '../../../rules/index.ts';

export interface TipMoment extends Pick<Game, 'view' | 'phase' | 'legal' | 'stage'> {
  readonly steps: number;
  /** Why the last command was refused, while that is shown. */
  readonly refusal: Refusal | null;
  readonly picked: RegionId | null;
  /** The region the person looked at last. */
  readonly sight: RegionId | null;
  readonly atWork: 'thinking' | 'waiting' | 'stuck' | null;
  /** The last moment in which the person at the screen was to decide. */
  readonly before: Pick<TipMoment, 'view' | 'phase' | 'legal'> | null;
}

export function isAsked({ view, legal, stage, phase }: TipMoment): boolean {
  return (
    view.viewer !== null && view.seat === view.viewer && stage === null && legal.length > 0 && phase !== 'gameOver'
  );
}

export function isOwnTurn(view: GameView): boolean {
  return view.viewer !== null && view.turnSeat === view.viewer;
}
