import type { receipt as english } from '../../en/first/receipt.ts';
import type { Words } from '../../keys.ts';

/** What a conquest takes, and what a turn pays, line by line. */
export const receipt = {
  'cost.base': 'Regiunea',
  'cost.lostTribe': 'Trib Pierdut',
  'cost.tokens': '{of}',
  'cost.discount': '{of}',
  'cost.surcharge': '{of}',
  'cost.roll': 'Zarul',
  'cost.minimum': 'Cel puțin un simbol',
  'cost.marker': '{marker}',
  'cost.short': '{count, plural, one {lipsește #} few {lipsesc #} other {lipsesc #}}',
  'cost.inline': '{total}: {lines}',
  'cost.inline.base': '{amount}',
  'cost.inline.plus': '+ {what} {amount}',
  'cost.inline.minus': '− {what} {amount}',
  'score.title': 'Monedele turului: {seat}',
  'score.projected': 'Dacă turul s-ar încheia acum',
  coins: '{amount, plural, one {# monedă} few {# monede} other {# de monede}}',
} satisfies Words<typeof english>;
