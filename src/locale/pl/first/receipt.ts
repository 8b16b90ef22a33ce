import type { receipt as english } from '../../en/first/receipt.ts';
import type { Words } from '../../keys.ts';

/** Czego wymaga podbój i co daje tura, wiersz po wierszu. */
export const receipt = {
  'cost.base': 'Obszar',
  'cost.lostTribe': 'Zagubione Plemię',
  'cost.tokens': '{of}',
  'cost.discount': '{of}',
  'cost.surcharge': '{of}',
  'cost.roll': 'Kość',
  'cost.minimum': 'Co najmniej jeden żeton',
  'cost.marker': '{marker}',
  'cost.short': 'brakuje {count}',
  'cost.inline': '{total}: {lines}',
  'cost.inline.base': '{amount}',
  'cost.inline.plus': '+ {what} {amount}',
  'cost.inline.minus': '− {what} {amount}',
  'score.title': 'Monety w tej turze: {seat}',
  'score.projected': 'Gdyby tura skończyła się teraz',
  coins: '{amount, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}',
} satisfies Words<typeof english>;
