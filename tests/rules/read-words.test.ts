import { describe, expect, it } from 'vitest';
import type { GameState, RulingId } from '../../src/rules/index.ts';
import { edited, inWords } from '../support/broken-state.ts';
import { reading } from '../support/house.ts';
import { stateOf } from '../support/position.ts';

const seats = 'board 3; round 4; seat 1 trolls+hill 11:2 12; seat 2 ghouls declined 15 16';
const table = (turn: string, own: string, ...otherwise: readonly RulingId[]) =>
  stateOf(`${seats}; turn ${turn}; ${own}`, otherwise.length > 0 ? reading(...otherwise) : undefined);

const orcs = 'seat 0 orcs+berserk 3:2 4:2';
const fresh = table('0 readyTroops', orcs);
const redeploying = table('0 redeploy', orcs);
const conquering = table('0 conquer', `${orcs} hand:3; conquered orcs 3 4`);
const picking = table('0 pickCombo', 'seat 0 orcs declined 3 4');
const over = stateOf('board 3; round 10; turn 2 gameOver; seat 0 orcs+swamp 3; seat 1 trolls+hill 11:2 12');
const ghouls = table('2 ghouls', `${orcs}; seat 2 elves+forest 21:3`);
const treaty = table('0 treaty', 'seat 0 orcs+diplomat 3:2 4:2');
const stout = table('0 stout', 'seat 0 orcs+stout 3:2 4:2');
const withdrawal = table('0 withdrawal 2', 'seat 0 orcs+swamp 3 4; conquered orcs 3!; seat 2 elves+forest 21 hand:2');
const later = stateOf(
  'board 3; round 4; turn 1 withdrawal 0; seat 0 orcs+swamp 3 hand:1; seat 1 trolls+hill 11:2 12; conquered trolls 11!; seat 2 elves+forest 21',
);
const halflings = table('0 conquer', 'seat 0 halflings+swamp 3[hole] 4[hole] hand:3 memory.holes:2');
const amazons = table('1 conquer', 'seat 0 amazons+swamp 3:2 4:2 aside:4');
const elves = table('1 conquer', 'seat 0 elves+swamp 5');
const camps = table('1 conquer', 'seat 0 elves+bivouacking 5');
const older = table('1 conquer', 'seat 0 orcs declined 3[fortress]; seat 0 elves+swamp 5');
const lairs = table('1 conquer', 'seat 0 elves+swamp 5', 'CON-10');
const guests = table(
  '1 conquer',
  'seat 0 elves declined 5[guest:2]; seat 0 orcs+swamp 3 aside:2 memory.guest.5:2',
  'LOS-2',
);

const inHand = (state: GameState, force: number, race: string, tray: number, hand = 1) =>
  edited(state, [`forces.${force}.hand`, hand], [`tray.${race}`, tray]);
const lies = (state: GameState, region: number, markers: object) =>
  edited(state, [`regions.${region}.markers`, markers]);

type Case = readonly [value: unknown, ...faults: string[]];

const turns: readonly Case[] = [
  [
    edited(fresh, ['seat', 1]),
    'seat LOS-2 wrongSeat: In readyTroops, in the turn of seat 0, the game cannot wait for seat 1.',
  ],
  [
    edited(over, ['round', 9]),
    'phase END-1 tooEarly: The game is over in round 9 of 10 with seat 2, where seat 0 began.',
  ],
  [
    edited(over, ['turnSeat', 1], ['seat', 1]),
    'phase END-1 tooEarly: The game is over in round 10 of 10 with seat 1, where seat 0 began.',
  ],
  [
    edited(fresh, ['phase', 'pickCombo']),
    'phase TRN-1 wrongPhase: Seat 0 is to pick a combo and has the active race orcs.',
  ],
  [
    edited(picking, ['phase', 'readyTroops']),
    'phase TRN-2 wrongPhase: Seat 0 is in readyTroops without an active race.',
  ],
  [edited(redeploying, ['phase', 'treaty']), 'phase DIP-1 wrongPhase: orcs of seat 0 can offer no treaty.'],
  [
    edited(treaty, ['turn.attacked', [1, 2]], ['turn.begun', true]),
    'turn.attacked DIP-1 wrongPhase: Seat 0 attacked everybody, so there is no treaty to offer.',
  ],
  [
    edited(redeploying, ['phase', 'stout']),
    'phase STO-1 wrongPhase: orcs of seat 0 cannot decline at the end of a turn.',
  ],
  [edited(redeploying, ['turn.force', 0]), 'turn.force TRN-7 wrongForce: Force 0 acts in redeploy, where none does.'],
  [
    edited(table('0 conquer', orcs), ['turn.force', null]),
    'turn.force TRN-7 wrongForce: Force null acts in conquer, and is no race of seat 0.',
  ],
  [
    edited(table('0 conquer', orcs), ['turn.force', 1]),
    'turn.force TRN-7 wrongForce: Force 1 acts in conquer, and is no race of seat 0.',
  ],
  [edited(ghouls, ['turn.force', 3]), 'turn.force GHO-2 wrongForce: elves of seat 2 do not act in ghouls.'],
  [
    edited(table('0 conquer', orcs), ['phase', 'ghouls']),
    'turn.force GHO-2 wrongForce: orcs of seat 0 do not act in ghouls.',
  ],
  [
    edited(table('0 conquer', 'seat 0 orcs+berserk hand:3'), ['forces.2.hand', 0], ['tray.orcs', 10]),
    'turn.force TRN-7 wrongForce: orcs of seat 0 have no token to conquer with or to lose.',
  ],
  [edited(fresh, ['nextForce', 30]), 'nextForce TRN-1 tooEarly: 30 races have been picked in 9 turns.'],
  [
    edited(conquering, ['turn.picked', true], ['nextForce', 7]),
    'turn.picked TRN-1 picked: orcs of seat 0 were picked this turn, but force 6 is the newest.',
  ],
  [
    inHand(fresh, 2, 'orcs', 5),
    'forces[2].hand RED-2 hand: orcs of seat 0 hold 2 regions and have 1 token in hand while nobody conquers or redeploys.',
  ],
  [
    inHand(treaty, 2, 'orcs', 5),
    'forces[2].hand RED-2 hand: orcs of seat 0 hold 2 regions and have 1 token in hand after their redeployment.',
  ],
  [
    inHand(stout, 2, 'orcs', 5),
    'forces[2].hand RED-2 hand: orcs of seat 0 hold 2 regions and have 1 token in hand after their redeployment.',
  ],
  [
    inHand(withdrawal, 2, 'orcs', 7),
    'forces[2].hand RED-2 hand: orcs of seat 0 hold 2 regions and have 1 token in hand after their redeployment.',
  ],
  [
    inHand(withdrawal, 0, 'trolls', 6),
    'forces[0].hand LOS-2 hand: trolls of seat 1 hold 2 regions and have 1 token in hand though their withdrawn troops were placed before.',
  ],
  [
    inHand(table('0 conquer', orcs), 0, 'trolls', 5, 2),
    'forces[0].hand LOS-2 hand: trolls of seat 1 hold 2 regions and have 2 tokens in hand though no region has been lost this turn.',
  ],
  [
    edited(redeploying, ['forces.2.aside', 1], ['tray.orcs', 5]),
    'forces[2].aside RED-2 aside: orcs of seat 0 have 1 token set aside; 0 may be.',
  ],
  [
    edited(amazons, ['forces.2.aside', 5], ['tray.amazons', 6]),
    'forces[2].aside AMA-2 aside: amazons of seat 0 have 5 tokens set aside; 4 may be.',
  ],
  [
    edited(amazons, ['forces.2.aside', 3], ['tray.amazons', 8]),
    'forces[2].aside AMA-2 aside: amazons of seat 0 have 3 tokens set aside; it should be 4 in this phase.',
  ],
  [
    edited(table('0 conquer', 'seat 0 amazons+swamp 3:2 4:2'), ['forces.2.aside', 3], ['tray.amazons', 8]),
    'forces[2].aside AMA-2 aside: amazons of seat 0 have 3 tokens set aside; it should be 0 in this phase.',
  ],
  [
    inHand(later, 2, 'elves', 9),
    'forces[2].hand LOS-2 hand: elves of seat 2 hold 1 region and have 1 token in hand though their withdrawn troops were placed before.',
  ],
  [
    edited(fresh, ['coins', [0, 0, 0]]),
    'coins SET-5 coinsLost: There are 0 coins with players and on the column; 3 players began with 15, and none go back to the stash.',
  ],
  [
    inHand(picking, 0, 'trolls', 6),
    'forces[0].hand RED-2 hand: trolls of seat 1 hold 2 regions and have 1 token in hand while nobody conquers or redeploys.',
  ],
  [
    inHand(over, 0, 'orcs', 8),
    'forces[0].hand RED-2 hand: orcs of seat 0 hold 1 region and have 1 token in hand while nobody conquers or redeploys.',
  ],
  [
    edited(fresh, ['round', 1]),
    'forces[2] TRN-1 tooEarly: Seat 0 has 1 race in round 1, and has had 0 turns to pick one.',
    'forces[0] TRN-1 tooEarly: Seat 1 has 1 race in round 1, and has had 0 turns to pick one.',
    'forces[1] TRN-1 tooEarly: Seat 2 has 1 race in round 1, and has had 0 turns to pick one.',
    'nextForce TRN-1 tooEarly: 3 races have been picked in 0 turns.',
  ],
];

const map: readonly Case[] = [
  [
    edited(fresh, ['regions.5.force', 9], ['regions.5.tokens', 1]),
    'regions[5].force MAP-6 noSuchForce: Region 5 is held by force 9, which is not in play.',
  ],
  [
    edited(fresh, ['regions.5.tokens', 2]),
    'regions[5].tokens MAP-6 holder: Region 5 has 2 tokens and the holder null: both or neither.',
  ],
  [
    edited(fresh, ['regions.1.lostTribe', true]),
    'regions[1].lostTribe SET-4 lostTribe: Region 1 has no Lost Tribe symbol, so none ever stood there.',
  ],
  [
    edited(table('0 readyTroops', 'seat 0 orcs+berserk 13:2'), ['regions.13.lostTribe', true]),
    'regions[13].lostTribe CON-10 lostTribe: Region 13 has a Lost Tribe beside 2 race tokens; it goes when the region is taken.',
  ],
  [
    lies(fresh, 3, { mountain: 1 }),
    'regions[3].markers CON-9 mountain: Region 3 is farmland, so it has 0 Mountains, not 1.',
  ],
  [lies(fresh, 2, {}), 'regions[2].markers CON-9 mountain: Region 2 is mountain, so it has 1 Mountain, not 0.'],
  [
    edited(fresh, ['regions.0.force', 2], ['regions.0.tokens', 1], ['tray.orcs', 5]),
    'regions[0].force CON-4 water: Region 0 is water, which orcs of seat 0 cannot hold.',
  ],
  [
    edited(
      table('1 conquer', 'seat 0 orcs declined 0 3; seat 0 elves+swamp 5'),
      ['forces.2.power', 'spirit'],
      ['discard', []],
    ),
    'regions[0].force CON-4 water: Region 0 is water, which orcs of seat 0 cannot hold.',
    'hidden.badges[8] SET-3 twice: There is one badge "spirit", and it is at forces[2].power already.',
  ],
  [
    lies(older, 3, { encampment: 1 }),
    'regions[3].markers.encampment DEC-8 leavesInDecline: The marker "encampment" of region 3 would have left when orcs of seat 0 went in decline.',
  ],
  [
    lies(elves, 5, { fortress: 1 }),
    'regions[5].markers.fortress FRT-1 notTheirs: elves of seat 0 in region 5 bring no marker "fortress".',
  ],
  [
    lies(table('1 conquer', 'seat 0 elves+fortified 5'), 5, { fortress: 2 }),
    'regions[5].markers.fortress FRT-3 tooMany: Region 5 has 2 markers "fortress"; at most 1 may lie in one.',
  ],
  [
    lies(camps, 5, { encampment: 6 }),
    'regions[5].markers.encampment BIV-1 tooMany: Region 5 has 6 markers "encampment"; at most 5 may lie in one.',
    'regions SET-7 supply: There are 5 markers "encampment" in the box, not 6.',
  ],
  [
    lies(camps, 6, { encampment: 1 }),
    'regions[6].markers.encampment BIV-1 noHolder: Region 6 has the marker "encampment" and no race tokens beside it.',
  ],
  [
    lies(lairs, 5, { encampment: 1 }),
    'regions[5].markers.encampment BIV-1 notTheirs: elves of seat 0 in region 5 bring no marker "encampment".',
  ],
  [
    lies(lairs, 5, { hole: 1 }),
    'regions[5].markers.hole HAL-2 notTheirs: elves of seat 0 in region 5 bring no marker "hole".',
  ],
  [
    lies(fresh, 11, {}),
    'regions[11].markers TRO-1 markerMissing: Region 11 is held by trolls of seat 1 and lacks its marker "lair".',
  ],
  [
    edited(halflings, ['forces.2.memory', { holes: 1 }]),
    'forces[2].memory.holes HAL-2 memory: halflings of seat 0 remember 1 marker "hole"; 2 are on the map and there are 2 in all.',
  ],
  [
    edited(halflings, ['forces.2.memory', { holes: 3 }]),
    'forces[2].memory.holes HAL-2 memory: halflings of seat 0 remember 3 markers "hole"; 2 are on the map and there are 2 in all.',
  ],
  [
    lies(guests, 5, { guest: 3 }),
    "regions[5].markers.guest LOS-2 guests: Region 5 has 3 guests, and the other races of its holder's player know of 2.",
  ],
  [
    lies(guests, 5, {}),
    'forces[3].memory LOS-2 guests: orcs of seat 0 remember 2 guests in region 5, where they are not.',
  ],
  [
    edited(guests, ['regions.5.markers', {}], ['regions.3.markers', { guest: 2 }]),
    "regions[3].markers.guest LOS-2 guests: Region 3 has 2 guests, and the other races of its holder's player know of 0.",
    'forces[3].memory LOS-2 guests: orcs of seat 0 remember 2 guests in region 5, where they are not.',
  ],
  [
    lies(fresh, 3, { guest: 1 }),
    "regions[3].markers.guest LOS-2 guests: Region 3 has 1 guest, and the other races of its holder's player know of 0.",
  ],
  // Guests are those of other races of the same player, and not the holder's own.
  [
    edited(guests, ['forces.0.memory', { 'guest.5': 1 }]),
    'forces[0].aside RED-2 aside: trolls of seat 1 have 0 tokens set aside; 0 may be.',
  ],
  [
    edited(guests, ['forces.2.memory', { 'guest.5': 1 }]),
    'forces[2].aside RED-2 aside: elves of seat 0 have 0 tokens set aside; 0 may be.',
  ],
];

describe('what is wrong with a state is told in words', () => {
  it.each([
    ['whose turn it is and what lies in hand (TRN, LOS-2, RED-2)', turns],
    ['what lies on the map (MAP, SET-4, CON-9, CON-10)', map],
  ])('%s', (_what, cases) => {
    for (const [value, ...faults] of cases) expect(inWords(value)).toEqual(faults);
  });

  it('COL-1 that there is nothing to pick, among all that is then missing', () => {
    expect(inWords(edited(picking, ['column', []]))).toContain(
      'column COL-1 columnLength: Seat 0 is to pick a combo and none is on offer.',
    );
    expect(inWords(edited(fresh, ['column', []])).filter((fault) => fault.includes('COL-1'))).toEqual([]);
  });

  it('and nothing where all is right, however it is told', () => {
    const right = [withdrawal, older, lies(lairs, 5, { fortress: 1 }), lies(lairs, 11, {})];
    expect(right.flatMap(inWords)).toEqual([]);
  });
});
