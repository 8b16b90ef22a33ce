/** Trouble with the browser rather than with the rules. */
export const errors = {
  'error.noWebGL.title': 'No 3D here',
  'error.noWebGL.text':
    'This browser cannot draw the table in 3D. The whole game is playable on the plan of the board below.',
  'error.contextLost.title': 'The picture was lost',
  'error.contextLost.text':
    'The graphics driver let go of the table. Your game is safe: play on the plan while the picture comes back.',
  'error.crash.title': 'Something broke',
  'error.crash.text': 'This part of the table failed. Your game is saved up to the last step.',
  'error.crash.reload': 'Load the page again',
  'error.crash.retry': 'Try again',
} as const;
