/** The rows of the list of games; fetched with the first of them (`locale/games.ts`). */
export const games = {
  'start.last': 'Back to your game',
  'start.resume': 'Continue',
  'start.resume.detail': '{names} · round {round} of {rounds}',
  'start.export': 'Save to a file',
  'start.delete': 'Delete',
  'start.resume.name': 'Continue: {names}',
  'start.over': 'finished',
  'start.look': 'See the result',
  'start.look.name': 'See the result: {names}',
  'start.replay': 'Replay',
  'start.replay.name': 'Replay the game: {names}',
  'start.broken': 'A game that cannot be opened',
  'start.export.name': 'Save to a file: {names}',
  'start.delete.name': 'Delete: {names}',
  'start.delete.sure': 'Really delete this game?',
  'start.delete.keep': 'Keep it',
} as const;
