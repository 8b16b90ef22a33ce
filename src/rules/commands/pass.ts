import { activeForce, need } from '../queries.ts';
import { refuse } from '../refusal.ts';
import { ruled } from '../rulings/index.ts';
import { finishTreaty, scoreAndFinish } from '../turn-order.ts';
import { isExtinct } from './expand.ts';
import { definePlain } from './rule.ts';

/** Passes the turn with a race that has no token left (TRN-8). */
export const pass = definePlain('pass', {
  phases: ['readyTroops'],
  clause: 'TRN-8',
  refuse(position) {
    const force = need(activeForce(position, position.seat), 'active race');
    return isExtinct(position, force) ? null : refuse('TRN-8', 'mayExpand', { race: force.race }, 'expandInstead');
  },
  play(play) {
    // STO-1, read otherwise: after a pass as well, a Stout race may decline.
    if (ruled(play.state, 'STO-1')) finishTreaty(play);
    else scoreAndFinish(play);
  },
});
