import { type Awake, hasWakeLock, lockScreen } from '../../../ui/platform/wake-lock.ts';

/** Milliseconds between checks that the lock is still held: a system saving its battery releases it. */
const often = 60_000;

/** Keeps the screen on, asking again when the lock is lost; does nothing where refused. Returns its end. */
export function keepAwake(): () => void {
  if (!hasWakeLock()) return () => undefined;
  let held: Awake | null = null;
  let isAsking = false;
  const ended = new AbortController();

  const ask = async () => {
    if (isAsking || document.hidden || held?.isOver() === false) return;
    isAsking = true;
    // Where it is refused (low battery, or no permission) the next check tries again.
    held = await lockScreen();
    if (ended.signal.aborted) held?.end();
    isAsking = false;
  };

  const clock = setInterval(ask, often);
  document.addEventListener('visibilitychange', ask, { signal: ended.signal });
  void ask();
  return () => {
    ended.abort();
    clearInterval(clock);
    held?.end();
  };
}
