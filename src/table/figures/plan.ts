import { type Figure, figureBacks, figureBodies, figureGear, figureHeads, pieces } from '../../rules/index.ts';

const of = (kind: string, words: readonly string[]) =>
  words.flatMap((word) => (word === 'none' ? [] : [`made/${kind}-${word}`]));

/** Fetched only for boxes with something of their own: parts of figures, and pieces. */
export const ownNames = {
  parts: [
    ...of('body', figureBodies),
    ...of('head', figureHeads),
    ...of('hand', figureGear),
    ...of('back', figureBacks),
  ],
  pieces: of('piece', pieces),
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Place, turn in degrees (about x, y, z as in `tools/models/language/field.ts`), and size. */
export interface Socket {
  readonly at: readonly [x: number, y: number, z: number];
  readonly turn: readonly [pitch: number, yaw: number, roll: number];
  readonly size: number;
}

/** What is held is made for the right hand; the left one has its mirror image. */
export const slots = ['head', 'right', 'left', 'back'] as const;
export type Slot = (typeof slots)[number];
export type Sockets = Readonly<Record<Slot, Socket>>;

const socket = (at: Socket['at'], turn: Socket['turn'], size = 1): Socket => ({ at, turn, size });

/** Where head, hands and back of each body are: the sculptor puts fists there, the browser what they hold. */
export const bodySockets: Readonly<Record<Figure['body'], Sockets>> = {
  slim: {
    head: socket([0, 0.87, 0.03], [-6, -8, 4], 1.04),
    right: socket([-0.38, 0.64, 0.21], [5, 0, 5]),
    left: socket([0.35, 0.46, 0.27], [6, 0, -4]),
    back: socket([0, 0.58, -0.14], [0, 0, 0]),
  },
  stout: {
    head: socket([0, 0.83, 0.07], [-6, 7, -3], 1.08),
    right: socket([-0.41, 0.55, 0.24], [5, 0, 4]),
    left: socket([0.42, 0.46, 0.22], [5, 0, -4]),
    back: socket([0, 0.52, -0.22], [0, 0, 0], 0.98),
  },
  tall: {
    head: socket([0, 1.02, 0.04], [-5, -9, -3], 0.98),
    right: socket([-0.37, 0.6, 0.25], [4, 0, 4]),
    left: socket([0.38, 0.74, 0.19], [4, 0, -6]),
    back: socket([0, 0.72, -0.15], [0, 0, 0], 1.05),
  },
  small: {
    head: socket([0, 0.66, 0.05], [-10, 8, -5], 1.12),
    right: socket([-0.37, 0.42, 0.22], [5, 0, 6], 0.86),
    left: socket([0.36, 0.5, 0.24], [5, 0, -6], 0.86),
    back: socket([0, 0.4, -0.16], [0, 0, 0], 0.86),
  },
  brute: {
    head: socket([0, 0.84, 0.2], [-4, -7, 4], 0.92),
    right: socket([-0.43, 0.4, 0.25], [6, 0, 2], 1.02),
    left: socket([0.44, 0.62, 0.2], [4, 0, -2], 1.02),
    back: socket([0, 0.66, -0.24], [-8, 0, 0], 1.02),
  },
  robed: {
    head: socket([0, 0.86, 0.05], [-6, 9, 3], 1.06),
    right: socket([-0.37, 0.56, 0.26], [5, 0, 4]),
    left: socket([0.37, 0.56, 0.26], [5, 0, -4]),
    back: socket([0, 0.6, -0.17], [0, 0, 0]),
  },
  fourLegged: {
    head: socket([0, 1.0, 0.22], [-6, -8, 4], 0.96),
    right: socket([-0.34, 0.76, 0.29], [2, 0, 7], 0.92),
    left: socket([0.33, 0.64, 0.33], [2, 0, -6], 0.92),
    back: socket([0, 0.74, 0.02], [0, 0, 0], 0.9),
  },
  coiled: {
    head: socket([0, 0.9, 0.14], [-8, 8, -4], 1.0),
    right: socket([-0.37, 0.66, 0.24], [4, 0, 5]),
    left: socket([0.37, 0.54, 0.27], [4, 0, -4]),
    back: socket([0, 0.64, -0.1], [-6, 0, 0]),
  },
};
