/** What signs, numbers and things on the table are, for whoever points at them: fetched with it (`locale/explain.ts`). */
export const explain = {
  'explain.tokens': '{tokens}. {holder}.',
  'explain.trait': '{name}: {short}',
  'explain.cost': 'To conquer it takes {cost}.',
  'explain.danger':
    '{grade, select, certain {In danger: it can be taken for certain before your next turn.} chance {In danger: with luck at the die ({chance, number, percent}) it can be taken before your next turn.} other {Only a new race could take it before your next turn.}}',
  'explain.tribe': 'Lost Tribe: it belongs to nobody, and makes the region take one token more.',
  'explain.marker.immune': '{marker}: nobody can conquer the region.',
  'explain.marker.defence': '{marker}: the region takes {tokens, plural, one {# token} other {# tokens}} more.',
  'explain.symbol': '{symbol}: some races and powers make use of it.',
  'explain.tray': '{race}: {count, plural, =0 {no tokens} one {# token} other {# tokens}} left in the tray.',
  'explain.purse': 'The purse: {seat}.',
  'explain.die': 'The die: three blank sides, and 1, 2 and 3. The last conquest of a turn may be tried with it.',
  'explain.walk': 'What is what: arrows lead from sign to sign, Esc ends it.',
} as const;
