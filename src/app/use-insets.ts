import { useEffect, useState } from 'react';
import type { Insets } from '../table/index.ts';

export const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** How far the panels reach into the page from each side, in CSS pixels: the HUD publishes its free middle (`--free-…`). */
export function readInsets(): Insets | null {
  const { style, clientWidth, clientHeight } = document.documentElement;
  const pixels = (name: string) => Number.parseFloat(style.getPropertyValue(`--free-${name}`));
  const [top, left, width, height] = [pixels('top'), pixels('left'), pixels('width'), pixels('height')];
  if (![top, left, width, height].every(Number.isFinite)) return null;
  return {
    top,
    left,
    right: Math.max(0, clientWidth - left - width),
    bottom: Math.max(0, clientHeight - top - height),
  };
}

/** Share of the window's height that panels must free before the camera reclaims it: less in portrait, where height is scarce. */
const spare = () => (window.innerWidth < window.innerHeight ? 0.04 : 0.15);

/** What is covered on one side: growth applies at once, shrinking only if it is large. */
function settled(was: number, now: number): number {
  return now > was || was - now > window.innerHeight * spare() ? now : was;
}

/**
 * The insets covered by panels, stable enough that the camera does not follow every line of text: small gains of room are claimed only when the
 * window is resized, or another part of the turn begins.
 * @param part differs for each part of the viewer's turn; null while others play
 */
export function useInsets(part: string | null): Insets {
  const [insets, setInsets] = useState(noInsets);
  useEffect(() => {
    if (part === null) return;
    // Once its panels are mounted.
    const later = setTimeout(() => setInsets((was) => readInsets() ?? was), 250);
    return () => clearTimeout(later);
  }, [part]);
  useEffect(() => {
    let size = '';
    const look = () => {
      const now = readInsets();
      if (now === null) return;
      const fresh = `${window.innerWidth}x${window.innerHeight}`;
      const same = fresh === size;
      size = fresh;
      setInsets((was) => {
        const next = {
          top: same ? settled(was.top, now.top) : now.top,
          right: same ? settled(was.right, now.right) : now.right,
          bottom: same ? settled(was.bottom, now.bottom) : now.bottom,
          left: same ? settled(was.left, now.left) : now.left,
        };
        const moved =
          Math.abs(next.top - was.top) +
          Math.abs(next.right - was.right) +
          Math.abs(next.bottom - was.bottom) +
          Math.abs(next.left - was.left);
        return moved < 1 ? was : next;
      });
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['style'] });
    return () => observer.disconnect();
  }, []);
  return insets;
}
