import type { Clause } from '../clause.ts';
import { takeRegion } from '../conquest.ts';
import { countThisTurn, inHand, inRegion, moveMarker } from '../play.ts';
import { forceOf } from '../queries.ts';
import { refuse } from '../refusal.ts';
import type { MarkerRule, TraitAction } from '../trait.ts';
import { definePart, type PartHooks } from './define.ts';
import { choice, maybe } from './field.ts';
import { pieces } from './pieces.ts';

/** Lies where the strike fell last; its region cannot be taken. Returns to its owner when it must go. */
const guardOf = (id: string, clause: Clause): MarkerRule => ({
  id,
  clause,
  supply: 1,
  defence: 0,
  immune: true,
  returns: true,
  leavesInDecline: true,
});

/**
 * A region for one token, whatever defends it, once a turn; a piece may go with it, whose name the action then has. `again` is the refusal of a second
 * one in a turn.
 */
export function strikeHooks(
  piece: string | undefined,
  clause: Clause,
  again: 'usedThisTurn' | 'dragonUsed',
): PartHooks {
  const id = piece ?? 'strike';
  const action: TraitAction = {
    id,
    clause,
    targets: true,
    attacks: true,
    remembers: () => [id],
    refuse(state, force, times = 1) {
      if ((state.turn.memory[id] ?? 0) >= times)
        return again === 'dragonUsed' ? refuse(clause, 'dragonUsed') : refuse(clause, 'usedThisTurn');
      return force.hand > 0 ? null : refuse('CON-5', 'noToken', { inHand: 0 }, 'endConquests');
    },
    perform(play, force, region) {
      if (region === null) return;
      countThisTurn(play, id);
      const last = piece === undefined ? -1 : play.state.regions.findIndex((there) => there.markers[piece]);
      takeRegion(play, forceOf(play.state, force.id), region, {
        how: { by: 'act', action: id },
        clause,
        tokens: 1,
        from: inHand,
        cost: null,
      });
      if (piece !== undefined) moveMarker(play, piece, 1, last < 0 ? inHand : inRegion(last), inRegion(region), clause);
    },
  };
  return piece === undefined ? { actions: [action] } : { markers: [guardOf(piece, clause)], actions: [action] };
}

export const strike = definePart('strike', {
  clause: 'PRT-15',
  fields: { piece: maybe(choice(pieces)) },
  hooks: ({ piece }, [clause]) => strikeHooks(piece, clause, 'usedThisTurn'),
});
