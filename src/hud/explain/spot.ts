import type { Box } from '../frame/panels.ts';

/** How large something is, in CSS pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** CSS pixels between what is explained and its words, and between these and the window's edge. */
const gap = 8;

const within = (least: number, wanted: number, most: number) => Math.max(least, Math.min(wanted, most));

/**
 * Where words lie beside what they are about, in CSS pixels from the window's corner: above it, else below, else at its side; null if nowhere in the window
 * without covering it.
 */
export function spotBeside(
  { left, right, top, bottom }: Box,
  { width, height }: Size,
  window: Size,
): { readonly x: number; readonly y: number } | null {
  const [farthest, lowest] = [window.width - width - gap, window.height - height - gap];
  const x = within(gap, (left + right - width) / 2, farthest);
  const y = within(gap, (top + bottom - height) / 2, lowest);
  if (farthest < gap || lowest < gap) return null;
  const [above, below, beside, before] = [top - height - gap, bottom + gap, right + gap, left - width - gap];
  if (above >= gap) return { x, y: Math.min(above, lowest) };
  if (below <= lowest) return { x, y: Math.max(below, gap) };
  if (beside <= farthest) return { x: Math.max(beside, gap), y };
  return before >= gap ? { x: Math.min(before, farthest), y } : null;
}
