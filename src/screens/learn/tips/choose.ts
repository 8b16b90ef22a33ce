import type { CoachChoice } from '../../../ui/look/index.ts';
import type { Memory } from '../memory.ts';
import type { Occasion } from './occasion.ts';
import { scripts } from './occasions/index.ts';
import type { TipMoment } from './tip-moment.ts';
import { lineOf, type Topic } from './topic.ts';

function isKnown({ id, clause }: Topic, { told, used }: Memory): boolean {
  return told.includes(id) || (clause !== null && used.includes(clause));
}

/** Everything that could be said now and is not known yet, most urgent first: what bites comes before what does not. */
export function occasionsOf(moment: TipMoment, memory: Memory, amount: CoachChoice): readonly Occasion[] {
  if (amount === 'none') return [];
  const open = scripts
    .flatMap((script) => script(moment))
    .filter(({ topic }) => lineOf(topic) !== null && !isKnown(topic, memory));
  const biting = open.filter(({ bites }) => bites);
  return amount === 'little' ? biting : [...biting, ...open.filter(({ bites }) => !bites)];
}
