import type { coach as english } from '../en/coach.ts';
import type { Words } from '../keys.ts';

/** Karta, na której mówi doradca. */
export const coach = {
  'coach.name': 'Doradca',
  'coach.why': 'Zasada',
  'coach.why.clause': 'Zasada {clause}',
  'coach.dismiss': 'Rozumiem',
} satisfies Words<typeof english>;
