import { type RefCallback, useCallback } from 'react';
import type { Box } from '../../table/labels/boxes.ts';
import { type TableScope, useScope } from '../../table/scope.tsx';
import { onResize } from '../../ui/platform/sizes.ts';

/** Sets `--free-top`, `-left`, `-width`, `-height` in window pixels. Pass the ref to what fills the space. */
export function useFreeSpace(): RefCallback<HTMLElement> {
  const scope = useScope();
  return useCallback(
    (middle) => {
      if (!middle) return;
      const { style } = scope.root;
      const tell = () => {
        const { left, width, height, top: seen } = middle.getBoundingClientRect();
        // If the panels scroll, the board keeps its position for a scroll offset of zero.
        const top = seen + (middle.parentElement?.scrollTop ?? 0);
        for (const [name, length] of Object.entries({ top, left, width, height }))
          style.setProperty(`--free-${name}`, `${Math.round(length)}px`);
      };
      return onResize([middle, document.documentElement], tell);
    },
    [scope],
  );
}

/** What the panels leave free of the window, in its pixels; all of it while that has not been told. */
export function freeSpace({ root }: TableScope): Box {
  const pixels = (name: string, otherwise: number) => {
    const length = Number.parseFloat(root.style.getPropertyValue(`--free-${name}`));
    return Number.isFinite(length) ? length : otherwise;
  };
  const { clientWidth, clientHeight } = document.documentElement;
  const [left, top] = [pixels('left', 0), pixels('top', 0)];
  return { left, top, width: pixels('width', clientWidth), height: pixels('height', clientHeight) };
}
