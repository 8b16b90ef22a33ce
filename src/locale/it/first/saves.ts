import type { saves as english } from '../../en/first/saves.ts';
import type { Words } from '../../keys.ts';

/** Perché una partita non si è potuta salvare o riprendere. */
export const saves = {
  'saves.damaged': 'Questa partita salvata è danneggiata e non si può aprire.',
  'saves.foreign': 'Questo file non è una partita salvata di questo tavolo.',
  'saves.newer': 'Questa partita è stata salvata da una versione più recente. Ricarica la pagina e riprova.',
  'saves.otherRules':
    'Questa partita è stata salvata da una versione che giocava con altre regole: qui non si può continuare.',
  'saves.full':
    'Il browser non ha più spazio, quindi l’ultimo passo non è stato salvato. La partita continua: salvala su file per conservarla.',
  'saves.unavailable':
    'Il browser non conserva dati per questa pagina, quindi nulla viene salvato. La partita continua: salvala su file per conservarla.',
  'saves.elsewhere': 'Questa partita è aperta in un’altra scheda. Chiudila lì per continuare qui.',
  'saves.missing': 'Questa partita non è più qui.',
  'saves.recovered': 'L’ultimo passo di questa partita era illeggibile. Si riprende dal passo precedente.',
} satisfies Words<typeof english>;
