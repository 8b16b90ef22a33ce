import { begins, everyone, has, heldBy, type Puzzle, steady, thoughtful, took } from './puzzle.ts';

/** Who takes what: the board for two unless said otherwise. */
export const conquests: readonly Puzzle[] = [
  {
    right: 'HUM-1 Humans take the empty farmland before swamp and forest of the same price',
    text: 'seat 0 humans+alchemist 4 10 hand:2; seat 1 tritons+swamp 18:4 19:4',
    asks: 'decision',
    solvedBy: steady,
    isRight: begins({ type: 'conquer', region: 9 }),
  },
  {
    right: 'ORC-1 PIL-1 Pillaging Orcs take the Lost Tribe before empty land, though it takes one token more',
    text: 'round 10; tribes 3; seat 0 orcs+pillaging 4 10 hand:3; seat 1 tritons+swamp 18:4 19:4',
    asks: 'decision',
    solvedBy: steady,
    isRight: begins({ type: 'conquer', region: 3 }),
  },
  {
    right: 'CON-1 two cheap regions are more than a dear one',
    text: 'round 10; tribes 14; seat 0 wizards+hill 9 hand:4; seat 1 tritons+swamp 18 19',
    asks: 'turn',
    solvedBy: steady,
    isRight: took(4, 10),
  },
  {
    right: 'CON-7 nobody attacks a race in decline of one’s own for nothing',
    text: 'seat 0 skeletons declined 3 9 14 20; seat 0 ratmen+alchemist 4 10 15 21 hand:5; seat 1 tritons+swamp 18 19',
    asks: 'decision',
    solvedBy: everyone,
    isRight: begins({ type: 'endConquests' }),
  },
  {
    right: 'END-1 in a game of two, the last turn takes from the other rather than empty land of the same price',
    text: 'round 10; seat 0 giants+alchemist 13 hand:3; seat 1 tritons+merchant 14 18:3 12:3 20:3',
    asks: 'decision',
    solvedBy: steady,
    isRight: begins({ type: 'conquer', region: 14 }),
  },
  {
    right: 'SEA-1 the Seafaring take the sea, where land takes more',
    text: 'round 10; tribes 6; seat 0 ratmen+seafaring 5 hand:2; seat 1 tritons+hill 1:3 11:3',
    asks: 'decision',
    solvedBy: steady,
    isRight: begins({ type: 'conquer', region: 0 }),
  },
  {
    right: 'HAL-1 Halflings enter inland, where the hill is',
    text: 'round 10; seat 0 halflings+hill hand:2; seat 1 tritons+swamp 4:3 17:3 14:3',
    asks: 'decision',
    solvedBy: steady,
    isRight: begins({ type: 'conquer', region: 6 }),
  },
  {
    right: 'FLY-1 Flying Wizards enter at the magic source inland',
    text: 'round 10; seat 0 wizards+flying hand:2; seat 1 tritons+swamp 1:3 10:3 16:3',
    asks: 'decision',
    solvedBy: steady,
    isRight: begins({ type: 'conquer', region: 13 }),
  },
  {
    right: 'DRA-1 the Dragon goes where most defend',
    text: 'round 10; seat 0 ratmen+dragonMaster 9 hand:3; seat 1 tritons+merchant 10:4 14 8:2 20',
    asks: 'turn',
    solvedBy: steady,
    isRight: took(10),
  },
  {
    right: 'SOR-1 Sorcerers convert a lone token and spend theirs elsewhere',
    text: 'round 10; seat 0 sorcerers+alchemist 9 hand:2; seat 1 tritons+merchant 10 14:3 15:2',
    asks: 'turn',
    solvedBy: steady,
    isRight: ({ commands, state }) =>
      commands.some((one) => one.type === 'act' && one.region === 10) &&
      commands.some((one) => one.type === 'conquer') &&
      state.phase !== 'conquer',
  },
  {
    right: 'BER-1 the Berserk roll before they choose',
    text: 'seat 0 humans+berserk 4 9 hand:4; seat 1 tritons+swamp 18 19',
    asks: 'decision',
    solvedBy: steady,
    isRight: begins({ type: 'act', action: 'berserkRoll' }),
  },
  {
    right: 'GHO-2 Ghouls in decline go on conquering',
    text: 'turn 0 ghouls; seat 1 tritons+swamp 20 21; seat 0 ghouls declined 11 17 hand:3; seat 0 humans+hill hand:9; picked',
    asks: 'decision',
    solvedBy: steady,
    isRight: ({ commands }) => commands[0]?.type !== 'endConquests',
  },
  {
    right: 'DIE-1 the last attempt goes where odds times worth is most: farmland at one half before forest at one half',
    text: 'round 10; tribes 3; seat 0 humans+alchemist 4 hand:1; seat 1 tritons+swamp 18 19',
    asks: 'decision',
    solvedBy: steady,
    isRight: begins({ type: 'finalRoll', region: 9 }),
  },
  {
    right: 'DIE-1 two coins at one third are more than one at one half',
    text: 'round 10; tribes 11; seat 0 humans+alchemist 16 17 hand:1; seat 1 tritons+hill 20:3 21:3',
    asks: 'decision',
    // What the other then does counts as much for those who look so far.
    solvedBy: ['raider'],
    isRight: begins({ type: 'finalRoll', region: 11 }),
  },
  {
    right: 'CON-6 in the last turn nobody keeps tokens that could still take a region',
    text: 'round 10; seat 0 humans+alchemist 4 hand:6; seat 1 sorcerers+swamp 18 19',
    asks: 'turn',
    solvedBy: thoughtful,
    isRight: ({ commands }) => commands.filter(({ type }) => type === 'conquer').length === 3,
  },
  {
    right: 'TRN-4 TRN-5 a race shut in by stacks leaves its one region and enters where land is free',
    text: 'round 9; seat 1 trolls declined 8; seat 1 skeletons+alchemist 3:5 4:5 10:5 14:5; seat 0 ratmen+merchant 9 hand:5',
    asks: 'turn',
    solvedBy: thoughtful,
    isRight: (answer) => has({ type: 'abandon', region: 9 })(answer) && heldBy(answer, 0).length >= 3,
  },
  {
    right: 'TRN-4 nobody leaves a region where there is something to take beside it',
    text: 'round 9; seat 1 tritons+alchemist 3:2 8:2 14:4; seat 0 ratmen+merchant 9 hand:5',
    asks: 'turn',
    solvedBy: everyone,
    isRight: ({ commands }) => commands.every(({ type }) => type !== 'abandon'),
  },
];
