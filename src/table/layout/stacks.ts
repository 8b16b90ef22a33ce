import type { Dealt, Force } from '../../rules/index.ts';
import { playerColour, raceColours } from '../../ui/look/index.ts';
import { ownLook } from '../../ui/look/own-look.ts';
import { traitModel } from './model-names.ts';
import { CHIP, FIGURE, type Placement, piece, STATUE } from './placement.ts';
import { inPose } from './poses.ts';

interface StackStyle {
  readonly most?: number;
  readonly scale?: number;
  /** Turn of the figure, in radians; its pose (see `poses.ts`), and how large it is beside others of its race. */
  readonly turn?: number;
  readonly pose?: number;
  readonly size?: number;
  readonly figure?: boolean;
}

export function isChip(model: string): boolean {
  return model === 'chip' || model.startsWith('chip/');
}

/** With its race's figure on top; of stone in decline, and leaning. Chips wear their seat's of `colours`. */
export function stack(
  box: Dealt,
  key: string,
  force: Force,
  count: number,
  at: readonly [number, number, number],
  colours: readonly number[],
  style: StackStyle = {},
): Placement[] {
  const { most = Infinity, scale = 1, turn = 0, pose = 0, size = 1, figure = true } = style;
  const [x, y, z] = at;
  const tint = raceColours(box, force.race).rim;
  const stone = force.declined ? 1 : 0;
  const tall = size * (force.declined ? STATUE : 1);
  const owner = colours[force.seat] ?? force.seat;
  // A divided field is seen on the chips as well.
  const race = traitModel(box, force.race);
  const model = ownLook(box, force.race)?.half ? `chip/${owner}/${race}` : `chip/${owner}`;
  const chips = Array.from({ length: count }, (_, k) => {
    const level = k % most;
    const beside = Math.floor(k / most) * 0.46 * scale;
    return piece(`chip/${force.id}/${key}/${k}`, model, [x + beside, y + level * CHIP * scale, z], {
      tint,
      stone,
      scale: FIGURE * scale,
      turn: k * 1.7,
    });
  });
  if (!figure || count === 0) return chips;
  const top = y + Math.min(count, most) * CHIP * scale;
  return [
    ...chips,
    piece(`figure/${force.id}/${key}`, inPose(`figure/${race}`, pose), [x, top, z], {
      tint: playerColour(owner).colour,
      stone,
      scale: FIGURE * scale * tall,
      turn,
      lean: stone * -0.16,
    }),
  ];
}
