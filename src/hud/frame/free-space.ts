import { type RefCallback, useCallback } from 'react';

/**
 * Measures the place that the panels leave free and tells it to every style of the page, in pixels of the window:
 * `--free-top`, `--free-left`, `--free-width`, `--free-height`. Pass the returned ref to the element that fills that place.
 */
export function useFreeSpace(): RefCallback<HTMLElement> {
  return useCallback((middle) => {
    if (!middle || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const tell = () => {
      const { left, width, height, top: seen } = middle.getBoundingClientRect();
      // Where the panels scroll, the board stays where it is when they are at their top.
      const top = seen + (middle.parentElement?.scrollTop ?? 0);
      for (const [name, length] of Object.entries({ top, left, width, height }))
        style.setProperty(`--free-${name}`, `${Math.round(length)}px`);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(middle);
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, []);
}
