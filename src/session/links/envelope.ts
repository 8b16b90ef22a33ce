import { fingerprint } from '../../rules/index.ts';
import { BEFORE, digitsIn, fromDigits, HEAD, inDigits, lengthSaid } from './letters.ts';

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

/**
 * The newest version of the format. Raised when any field is written otherwise, or legal lists change their order. Version 2 can say of an opponent which
 * character it has and on which rung it stands; a game without either is still written in version 1, which older tables read.
 */
export const LINK_VERSION = 5;

/** The most digits a link can have: longer ones do not pass through every chat. */
const mostDigits = 64 ** HEAD.length - 1;

/** More than any link and what a chat might put behind it: longer texts are not looked at. */
const TOO_MUCH = 3 * mostDigits;

/** Fingerprint of what is in a link: 24 bits. */
const checkOf = (version: string, length: string, body: string) =>
  inDigits(BigInt(`0x${fingerprint(version + length + body).slice(0, 6)}`), HEAD.check);

/** A number as a link: with its version, and with what shows whether it has arrived whole. Throws `tooLong`. */
export function wrap(number: bigint, version = LINK_VERSION): string {
  const body = inDigits(number);
  if (body.length > mostDigits) throw new LinkError('tooLong');
  const by = inDigits(BigInt(version), HEAD.version);
  const length = inDigits(BigInt(body.length), HEAD.length);
  return by + length + checkOf(by, length, body) + body;
}

/** The number in a link, how many digits it has, and the version they are written in. Throws `cut`, `broken` or `newer`. */
export function unwrap(link: string): { readonly number: bigint; readonly digits: number; readonly version: number } {
  if (link.length > TOO_MUCH) throw new LinkError('broken');
  const text = digitsIn(link);
  // Not one of our digits: a chat has put a full stop or a bracket behind it, unless it stands amid others.
  if (/[\w-]/.test(link.slice(text.length))) throw new LinkError('broken');
  if (text.length < BEFORE) throw new LinkError('cut');
  const [by, length, check] = [
    text.slice(0, HEAD.version),
    text.slice(HEAD.version, HEAD.version + HEAD.length),
    text.slice(HEAD.version + HEAD.length, BEFORE),
  ];
  const digits = lengthSaid(text);
  const body = text.slice(BEFORE);
  if (body.length < digits) throw new LinkError('cut');
  if (body.length > digits || check !== checkOf(by, length, body)) throw new LinkError('broken');
  const version = Number(fromDigits(by));
  if (version > LINK_VERSION) throw new LinkError('newer');
  const number = fromDigits(body);
  if (number === null || version < 1) throw new LinkError('broken');
  return { number, digits, version };
}
