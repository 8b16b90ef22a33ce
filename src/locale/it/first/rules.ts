import type { rules as english } from '../../en/first/rules.ts';
import type { Words } from '../../keys.ts';

/** La cornice delle regole; i punti sono in `clauses.ts`. */
export const rules = {
  'rules.title': 'Regole',
  'rules.loading': 'Apro le regole…',
  'rules.clause': 'Regola {clause}',
} satisfies Words<typeof english>;
