import { useEffect, useState } from 'react';
import type { Insets } from '../../../table/index.ts';

/** How far the start page's menu reaches into the window, in CSS pixels: from the left, or from below on an upright screen. */
export function useMenuInsets(): Insets {
  const [insets, setInsets] = useState(readInsets);
  useEffect(() => {
    const read = () => setInsets(readInsets);
    window.addEventListener('resize', read);
    return () => window.removeEventListener('resize', read);
  }, []);
  return insets;
}

function readInsets(): Insets {
  const box = document.querySelector('.start-menu')?.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const free = { top: 0, right: 0, bottom: 0, left: 0 };
  if (box === undefined) return free;
  return innerWidth < innerHeight
    ? { ...free, bottom: Math.max(0, innerHeight - box.top) }
    : { ...free, left: Math.min(innerWidth, box.right) };
}
