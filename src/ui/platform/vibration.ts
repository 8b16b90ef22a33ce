import { attempt } from './attempt.ts';
import { offered } from './offered.ts';

/** Can this device be felt? */
export const canVibrate = (): boolean => typeof offered('navigator.vibrate') === 'function';

/** Lets the device be felt for so many milliseconds, with pauses between. */
export function vibrate(...pattern: readonly number[]): void {
  // Browsers complain of it before the first press.
  attempt(() => offered('navigator.userActivation')?.hasBeenActive && offered('navigator.vibrate')?.([...pattern]));
}
