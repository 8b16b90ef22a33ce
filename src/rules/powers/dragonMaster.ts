import { takeRegion } from '../conquest.ts';
import { inHand, inRegion, moveMarker, rememberThisTurn } from '../play.ts';
import { forceOf } from '../queries.ts';
import { refuse } from '../refuse.ts';
import type { MarkerRule, Power, TraitAction } from '../trait.ts';

/** Returns to its owner when its region falls, and moves only when used again (DRA-2). */
const dragon: MarkerRule = {
  id: 'dragon',
  clause: 'DRA-1',
  supply: 1,
  defence: 0,
  immune: true,
  returns: true,
  leavesInDecline: true,
};

/** DRA-1: takes a region with one token, whatever defends it. */
const dragonAttack: TraitAction = {
  id: dragon.id,
  clause: 'DRA-1',
  targets: true,
  attacks: true,
  remembers: () => [dragon.id],
  refuse(state, force) {
    if (state.turn.memory.dragon) return refuse('DRA-1', 'dragonUsed');
    return force.hand > 0 ? null : refuse('CON-5', 'noToken', { inHand: 0 }, 'endConquests');
  },
  perform(play, force, region) {
    if (region === null) return;
    rememberThisTurn(play, dragon.id, 1);
    const lair = play.state.regions.findIndex((there) => there.markers[dragon.id]);
    takeRegion(play, forceOf(play.state, force.id), region, {
      how: { by: 'act', action: dragonAttack.id },
      clause: dragonAttack.clause,
      tokens: 1,
      from: inHand,
      cost: null,
    });
    moveMarker(play, dragon.id, 1, lair < 0 ? inHand : inRegion(lair), inRegion(region), dragon.clause);
  },
};

/** DRA: the Dragon takes one region per turn, and guards it. */
export const dragonMaster: Power = { id: 'dragonMaster', tokens: 5, markers: [dragon], actions: [dragonAttack] };
