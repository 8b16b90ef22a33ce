import type { TipMoment } from './tip-moment.ts';
import type { Topic } from './topic.ts';

/** Until the next step, the end of the phase, while a refusal is shown, or while a region is in sight. */
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
