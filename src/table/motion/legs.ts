import type { Placement } from '../layout/index.ts';
import { figureOf } from '../layout/poses.ts';
import { isChip } from '../layout/stacks.ts';
import type { Leg } from './flight.ts';

/** What becomes of the pieces of one layout in the next. */
export interface Legs {
  /** In both, with another position or look. */
  readonly stays: readonly Leg[];
  /** Disappears in one place and appears in another: the same piece to the eye. */
  readonly carried: readonly Leg[];
  readonly come: readonly Placement[];
  readonly gone: readonly Placement[];
}

/** Matches every piece of a layout to the next one. */
export function legsOf(before: readonly Placement[], after: readonly Placement[]): Legs {
  const [old, now] = [byId(before), byId(after)];
  const gone = before.filter(({ id }) => !now.has(id));
  const stays = after.flatMap((to) => {
    const from = old.get(to.id);
    return from === undefined || samePose(from, to) ? [] : [{ piece: to, from, to, replaces: null, leaves: false }];
  });
  const carried: Leg[] = [];
  const come = after.filter((to) => {
    if (old.has(to.id)) return false;
    // The last one that looks alike: the top of its stack.
    const k = gone.findLastIndex((from) => alike(from, to));
    const [from] = k < 0 ? [] : gone.splice(k, 1);
    if (from !== undefined) carried.push({ piece: inFlight(from, to), from, to, replaces: from.id, leaves: false });
    return from === undefined;
  });
  return { stays, carried, come, gone };
}

/** A race's token is the same token in the tray, where it is nobody's, and in a stack, where it is somebody's. */
function alike(from: Placement, to: Placement): boolean {
  return (
    from.tint === to.tint &&
    (figureOf(from.model) === figureOf(to.model) ||
      (from.model === 'chip' && isChip(to.model)) ||
      (to.model === 'chip' && isChip(from.model)))
  );
}

/** A token shows on its way whose it is to be; one that goes back to the tray, whose it was. */
function inFlight(from: Placement, to: Placement): Placement {
  return to.model === 'chip' ? { ...to, model: from.model } : to;
}

function byId(placements: readonly Placement[]): Map<string, Placement> {
  return new Map(placements.map((placement) => [placement.id, placement]));
}

function samePose(a: Placement, b: Placement): boolean {
  return (
    a.x === b.x &&
    a.y === b.y &&
    a.z === b.z &&
    a.turn === b.turn &&
    a.lean === b.lean &&
    a.stone === b.stone &&
    a.tint === b.tint &&
    a.scale[0] === b.scale[0]
  );
}
