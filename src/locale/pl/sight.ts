import type { sight as english } from '../en/sight.ts';
import type { Words } from '../keys.ts';

/** How the table is seen. */
export const sight = {
  'camera.label': 'Widok planszy',
  'camera.closer': 'Bliżej',
  'camera.farther': 'Dalej',
  'camera.left': 'Patrz w lewo',
  'camera.right': 'Patrz w prawo',
  'camera.up': 'Patrz w górę',
  'camera.down': 'Patrz w dół',
  'camera.whole': 'Cała plansza',
  'camera.around': 'Rozejrzyj się z wysokości żetonu',
  'settings.contrast': 'Kontrast',
  'settings.contrast.system': 'Jak w urządzeniu',
  'settings.contrast.more': 'Mocniejszy',
  'settings.contrast.normal': 'Zwykły',
} satisfies Words<typeof english>;
