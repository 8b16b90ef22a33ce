import type { Clause, Refusal, StateFault } from '../rules/index.ts';

/** Longest text that is quoted as it is. */
const longestShown = 40;

/** Describes an untrusted value in a few words, however large or deep it is. */
export function found(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string')
    return JSON.stringify(value.length > longestShown ? `${value.slice(0, longestShown)}…` : value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

export function expectedFound(wants: string, value: unknown): string {
  return `Expected ${wants}, found ${found(value)}.`;
}

/**
 * Why a request was not fulfilled. Each is the `code` of an error.
 *
 * - `notJson`, `notUtf8`, `tooLong`: the line is no request at all.
 * - `badRequest`: a field is missing, unknown or not what it should be; `faults` name it.
 * - `noGame`: there is no game of that name. `tooManyGames`: there is no room for another.
 * - `refused`: the rules forbid it; `refusal` says by which clause.
 * - `badState`: the position to load, or at the start of a file, could not occur on the table; `faults` list every reason.
 * - `badFile`: a game file that is foreign, newer, damaged, or does not replay to its recorded position.
 * - `otherHash`: a replay led to a different position than expected.
 * - `noSetup`: the game was loaded in the middle, or began with a position, so no file can be made of it.
 * - `nothingToUndo`: more commands were to be taken back than are kept.
 * - `internal`: a bug of ours. The game is as it was before the request.
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

export interface Fault extends StateFault {
  /** Position of the fault in a text, line and column both from 1. */
  readonly line?: number;
  readonly column?: number;
}

export interface TroubleFacts {
  readonly faults?: readonly Fault[];
  readonly refusal?: Refusal;
  readonly remedy?: string | null;
  /** Index of the refused command in the list given. */
  readonly at?: number;
}

/** A request that cannot be fulfilled: thrown by its handler, answered by the session. The game is untouched. */
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

export function badField(path: string, message: string, clause: Clause | null = null): Trouble {
  return badRequest([{ path, clause, code: 'value', message }]);
}

const mostShown = 50;

export function badRequest(faults: readonly Fault[]): Trouble {
  return withFaults('badRequest', faults);
}

/** Trouble with faults: the message is the first one, with the field it names. */
export function withFaults(code: TroubleCode, faults: readonly Fault[]): Trouble {
  const shown = faults.slice(0, mostShown);
  const [first] = shown;
  const message = first ? `${first.path}${first.path === '' ? '' : ': '}${first.message}` : 'Something is wrong.';
  return new Trouble(code, message, { faults: shown });
}
