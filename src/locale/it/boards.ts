import type { boards as english } from '../en/boards.ts';
import type { Words } from '../keys.ts';

/** Boards other than the printed one for the players: chosen, made, drawn. */
export const boards = {
  'board.intro':
    'Ogni mappa va bene da due a cinque giocatori: round e monete dipendono dai giocatori, ciò che è stampato dalla mappa.',
  'board.usual': 'quella stampata per questi giocatori',
  'board.other': 'stampata per {count}: {regions} regioni',
  'board.own': 'una delle mie',
  'board.own.name': 'la mia mappa di {regions} regioni',
  'board.chance': 'una fatta a caso',
  'board.wrong':
    'Questa mappa è fatta per {made} giocatori, giocano in {players}: {rounds} round, come per altrettanti sulla loro mappa.',
  'board.strength': 'Quanto siano forti gli avversari su questa mappa non è stato misurato.',
  'board.seed': 'Numero della mappa',
  'board.seed.hint': 'Lo stesso numero e gli stessi desideri fanno la stessa mappa, ovunque.',
  'board.players': 'Fatta per quanti giocatori',
  'board.regions': 'Regioni',
  'board.seas': 'Mari sul bordo',
  'board.lakes': 'Laghi',
  'board.islands': 'Isole',
  'board.shape': 'Forma',
  'board.shape.100': 'quadrata',
  'board.shape.130': 'un po’ più larga che alta',
  'board.shape.154': 'larga la metà in più',
  'board.shape.175': 'molto larga',
  'board.mix': 'Terreno uguale',
  'board.mix.2': 'separato, come nelle mappe stampate',
  'board.mix.1': 'dove capita',
  'board.mix.0': 'a distese',
  'board.symbols': 'Miniere, fonti magiche e passaggi sotterranei',
  'board.tribes': 'Tribù Perdute',
  'board.amount.2': 'quante ne sono stampate',
  'board.amount.1': 'la metà',
  'board.amount.0': 'nessuna',
  'board.amount.3': 'la metà in più',
  'board.make': 'Fai questa mappa',
  'board.another': 'Un’altra',
  'board.making': 'La mappa è in preparazione…',
  'board.drawing': 'Si disegna la mappa…',
  'board.none': 'Non è venuta nessuna mappa così. Con più regioni, o meno mari, laghi e isole, c’è più posto.',
  'board.failed': 'Non è stato possibile fare la mappa: questa parte della pagina non funziona. Riprova.',
  'board.sketch':
    'Una mappa di {regions} regioni, di cui {water} d’acqua; simboli: {symbols}, Tribù Perdute: {tribes}.',
} satisfies Words<typeof english>;
