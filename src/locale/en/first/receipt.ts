/** What a conquest takes, and what a turn pays, line by line. */
export const receipt = {
  'cost.base': 'The region',
  'cost.lostTribe': 'Lost Tribe',
  'cost.tokens': '{of}',
  'cost.discount': '{of}',
  'cost.surcharge': '{of}',
  'cost.roll': 'The die',
  'cost.minimum': 'At least one token',
  'cost.marker': '{marker}',
  'cost.short': '{count} short',
  /** A cost in one line: "5: 2 + Mountain 1 + Orcs 2". */
  'cost.inline': '{total}: {lines}',
  'cost.inline.base': '{amount}',
  'cost.inline.plus': '+ {what} {amount}',
  'cost.inline.minus': '− {what} {amount}',
  'score.title': 'Coins this turn: {seat}',
  'score.projected': 'If the turn ended now',
  coins: '{amount, plural, one {# coin} other {# coins}}',
} as const;
