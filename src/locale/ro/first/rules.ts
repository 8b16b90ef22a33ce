import type { rules as english } from '../../en/first/rules.ts';
import type { Words } from '../../keys.ts';

/** The frame of the rules reference; the clauses themselves are in `clauses.ts`. */
export const rules = {
  'rules.title': 'Reguli',
  'rules.loading': 'Se deschid regulile…',
  'rules.clause': 'Regula {clause}',
} satisfies Words<typeof english>;
