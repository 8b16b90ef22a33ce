import type { errors as english } from '../../en/first/errors.ts';
import type { Words } from '../../keys.ts';

/** Guai del browser, non delle regole. */
export const errors = {
  'error.noWebGL.title': 'Qui niente 3D',
  'error.noWebGL.text':
    'Questo browser non può disegnare il tavolo in 3D. Tutta la partita si può giocare sulla mappa vista dall’alto, qui sotto.',
  'error.contextLost.title': 'Immagine persa',
  'error.contextLost.text':
    'La scheda grafica ha perso l’immagine del tavolo. La partita è al sicuro: gioca sulla mappa dall’alto finché l’immagine non torna.',
  'error.crash.title': 'Qualcosa si è rotto',
  'error.crash.text': 'Questa parte del tavolo non ha funzionato. La partita è salvata fino all’ultimo passo.',
  'error.crash.reload': 'Ricarica la pagina',
  'error.crash.retry': 'Riprova',
} satisfies Words<typeof english>;
