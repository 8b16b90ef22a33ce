import { useCallback, useEffect, useRef, useState } from 'react';
import type { PictureState } from './Picture.tsx';

/** Milliseconds that a lost picture gets to recover by itself, at first and at most: doubled after each failure. */
const patience = { least: 15_000, most: 600_000 } as const;
/** Milliseconds after which a lasting picture counts as stable again. */
const calm = 60_000;

interface LastingPicture {
  readonly picture: PictureState;
  readonly setPicture: (state: PictureState) => void;
  /** Number of the picture, from 0: used as its key, so that a new one is mounted afresh. */
  readonly attempt: number;
  /** It could be drawn before: something happened to it. */
  readonly wasDrawn: boolean;
}

/**
 * Recovers a lost picture. The graphics driver may restore the context; if it does not, a new picture is mounted, again and again. Not for browsers
 * that never drew one.
 */
export function usePicture(): LastingPicture {
  const [picture, setState] = useState<PictureState>('drawn');
  const [attempt, setAttempt] = useState(0);
  const failures = useRef(0);
  const [wasDrawn, setWasDrawn] = useState(false);

  const setPicture = useCallback((state: PictureState) => {
    // Only a picture that was drawn can be lost.
    if (state === 'lost') setWasDrawn(true);
    setState(state);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer restarts for each attempt.
  useEffect(() => {
    if (picture === 'unfetched' || (picture === 'none' && !wasDrawn)) return;
    const wait = picture === 'drawn' ? calm : Math.min(patience.most, patience.least * 2 ** failures.current);
    const timer = setTimeout(() => {
      if (picture === 'drawn') failures.current = 0;
      else {
        failures.current += 1;
        setAttempt((count) => count + 1);
        setState('drawn');
      }
    }, wait);
    return () => clearTimeout(timer);
  }, [picture, attempt, wasDrawn]);

  return { picture, setPicture, attempt, wasDrawn };
}
