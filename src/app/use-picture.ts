import { useCallback, useEffect, useRef, useState } from 'react';
import type { PictureState } from './Picture.tsx';

/** Milliseconds that a lost picture is given to come back by itself, at first and at most: each that fails is given twice as long. */
const patience = { least: 15_000, most: 600_000 } as const;
/** Milliseconds after which a picture that stays is taken for sound again. */
const calm = 60_000;

interface LastingPicture {
  readonly picture: PictureState;
  readonly setPicture: (state: PictureState) => void;
  /** Which picture it is, counted from 0: another one is mounted as another. */
  readonly attempt: number;
}

/**
 * Sees to it that a picture comes back. The graphics driver may give the context back; where it does not, another picture is made, again
 * and again. A browser that never drew one is not asked to.
 */
export function usePicture(): LastingPicture {
  const [picture, setState] = useState<PictureState>('drawn');
  const [attempt, setAttempt] = useState(0);
  const failures = useRef(0);
  const hasDrawn = useRef(false);

  const setPicture = useCallback((state: PictureState) => {
    // Only what was there can be lost.
    if (state === 'lost') hasDrawn.current = true;
    setState(state);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is waited for anew.
  useEffect(() => {
    if (picture === 'unfetched' || (picture === 'none' && !hasDrawn.current)) return;
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
  }, [picture, attempt]);

  return { picture, setPicture, attempt };
}
