import type { rules as english } from '../../en/first/rules.ts';
import type { Words } from '../../keys.ts';

/** The frame of the rules reference; the clauses themselves are in `clauses.ts`. */
export const rules = {
  'rules.title': 'Правила',
  'rules.loading': 'Правилата се отварят…',
  'rules.clause': 'Правило {clause}',
} satisfies Words<typeof english>;
