import type { app as english } from '../../en/first/app.ts';
import type { Words } from '../../keys.ts';

/** The page around the table: opening, leaving, keeping games. */
export const app = {
  'language.label': 'Език',
  'language.system': 'Както иска браузърът',
  'language.missing': '{language}: не може да се изтегли. Ще дойде, щом има връзка.',
  'app.made':
    'Small World е игра на Филип Киартс (Philippe Keyaerts), издадена от Days of Wonder, чиято търговска марка е. Тази маса е неофициално дело на почитатели, със собствени рисунки и текстове.',
  'start.empty': 'В този браузър още няма запазена игра. Всяка стъпка се записва, докато играеш.',
  'start.puzzles': 'Задачи',
  'start.puzzles.about': 'По един ход: намери най-доброто',
  'start.workshop': 'Работилница: твои раси и умения',
  'start.boards': 'Моите карти: нарисувай своя',
  'start.history': 'Моята история',
  'start.history.about': 'Игрите ти досега, спечелени и загубени',
  'start.climb': 'Стълбата',
  'start.climb.about': 'Десет противници, всеки по-силен от предишния',
  'start.showcase': 'Гледай как масата играе сама (за голям екран)',
  'start.import.done': 'Играта на {names} вече е в списъка.',
  'start.import.hint': 'Игра или история, запазена във файл, оттук или от друг браузър.',
  'setup.players.one': '{count}',
  'setup.more': 'Още',
  'setup.seed': 'Номер на играта',
  'setup.seed.hint': 'Един и същ номер дава едни и същи комбинации и хвърляния. Празно – както се падне.',
  'app.licences': 'Лицензи',
  'game.export': 'Запази играта във файл',
} satisfies Words<typeof english>;
