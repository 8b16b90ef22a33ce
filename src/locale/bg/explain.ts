import type { explain as english } from '../en/explain.ts';
import type { Words } from '../keys.ts';

/** What signs, numbers and things on the table are: fetched with it (`locale/explain.ts`). */
export const explain = {
  'explain.tokens': '{tokens}. {holder}.',
  'explain.trait': '{name}: {short}',
  'explain.cost': 'Цена на завоеванието: {cost}.',
  'explain.danger':
    '{grade, select, certain {В опасност: със сигурност може да бъде взет преди следващия ти ход.} chance {В опасност: с късмет на зарчето ({chance, number, percent}) може да бъде взет преди следващия ти ход.} other {Само нова раса може да го вземе преди следващия ти ход.}}',
  'explain.tribe': 'Изгубено Племе: не е на никого. Регионът струва едно пулче повече.',
  'explain.marker.immune': '{marker}: никой не може да завладее региона.',
  'explain.marker.defence': '{marker}: регионът струва {tokens, plural, one {# пулче} other {# пулчета}} повече.',
  'explain.symbol': '{symbol}: някои раси и умения се ползват от това.',
  'explain.tray':
    '{race}: в кутията {count, plural, =0 {не остават пулчета} one {остава # пулче} other {остават # пулчета}}.',
  'explain.purse': 'Кесията: {seat}.',
  'explain.die': 'Зарчето: три празни страни и 1, 2 и 3. С него може да се опита последното завоевание за хода.',
  'explain.walk': 'Кое какво е: стрелките водят от знак на знак, Esc приключва.',
} satisfies Words<typeof english>;
