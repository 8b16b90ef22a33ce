import { useEffect, useState } from 'react';
import type { Insets } from '../../table/index.ts';
import { type TableScope, useScope } from '../../table/scope.tsx';

export const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** How far panels reach into the picture, in CSS pixels: the HUD publishes its free middle (`--free-…`). */
export function readInsets(scope: TableScope): Insets | null {
  const { style } = scope.root;
  const { clientWidth: right, clientHeight: bottom } = document.documentElement;
  const box = scope.find('.game-table')?.getBoundingClientRect() ?? { top: 0, left: 0, right, bottom };
  const pixels = (name: string) => Number.parseFloat(style.getPropertyValue(`--free-${name}`));
  const [top, left, width, height] = [pixels('top'), pixels('left'), pixels('width'), pixels('height')];
  if (![top, left, width, height].every(Number.isFinite)) return null;
  return {
    top: top - box.top,
    left: left - box.left,
    right: Math.max(0, box.right - left - width),
    bottom: Math.max(0, box.bottom - top - height),
  };
}

/** Pixels panels must free before the camera comes back: more than a line of text, less than any panel. */
const spare = 30;
/** Milliseconds for which they must be free: a panel that another one follows at once gives nothing back. */
const patience = 1500;

type Side = keyof Insets;
const sides: readonly Side[] = ['top', 'right', 'bottom', 'left'];

const asLarge = (was: Insets, now: Insets, isTaken: (was: number, now: number) => boolean): Insets => {
  const [top, right, bottom, left] = sides.map((side) => (isTaken(was[side], now[side]) ? now[side] : was[side]));
  return { top: top ?? 0, right: right ?? 0, bottom: bottom ?? 0, left: left ?? 0 };
};

const grown = (was: Insets, now: Insets) => asLarge(was, now, (before, after) => after > before);
const given = (was: Insets, now: Insets) =>
  asLarge(was, now, (before, after) => after > before || before - after >= spare);

const steady = (was: Insets, next: Insets) =>
  sides.reduce((sum, side) => sum + Math.abs(next[side] - was[side]), 0) < 1 ? was : next;

/**
 * The insets covered by panels, stable enough that the camera does not follow every line of text: the board makes room for a panel at once and comes
 * back when it closes; smaller gains of room are claimed only when the window is resized, or another part of the turn begins.
 * @param part differs for each part of the viewer's turn; null while others play
 */
export function useInsets(part: string | null): Insets {
  const scope = useScope();
  const [insets, setInsets] = useState(noInsets);
  useEffect(() => {
    if (part === null) return;
    // Once its panels are mounted.
    const later = setTimeout(() => setInsets((was) => readInsets(scope) ?? was), 250);
    return () => clearTimeout(later);
  }, [part, scope]);
  useEffect(() => {
    let size = '';
    let later: ReturnType<typeof setTimeout> | undefined;
    const claim = () => setInsets((was) => steady(was, given(was, readInsets(scope) ?? was)));
    const look = () => {
      const now = readInsets(scope);
      if (now === null) return;
      const fresh = `${window.innerWidth}x${window.innerHeight}`;
      const same = fresh === size;
      size = fresh;
      setInsets((was) => steady(was, same ? grown(was, now) : now));
      clearTimeout(later);
      later = setTimeout(claim, patience);
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(scope.root, { attributes: true, attributeFilter: ['style'] });
    return () => {
      clearTimeout(later);
      observer.disconnect();
    };
  }, [scope]);
  return insets;
}
