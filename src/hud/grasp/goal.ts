import type { Seat } from '../../rules/index.ts';
import { clothOnPage, type PageBox } from '../../table/attention/grasp.ts';
import type { TableScope } from '../../table/scope.tsx';
import { freeSpace } from '../frame/free-space.ts';
import type { Spot } from './hold.ts';

/** CSS pixels: the least size of a place to put something down, and how far around a cloth that is meant. */
const LEAST = { width: 240, height: 84, around: 14 } as const;

/** A length of the window between two, as near as possible to where it was. */
function within(middle: number, size: number, from: number, to: number): readonly [number, number] {
  const kept = Math.min(size, to - from);
  const start = Math.min(Math.max(middle - kept / 2, from), to - kept);
  return [start, start + kept];
}

/** Where a player puts down what becomes theirs: their cloth, or the free place nearest to it. */
export function goalOf(scope: TableScope, seat: Seat): PageBox {
  const room = freeSpace(scope);
  const free = { ...room, right: room.left + room.width, bottom: room.top + room.height };
  const cloth = clothOnPage(scope, seat) ?? {
    left: free.left,
    right: free.right,
    top: free.bottom,
    bottom: free.bottom,
  };
  const size = (from: number, to: number, least: number) => Math.max(least, to - from + 2 * LEAST.around);
  const [left, right] = within(
    (cloth.left + cloth.right) / 2,
    size(cloth.left, cloth.right, LEAST.width),
    free.left,
    free.right,
  );
  const [top, bottom] = within(
    (cloth.top + cloth.bottom) / 2,
    size(cloth.top, cloth.bottom, LEAST.height),
    free.top,
    free.bottom,
  );
  return { left, right, top, bottom };
}

export function isIn({ left, right, top, bottom }: PageBox, { x, y }: Spot): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
