import type { coach as english } from '../en/coach.ts';
import type { Words } from '../keys.ts';

/** The card on which the coach speaks, whoever gives it its words: fetched with it (`locale/coach.ts`). */
export const coach = {
  'coach.name': 'Antrenor',
  'coach.why': 'Regula',
  'coach.why.clause': 'Regula {clause}',
  'coach.dismiss': 'Am înțeles',
} satisfies Words<typeof english>;
