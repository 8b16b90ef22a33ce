/** Trouble with the browser rather than with the rules. */
export const errors = {
  'error.noWebGL.title': 'No 3D here',
  'error.noWebGL.text':
    'This browser cannot draw the table in 3D. You can play the whole game on the plan of the board.',
  'error.pictureGone.text':
    'The browser no longer draws the table in 3D. Your game is safe: play on the plan of the board, or load the page again to bring 3D back.',
  'error.contextLost.title': 'The 3D picture stopped',
  'error.contextLost.text': 'Your game is safe. Play on the plan while the picture comes back.',
  'error.crash.title': 'Something broke',
  'error.crash.text': 'This part of the page stopped working. Your game is saved up to the last move.',
  'error.crash.reload': 'Reload the page',
  'error.crash.retry': 'Try again',
  'error.noTable.title': 'The table could not be loaded',
  'error.noTable.text': 'You can play the whole game on the plan of the board until it comes.',
  'part.missing': 'This part could not be loaded. Everything else works.',
  'part.failed': 'This part stopped working. Everything else works.',
  'part.reload': 'If trying again does not help, reload the page.',
  'part.without': 'Some sounds, figures or ways to play could not be loaded. The game goes on without them.',
} as const;
