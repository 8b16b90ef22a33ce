import { useEffect, useState } from 'react';
import type { Insets } from '../table/index.ts';

const none: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** How far the panels reach into the page from each side, in CSS pixels: the HUD publishes its free middle (`--free-…`). */
function readInsets(): Insets | null {
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

/** The sides that panels cover. They only grow until the window changes, so that the camera does not follow every line of text. */
export function useInsets(): Insets {
  const [insets, setInsets] = useState(none);
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
          top: Math.max(now.top, same ? was.top : 0),
          right: Math.max(now.right, same ? was.right : 0),
          bottom: Math.max(now.bottom, same ? was.bottom : 0),
          left: Math.max(now.left, same ? was.left : 0),
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
