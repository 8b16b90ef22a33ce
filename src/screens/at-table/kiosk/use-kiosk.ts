import { useEffect } from 'react';
import { fillScreen } from './full-screen.ts';
import { keepAwake } from './wake-lock.ts';

/** For a page on a wall: keeps the screen on while mounted, and enters full screen at the first gesture. */
export function useKiosk(): void {
  useEffect(keepAwake, []);
  useEffect(fillScreen, []);
}
