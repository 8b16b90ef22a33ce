import type { Game } from '../../../hud/index.ts';
import type { GameView, Refusal, RegionId } from '../../../rules/index.ts';
import type { Topic } from './topic.ts';

/** Until the next step, the end of the phase, until another command than the refused one, or while a region is in sight. */
type Lasting = 'step' | 'phase' | 'refusal' | 'sight';

export interface Occasion {
  readonly topic: Topic;
  readonly lasts: Lasting;
  /** It affects what the person is doing now, so it is said even if little coaching is wanted. */
  readonly bites: boolean;
}

/** A small rule: the occasions it sees in a moment, most urgent first. */
export type Script = (moment: TipMoment) => readonly Occasion[];

export function occasion(topic: Topic, lasts: Lasting = 'step', bites = false): Occasion {
  return { topic, lasts, bites };
}

/** A key that changes when an occasion of this duration is over. */
export function anchorOf(lasts: Lasting, { view, phase, steps, refusal, picked, sight }: TipMoment): string {
  switch (lasts) {
    case 'step':
      return `${steps} ${view.seat}`;
    case 'phase':
      return `${phase} ${view.seat} ${view.turnSeat} ${view.round}`;
    case 'refusal':
      return `${steps} ${refusal?.code} ${picked}`;
    case 'sight':
      return `${steps} ${picked ?? sight}`;
  }
}

export interface TipMoment extends Pick<Game, 'view' | 'phase' | 'legal' | 'stage'> {
  readonly steps: number;
  /** Why the last command was refused, until another is played. */
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
