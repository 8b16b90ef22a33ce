/** Limits of a saved game, so that no file can keep the page busy or blow up its lists. */
export const limits = {
  /** Players of a game (SET-1). */
  least: 2,
  players: 5,
  /** Letters of a player's name: what fits on a small screen. */
  letters: 20,
  /** Commands of a game: sixty times the longest random game. Replaying them takes about two seconds. */
  steps: 50_000,
  /** Bytes of a file: twice what that many commands take. */
  bytes: 5_000_000,
  /** Letters of what lies beside a game in a file: ten times what a review of a long game takes. */
  beside: 200_000,
  /** The last moment that a date can represent, in milliseconds since 1970. */
  moment: 8.64e15,
} as const;

/** Longest name that earlier versions allowed in a file: names longer than today's limit are cut. */
export const lettersBefore = 200;
