import type { rules as english } from '../../en/first/rules.ts';
import type { Words } from '../../keys.ts';

/** Rama zasad; same punkty są w `clauses.ts`. */
export const rules = {
  'rules.title': 'Zasady',
  'rules.loading': 'Otwieranie zasad…',
  'rules.clause': 'Zasada {clause}',
} satisfies Words<typeof english>;
