import { noInsets, type Vector } from '../camera/framing.ts';
import { framingFor } from '../camera/seated-view.ts';
import { type BoardGeometry, depth, type Ring } from '../outlines/index.ts';
import type { Part } from '../pieces/shape.ts';

/** Between so many heights, from its foot to its top, a shape's breadth is known. */
const LEVELS = 4;
/** Sizes that are tried, in tenths of the wished one. */
const TENTHS = [10, 9, 8, 7, 6, 5, 4] as const;
/** How far a prop may reach over its region's border, in board units: less than 4 CSS pixels in the largest window. */
const OVER = 0.006;

/** A shape's height, and how far it reaches from its axis at most near each level of it, the foot first. */
export interface Profile {
  readonly high: number;
  readonly reach: readonly number[];
}

export function profileOf(part: Part): Profile {
  const position = part.getAttribute('position');
  const corners = Array.from({ length: position.count }, (_, k) => ({
    y: position.getY(k),
    out: Math.hypot(position.getX(k), position.getZ(k)),
  }));
  const high = Math.max(0, ...corners.map(({ y }) => y));
  const reach = Array.from({ length: LEVELS + 1 }, (_, level) =>
    Math.max(
      0,
      ...corners.flatMap(({ y, out }) => (Math.abs(y - (high * level) / LEVELS) <= high / LEVELS ? out : [])),
    ),
  );
  return { high, reach };
}

/** Where a board is usually seen from, at the nearest and flattest: in a window without panels. */
export function usualEye(board: BoardGeometry): Vector {
  const isUpright = board.height > board.width * 1.1;
  const [width, height] = isUpright ? [390, 844] : [1280, 720];
  const subject = { board, arrangement: isUpright ? 'tall' : 'snug', players: 2, tray: 0 } as const;
  return framingFor('seated', subject, 0, { width, height, insets: noInsets }).position;
}

interface Standing {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly scale: number;
}

/** The share of its size at which what stands there is seen within `outline`, which lies at the height `rim`; 0 if it would be too small to see. */
export function shareInSight(
  { high, reach }: Profile,
  { x, y, z, scale }: Standing,
  outline: Ring,
  rim: number,
  eye: Vector,
): number {
  const fits = (size: number) =>
    reach.every((radius, level) => {
      const top = y + (size * high * level) / LEVELS;
      // Where the ray from the eye past this height meets the ground.
      const beyond = (top - rim) / (eye[1] - top);
      const seen = { x: x + (x - eye[0]) * beyond, y: z + (z - eye[2]) * beyond };
      return depth(outline, seen) >= radius * size * (1 + beyond) - OVER;
    });
  return (TENTHS.find((tenths) => fits((scale * tenths) / 10)) ?? 0) / 10;
}
