/** A box on the screen, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function shared(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

export const moved = (box: Box, [x, y]: readonly [number, number]): Box => ({
  ...box,
  left: x + box.left,
  top: y + box.top,
});

export interface Extent {
  readonly whole: Box;
  readonly parts: readonly Box[];
}

/** The boxes of a label and all its parts, relative to its anchor, in CSS pixels. */
export function extentOf(element: HTMLElement): Extent {
  const { left: x, top: y } = element.getBoundingClientRect();
  const whole = element.firstElementChild;
  const all = whole === null ? [] : [whole, ...whole.children].map((part) => part.getBoundingClientRect());
  // A part without a box, as what stands between two, is nowhere.
  const parts = all.filter(({ width }, place) => place === 0 || width > 0);
  const boxes = parts.map(({ left, top, width, height }) => ({ left: left - x, top: top - y, width, height }));
  return { whole: around(boxes), parts: boxes };
}

/** The box around others. */
export function around(parts: readonly Box[]): Box {
  const left = Math.min(...parts.map((part) => part.left));
  const top = Math.min(...parts.map((part) => part.top));
  const right = Math.max(...parts.map((part) => part.left + part.width));
  const bottom = Math.max(...parts.map((part) => part.top + part.height));
  return { left, top, width: right - left, height: bottom - top };
}
