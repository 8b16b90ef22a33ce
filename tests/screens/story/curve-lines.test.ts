import { expect, it } from 'vitest';
import { frame, labelHeights, scaleOf } from '../../../src/screens/story/Curve.tsx';

it('has all coins and rounds within the drawing, and round figures on its lines', () => {
  const { x, y, ticks } = scaleOf([
    [5, 30, 112],
    [5, 12, 79],
  ]);
  expect(ticks).toEqual([0, 25, 50, 75, 100, 125]);
  expect(x(0)).toBe(frame.left);
  expect(x(2)).toBe(frame.width - frame.right);
  expect(y(0)).toBe(frame.height - frame.bottom);
  expect(y(125)).toBe(frame.top);
});

it('keeps labels apart that would lie on each other, in their order, within the drawing', () => {
  const wanted = [170, 171, 172, 40, 169];
  const heights = labelHeights(wanted);
  const sorted = [...heights].sort((a, b) => a - b);
  for (const [at, height] of sorted.entries())
    if (at > 0) expect(height - (sorted[at - 1] ?? 0)).toBeGreaterThanOrEqual(14.99);
  expect(Math.max(...heights)).toBeLessThanOrEqual(frame.height - frame.bottom);
  expect(heights[3]).toBe(40);
  const order = (list: readonly number[]) => list.map((_, at) => at).sort((a, b) => (list[a] ?? 0) - (list[b] ?? 0));
  expect(order(heights)).toEqual(order(wanted));
});
