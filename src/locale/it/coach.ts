import type { coach as english } from '../en/coach.ts';
import type { Words } from '../keys.ts';

/** La scheda su cui parla il maestro. */
export const coach = {
  'coach.name': 'Maestro',
  'coach.why': 'Regola',
  'coach.why.clause': 'Regola {clause}',
  'coach.dismiss': 'Capito',
} satisfies Words<typeof english>;
