import type { games as english } from '../en/games.ts';
import type { Words } from '../keys.ts';

/** The rows of the list of games; fetched with the first of them (`locale/games.ts`). */
export const games = {
  'start.last': 'Înapoi la jocul tău',
  'start.resume': 'Continuă jocul acesta',
  'start.resume.detail': '{names} · turul {round} din {rounds}',
  'start.export': 'Salvează în fișier',
  'start.delete': 'Șterge',
  'start.resume.name': 'Continuă: {names}',
  'start.over': 'încheiat',
  'start.look': 'Vezi rezultatul',
  'start.look.name': 'Vezi rezultatul: {names}',
  'start.replay': 'Reluare',
  'start.replay.name': 'Reluarea jocului: {names}',
  'start.broken': 'Un joc care nu se poate deschide',
  'start.export.name': 'Salvează în fișier: {names}',
  'start.delete.name': 'Șterge: {names}',
  'start.delete.sure': 'Chiar ștergi jocul acesta?',
  'start.delete.keep': 'Păstrează-l',
} satisfies Words<typeof english>;
