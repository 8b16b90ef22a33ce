import type { climb as english } from '../en/climb.ts';
import type { Words } from '../keys.ts';

/** The ladder for one person alone: fetched when it is opened. */
export const climb = {
  'climb.text':
    'Десет противници за сам играч, като се започне от най-слабия. Победи един два пъти и следващият ще играе с теб.',
  'climb.won':
    '{count, plural, =0 {още непобеден} =1 {победен веднъж} =2 {победен два пъти} one {победен # път} other {победен # пъти}}',
  'climb.closed': 'Отваря се, след като {name} загуби два пъти.',
  'climb.play': 'Играй: {name}',
  'climb.list': 'Стъпалата на стълбата',
  'climb.unread':
    'Запазеното в този браузър за стълбата не може да се прочете. Започваш пак отдолу; игрите в списъка са си там.',
  'climb.unkept': 'Браузърът не пази нищо за тази страница, затова мястото ти на стълбата трае, докато тя е отворена.',
  'climb.counted':
    '{count, plural, =1 {{name} загуби веднъж. Още веднъж и следващото стъпало се отваря.} other {{name} загуби.}}',
  'climb.opened': '{name} загуби два пъти: сега с теб играе {next}.',
  'climb.top': '{name} загуби два пъти. Това е върхът на стълбата.',
  'rung.1': 'Лунатик',
  'rung.2': 'Скитник',
  'rung.3': 'Побойник',
  'rung.4': 'Нападател',
  'rung.5': 'Съгледвач',
  'rung.6': 'Интендант',
  'rung.7': 'Капитан',
  'rung.8': 'Стратег',
  'rung.9': 'Генерал',
  'rung.10': 'Пълководец',
} satisfies Words<typeof english>;
