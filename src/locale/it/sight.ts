import type { sight as english } from '../en/sight.ts';
import type { Words } from '../keys.ts';

/** How the table is seen. */
export const sight = {
  'camera.label': 'La vista della mappa',
  'camera.closer': 'Più vicino',
  'camera.farther': 'Più lontano',
  'camera.left': 'Guarda a sinistra',
  'camera.right': 'Guarda a destra',
  'camera.up': 'Guarda in alto',
  'camera.down': 'Guarda in basso',
  'camera.whole': 'Tutta la mappa',
  'camera.around': 'Guardati intorno dall’altezza di un segnalino',
  'settings.contrast': 'Contrasto',
  'settings.contrast.system': 'Come il dispositivo',
  'settings.contrast.more': 'Più forte',
  'settings.contrast.normal': 'Normale',
} satisfies Words<typeof english>;
