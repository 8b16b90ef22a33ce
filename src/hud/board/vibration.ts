import { useSettings } from '../../ui/look/index.ts';
import { vibrate } from '../../ui/platform/vibration.ts';

/** Milliseconds for which a device vibrates as something is lifted, and as it is let go. */
const TIMES = { lifted: 8, down: 14 } as const;

/** Lets a piece be felt as it is lifted or let go, where the device can and the person has not said no. */
export function feel(moment: keyof typeof TIMES): void {
  if (useSettings.getState().vibration) vibrate(TIMES[moment]);
}
