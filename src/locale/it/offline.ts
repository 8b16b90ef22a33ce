import type { offline as english } from '../en/offline.ts';
import type { Words } from '../keys.ts';

/** Versioni nuove del sito, e che cosa offre la sua icona. */
export const offline = {
  'offline.ready':
    'È pronta una versione più recente. Per averla, chiudi le altre schede del gioco e ricarica la pagina.',
  'offline.reload': 'Ricarica',
  'install.short': 'Small World',
  'install.new': 'Una nuova partita',
  'install.showcase': 'Fai giocare il tavolo da solo',
  'app.noscript': 'Questo gioco gira nel browser: consenti gli script per questa pagina.',
  'guard.text':
    'La pagina non è riuscita ad avviarsi: uno dei suoi file manca o non è quello giusto. Controlla la connessione e ricarica la pagina. Se non basta, scarica tutto di nuovo: le tue partite e le impostazioni restano.',
  'guard.anew': 'Scarica tutto di nuovo',
  'guard.busy': 'Scaricamento in corso…',
  'guard.gone': 'In questo momento il sito non è raggiungibile. Non è cambiato nulla; riprova quando c’è connessione.',
  'guard.wrong':
    'Alcuni file mancano ancora o sono sbagliati: forse il sito è in corso di aggiornamento. Riprova tra qualche minuto.',
  'guard.old':
    'Questo browser è troppo vecchio per questa pagina: serve {browsers}, o uno più recente. Su iPhone e iPad il sistema stesso deve essere {system} o più recente. Aggiorna il browser o apri questo indirizzo su un altro dispositivo. Le partite salvate qui restano.',
  'licences.text':
    'Questo tavolo è software libero con licenza MIT. Le opere elencate qui sotto ne fanno parte, ciascuna con la propria licenza.',
  'missing.text': 'A questo indirizzo non c’è nulla.',
} satisfies Words<typeof english>;
