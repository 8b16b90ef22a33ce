/** How much a saved game holds at most, so that no file can keep the page busy or blow up its lists. */
export const limits = {
  /** Players of a game (SET-1). */
  least: 2,
  players: 5,
  /** Letters of a player's name: what fits on a small screen. */
  letters: 20,
  /** Commands of a game: sixty times the longest that chance has played. They are played again in some two seconds. */
  steps: 50_000,
  /** Bytes of a file: twice as many as so many commands take. */
  bytes: 5_000_000,
  /** The last moment that a date can tell, in milliseconds since 1970. */
  moment: 8.64e15,
} as const;

/** Longest name that tables have let into a file before: what is longer than a name may be now is cut. */
export const lettersBefore = 200;
