import type { coach as english } from '../en/coach.ts';
import type { Words } from '../keys.ts';

/** The card on which the coach speaks. */
export const coach = {
  'coach.name': 'Наставник',
  'coach.why': 'Защо?',
  'coach.why.clause': 'Защо? {clause}',
  'coach.dismiss': 'Ясно',
} satisfies Words<typeof english>;
