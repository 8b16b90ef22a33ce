import type { sight as english } from '../en/sight.ts';
import type { Words } from '../keys.ts';

/** How the table is seen. */
export const sight = {
  'camera.label': 'Perspectiva asupra hărții',
  'camera.closer': 'Mai aproape',
  'camera.farther': 'Mai departe',
  'camera.left': 'Privește la stânga',
  'camera.right': 'Privește la dreapta',
  'camera.up': 'Privește în sus',
  'camera.down': 'Privește în jos',
  'camera.whole': 'Toată harta',
  'camera.around': 'Privește în jur de la înălțimea unui simbol',
  'settings.contrast': 'Contrast',
  'settings.contrast.system': 'Ca pe dispozitiv',
  'settings.contrast.more': 'Mai puternic',
  'settings.contrast.normal': 'Obișnuit',
} satisfies Words<typeof english>;
