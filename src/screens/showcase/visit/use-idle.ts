import { useCallback, useEffect, useRef, useState } from 'react';
import { countedSeconds } from '../machine.ts';
import { useTouches } from './use-touches.ts';

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
