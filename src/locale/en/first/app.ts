/** The page around the table: opening, leaving, keeping games. */
export const app = {
  'app.noscript': 'This table is drawn by the browser itself: please allow scripts for this page.',
  /** Shown in all languages at once, where the page itself could not be fetched. */
  'app.unreachable': 'This page could not be fetched whole. Look whether there is a connection, then load it again.',
  'language.label': 'Language',
  'language.system': 'As this browser asks',
  'language.missing': '{language} could not be fetched. It comes as soon as there is a connection.',
  'app.made':
    'Small World is a game by Philippe Keyaerts, published by Days of Wonder, whose trademark it is. This table is an unofficial work of fans, with art and words of its own.',
  'start.empty': 'No game is kept in this browser yet. Every step of a game is written down as it is played.',
  'start.resume.name': 'Go on: {names}',
  'start.over': 'over',
  'start.look': 'See the result',
  'start.look.name': 'See the result: {names}',
  'start.broken': 'A game that cannot be opened',
  'start.export.name': 'Save to a file: {names}',
  'start.delete.name': 'Throw away: {names}',
  'start.delete.sure': 'Really throw this game away?',
  'start.delete.keep': 'Keep it',
  'start.showcase': 'Watch it play by itself: the big screen',
  'start.import.done': 'The game of {names} is on the list now.',
  'start.import.hint': 'A game saved to a file, from here or another browser.',
  'setup.players.one': '{count}',
  'setup.more': 'More',
  'setup.seed': 'Number of the game',
  'setup.seed.hint': 'The same number gives the same combos and dice. Leave it empty for chance.',
  'game.export': 'Save the game to a file',
} as const;
