import type { errors as english } from '../../en/first/errors.ts';
import type { Words } from '../../keys.ts';

/** Guai del browser, non delle regole. */
export const errors = {
  'error.noWebGL.title': 'Qui niente 3D',
  'error.noWebGL.text':
    'Questo browser non può disegnare il tavolo in 3D. Tutta la partita si può giocare sulla mappa vista dall’alto.',
  'error.pictureGone.text':
    'Il browser non disegna più il tavolo in 3D. La partita è al sicuro: gioca sulla mappa vista dall’alto, o ricarica la pagina per riavere il 3D.',
  'error.contextLost.title': 'Immagine 3D interrotta',
  'error.contextLost.text': 'La partita è al sicuro: gioca sulla mappa dall’alto finché l’immagine non torna.',
  'error.crash.title': 'Qualcosa si è rotto',
  'error.crash.text': 'Questa parte del tavolo non ha funzionato. La partita è salvata fino all’ultima mossa.',
  'error.crash.reload': 'Ricarica la pagina',
  'error.crash.retry': 'Riprova',
  'error.noTable.title': 'Non è stato possibile caricare il tavolo',
  'error.noTable.text': 'Finché non arriva, gioca sulla mappa vista dall’alto: lì si può giocare tutta la partita.',
  'part.missing': 'Non è stato possibile caricare questa parte. Tutto il resto continua.',
  'part.failed': 'Questa parte non ha funzionato. Tutto il resto continua.',
  'part.reload': 'Se riprovare non serve, può servire ricaricare la pagina.',
  'part.without':
    'Non è stato possibile caricare qualcosa: suoni, pedine o modi di giocare. La partita continua anche senza.',
} satisfies Words<typeof english>;
