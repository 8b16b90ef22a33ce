/** The card on which the coach speaks, whoever gives it its words: fetched with it (`locale/coach.ts`). */
export const coach = {
  'coach.name': 'Coach',
  'coach.why': 'Rule',
  'coach.why.clause': 'Rule {clause}',
  'coach.dismiss': 'Got it',
} as const;
