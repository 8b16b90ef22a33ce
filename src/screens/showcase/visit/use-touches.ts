import { useEffect } from 'react';
import { followPads } from '../../../hud/remote/pads.ts';

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
