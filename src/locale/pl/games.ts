import type { games as english } from '../en/games.ts';
import type { Words } from '../keys.ts';

/** The rows of the list of games; fetched with the first of them (`locale/games.ts`). */
export const games = {
  'start.last': 'Wróć do swojej gry',
  'start.resume': 'Graj dalej',
  'start.resume.detail': '{names} · tura gry {round} z {rounds}',
  'start.export': 'Zapisz do pliku',
  'start.delete': 'Usuń',
  'start.resume.name': 'Graj dalej: {names}',
  'start.over': 'zakończona',
  'start.look': 'Zobacz wynik',
  'start.look.name': 'Zobacz wynik: {names}',
  'start.replay': 'Powtórka',
  'start.replay.name': 'Powtórka gry: {names}',
  'start.broken': 'Gra, której nie da się otworzyć',
  'start.export.name': 'Zapisz do pliku: {names}',
  'start.delete.name': 'Usuń: {names}',
  'start.delete.sure': 'Na pewno usunąć tę grę?',
  'start.delete.keep': 'Zachowaj',
} satisfies Words<typeof english>;
