import { NotFetched } from '../../ui/lazy/fetch-now.ts';

/**
 * Why a game could not be saved or loaded. Each is the key `saves.<problem>` of the message catalogue.
 *
 * - `damaged`: it is one of ours, but its parts do not fit together.
 * - `foreign`: it is not a saved game of this table.
 * - `newer`: a later version of the table wrote it, or it is played by later rules.
 * - `newerStore`: a later version of the table manages this browser's games.
 * - `tooMuch`: it holds more than a game can (`limits`).
 * - `tooLarge`: the file is larger than any game's.
 * - `otherBox`: it is dealt from a box that this table does not have, or has with something else in it.
 * - `otherRules`: intact, but replaying its commands does not lead to the recorded position.
 * - `full`: the storage took no more.
 * - `unavailable`: there is no storage, or it failed.
 * - `slow`: the storage has not answered yet; it may still have done it (`outcome`).
 * - `unread`: what is stored could not be read, whatever may be written.
 * - `elsewhere`: another tab plays this game, or has written to it since.
 * - `missing`: there is no such game.
 * - `unfetched`: what reads it is a file of the site that could not be fetched.
 */
export type SaveProblem =
  | 'damaged'
  | 'foreign'
  | 'newer'
  | 'newerStore'
  | 'tooMuch'
  | 'tooLarge'
  | 'otherBox'
  | 'otherRules'
  | 'full'
  | 'unavailable'
  | 'slow'
  | 'unread'
  | 'elsewhere'
  | 'missing'
  | 'unfetched';

/** A game could not be saved or loaded. `message` is the key in the message catalogue. */
export class SaveError extends Error {
  override readonly name = 'SaveError';

  constructor(
    readonly code: SaveProblem,
    cause?: unknown,
    /** Settles when an operation that was given up as `slow` comes to its end. */
    readonly outcome?: Promise<unknown>,
  ) {
    super(`saves.${code}`, { cause });
  }
}

const problemsByName: Readonly<Record<string, SaveProblem>> = {
  QuotaExceededError: 'full',
  VersionError: 'newerStore',
};

/** Why something could not be read: nothing is said of what may be written. */
export function unreadOf(failure: unknown): SaveProblem {
  const { code } = asSaveError(failure);
  return code === 'unavailable' || code === 'slow' ? 'unread' : code;
}

/** Converts any failure to a `SaveError`; errors of the storage itself are recognised by name. */
export function asSaveError(failure: unknown): SaveError {
  if (failure instanceof SaveError) return failure;
  if (failure instanceof NotFetched) return new SaveError('unfetched', failure);
  const name = failure instanceof Error || failure instanceof DOMException ? failure.name : '';
  return new SaveError(problemsByName[name] ?? 'unavailable', failure);
}
