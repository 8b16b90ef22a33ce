import { useSettings } from '../../look/index.ts';

/** Milliseconds for which a device vibrates as something is lifted, and as it is let go. */
const TIMES = { lifted: 8, down: 14 } as const;

/** Lets a piece be felt as it is lifted or let go, where the device can and the person has not said no. */
export function vibrate(moment: keyof typeof TIMES): void {
  // Browsers complain of it before the first press.
  if (useSettings.getState().vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(TIMES[moment]);
}
