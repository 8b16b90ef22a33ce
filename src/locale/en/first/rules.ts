/** The frame of the rules reference; the clauses themselves are in `clauses.ts`. */
export const rules = {
  'rules.title': 'Rules',
  'rules.loading': 'Opening the rules…',
  'rules.clause': 'Rule {clause}',
} as const;
