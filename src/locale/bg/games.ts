import type { games as english } from '../en/games.ts';
import type { Words } from '../keys.ts';

/** The rows of the list of games; fetched with the first of them (`locale/games.ts`). */
export const games = {
  'start.last': 'Обратно към играта ти',
  'start.resume': 'Продължи тази игра',
  'start.resume.detail': '{names} · рунд {round} от {rounds}',
  'start.export': 'Запази във файл',
  'start.delete': 'Изтрий',
  'start.resume.name': 'Продължи: {names}',
  'start.over': 'завършена',
  'start.look': 'Виж резултата',
  'start.look.name': 'Виж резултата: {names}',
  'start.replay': 'Повторение',
  'start.replay.name': 'Повторение на играта: {names}',
  'start.broken': 'Игра, която не може да се отвори',
  'start.export.name': 'Запази във файл: {names}',
  'start.delete.name': 'Изтрий: {names}',
  'start.delete.sure': 'Наистина ли да се изтрие тази игра?',
  'start.delete.keep': 'Остави я',
} satisfies Words<typeof english>;
