import type { coach as english } from '../en/coach.ts';
import type { Words } from '../keys.ts';

/** The card on which the coach speaks. */
export const coach = {
  'coach.name': 'Наставник',
  'coach.why': 'Правило',
  'coach.why.clause': 'Правило {clause}',
  'coach.dismiss': 'Ясно',
} satisfies Words<typeof english>;
