import { attempted } from './attempt.ts';
import { offered } from './capability.ts';

/** What keeps the screen on until it is let go, by the page or by the system. */
export interface Awake {
  isOver(): boolean;
  end(): void;
}

/** Can the page ask for the screen to be kept on? Not without TLS. */
export const hasWakeLock = (): boolean => typeof offered('navigator.wakeLock')?.request === 'function';

/** Asks for the screen to be kept on; null if that is refused, as by a system that saves its battery. */
export async function lockScreen(): Promise<Awake | null> {
  const held = await attempted(async () => offered('navigator.wakeLock')?.request('screen'));
  if (typeof held?.release !== 'function') return null;
  return { isOver: () => held.released, end: () => void attempted(async () => held.release()) };
}
