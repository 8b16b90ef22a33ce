import { declineForce, lateDecline } from '../decline.ts';
import { activeForce, need } from '../queries.ts';
import { refuse } from '../refusal.ts';
import { finishTurn } from '../turn-order.ts';
import { isExtinct, refuseExpand } from './expand.ts';
import { defineCommand } from './rule.ts';

const clause = 'STO-1';

/** Declines after scoring, or goes on as it was (STO-1). */
export const stout = defineCommand(
  'stout',
  { decline: 'flag' },
  {
    phases: ['stout'],
    clause,
    /** Tells a race without tokens what its late decline depends on. */
    refuseUntimely(position) {
      const active = position.phase === 'readyTroops' ? activeForce(position, position.seat) : null;
      if (!active || lateDecline(position, active) === null || !isExtinct(position, active)) return null;
      const remedy = refuseExpand(position) === null ? 'expandFirst' : 'declineOrPass';
      return refuse(clause, 'noLateDecline', { race: active.race }, remedy);
    },
    list(_asked, list) {
      list.push({ type: 'stout', decline: false }, { type: 'stout', decline: true });
    },
    play(play, { decline }) {
      const force = need(activeForce(play.state, play.state.turnSeat), 'active race');
      if (decline) declineForce(play, force, need(lateDecline(play.state, force), 'late decline'));
      finishTurn(play);
    },
  },
);
