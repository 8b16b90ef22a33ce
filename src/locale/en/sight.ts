/** How the table is seen: the camera's buttons, contrast. Fetched with them (`locale/sight.ts`). */
export const sight = {
  'camera.label': 'The view of the board',
  'camera.closer': 'Closer',
  'camera.farther': 'Farther',
  'camera.left': 'Look to the left',
  'camera.right': 'Look to the right',
  'camera.up': 'Look up',
  'camera.down': 'Look down',
  'camera.whole': 'The whole board',
  'camera.around': 'Look around from a token’s height',
  'settings.contrast': 'Contrast',
  'settings.contrast.system': 'Same as the device',
  'settings.contrast.more': 'Higher',
  'settings.contrast.normal': 'Normal',
} as const;
