import { declineForce } from '../decline.ts';
import { activeForce, need } from '../queries.ts';
import { ruled } from '../rulings/index.ts';
import { scoreAndFinish } from '../turn-order.ts';
import { definePlain } from './rule.ts';

/** Puts the race in decline instead of expanding (DEC-1). */
export const decline = definePlain('decline', {
  phases: ['readyTroops'],
  clause: 'DEC-1',
  play(play) {
    const force = need(activeForce(play.state, play.state.seat), 'active race');
    declineForce(play, force, 'DEC-1');
    scoreAndFinish(play, ruled(play.state, 'DEC-5') ? force.id : null);
  },
});
