import { useEffect } from 'react';
import { useSettings } from '../../../ui/look/index.ts';
import { vibrate } from '../../../ui/platform/vibration.ts';

/** Milliseconds for which the phone is felt: one’s turn begins, something was done, something was refused. */
const patterns = { turn: [60, 60, 60], done: [14], refused: [30, 40, 30] } as const;

export function buzz(moment: keyof typeof patterns): void {
  if (useSettings.getState().vibration) vibrate(...patterns[moment]);
}

export function useBuzz(isMine: boolean, refusal: unknown): void {
  useEffect(() => {
    if (isMine) buzz('turn');
  }, [isMine]);
  useEffect(() => {
    if (refusal !== null) buzz('refused');
  }, [refusal]);
}
