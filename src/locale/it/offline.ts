import type { offline as english } from '../en/offline.ts';
import type { Words } from '../keys.ts';

/** Versioni nuove del sito, e che cosa offre la sua icona. */
export const offline = {
  'offline.ready': 'È pronta una versione più recente. Arriva quando ricarichi questa pagina ed è l’unica aperta.',
  'offline.reload': 'Ricarica',
  'install.short': 'Small World',
  'install.new': 'Una nuova partita',
  'install.showcase': 'Fai giocare il tavolo da solo',
  'app.noscript': 'Questo tavolo lo disegna il browser stesso: permetti gli script per questa pagina.',
  'guard.text': 'Non è stato possibile caricare tutta la pagina. Controlla la connessione, poi caricala di nuovo.',
  'licences.text':
    'Questo tavolo è software libero con licenza MIT. Le opere elencate qui sotto ne fanno parte, ciascuna con la propria licenza.',
  'missing.text': 'A questo indirizzo non c’è nulla.',
} satisfies Words<typeof english>;
