/** Milliseconds between two looks whether the lock is still held: a system that saves its battery lets go of it. */
const often = 60_000;

/**
 * Asks the system to leave the screen on, and asks again whenever the lock was lost: a page that was hidden loses it. Where it is refused
 * or unknown nothing happens. Gives what lets the screen go dark again.
 */
export function keepAwake(): () => void {
  const { wakeLock } = navigator;
  // Browsers on insecure addresses have none, whatever the types say.
  if (wakeLock === undefined) return () => undefined;
  let held: WakeLockSentinel | null = null;
  let isAsking = false;
  const ended = new AbortController();

  const ask = async () => {
    if (isAsking || document.hidden || held?.released === false) return;
    isAsking = true;
    try {
      held = await wakeLock.request('screen');
      if (ended.signal.aborted) await held.release();
    } catch {
      // Refused, for the battery is low, or the page may not: the next look asks again.
    }
    isAsking = false;
  };

  const clock = setInterval(ask, often);
  document.addEventListener('visibilitychange', ask, { signal: ended.signal });
  void ask();
  return () => {
    ended.abort();
    clearInterval(clock);
    held?.release().catch(() => undefined);
  };
}
