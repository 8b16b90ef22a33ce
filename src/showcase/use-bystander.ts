import { useEffect, useState } from 'react';

/** Milliseconds after the last movement of the pointer. */
const lingers = 4000;

/**
 * Has somebody the pointer in hand? Then the way out is shown, for a moment. Escape shows it too, and goes it where it is shown already: once
 * too often in closing something nobody leaves by it. `way` is null where nobody may leave.
 */
export function useBystander(way: string | null): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isShown = false;
    const show = (shown: boolean) => {
      isShown = shown;
      setThere(shown);
    };
    const come = () => {
      show(true);
      clearTimeout(timer);
      timer = setTimeout(() => show(false), lingers);
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.repeat || way === null) return;
      if (isShown) location.assign(way);
      else come();
    };
    addEventListener('pointermove', come);
    addEventListener('keydown', leave);
    return () => {
      show(false);
      clearTimeout(timer);
      removeEventListener('pointermove', come);
      removeEventListener('keydown', leave);
    };
  }, [way]);
  return isThere;
}
