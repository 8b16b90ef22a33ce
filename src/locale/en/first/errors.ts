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
  'error.noTable.title': 'The table could not be fetched',
  'error.noTable.text': 'Play on the plan of the board until it comes: the whole game is playable there.',
  'part.missing': 'This part could not be fetched. Everything else goes on.',
  'part.failed': 'This part has failed. Everything else goes on.',
  'part.reload': 'Where trying again does not help, loading the page again may.',
  'part.without': 'Something could not be fetched: sounds, figures or ways to play. The game goes on without it.',
} as const;
