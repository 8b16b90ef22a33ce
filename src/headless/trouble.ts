import type { Refusal, StateFault } from '../rules/index.ts';

/**
 * Why a request was not fulfilled. Each is the `code` of an error.
 *
 * - `notJson`, `notUtf8`, `tooLong`: the line is no request at all.
 * - `badRequest`: a field is missing, unknown or not what it should be; `faults` name it.
 * - `noGame`: there is no game of that name. `tooManyGames`: there is no room for one more.
 * - `refused`: the rules forbid it; `refusal` says by which clause.
 * - `badState`: what should be loaded, or the position a file begins with, could not stand on the table; `faults` name every reason.
 * - `badFile`: a game file that is foreign, newer, damaged, or does not lead where it says.
 * - `otherHash`: a replay led to another position than it should.
 * - `noSetup`: the game was loaded in the middle, or began with a position, so no file can be made of it.
 * - `nothingToUndo`: fewer commands are kept than should be taken back.
 * - `internal`: our mistake. The game is as it was before the request.
 */
export type TroubleCode =
  | 'notJson'
  | 'notUtf8'
  | 'tooLong'
  | 'badRequest'
  | 'noGame'
  | 'tooManyGames'
  | 'refused'
  | 'badState'
  | 'badFile'
  | 'otherHash'
  | 'noSetup'
  | 'nothingToUndo'
  | 'internal';

/** One thing wrong with a request or with what it brings: the same form as the faults of a state. */
export interface Fault extends StateFault {
  /** Where in a text the fault is, both from 1. */
  readonly line?: number;
  readonly column?: number;
}

/** What else may be told, by code. */
export interface TroubleFacts {
  readonly faults?: readonly Fault[];
  readonly refusal?: Refusal;
  /** What would help, in words, if anything would. */
  readonly remedy?: string | null;
  /** Index of the refused command in the list given. */
  readonly at?: number;
}

/** A request that cannot be fulfilled: thrown by its handler, told by the session. The game is untouched. */
export class Trouble extends Error {
  override readonly name = 'Trouble';

  constructor(
    readonly code: TroubleCode,
    message: string,
    readonly facts: TroubleFacts = {},
  ) {
    super(message);
  }
}

/** A fault in one field of a request. */
export function badField(path: string, message: string, clause: string | null = null): Trouble {
  return badRequest([{ path, clause, code: 'value', message }]);
}

/** Most faults that are told at once. */
const mostTold = 50;

/** Faults in the fields of a request. */
export function badRequest(faults: readonly Fault[]): Trouble {
  return withFaults('badRequest', faults);
}

/** Trouble with its faults: the first one, with the field it names, is the message. */
export function withFaults(code: TroubleCode, faults: readonly Fault[]): Trouble {
  const told = faults.slice(0, mostTold);
  const [first] = told;
  const message = first ? `${first.path}${first.path === '' ? '' : ': '}${first.message}` : 'Something is wrong.';
  return new Trouble(code, message, { faults: told });
}
