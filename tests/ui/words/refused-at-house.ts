import { explain, type RulingId } from '../../../src/rules/index.ts';
import { farm, forest, hill, swamp } from '../../support/places.ts';
import { stateOf } from '../../support/position.ts';

/** A table at which this clause is read otherwise. */
const atHouse = (clause: RulingId) => ({ id: 'base', house: { otherwise: [clause] } });

/** What only a table with rules of its own refuses. */
export const houseRefusals = {
  conqueredNow: {
    ask: () =>
      explain(
        stateOf(
          `board 2; round 4; turn 0 conquer; seat 0 orcs+hill ${farm} ${forest} hand:3; conquered orcs ${forest}`,
          atHouse('TRN-4'),
        ),
        { type: 'abandon', region: forest },
      ),
    says: /conquered this turn/,
    helps: /region of that race/,
  },
  finalRollUsed: {
    ask: () =>
      explain(
        stateOf(
          `board 2; round 4; turn 0 conquer; seat 0 orcs+hill ${hill} hand:1; memory finalRolls`,
          atHouse('GHO-2'),
        ),
        { type: 'finalRoll', region: swamp },
      ),
    says: /one a turn at this table/,
    helps: /End your conquests/,
  },
};
