import { useEffect } from 'react';
import { fillScreen } from './full-screen.ts';
import { keepAwake } from './wake-lock.ts';

/** For a page on a wall: the screen stays on while this is mounted, and fills itself at the first gesture if that is `full`. */
export function useKiosk(full = true): void {
  useEffect(keepAwake, []);
  useEffect(() => (full ? fillScreen() : undefined), [full]);
}
