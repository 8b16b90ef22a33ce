import type { games as english } from '../en/games.ts';
import type { Words } from '../keys.ts';

/** The rows of the list of games; fetched with the first of them (`locale/games.ts`). */
export const games = {
  'start.last': 'Torna alla tua partita',
  'start.resume': 'Riprendi questa partita',
  'start.resume.detail': '{names} · round {round} di {rounds}',
  'start.export': 'Salva su file',
  'start.delete': 'Elimina',
  'start.resume.name': 'Riprendi: {names}',
  'start.over': 'finita',
  'start.look': 'Vedi il risultato',
  'start.look.name': 'Vedi il risultato: {names}',
  'start.replay': 'Replay',
  'start.replay.name': 'Replay della partita: {names}',
  'start.broken': 'Una partita che non si può aprire',
  'start.export.name': 'Salva su file: {names}',
  'start.delete.name': 'Elimina la partita di {names}',
  'start.delete.sure': 'Eliminare davvero questa partita?',
  'start.delete.keep': 'Tienila',
} satisfies Words<typeof english>;
