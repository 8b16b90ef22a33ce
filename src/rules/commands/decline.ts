import { declineForce } from '../decline.ts';
import { activeForce, need } from '../queries.ts';
import { scoreAndFinish } from '../turn-order.ts';
import { definePlain } from './rule.ts';

/** Puts the race in decline instead of expanding (DEC-1). */
export const decline = definePlain('decline', {
  phases: ['readyTroops'],
  clause: 'DEC-1',
  play(play) {
    declineForce(play, need(activeForce(play.state, play.state.seat), 'active race'), 'DEC-1');
    scoreAndFinish(play);
  },
});
