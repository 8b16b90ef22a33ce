import { lazyValue } from '../../ui/lazy/lazy-value.ts';
import address from './throws.json?url';

/** Throws of the die, simulated at build time (`npm run make -- dice`). */
export interface Throws {
  /** Keyframes per second. */
  readonly rate: number;
  /** Of each keyframe in sequence: x, y, z and a quaternion's x, y, z, w, in thousandths. */
  readonly throws: readonly (readonly number[])[];
}

/** Until throws are loaded: a die that just lies there. */
let recorded: Throws = { rate: 30, throws: [[0, 0, 0, 0, 0, 0, 1000]] };

export function recordedThrows(): Throws {
  return recorded;
}

export function giveThrows(throws: Throws): void {
  recorded = throws;
}

const file = lazyValue(async () => giveThrows(await (await fetch(address)).json()), { needsNotice: true });
let asked: Promise<void> | null = null;

/** Apart, to keep the page's script small. Waits only for the first try; without them the die lies still. */
export function loadThrows(): Promise<void> {
  asked ??= file.settled();
  return asked;
}
