import type { house as english } from '../en/house.ts';
import type { Words } from '../keys.ts';

/** What a table plays otherwise: on the set-up page, and in the reference during a game. */
export const house = {
  'house.intro':
    'Печатните издания и играчите не са единодушни за всичко. Отбелязаното се играе, както пише; останалото – по правилата тук.',
  'house.rulings': 'Разбирани другояче',
  'house.variants': 'Варианти',
  'house.off': 'Без отметка: {text}',
  'house.usual.SCO-3': 'На тази маса монетите на всеки са скрити до края.',
  'house.held.editions': 'Така пише в {editions}.',
  'house.held.partly': '{only, select, yes {Отчасти така пише в {editions}.} other {Отчасти и в {editions}.}}',
  'house.held.tables': 'Никое печатно издание не го казва; така играят на някои маси.',
  'house.held.silent': 'Печатните издания не поставят ограничение.',
  'house.edition.RO': 'румънското издание',
  'house.edition.PL': 'полското издание',
  'house.edition.BG': 'българското издание',
  'house.edition.IT': 'италианското издание',
  'house.draft': 'Първите комбинации се избират подред: от последния играч към първия всеки взема по една безплатно.',
  'house.rounds': 'Дължина на играта',
  'house.rounds.usual': 'Както е по правилата',
  'house.rounds.more': 'Един рунд повече',
  'house.rounds.fewer': 'Един рунд по-малко',
  'house.coins': 'Преднина: монети за начало освен петте',
  'house.coins.seat': 'Монети за {seat}',
  'house.reset': 'Обратно към обичайните правила',
  'house.table': 'Правилата на тази маса',
  'house.table.board':
    'Друга карта: за {made}, {regions, plural, one {# регион} other {# региона}}. {rounds, plural, one {# рунд} other {# рунда}}, както за {players} играчи на тяхната. Колко силни са противниците тук, не е измерено.',
  'house.table.intro': 'На тази маса се играе другояче от правилата в книгата:',
  'house.table.rounds': 'Играта трае {rounds, plural, one {# рунд} other {# рунда}}.',
  'house.table.coins': '{seat} започна с {coins, plural, one {# монета} other {# монети}} повече.',
} satisfies Words<typeof english>;
