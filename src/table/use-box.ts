import { type RefObject, useLayoutEffect, useState } from 'react';
import { onResize } from '../ui/platform/sizes.ts';

/** Size of an element in CSS pixels, kept up to date; 0 × 0 before it is known. */
export function useBox(element: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } {
  const [box, setBox] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const watched = element.current;
    if (watched === null) return;
    const measure = () => setBox({ width: watched.clientWidth, height: watched.clientHeight });
    measure();
    return onResize([watched], measure);
  }, [element]);
  return box;
}
