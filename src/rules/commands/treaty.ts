import type { Play } from '../play.ts';
import { activeForce } from '../queries.ts';
import { refuse } from '../refusal.ts';
import type { Seat } from '../state.ts';
import { treatyPartners } from '../treaty.ts';
import { finishTreaty } from '../turn-order.ts';
import { defineCommand } from './rule.ts';

/** Names an opponent, or nobody (DIP-1). */
export const treaty = defineCommand(
  'treaty',
  { seat: 'seatOrNobody' },
  {
    phases: ['treaty'],
    clause: 'DIP-1',
    refuse(position, { seat }) {
      if (seat === null || treatyPartners(position).includes(seat)) return null;
      if (seat === position.turnSeat) return refuse('DIP-1', 'treatyWithOneself', {}, 'nameAnother');
      if (seat >= position.players) return refuse(null, 'noSuchSeat', { seat, players: position.players });
      return refuse('DIP-1', 'attackedThisTurn', { seat }, 'nameAnother');
    },
    list({ position }, list) {
      for (const seat of [null, ...treatyPartners(position)]) list.push({ type: 'treaty', seat });
    },
    play(play, { seat }) {
      makeTreaty(play, seat);
      finishTreaty(play);
    },
  },
);

function makeTreaty(play: Play, seat: Seat | null): void {
  const force = activeForce(play.state, play.state.turnSeat);
  if (!force || seat === null) return;
  play.state.pacts = [...play.state.pacts, { force: force.id, bound: seat }];
  play.events.push({ type: 'treatyMade', seat: force.seat, force: force.id, bound: seat, clause: 'DIP-1' });
}
