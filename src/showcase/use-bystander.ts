import { useEffect, useState } from 'react';

/** Milliseconds after the last movement of the pointer. */
const lingers = 4000;

/**
 * Has somebody the pointer in hand? Then the way out is shown, for a moment. The key Escape goes it; `way` is null where nobody may leave.
 */
export function useBystander(way: string | null): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const come = () => {
      setThere(true);
      clearTimeout(timer);
      timer = setTimeout(() => setThere(false), lingers);
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && way !== null) location.assign(way);
    };
    addEventListener('pointermove', come);
    addEventListener('keydown', leave);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointermove', come);
      removeEventListener('keydown', leave);
    };
  }, [way]);
  return isThere;
}
