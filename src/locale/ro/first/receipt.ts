import type { receipt as english } from '../../en/first/receipt.ts';
import type { Words } from '../../keys.ts';

/** What a conquest takes, and what a turn pays, line by line. */
export const receipt = {
  'cost.title': 'Pentru cucerire',
  'cost.base': 'Regiunea',
  'cost.lostTribe': 'Trib Pierdut',
  'cost.tokens': '{of}',
  'cost.discount': '{of}',
  'cost.surcharge': '{of}',
  'cost.roll': 'Zarul',
  'cost.minimum': 'Cel puțin un simbol',
  'cost.marker': '{marker}',
  'cost.total': 'Necesar',
  'cost.hand': 'În mână',
  'cost.short': '{count, plural, one {lipsește #} few {lipsesc #} other {lipsesc #}}',
  'cost.enough': 'ajunge',
  'cost.odds':
    'Ultima tentativă: {wins, plural, one {câștigă # față} few {câștigă # fețe} other {câștigă # de fețe}} din 6 ({percent})',
  'cost.inline': '{total}: {lines}',
  'cost.inline.base': '{amount}',
  'cost.inline.plus': '+ {what} {amount}',
  'cost.inline.minus': '− {what} {amount}',
  'score.title': 'Monedele turului: {seat}',
  'score.projected': 'Dacă turul s-ar încheia acum',
  'score.total': 'În total',
  'score.regions': '{count, plural, one {# regiune} few {# regiuni} other {# de regiuni}}: {race}',
  'score.regions.declined': '{count, plural, one {# regiune} few {# regiuni} other {# de regiuni}}: {race} în declin',
  'score.bonus': '{what}: în plus',
  'score.nothing': 'Nimic în turul acesta.',
  coins: '{amount, plural, one {# monedă} few {# monede} other {# de monede}}',
} satisfies Words<typeof english>;
