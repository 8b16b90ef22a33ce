import type { receipt as english } from '../../en/first/receipt.ts';
import type { Words } from '../../keys.ts';

/** What a conquest takes, and what a turn pays, line by line. */
export const receipt = {
  'cost.base': 'Регион',
  'cost.lostTribe': 'Изгубено Племе',
  'cost.tokens': '{of}',
  'cost.discount': '{of}',
  'cost.surcharge': '{of}',
  'cost.roll': 'Зарчето',
  'cost.minimum': 'Поне едно пулче',
  'cost.marker': '{marker}',
  'cost.short': '{count, plural, one {липсва #} other {липсват #}}',
  'cost.inline': '{total}: {lines}',
  'cost.inline.base': '{amount}',
  'cost.inline.plus': '+ {what} {amount}',
  'cost.inline.minus': '− {what} {amount}',
  'score.title': 'Монети за този ход: {seat}',
  'score.projected': 'Ако ходът свършеше сега',
  coins: '{amount, plural, one {# монета} other {# монети}}',
} satisfies Words<typeof english>;
