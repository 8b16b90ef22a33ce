import { describe, expect, it } from 'vitest';
import { readState } from '../../src/rules/index.ts';
import { edited, found } from '../support/broken-state.ts';
import { play, stateOf } from '../support/position.ts';

/** What is said of a value, with where and by which clause. */
function said(value: unknown): string[] {
  const reading = readState(value);
  return reading.ok ? [] : reading.faults.map(({ path, clause, message }) => `${path} ${clause}: ${message}`);
}

const seats = 'board 3; round 4; seat 1 trolls+hill 11:2 12; seat 2 ghouls declined 15 16';
const conquering = stateOf(`${seats}; turn 0 conquer; seat 0 orcs+berserk 3:2 4:2 hand:3; conquered orcs 3 4`);
const rolling = stateOf(`${seats}; turn 0 conquer; seat 0 orcs+berserk 3:2 4:2 hand:3; rolled 2 BER-1 BER-2`);
const ghouls = stateOf(`${seats}; turn 2 ghouls; seat 2 giants+forest 21:2 22:2`);
const fresh = stateOf(`${seats}; turn 0 readyTroops; seat 0 orcs+berserk 3:2 4:2`);
const treaty = stateOf(`${seats}; turn 0 treaty; seat 0 orcs+diplomat 3:2 4:2`);
const peace = stateOf(`${seats}; turn 1 conquer; seat 0 orcs+diplomat 3:2 4:2; pact orcs 1`);
const dragon = stateOf(`${seats}; turn 0 conquer; seat 0 orcs+dragonMaster 3:2 hand:3`);
const placing = stateOf(`${seats}; turn 0 redeploy; seat 0 orcs+berserk 3:2 4:2; conquered orcs 3 4`);
const signed = stateOf(
  'board 3; round 4; turn 0 withdrawal 2; seat 0 orcs+diplomat 3 4; conquered orcs 3!; seat 1 trolls+hill 11; seat 2 elves+swamp 15 hand:1; pact orcs 1',
);
const own = { ownRaces: [{ id: 'gnomes', tokens: 6, borrows: 'ratmen', parts: [{ part: 'acts' }] }] } as const;
const many = stateOf(`${seats}; turn 1 conquer; seat 0 gnomes declined 3:3; seat 0 orcs+swamp 4`, { id: 'base', own });
const overAgreed = stateOf(
  'board 3; round 10; turn 2 gameOver; seat 1 trolls+hill 11; seat 2 orcs+diplomat 3; pact orcs 1',
);
const treaties = { ownRaces: [{ id: 'gnomes', tokens: 6, borrows: 'ratmen', parts: [{ part: 'treaty' }] }] } as const;
const lateAgreed = stateOf(`${seats}; turn 0 stout; seat 0 gnomes+stout 3; pact gnomes 1`, {
  id: 'base',
  own: treaties,
});
const picking = stateOf(`${seats}; turn 0 pickCombo`);
const orcs = peace.pacts[0]?.force ?? -1;
const forceOf = (race: string) => conquering.forces.find((force) => force.race === race)?.id ?? -1;
const ghoulsInDecline = forceOf('ghouls');
const conquest = { force: forceOf('orcs'), region: 3, nonEmpty: false };
const roll = { value: 2, clause: 'BER-1', binding: 'BER-2' };
const giants = ghouls.forces.find(({ race }) => race === 'giants')?.id ?? -1;

const notFresh = 'turn TRN-7: In readyTroops nothing can have happened in the turn yet.';

const cases: readonly (readonly [what: string, value: unknown, faults: readonly string[]])[] = [
  ['TRN-7 a fresh turn', fresh, []],
  ['TRN-7 a combo picked before the turn', edited(fresh, ['turn.picked', true]), [notFresh]],
  ['TRN-7 conquests before the turn', edited(fresh, ['turn.begun', true]), [notFresh]],
  ['TRN-7 a die before the turn', edited(fresh, ['turn.roll', roll]), [notFresh]],
  ['TRN-7 something remembered before the turn', edited(fresh, ['turn.memory', { dragon: 1 }]), [notFresh]],
  ['TRN-7 a conquest before the turn', edited(fresh, ['turn.conquests', [conquest]]), [notFresh]],
  ['TRN-7 an attack before the turn', edited(fresh, ['turn.attacked', [1]]), [notFresh]],
  ['CON-6 conquests as they were', conquering, []],
  [
    'CON-3 a conquest of another’s race',
    edited(conquering, ['turn.conquests.0.force', forceOf('trolls')]),
    [
      `turn.conquests[0] CON-3: Force ${forceOf('trolls')} conquered region 3 in the turn of seat 0, and is not its race.`,
    ],
  ],
  [
    'CON-3 a conquest of a race that never was',
    edited(conquering, ['turn.conquests.0.force', conquering.nextForce]),
    [
      `turn.conquests[0] CON-3: Force ${conquering.nextForce} conquered region 3 in the turn of seat 0, and is not its race.`,
    ],
  ],
  [
    'CON-7 a region conquered twice',
    edited(conquering, ['turn.conquests.1.region', 3]),
    [`turn.conquests[1] CON-7: Force ${conquest.force} conquered region 3 twice in a turn.`],
  ],
  [
    'CON-6 a region conquered and not held',
    edited(conquering, ['turn.conquests.1.region', 5]),
    ['turn.conquests[1] CON-6: Region 5 was conquered in these conquests, and is not held.'],
  ],
  [
    'CON-6 a region conquered that is not there',
    edited(conquering, ['turn.conquests.1.region', 99]),
    ['turn.conquests[1].region null: Expected a region from 0 to 29, found 99.'],
  ],
  [
    'TRN-4 conquests, and none begun',
    edited(conquering, ['turn.begun', false]),
    ['turn.begun TRN-4: The active race made 2 conquests, and "begun" is false.'],
  ],
  [
    'TRN-4 begun without a conquest',
    edited(conquering, ['turn.conquests', []]),
    ['turn.begun TRN-4: The active race made 0 conquests, and "begun" is true.'],
  ],
  [
    'DIP-1 a seat attacked twice',
    edited(conquering, ['turn.attacked', [1, 1]]),
    ['turn.attacked DIP-1: Seat 0 attacks others, each listed once: not 1, 1.'],
  ],
  [
    'DIP-1 oneself attacked',
    edited(conquering, ['turn.attacked', [0]]),
    ['turn.attacked DIP-1: Seat 0 attacks others, each listed once: not 0.'],
  ],
  [
    'DIP-1 an attack before any conquest',
    edited(rolling, ['turn.attacked', [1]]),
    ['turn.attacked DIP-1: Seat 0 attacked 1 others before its active race began.'],
  ],
  ['DIP-1 an attack while conquering', edited(conquering, ['turn.attacked', [1]]), []],
  ['BER-1 a roll by who rolls beforehand', rolling, []],
  [
    'BER-1 a roll by who does not',
    edited(peace, ['turn.roll', roll]),
    ['turn.roll BER-1: A 2 was rolled beforehand, and no race that acts can do so by BER-1.'],
  ],
  [
    'BER-2 a roll by who rolls, but bound otherwise',
    edited(rolling, ['turn.roll.binding', 'BER-1']),
    ['turn.roll BER-1: A 2 was rolled beforehand, and no race that acts can do so by BER-1, bound by BER-1.'],
  ],
  [
    'DRA-1 a roll by what is none',
    edited(dragon, ['turn.roll', { ...roll, clause: 'DRA-1' }]),
    ['turn.roll DRA-1: A 2 was rolled beforehand, and no race that acts can do so by DRA-1.'],
  ],
  [
    'BER-1 a roll when nobody acts',
    edited(treaty, ['turn.roll', roll]),
    ['turn.roll BER-1: A 2 was rolled beforehand, and no race that acts can do so by BER-1.'],
  ],
  ['TRN-4 conquests of a turn whose troops are placed', placing, []],
  [
    'TRN-4 conquests, and none begun, in a turn whose troops are placed',
    edited(placing, ['turn.begun', false]),
    ['turn.begun TRN-4: The active race made 2 conquests, and "begun" is false.'],
  ],
  ['GHO-2 those in decline come first', ghouls, []],
  ['PRT-22 those that act in decline may be several in a region', many, []],
  [
    'GHO-2 a conquest of the active race before theirs',
    edited(ghouls, ['turn.conquests', [{ force: giants, region: 21, nonEmpty: false }]]),
    [`turn.conquests[0] GHO-2: Region 21 was conquered by giants of seat 2 before those in decline had acted.`],
  ],
  [
    'DIP-1 an attack before the active race began',
    edited(ghouls, ['turn.attacked', [1]], ['turn.begun', true]),
    [
      'turn.begun TRN-4: The active race made 0 conquests, and "begun" is true.',
      'turn.attacked DIP-1: Seat 2 attacked 1 others before its active race began.',
    ],
  ],
  ['DIP-2 a treaty', peace, []],
  ['DIP-1 a treaty of this turn, while others withdraw', signed, []],
  ['DIP-1 a treaty when the game is over', overAgreed, []],
  ['DIP-1 a treaty of this turn, before a late decline', lateAgreed, []],
  [
    'TRN-7 something remembered before a pick',
    edited(picking, ['turn.memory', { dragon: 1 }]),
    [notFresh.replace('readyTroops', 'pickCombo')],
  ],
  [
    'DIP-2 a treaty of a race in decline',
    edited(peace, ['pacts.0.force', ghoulsInDecline]),
    [`pacts[0] DIP-2: Force ${ghoulsInDecline} has a treaty, and is no active race that can make one.`],
  ],
  [
    'DIP-1 a treaty with oneself',
    edited(peace, ['pacts.0.bound', 0]),
    ['pacts[0] DIP-1: Seat 0 has a treaty with itself.'],
  ],
  [
    'DIP-1 two treaties',
    edited(peace, [
      'pacts',
      [
        { force: orcs, bound: 1 },
        { force: orcs, bound: 2 },
      ],
    ]),
    [`pacts[1] DIP-1: orcs of seat 0 have more than one treaty.`],
  ],
  [
    'DIP-2 a treaty of a race that makes none',
    edited(peace, ['pacts.0.force', forceOf('trolls')]),
    [`pacts[0] DIP-2: Force ${forceOf('trolls')} has a treaty, and is no active race that can make one.`],
  ],
  [
    'DIP-2 a treaty in the turn of who made it',
    edited(treaty, ['pacts', [{ force: orcs, bound: 1 }]]),
    [`pacts[0] DIP-2: The treaty of orcs of seat 0 ended when their turn began.`],
  ],
];

describe('what is remembered of a turn', () => {
  for (const [what, value, faults] of cases) {
    it(what, () => {
      expect(said(value)).toEqual(faults);
    });
  }

  it('GHO-2 of two races that act in decline the older one keeps in hand what it has left, while the next one acts', () => {
    const parts = [{ part: 'acts' }, { part: 'lingers' }, { part: 'keepsTokens' }] as const;
    const content = {
      id: 'base',
      own: { ownRaces: [{ id: 'gnomes', tokens: 6, borrows: 'amazons', parts }] },
    } as const;
    const both = 'seat 0 gnomes declined 1 2 hand:3; seat 0 ghouls declined 15 16; seat 0 orcs+hill 21';
    const first = stateOf(`board 3; round 4; turn 0 ghouls; ${both}`, content);
    const { state } = play(first, { type: 'endConquests' });
    expect(state.phase).toBe('ghouls');
    expect(state.forces[0]?.hand).toBe(3);
    expect(said(state)).toEqual([]);
    const tooSoon = edited(first, ['forces.0.hand', 0], ['forces.1.hand', 3]);
    expect(said(tooSoon)).toContainEqual(expect.stringMatching(/^forces\[1\]\.hand LOS-2/));
  });

  it('each fault has a code', () => {
    const codes = cases.flatMap(([, value]) => found(value).map((fault) => fault.split(' ').at(-1)));
    expect([...new Set(codes)].sort().join(' ')).toBe(
      'attacked begun notFresh notHeld pact range roll tooEarly twice wrongForce',
    );
  });
});
