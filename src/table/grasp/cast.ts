import type { TableState } from '../layout/index.ts';
import { throwDirection } from '../layout/throw-direction.ts';
import type { Cast } from '../motion/runner.ts';
import { recordedThrows } from '../motion/throws.ts';

/** How far from its player's side a flick may let the die come, in radians: it is to be seen all the way. */
const ASIDE = 0.9;
/** How fast the hardest flick is, in board units a second. */
const HARDEST = 14;

/** The recorded throws, those first that come from nearby: the weaker ones. */
function byForce(): readonly number[] {
  const { throws } = recordedThrows();
  const reach = throws.map(([x = 0, , z = 0]) => Math.hypot(x, z));
  return [...throws.keys()].sort((a, b) => (reach[a] ?? 0) - (reach[b] ?? 0));
}

/**
 * How a throw looks after a flick: where it comes from and how hard, and nothing else.
 * @param speed of the hand over the table, in board units a second
 */
export function castOf(
  state: TableState,
  hand: readonly [number, number, number],
  speed: { readonly x: number; readonly z: number },
): Cast {
  const { view } = state;
  const side = throwDirection(state, view.players, view.seat);
  const off = Math.atan2(-speed.z, -speed.x) - side;
  const least = off - 2 * Math.PI * Math.round(off / (2 * Math.PI));
  const order = byForce();
  const force = Math.min(1, Math.hypot(speed.x, speed.z) / HARDEST);
  const choice = order[Math.min(order.length - 1, Math.floor(force * order.length))] ?? 0;
  return { from: side + Math.max(-ASIDE, Math.min(ASIDE, least)), choice, hand };
}
