import type { TipMoment } from './moment.ts';
import type { Topic } from './topic.ts';

/** How long an occasion lasts: until the next step, to the end of the phase, while a refusal is told, while a region is looked at. */
type Lasting = 'step' | 'phase' | 'refusal' | 'sight';

/** A reason to say something now. */
export interface Occasion {
  readonly topic: Topic;
  readonly lasts: Lasting;
  /** It matters to what the person does now, so it is said even where little is wanted. */
  readonly bites: boolean;
}

/** A small script: the reasons it sees in a moment, the most urgent first. */
export type Script = (moment: TipMoment) => readonly Occasion[];

/** Says what is to be told for so long as the occasion lasts. */
export function occasion(topic: Topic, lasts: Lasting = 'step', bites = false): Occasion {
  return { topic, lasts, bites };
}

/** Changes when an occasion that lasts so long is over. */
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
