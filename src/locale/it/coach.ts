import type { coach as english } from '../en/coach.ts';
import type { Words } from '../keys.ts';

/** La scheda su cui parla il maestro. */
export const coach = {
  'coach.name': 'Maestro',
  'coach.why': 'Perché?',
  'coach.why.clause': 'Perché? {clause}',
  'coach.dismiss': 'Capito',
} satisfies Words<typeof english>;
