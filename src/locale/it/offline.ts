import type { offline as english } from '../en/offline.ts';
import type { Words } from '../keys.ts';

/** Versioni nuove del sito, e che cosa offre la sua icona. */
export const offline = {
  'offline.ready': 'È pronta una versione più recente. Arriva quando ricarichi questa pagina ed è l’unica aperta.',
  'offline.reload': 'Ricarica',
  'install.short': 'Small World',
  'install.new': 'Una nuova partita',
  'install.showcase': 'Fai giocare il tavolo da solo',
} satisfies Words<typeof english>;
