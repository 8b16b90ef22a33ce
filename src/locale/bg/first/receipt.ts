import type { receipt as english } from '../../en/first/receipt.ts';
import type { Words } from '../../keys.ts';

/** What a conquest takes, and what a turn pays, line by line. */
export const receipt = {
  'cost.title': 'За завоевание',
  'cost.base': 'Регион',
  'cost.lostTribe': 'Изгубено Племе',
  'cost.tokens': '{of}',
  'cost.discount': '{of}',
  'cost.surcharge': '{of}',
  'cost.roll': 'Зарчето',
  'cost.minimum': 'Поне едно пулче',
  'cost.marker': '{marker}',
  'cost.total': 'Нужни',
  'cost.hand': 'В ръка',
  'cost.short': '{count, plural, one {липсва #} other {липсват #}}',
  'cost.enough': 'достатъчно',
  'cost.odds':
    'Последно хвърляне: {wins, plural, one {печели # от 6 страни} other {печелят # от 6 страни}} ({percent})',
  'cost.inline': '{total}: {lines}',
  'cost.inline.base': '{amount}',
  'cost.inline.plus': '+ {what} {amount}',
  'cost.inline.minus': '− {what} {amount}',
  'score.title': 'Монети за този ход: {seat}',
  'score.projected': 'Ако ходът свършеше сега',
  'score.total': 'Общо',
  'score.regions': '{count, plural, one {# регион} other {# региона}} на {race_def}',
  'score.regions.declined': '{count, plural, one {# регион} other {# региона}} на {race_def} в упадък',
  'score.bonus': '{what}: допълнително',
  'score.nothing': 'Нищо за този ход.',
  coins: '{amount, plural, one {# монета} other {# монети}}',
} satisfies Words<typeof english>;
