/** Why a game could not be kept or fetched (`SaveProblem`), and what the player is told meanwhile. */
export const saves = {
  'saves.damaged': 'This saved game is damaged and cannot be opened.',
  'saves.foreign': 'This file is not a saved game.',
  'saves.newer': 'This game was saved by a newer version. Reload the page, then try again.',
  'saves.newerStore':
    'A newer version now keeps the games of this browser. They are safe: reload the page to get that version. If you are playing a game here, save it to a file first.',
  'saves.tooMuch':
    'This saved game holds more than a game can: more than five players, longer names, or far more moves.',
  'saves.tooLarge': 'This file is far larger than any saved game, so it was not read.',
  'saves.otherBox': 'This game uses a box of races and powers that is missing here, or not the same as the one here.',
  'saves.otherRules': 'This game was saved by a version with other rules, so it cannot be continued here.',
  'saves.full':
    'The browser has no room left, so the last move was not saved. You can play on: save the game to a file to keep it.',
  'saves.unavailable':
    'The browser keeps no data for this page, so nothing is saved. You can play on: save the game to a file to keep it.',
  'saves.slow': 'The browser has not answered yet, so the last move may not be saved. You can play on.',
  'saves.unread': 'The games kept in this browser cannot be read just now.',
  'saves.elsewhere': 'This game is open in another tab. Close it there to continue here.',
  'saves.missing': 'This game is no longer here.',
  'saves.unfetched': 'A part of the page could not be loaded. Check your connection, then try again.',
  'saves.recovered': 'The last move of this game could not be read. The game continues from the move before.',
} as const;
