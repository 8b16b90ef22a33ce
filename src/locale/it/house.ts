import type { house as english } from '../en/house.ts';
import type { Words } from '../keys.ts';

/** What a table plays otherwise: on the set-up page, and in the reference during a game. */
export const house = {
  'house.intro':
    'Le edizioni stampate e i giocatori non sono d’accordo su tutto. Ciò che è spuntato si gioca com’è scritto; il resto secondo le regole di questo tavolo.',
  'house.rulings': 'Intesi altrimenti',
  'house.variants': 'Varianti',
  'house.off': 'Senza spunta: {text}',
  'house.usual.SCO-3': 'A questo tavolo le monete di ciascuno restano nascoste fino alla fine.',
  'house.held.editions': 'Così dice {editions}.',
  'house.held.partly': '{only, select, yes {In parte così dice {editions}.} other {In parte anche {editions}.}}',
  'house.held.tables': 'Nessuna edizione stampata lo dice; si gioca così ad alcuni tavoli.',
  'house.held.silent': 'Le edizioni stampate non pongono limiti.',
  'house.edition.RO': 'l’edizione rumena',
  'house.edition.PL': 'l’edizione polacca',
  'house.edition.BG': 'l’edizione bulgara',
  'house.edition.IT': 'l’edizione italiana',
  'house.draft': 'Prime combinazioni a giro: dall’ultimo giocatore al primo, ognuno ne prende una gratis.',
  'house.rounds': 'Durata della partita',
  'house.rounds.usual': 'Come da regole',
  'house.rounds.more': 'Un round in più',
  'house.rounds.fewer': 'Un round in meno',
  'house.coins': 'Vantaggio: monete iniziali oltre alle cinque',
  'house.coins.seat': 'Monete per {seat}',
  'house.reset': 'Torna alle regole consuete',
  'house.table': 'Regole di questo tavolo',
  'house.table.board':
    'Un’altra mappa: fatta per {made}, {regions} regioni. {rounds} round, come per {players} giocatori sulla loro. Quanto siano forti qui gli avversari non è stato misurato.',
  'house.table.intro': 'A questo tavolo si gioca diversamente dalle regole di questo libro:',
  'house.table.rounds': 'La partita dura {rounds} round.',
  'house.table.coins': '{seat} ha iniziato con {coins, plural, one {# moneta} other {# monete}} in più.',
} satisfies Words<typeof english>;
