/** Why a game could not be kept or fetched (`SaveProblem`), and what the player is told meanwhile. */
export const saves = {
  'saves.damaged': 'This saved game is damaged and cannot be opened.',
  'saves.foreign': 'This file is not a saved game of this table.',
  'saves.newer': 'This game was saved by a newer version of the table. Reload the page, then try again.',
  'saves.newerStore':
    'A newer version of the table keeps the games of this browser now. They are safe: load the page again to get that version. A game that is going on here should be saved to a file first.',
  'saves.tooMuch':
    'This saved game holds more than a game can: more than five players, longer names, or far more steps.',
  'saves.tooLarge': 'This file is far larger than any saved game, so it was not read.',
  'saves.otherBox':
    'This game is dealt from a box of races and powers that this table does not have, or has with something else in it.',
  'saves.otherRules':
    'This game was saved by a version of the table that played by other rules, so it cannot be continued here.',
  'saves.full': 'The browser has no room left, so the last step was not saved. The game goes on: export it to keep it.',
  'saves.unavailable':
    'The browser does not keep data for this page, so nothing is saved. The game goes on: export it to keep it.',
  'saves.slow': 'The browser has not answered yet, so it is not sure that the last step is saved. The game goes on.',
  'saves.unread': 'The games kept in this browser cannot be read just now.',
  'saves.elsewhere': 'This game is open in another tab. Close it there to go on here.',
  'saves.missing': 'This game is not here any more.',
  'saves.unfetched':
    'A part of the page that this takes could not be fetched. Look whether there is a connection, then try again.',
  'saves.recovered': 'The last step of this game could not be read. It goes on from the step before.',
} as const;
