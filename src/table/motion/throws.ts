import { fetched } from '../../fetched/index.ts';
import address from './throws.json?url';

/** Throws of the die, simulated when the site was made (`npm run dice`). */
export interface Throws {
  /** Keys a second. */
  readonly rate: number;
  /** Each throw: place and turn (x, y, z, and a quaternion's x, y, z, w) of every key one after the other, in thousandths. */
  readonly throws: readonly (readonly number[])[];
}

/** A die that does nothing but lie there: for want of anything better. */
let recorded: Throws = { rate: 30, throws: [[0, 0, 0, 0, 0, 0, 1000]] };

/** The throws that are at hand. */
export function recordedThrows(): Throws {
  return recorded;
}

/** Has these throws at hand from now on. */
export function giveThrows(throws: Throws): void {
  recorded = throws;
}

const file = fetched(async () => giveThrows(await (await fetch(address)).json()), { unplaced: true });
let asked: Promise<void> | null = null;

/**
 * Fetches the throws, once a page; they are data, and the page's script is smaller without them. Waits for the first try: where it fails the
 * die lies still, until they can be had.
 */
export function loadThrows(): Promise<void> {
  asked ??= file.tried();
  return asked;
}
