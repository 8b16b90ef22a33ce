import { editHidden } from '../play.ts';
import { rollDie } from '../random.ts';
import { refuse } from '../refuse.ts';
import type { Power, TraitAction } from '../trait.ts';

const waiting = { clause: 'BER-1', binding: 'BER-2' } as const;

/** BER-1: rolls the die before a conquest; the result lowers its cost. */
const berserkRoll: TraitAction = {
  id: 'berserkRoll',
  clause: 'BER-1',
  targets: false,
  rolls: waiting,
  refuse(state, force) {
    if (state.turn.roll) return refuse('BER-2', 'rollWaiting', { roll: state.turn.roll.value });
    return force.hand > 0 ? null : refuse('CON-5', 'noTokenToRoll', { inHand: 0 }, 'endConquests');
  },
  perform(play, force) {
    const value = rollDie(editHidden(play));
    play.state.turn.roll = { value, ...waiting };
    play.events.push({
      type: 'dieRolled',
      seat: force.seat,
      force: force.id,
      value,
      purpose: 'beforehand',
      region: null,
      clause: 'BER-1',
    });
  },
};

/** BER: rolls before each conquest, never at the end. */
export const berserk: Power = { id: 'berserk', tokens: 4, actions: [berserkRoll], noFinalRoll: { clause: 'BER-2' } };
