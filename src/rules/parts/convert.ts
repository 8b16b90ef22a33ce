import { markerRule } from '../box.ts';
import { takeRegion } from '../conquest.ts';
import { countThisTurn, inTray } from '../play.ts';
import { forceOf, holder, reachesOver, regionOf, touches } from '../queries.ts';
import { barrierRefusal, standingBarrier } from '../reach.ts';
import { refuse } from '../refusal.ts';
import { ruled } from '../rulings/index.ts';
import type { TraitAction } from '../trait.ts';
import { definePart, type PartClauses } from './define.ts';

const turnedOf = (seat: number) => `converted.${seat}`;

/** The clauses: what it does, for whom there must be a token in the tray, who may be turned, and from where. */
function converting([clause, supplied = clause, alone = clause, beside = clause]: PartClauses): TraitAction {
  return {
    id: 'convert',
    clause,
    targets: true,
    remembers: ({ players, turnSeat }) =>
      Array.from({ length: players }, (_, seat) => seat).flatMap((seat) => (seat === turnSeat ? [] : turnedOf(seat))),
    refuse(state, force) {
      if (force.hand === 0 && ruled(state, 'SOR-6')) return refuse('SOR-6', 'noToken', { inHand: 0 }, 'endConquests');
      return (state.tray[force.race] ?? 0) > 0 ? null : refuse(supplied, 'trayEmpty', { race: force.race });
    },
    refuseRegion(state, force, region, times = 1) {
      const standing = standingBarrier(state, force, region);
      if (standing) return barrierRefusal(state, force, region, standing);
      const defender = holder(state, region);
      if (!defender || defender.seat === force.seat || defender.declined)
        return refuse(clause, 'noActiveOpponent', { region });
      if ((state.turn.memory[turnedOf(defender.seat)] ?? 0) >= times)
        return refuse(clause, 'convertedAlready', { seat: defender.seat });
      const there = regionOf(state, region);
      if (there.tokens !== 1) return refuse(alone, 'notAlone', { region, tokens: there.tokens });
      const guard = Object.keys(there.markers).find((marker) => markerRule(state, marker).guards);
      if (guard) return refuse(alone, 'guarded', { region, marker: guard });
      if (!touches(state, force, region) && !reachesOver(state, force, region)) {
        return refuse(beside, 'notAdjacent', { region, race: force.race }, 'holdNeighbour');
      }
      return null;
    },
    perform(play, force, region) {
      if (region === null) return;
      const defender = holder(play.state, region);
      if (defender) countThisTurn(play, turnedOf(defender.seat));
      takeRegion(play, forceOf(play.state, force.id), region, {
        how: { by: 'act', action: 'convert' },
        clause,
        tokens: 1,
        from: inTray,
        cost: null,
        converts: true,
      });
    },
  };
}

/** Replaces an opponent's lone active token with one from the tray, once a turn for each opponent. */
export const convert = definePart('convert', {
  clause: 'PRT-16',
  fields: {},
  hooks: (_said, clauses) => ({ actions: [converting(clauses)] }),
});
