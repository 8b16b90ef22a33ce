import { markerRule } from '../box.ts';
import { takeRegion } from '../conquest.ts';
import { inTray, rememberThisTurn } from '../play.ts';
import { forceOf, holder, reachesOver, regionOf, touches } from '../queries.ts';
import { barrierRefusal, standingBarrier } from '../reach.ts';
import { refuse } from '../refuse.ts';
import { ruled } from '../rulings/index.ts';
import type { Race, TraitAction } from '../trait.ts';

const turnedOf = (seat: number) => `converted.${seat}`;

/** SOR-1: replaces an opponent's lone active token with a Sorcerer from the tray, once per turn and opponent. */
const convert: TraitAction = {
  id: 'convert',
  clause: 'SOR-1',
  targets: true,
  remembers: ({ players, turnSeat }) =>
    Array.from({ length: players }, (_, seat) => seat).flatMap((seat) => (seat === turnSeat ? [] : turnedOf(seat))),
  refuse(state, force) {
    if (force.hand === 0 && ruled(state, 'SOR-6')) return refuse('SOR-6', 'noToken', { inHand: 0 }, 'endConquests');
    return (state.tray[force.race] ?? 0) > 0 ? null : refuse('SOR-2', 'trayEmpty', { race: force.race });
  },
  refuseRegion(state, force, region) {
    const standing = standingBarrier(state, force, region);
    if (standing) return barrierRefusal(state, force, region, standing);
    const defender = holder(state, region);
    if (!defender || defender.seat === force.seat || defender.declined)
      return refuse('SOR-1', 'noActiveOpponent', { region });
    if (state.turn.memory[turnedOf(defender.seat)]) return refuse('SOR-1', 'convertedAlready', { seat: defender.seat });
    const there = regionOf(state, region);
    if (there.tokens !== 1) return refuse('SOR-3', 'notAlone', { region, tokens: there.tokens });
    const guard = Object.keys(there.markers).find((marker) => markerRule(state, marker).guards);
    if (guard) return refuse('SOR-3', 'guarded', { region, marker: guard });
    if (!touches(state, force, region) && !reachesOver(state, force, region)) {
      return refuse('SOR-4', 'notAdjacent', { region, race: force.race }, 'holdNeighbour');
    }
    return null;
  },
  perform(play, force, region) {
    if (region === null) return;
    const defender = holder(play.state, region);
    if (defender) rememberThisTurn(play, turnedOf(defender.seat), 1);
    takeRegion(play, forceOf(play.state, force.id), region, {
      how: { by: 'act', action: convert.id },
      clause: convert.clause,
      tokens: 1,
      from: inTray,
      cost: null,
      converts: true,
    });
  },
};

/** SOR: convert opponents' lone tokens. */
export const sorcerers: Race = { id: 'sorcerers', tokens: 5, supply: 18, actions: [convert] };
