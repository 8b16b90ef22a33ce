import { area, type Corner, perimeter } from '../../plane.ts';
import { type FoamPoint, pair, slope, TINY } from '../foam.ts';
import type { Size } from '../frame.ts';
import type { Weights } from './weights.ts';

export interface Cell {
  ring: FoamPoint[];
  corners: Corner<FoamPoint>[];
  centre: FoamPoint;
  share: number;
  /** Where the published board has its centre. */
  home: { x: number; y: number };
}

/** Smaller areas count as this, so that the energy's slope stays finite. */
const LEAST_AREA = 0.05;
/** The share of the disc's push that the outline feels; the centre feels all of it and so moves first. */
const OUTLINE_SHARE = 0.35;

export function pressRegion(cell: Cell, size: Size, w: Weights): void {
  pressOutline(cell, w);
  pressDisc(cell, size, w);
  pullHome(cell, w);
}

function pressOutline({ ring, corners, share }: Cell, w: Weights): void {
  const filled = area(ring);
  const floored = Math.max(filled, LEAST_AREA);
  const around = perimeter(ring);
  const byArea =
    (w.area * 2 * (filled / share - 1)) / share -
    (w.collapse * share) / floored ** 2 +
    w.collapse / share -
    (w.round * around ** 2) / (4 * Math.PI * floored ** 2);
  const byLength = (w.round * 2 * around) / (4 * Math.PI * floored);
  for (const { before, at, after } of corners) {
    const back = byLength / (Math.hypot(at.x - before.x, at.y - before.y) + TINY);
    const on = byLength / (Math.hypot(at.x - after.x, at.y - after.y) + TINY);
    slope(
      at,
      (byArea * (after.y - before.y)) / 2 + back * (at.x - before.x) + on * (at.x - after.x),
      (byArea * (before.x - after.x)) / 2 + back * (at.y - before.y) + on * (at.y - after.y),
    );
  }
}

function pressDisc({ ring, centre }: Cell, { width, height }: Size, w: Weights): void {
  const radius = w.discRadius;
  for (const at of ring) {
    const off = Math.hypot(at.x - centre.x, at.y - centre.y) + TINY;
    if (off < radius) pair(at, centre, (-2 * w.disc * OUTLINE_SHARE * (radius - off)) / off);
  }
  const inside = (inradius: number) => 2 * w.disc * Math.max(0, radius - inradius);
  slope(centre, inside(width - centre.x) - inside(centre.x), inside(height - centre.y) - inside(centre.y));
}

function pullHome({ ring, home }: Cell, w: Weights): void {
  let [x, y] = [0, 0];
  for (const at of ring) {
    x += at.x / ring.length;
    y += at.y / ring.length;
  }
  const force = (2 * w.home) / ring.length;
  for (const at of ring) slope(at, force * (x - home.x), force * (y - home.y));
}
