import type { Seat } from '../../rules/index.ts';
import { clothOnPage } from '../../table/attention/grasp.ts';
import type { TableScope } from '../../table/scope.tsx';
import { isIn } from './goal.ts';
import { hold } from './hold.ts';

/** CSS pixels around a cloth in which coins are as good as on it. */
const NEAR = 40;

/**
 * Coins are swept from the board to one's cloth: at the end of the movement they are there, without waiting for the others.
 * @param swept called then
 * @returns leaves them as they are
 */
export function sweepCoins(scope: TableScope, seat: Seat, pointer: PointerEvent, swept: () => void): () => void {
  let isThere = false;
  return hold(pointer, {
    lift: () => undefined,
    move(_, at) {
      const cloth = clothOnPage(scope, seat);
      isThere =
        cloth !== null &&
        isIn(
          { left: cloth.left - NEAR, right: cloth.right + NEAR, top: cloth.top - NEAR, bottom: cloth.bottom + NEAR },
          at,
        );
    },
    drop() {
      if (isThere) swept();
    },
    back: () => undefined,
  });
}
