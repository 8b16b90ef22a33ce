import { ball, block, hoop, joined, limb, type Part, plate } from '../shape.ts';

/** A race banner of the column: cloth (tinted by the race's colour) on a brass rod, swallow-tailed, lying face up. 1 wide along x, 0.56 deep. */
export function banner(): Part {
  return joined([
    block([0, 0.02, 0], [0.92, 0.04, 0.5], '#ffffff'),
    block([0.47, 0.02, 0.135], [0.14, 0.04, 0.23], '#ffffff', [0, 0.24, 0]),
    block([0.47, 0.02, -0.135], [0.14, 0.04, 0.23], '#ffffff', [0, -0.24, 0]),
    block([0, 0.043, 0.2], [0.9, 0.012, 0.035], '#e6c46a', [0, 0, 0], 'metal'),
    block([0, 0.043, -0.2], [0.9, 0.012, 0.035], '#e6c46a', [0, 0, 0], 'metal'),
    limb([-0.48, 0.045, -0.31], [-0.48, 0.045, 0.31], 0.03, 0.03, '#c99a3f', 'metal', 8),
    ball([-0.48, 0.045, -0.32], 0.045, '#e6c46a', 'metal', 7),
    ball([-0.48, 0.045, 0.32], 0.045, '#e6c46a', 'metal', 7),
  ]);
}

/** A power badge: a round plate of parchment in a brass hoop, radius 0.27. */
export function badge(): Part {
  return joined([
    plate([0, 0.025, 0], 0.27, 0.05, [0, 1, 0], '#ffffff', 'clay', 22),
    hoop([0, 0.05, 0], 0.25, 0.03, '#c99a3f', 'metal', [0, 0, 0], 22),
  ]);
}

/** A stud of the round track, tinted: passed, present or to come. */
export function stud(): Part {
  return joined([plate([0, 0.015, 0], 0.085, 0.03, [0, 1, 0], '#ffffff', 'metal', 12)]);
}

/** A player's place at the table: a strip of cloth, tinted by the player's colour, 1 wide and 1 deep. */
export function cloth(): Part {
  return block([0, 0.012, 0], [1, 0.024, 1], '#ffffff');
}

/** A banner struck down, beside a race in decline. */
export function fallenFlag(): Part {
  return joined([
    limb([-0.3, 0.03, 0.06], [0.34, 0.06, -0.04], 0.022, 0.018, '#7a7672', 'clay', 5),
    block([0.16, 0.035, 0.08], [0.3, 0.016, 0.2], '#ffffff', [0.05, 0.18, 0.05]),
    block([-0.02, 0.03, 0.12], [0.1, 0.016, 0.12], '#ffffff', [0.1, 0.5, -0.1]),
  ]);
}
