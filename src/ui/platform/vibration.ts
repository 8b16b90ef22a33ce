import { attempt } from './attempt.ts';
import { offered } from './capability.ts';

export const canVibrate = (): boolean => typeof offered('navigator.vibrate') === 'function';

export function vibrate(...pattern: readonly number[]): void {
  // Browsers complain of it before the first press.
  attempt(() => offered('navigator.userActivation')?.hasBeenActive && offered('navigator.vibrate')?.([...pattern]));
}
