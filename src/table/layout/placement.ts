import type { Colour } from '../../ui/look/index.ts';

/** Board units per unit of a figure: a chip of radius 0.5 becomes one of radius 0.22. */
export const FIGURE = 0.44;
/** A statue's size, in decline, beside that of the living figure: the living stand out. */
export const STATUE = 0.74;
export const TRIBE = 0.85;
/** Radius of a race token's chip, in board units. */
export const CHIP_RADIUS = 0.5 * FIGURE;
/** Height of one chip in a stack, in board units. */
export const CHIP = 0.17 * FIGURE;
/** For a pointer, in board units: half the breadth, and the height, of what stands in regions. */
export const SOLID = { figure: [0.17, 0.5], marker: [0.17, 0.34], symbol: [0.15, 0.22] } as const;
/** Height of the tabletop relative to the top of the slab, in board units. */
export const TABLE_TOP = -0.3;

/** Lengths in board units: the origin is the board's middle on the slab, x right, y up, z to the viewer. */
export interface Placement {
  /** The same piece keeps its id from one layout to the next, as far as pieces can be told apart. */
  readonly id: string;
  readonly model: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Turn about the upright axis, in radians. */
  readonly turn: number;
  /** Lean to its right, in radians. */
  readonly lean: number;
  readonly scale: readonly [number, number, number];
  /** Colour that tints the white parts of the model. */
  readonly tint: Colour;
  /** 0 alive, 1 turned to stone (in decline). */
  readonly stone: number;
  /** For the die: the value facing up. */
  readonly face: number | null;
}

type Optional = Partial<Pick<Placement, 'turn' | 'lean' | 'tint' | 'stone' | 'face'>> & {
  readonly scale?: number | Placement['scale'];
};

export function piece(
  id: string,
  model: string,
  at: readonly [number, number, number],
  rest: Optional = {},
): Placement {
  const { turn = 0, lean = 0, tint = '#ffffff', stone = 0, face = null, scale = 1 } = rest;
  const [x, y, z] = at;
  return {
    id,
    model,
    x,
    y,
    z,
    turn,
    lean,
    tint,
    stone,
    face,
    scale: typeof scale === 'number' ? [scale, scale, scale] : scale,
  };
}
