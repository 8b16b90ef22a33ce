/**
 * Why a link cannot be opened, or made. Each is the key `link.<problem>` of the message catalogue.
 *
 * - `newer`: a later version of the table made it, or it is played by later rules.
 * - `otherBox`: it is dealt from a box that this table does not have, or has with something else in it.
 * - `cut`: its end is missing.
 * - `broken`: its characters are not those it was made with, or were never a game.
 * - `otherRules`: it is intact, but its game does not come out as it was recorded.
 * - `tooLong`: the game holds more than a link can.
 */
export type LinkProblem = 'newer' | 'otherBox' | 'cut' | 'broken' | 'otherRules' | 'tooLong';

export class LinkError extends Error {
  override readonly name = 'LinkError';

  constructor(readonly code: LinkProblem) {
    super(`link.${code}`);
  }
}
