import { type JSX, useCallback, useEffect, useRef, useState } from 'react';
import { t } from '../../../ui/locale/index.ts';
import '../../../ui/locale/showcase.ts';
import { countedSeconds } from '../machine.ts';
import './visit.css';
import { followPads } from '../../../hud/remote/presses.ts';

const signs = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const;

/** Reports every input: pointer, wheel, keys, pads. Consumes none of them. */
export function useTouches(onTouched: () => void): void {
  useEffect(() => {
    const leaving = new AbortController();
    for (const sign of signs)
      addEventListener(sign, onTouched, { signal: leaving.signal, capture: true, passive: true });
    const leavePads = followPads(onTouched);
    return () => {
      leaving.abort();
      leavePads();
    };
  }, [onTouched]);
}

/** Counts down to the visitor's leaving. Announced once; then only the visible number changes. */
export function Counting(): JSX.Element {
  const [seconds, setSeconds] = useState(countedSeconds);
  useEffect(() => {
    const clock = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(clock);
  }, []);
  return (
    <div className="visit-counting parchment" data-said="now">
      <p className="unseen">{t('visit.counting', { seconds: countedSeconds })}</p>
      <p aria-hidden="true">{t('visit.counting', { seconds })}</p>
    </div>
  );
}

/** Calls back once after so many seconds without input; null: never. True while the last are counted down. */
export function useIdle(seconds: number | null, onIdle: () => void): boolean {
  const [isCounting, setCounting] = useState(false);
  const latest = useRef(onIdle);
  latest.current = onIdle;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const begin = useCallback(() => {
    clearTimeout(timer.current);
    setCounting(false);
    if (seconds === null) return;
    timer.current = setTimeout(
      () => {
        setCounting(true);
        timer.current = setTimeout(() => latest.current(), countedSeconds * 1000);
      },
      (seconds - countedSeconds) * 1000,
    );
  }, [seconds]);
  useEffect(() => {
    begin();
    return () => clearTimeout(timer.current);
  }, [begin]);
  useTouches(begin);
  return isCounting;
}
