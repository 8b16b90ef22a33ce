import { type Ring, turn } from '../../table/outlines/index.ts';

/** Path data of an outline, turned a quarter clockwise if the plan is. */
export function outlinePath(ring: Ring, turned = false): string {
  const points = ring.map((point) => turn(point, turned)).map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`);
  return `M${points.join('L')}Z`;
}
