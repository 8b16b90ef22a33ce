import { lazyValue } from '../../ui/lazy/lazy-value.ts';
import address from './throws.json?url';

/** Throws of the die, simulated at build time (`npm run make -- dice`). */
export interface Throws {
  /** Keyframes per second. */
  readonly rate: number;
  /** Each throw: position and rotation (x, y, z, and a quaternion's x, y, z, w) of every keyframe in sequence, in thousandths. */
  readonly throws: readonly (readonly number[])[];
}

/** Until throws are loaded: a die that just lies there. */
let recorded: Throws = { rate: 30, throws: [[0, 0, 0, 0, 0, 0, 1000]] };

/** The throws currently loaded. */
export function recordedThrows(): Throws {
  return recorded;
}

/** Sets the throws to use from now on. */
export function giveThrows(throws: Throws): void {
  recorded = throws;
}

const file = lazyValue(async () => giveThrows(await (await fetch(address)).json()), { needsNotice: true });
let asked: Promise<void> | null = null;

/**
 * Fetches the throws, once per page; as separate data they keep the page's script small. Waits for the first try only: if it fails the die lies still
 * until they can be loaded.
 */
export function loadThrows(): Promise<void> {
  asked ??= file.settled();
  return asked;
}
