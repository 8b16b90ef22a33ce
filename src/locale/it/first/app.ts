import type { app as english } from '../../en/first/app.ts';
import type { Words } from '../../keys.ts';

/** La pagina attorno al tavolo: aprire, lasciare, conservare le partite. */
export const app = {
  'language.label': 'Lingua',
  'language.system': 'Come il browser',
  'language.missing': 'Impossibile caricare {language}. Arriverà appena ci sarà connessione.',
  'app.made':
    'Small World è un gioco di Philippe Keyaerts, pubblicato da Days of Wonder, che ne detiene il marchio. Questo tavolo è un’opera non ufficiale di appassionati, con disegni e testi propri.',
  'start.empty': 'In questo browser non c’è ancora nessuna partita. Ogni mossa viene salvata mentre si gioca.',
  'start.puzzles': 'Problemi',
  'start.puzzles.about': 'Un turno ciascuno: trova la mossa migliore',
  'start.workshop': 'Officina: razze e poteri tuoi',
  'start.boards': 'Le mie mappe: disegnane una',
  'start.history': 'Il mio storico',
  'start.history.about': 'Le tue partite finora, vinte e perse',
  'start.climb': 'La scala',
  'start.climb.about': 'Dieci avversari, ognuno più forte del precedente',
  'start.showcase': 'Guarda una partita che si gioca da sola (per grandi schermi)',
  'start.import.done': 'La partita di {names} ora è nell’elenco.',
  'start.import.hint': 'Una partita o uno storico salvati su file, da qui o da un altro browser.',
  'setup.players.one': '{count}',
  'setup.more': 'Altro',
  'setup.seed': 'Numero della partita',
  'setup.seed.hint':
    'Lo stesso numero dà le stesse combinazioni e gli stessi dadi. Lascialo vuoto per affidarti al caso.',
  'app.licences': 'Licenze',
  'game.export': 'Salva la partita su file',
} satisfies Words<typeof english>;
