import { refuseEnd } from '../redeployment.ts';
import { finishRedeployment, finishTurn } from '../turn-order.ts';
import { definePlain } from './rule.ts';

/** Confirms a redeployment (RED-2), or the placing of withdrawn troops (LOS-2). */
export const endRedeployment = definePlain('endRedeployment', {
  phases: ['redeploy', 'withdrawal'],
  clause: 'TRN-7',
  refuse: refuseEnd,
  play(play) {
    if (play.state.phase === 'withdrawal') finishTurn(play);
    else finishRedeployment(play);
  },
});
