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
  'board.crowded': '{each} regioni a giocatore, sulla loro mappa {usual}: si starà stretti.',
  'board.wide': '{each} regioni a giocatore, sulla loro mappa {usual}: ci sarà molto spazio.',
  'board.roomy': '{each} regioni a giocatore, più o meno come sulla loro mappa ({usual}).',
  'board.fair': 'È equa con ogni posto?',
  'board.fair.intro':
    'Gli avversari vi giocano {games} partite sullo sfondo; ci vuole qualche minuto. È equa se nessun posto vince più spesso che sulla mappa stampata per {players} di oltre {points} punti su cento. Il posto 1 comincia.',
  'board.fair.start': 'È equa?',
  'board.fair.goOn': 'Continua',
  'board.fair.stop': 'Ferma',
  'board.fair.running': 'Le partite si giocano sullo sfondo.',
  'board.fair.progress': 'Partite: {done} di {of}',
  'board.fair.yes':
    'Nessun posto è avvantaggiato rispetto alla mappa stampata per {players} di oltre {points} punti (partite: {games}).',
  'board.fair.no':
    'Il posto {seat} è avvantaggiato rispetto alla mappa stampata per {players} di {more} (± {margin}) punti (partite: {games}).',
  'board.fair.open':
    'Ancora troppo poche partite per dirlo. Dopo {games} di {of} il posto {seat} è avvantaggiato di {more} (± {margin}) punti.',
  'board.fair.failed':
    'Non è stato possibile giocare le partite sullo sfondo. Riprova; se succede ancora, ricarica la pagina.',
  'board.fair.table': 'Quanto spesso vince ogni posto',
  'board.fair.seat': 'Posto',
  'board.fair.here': 'Qui',
  'board.fair.printed': 'Stampata',
  'board.fair.more': 'Punti in più',
  'board.fair.note':
    'Dopo ±: di quanto può scostarsi il valore, con certezza del 95 %. Sono cifre su avversari di indole equilibrata, non su persone.',
  'board.look': 'Cercane una equa',
  'board.look.progress': 'Numero {number}: {done} di {of} partite. Scartate finora: {dropped}.',
  'board.look.running': 'Sullo sfondo si fanno mappe e ci si gioca, finché una è equa.',
  'board.look.stopped': 'Fermato al numero {number}. La ricerca riparte da lì.',
  'board.look.found': 'La mappa con il numero {number} è equa. Scartate prima: {dropped}.',
  'board.look.none':
    'Con questi desideri non viene nessuna mappa. Con più regioni, o meno mari, laghi e isole, c’è più posto.',
} satisfies Words<typeof english>;
