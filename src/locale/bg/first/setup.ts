import type { setup as english } from '../../en/first/setup.ts';
import type { Words } from '../../keys.ts';

/** The start page and the setting up of a game. */
export const setup = {
  'start.text':
    'Приказни народи завладяват свят, който е твърде малък за всички. От двама до петима играчи около един екран.',
  'start.learn': 'Научи се, докато играеш: първата игра',
  'start.new': 'Нова игра',
  'start.import': 'Отвори запазен файл',
  'start.saved': 'Запазени игри',
  'start.rooms': 'Маси от разстояние',
  'start.rooms.about': 'Игрите ти с приятели на други екрани',
  'setup.title': 'Кой играе?',
  'setup.players': 'Брой играчи',
  'setup.players.count': '{count, plural, one {# играч} other {# играчи}}',
  'setup.board':
    '{rounds, plural, one {# рунд} other {# рунда}} на карта с {regions, plural, one {# регион} other {# региона}}',
  'setup.name': 'Име на играч {number}',
  'setup.name.default': 'Играч {number}',
  'setup.colour': 'Цвят на {name}',
  'setup.first': 'Кой започва? Който е с най-заострени уши.',
  'setup.first.chance': 'Както се падне',
  'setup.curtain': 'Закривай масата между играчите',
  'setup.curtain.hint': 'Монетите остават тайна, когато екранът се подава.',
  'setup.change': 'Промени подготовката',
  'setup.start': 'Към масата',
  'setup.day': 'Раздаване на деня',
  'setup.day.hint': 'Днес купчините и хвърлянията са еднакви за всички',
  'setup.table': 'На голям екран с телефони',
  'setup.table.hint':
    'Големият екран е масата, а телефонът на всеки играч – неговата ръка. Всички сканират един код; не е нужен профил.',
  'setup.invite': 'Покани приятели на други екрани',
  'setup.invite.hint': 'Връзка за всяко място, без акаунт',
  'setup.loading': 'Масата се подрежда…',
  'colour.crimson': 'Алено',
  'colour.sapphire': 'Сапфирено',
  'colour.ivory': 'Слонова кост',
  'colour.violet': 'Виолетово',
  'colour.amber': 'Кехлибарено',
  'setup.house': 'Домашни правила',
  'setup.house.some': 'Домашни правила ({count})',
  'setup.boards': 'Друга карта',
  'setup.boards.chosen': 'Друга карта ({regions, plural, one {# регион} other {# региона}})',
  'setup.guests': 'Гости в кутията',
  'setup.guests.some': 'Гости в кутията ({count})',
  'setup.boxes': 'Моите кутии',
  'setup.boxes.chosen': 'Моята кутия: {title}',
} satisfies Words<typeof english>;
