/** Milliseconds between checks that the lock is still held: a system saving its battery releases it. */
const often = 60_000;

/**
 * Keeps the screen on, requesting the lock again whenever it was lost, e.g. while the page was hidden. Does nothing where it is refused or
 * unsupported. Returns a function that lets the screen turn off again.
 */
export function keepAwake(): () => void {
  const { wakeLock } = navigator;
  // Missing on insecure addresses, whatever the types say.
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
      // Refused (low battery, or no permission): the next check tries again.
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
