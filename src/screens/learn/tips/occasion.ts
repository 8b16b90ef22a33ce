import type { TipMoment } from './tip-moment.ts';
import type { Topic } from './topic.ts';

/** How long an occasion lasts: until the next step, to the end of the phase, while a refusal is shown, while a region is in sight. */
type Lasting = 'step' | 'phase' | 'refusal' | 'sight';

/** A reason to say something now. */
export interface Occasion {
  readonly topic: Topic;
  readonly lasts: Lasting;
  /** It affects what the person is doing now, so it is said even if little coaching is wanted. */
  readonly bites: boolean;
}

/** A small rule: the occasions it sees in a moment, most urgent first. */
export type Script = (moment: TipMoment) => readonly Occasion[];

/** Makes an occasion for a topic, with its duration. */
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
