import { editHidden } from '../play.ts';
import { rollDie } from '../random.ts';
import { refuse } from '../refusal.ts';
import type { TraitAction } from '../trait.ts';
import { definePart, type PartClauses } from './define.ts';

/** The clauses: the roll lowers the cost, and belongs to the very next conquest. */
function rolling([clause, binding = clause]: PartClauses): TraitAction {
  const rolls = { clause, binding };
  return {
    id: 'berserkRoll',
    clause,
    targets: false,
    rolls,
    refuse(state, force) {
      if (state.turn.roll) return refuse(binding, 'rollWaiting', { roll: state.turn.roll.value });
      return force.hand > 0 ? null : refuse('CON-5', 'noTokenToRoll', { inHand: 0 }, 'endConquests');
    },
    perform(play, force) {
      const value = rollDie(editHidden(play));
      play.state.turn.roll = { value, ...rolls };
      play.events.push({
        type: 'dieRolled',
        seat: force.seat,
        force: force.id,
        value,
        purpose: 'beforehand',
        region: null,
        clause,
      });
    },
  };
}

/** The die before a conquest; what it shows lowers the cost. */
export const roll = definePart('roll', {
  clause: 'PRT-17',
  fields: {},
  hooks: (_said, clauses) => ({ actions: [rolling(clauses)] }),
});

/** No final roll (DIE). */
export const noFinalRoll = definePart('noFinalRoll', {
  clause: 'PRT-18',
  fields: {},
  hooks: (_said, [clause]) => ({ noFinalRoll: { clause } }),
});
