import type { receipt as english } from '../../en/first/receipt.ts';
import type { Words } from '../../keys.ts';

/** Czego wymaga podbój i co daje tura, wiersz po wierszu. */
export const receipt = {
  'cost.title': 'Do podboju',
  'cost.base': 'Obszar',
  'cost.lostTribe': 'Zagubione Plemię',
  'cost.tokens': '{of}',
  'cost.discount': '{of}',
  'cost.surcharge': '{of}',
  'cost.roll': 'Kość',
  'cost.minimum': 'Co najmniej jeden żeton',
  'cost.marker': '{marker}',
  'cost.total': 'Potrzeba',
  'cost.hand': 'W ręce',
  'cost.short': 'brakuje {count}',
  'cost.enough': 'wystarczy',
  'cost.odds':
    'Ostatni rzut: {wins, plural, one {wygrywa # ścianka} few {wygrywają # ścianki} many {wygrywa # ścianek} other {wygrywa # ścianki}} z 6 ({percent})',
  'cost.inline': '{total}: {lines}',
  'cost.inline.base': '{amount}',
  'cost.inline.plus': '+ {what} {amount}',
  'cost.inline.minus': '− {what} {amount}',
  'score.title': 'Monety w tej turze: {seat}',
  'score.projected': 'Gdyby tura skończyła się teraz',
  'score.total': 'Razem',
  'score.regions': '{race}: {count, plural, one {# obszar} few {# obszary} many {# obszarów} other {# obszaru}}',
  'score.regions.declined':
    '{race}, rasa wymierająca: {count, plural, one {# obszar} few {# obszary} many {# obszarów} other {# obszaru}}',
  'score.bonus': '{what}: dodatkowo',
  'score.nothing': 'W tej turze nic.',
  coins: '{amount, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}',
} satisfies Words<typeof english>;
