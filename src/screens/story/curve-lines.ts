/** Where the curve's lines lie. Pure geometry, in units of the drawing. */

/** The drawing's size, and the room around the lines: for coins on the left, names and coins on the right, rounds below. */
export const frame = { width: 360, height: 196, left: 26, right: 86, top: 10, bottom: 22 } as const;

/** How lines and coins map to each other. */
export interface Scale {
  x(round: number): number;
  y(coins: number): number;
  /** Coins at which a line is drawn across. */
  readonly ticks: readonly number[];
}

/** The scale for curves of so many points. */
export function scaleOf(curves: readonly (readonly number[])[]): Scale {
  const most = Math.max(10, ...curves.flat());
  const step = [5, 10, 20, 25, 50, 100].find((size) => most / size <= 5) ?? 200;
  const top = Math.ceil(most / step) * step;
  const last = Math.max(1, ...curves.map((curve) => curve.length - 1));
  const [across, up] = [frame.width - frame.left - frame.right, frame.height - frame.top - frame.bottom];
  return {
    x: (round) => frame.left + (round / last) * across,
    y: (coins) => frame.height - frame.bottom - (coins / top) * up,
    ticks: Array.from({ length: top / step + 1 }, (_, at) => at * step),
  };
}

/** Least distance between two labels. */
const APART = 15;

/** Heights of labels that would like to be there, moved apart as far as they must, within the drawing. */
export function labelHeights(wanted: readonly number[]): readonly number[] {
  const order = wanted.map((y, at) => ({ y, at })).sort((a, b) => a.y - b.y);
  let last = Number.NEGATIVE_INFINITY;
  for (const label of order) {
    label.y = Math.max(label.y, last + APART);
    last = label.y;
  }
  // What went too low goes back up.
  let next = frame.height - frame.bottom + APART;
  for (const label of order.toReversed()) {
    label.y = Math.min(label.y, next - APART);
    next = label.y;
  }
  const heights = [...wanted];
  for (const { y, at } of order) heights[at] = y;
  return heights;
}
