import { useEffect } from 'react';
import { fillScreen } from './full-screen.ts';
import { keepAwake } from './wake-lock.ts';

/** For a page on a wall: the screen stays on while this is mounted, and fills itself at the first gesture. */
export function useKiosk(): void {
  useEffect(keepAwake, []);
  useEffect(fillScreen, []);
}
