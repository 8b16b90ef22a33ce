import type { saves as english } from '../../en/first/saves.ts';
import type { Words } from '../../keys.ts';

/** Perché una partita non si è potuta salvare o riprendere. */
export const saves = {
  'saves.damaged': 'Questa partita salvata è danneggiata e non si può aprire.',
  'saves.foreign': 'Questo file non è una partita salvata.',
  'saves.newer': 'Questa partita è stata salvata da una versione più recente. Ricarica la pagina e riprova.',
  'saves.newerStore':
    'Le partite di questo browser sono ora custodite da una versione più recente del tavolo. Sono al sicuro: ricarica la pagina per avere quella versione. Se stai giocando, salva prima la partita su file.',
  'saves.tooMuch':
    'Questa partita salvata contiene più di quanto una partita possa avere: più di cinque giocatori, nomi più lunghi o molte più mosse.',
  'saves.tooLarge': 'Questo file è molto più grande di qualsiasi partita salvata, quindi non è stato letto.',
  'saves.otherBox':
    'Questa partita si gioca con una scatola di razze e poteri che questo tavolo non ha, o che contiene altro.',
  'saves.otherRules':
    'Questa partita è stata salvata da una versione che giocava con altre regole: qui non si può continuare.',
  'saves.full':
    'Il browser non ha più spazio, quindi l’ultima mossa non è stata salvata. La partita continua: salvala su file per conservarla.',
  'saves.unavailable':
    'Il browser non conserva dati per questa pagina, quindi nulla viene salvato. La partita continua: salvala su file per conservarla.',
  'saves.slow':
    'Il browser non ha ancora risposto: non è certo che l’ultima mossa sia stata salvata. La partita continua.',
  'saves.unread': 'Le partite conservate in questo browser ora non si possono leggere.',
  'saves.elsewhere': 'Questa partita è aperta in un’altra scheda. Chiudila lì per continuare qui.',
  'saves.missing': 'Questa partita non è più qui.',
  'saves.unfetched':
    'Non è stato possibile caricare una parte della pagina che serve qui. Controlla la connessione, poi riprova.',
  'saves.recovered': 'L’ultima mossa di questa partita era illeggibile. Si riprende dalla mossa precedente.',
} satisfies Words<typeof english>;
