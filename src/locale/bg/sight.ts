import type { sight as english } from '../en/sight.ts';
import type { Words } from '../keys.ts';

/** How the table is seen. */
export const sight = {
  'camera.label': 'Изглед към картата',
  'camera.closer': 'По-близо',
  'camera.farther': 'По-далеч',
  'camera.left': 'Поглед наляво',
  'camera.right': 'Поглед надясно',
  'camera.up': 'Поглед нагоре',
  'camera.down': 'Поглед надолу',
  'camera.whole': 'Цялата карта',
  'camera.around': 'Огледай се от височината на пулче',
  'settings.contrast': 'Контраст',
  'settings.contrast.system': 'Както казва устройството',
  'settings.contrast.more': 'По-силен',
  'settings.contrast.normal': 'Обичаен',
} satisfies Words<typeof english>;
