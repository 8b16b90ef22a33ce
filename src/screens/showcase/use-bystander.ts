import { useEffect, useState } from 'react';

/** Milliseconds after the last pointer movement. */
const lingers = 4000;

/**
 * Is somebody using the pointer? Then the way out is shown for a moment. Escape shows it too, and follows it if it is already shown, so that one
 * Escape too many does not leave the page. `way` is null if there is no way out.
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
