import type { setup as english } from '../../en/first/setup.ts';
import type { Words } from '../../keys.ts';

/** La pagina iniziale e la preparazione di una partita. */
export const setup = {
  'start.text':
    'Popoli fantastici conquistano un mondo troppo piccolo per tutti. Da due a cinque giocatori attorno a uno schermo.',
  'start.learn': 'Impara giocando: la prima partita',
  'start.new': 'Nuova partita',
  'start.import': 'Apri un file salvato',
  'start.saved': 'Partite salvate',
  'start.rooms': 'Tavoli a distanza',
  'setup.title': 'Chi gioca?',
  'setup.players': 'Numero di giocatori',
  'setup.players.count': '{count} giocatori',
  'setup.board': '{rounds} round su una mappa di {regions} regioni',
  'setup.name': 'Nome del giocatore {number}',
  'setup.name.default': 'Giocatore {number}',
  'setup.colour': 'Colore di {name}',
  'setup.first': 'Chi inizia? Chi ha le orecchie più a punta.',
  'setup.first.chance': 'Decide il caso',
  'setup.curtain': 'Copri il tavolo tra un giocatore e l’altro',
  'setup.curtain.hint': 'Le monete restano segrete quando si passa lo schermo.',
  'setup.change': 'Cambia la preparazione',
  'setup.start': 'Al tavolo',
  'setup.day': 'La mano del giorno',
  'setup.day.hint': 'Oggi gli stessi mazzi e gli stessi tiri per tutti',
  'setup.table': 'Su un grande schermo con i telefoni',
  'setup.table.hint':
    'Il grande schermo è il tavolo e il telefono di ciascuno la sua mano. Tutti inquadrano un solo codice; non serve un account.',
  'setup.invite': 'Invita amici ad altri schermi',
  'setup.invite.hint': 'Un link per ogni posto, senza account',
  'setup.loading': 'Preparo il tavolo…',
  'colour.crimson': 'Cremisi',
  'colour.sapphire': 'Zaffiro',
  'colour.ivory': 'Avorio',
  'colour.violet': 'Viola',
  'colour.amber': 'Ambra',
  'setup.house': 'Regole della casa',
  'setup.house.some': 'Regole della casa ({count})',
  'setup.guests': 'Ospiti nella scatola',
  'setup.guests.some': 'Ospiti nella scatola ({count})',
} satisfies Words<typeof english>;
