/** The page around the table: opening, leaving, keeping games. */
export const app = {
  'language.label': 'Language',
  'language.system': 'Same as the browser',
  'language.missing': '{language} could not be loaded. It will come once you are online.',
  'app.made':
    'Small World is a game by Philippe Keyaerts, published by Days of Wonder, who own the trademark. This is an unofficial version by fans, with art and words of its own.',
  'start.empty': 'No saved games in this browser yet. Every move is saved as you play.',
  'start.puzzles': 'Puzzles',
  'start.workshop': 'Workshop',
  'start.boards': 'My boards',
  'start.history': 'My history',
  'start.climb': 'The ladder',
  'start.showcase': 'Watch the game play itself (for a big screen)',
  'start.import.done': 'The game of {names} is in the list now.',
  'start.import.hint': 'A game or a history you saved to a file, here or in another browser.',
  'setup.players.one': '{count}',
  'setup.more': 'More',
  'setup.seed': 'Game number',
  'setup.seed.hint': 'The same number gives the same combos and dice. Leave it empty for a random game.',
  'app.licences': 'Licences',
  'game.export': 'Save the game to a file',
} as const;
