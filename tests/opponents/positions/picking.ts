import { begins, type Puzzle, steady, thoughtful } from './puzzle.ts';

/** Which combo to pick. */
export const picking: readonly Puzzle[] = [
  {
    right: 'COL-3 eight coins make the combo on top the best',
    text: 'coins 15 15; column trolls+underworld:8 giants+forest humans+swamp dwarves+stout sorcerers+diplomat elves+fortified; seat 1 orcs+heroic 18 19',
    asks: 'decision',
    solvedBy: steady,
    isRight: begins({ type: 'pickCombo', index: 0 }),
  },
  {
    right: 'COL-2 a coin is not too much for a race of twice the tokens',
    text: 'coins 10 10; column dwarves+stout ratmen+commando wizards+diplomat sorcerers+underworld elves+fortified trolls+forest; seat 1 orcs+heroic 18 19',
    asks: 'decision',
    solvedBy: steady,
    isRight: begins({ type: 'pickCombo', index: 1 }),
  },
  {
    right: 'WEA-1 Wealthy in the first round',
    text: 'round 1; tribes all; column halflings+wealthy giants+forest tritons+hill humans+mounted wizards+commando',
    asks: 'decision',
    solvedBy: thoughtful,
    isRight: begins({ type: 'pickCombo', index: 0 }),
  },
  {
    right: 'WEA-1 Wealthy in the last round too: seven coins come at once, regions pay but once',
    text: 'round 10; coins 70 70; column sorcerers+underworld dwarves+wealthy giants+diplomat trolls+stout elves+fortified halflings+spirit; seat 1 orcs+heroic 18 19',
    asks: 'decision',
    solvedBy: ['raider', 'strategist'],
    isRight: begins({ type: 'pickCombo', index: 1 }),
  },
  {
    right: 'GHO-2 Ghouls that may be had for nothing in the first round: they go on conquering in decline',
    text: 'round 1; tribes all; column ghouls+commando humans+mounted wizards+swamp trolls+hill elves+forest giants+stout',
    asks: 'decision',
    solvedBy: ['warlord'],
    isRight: begins({ type: 'pickCombo', index: 0 }),
  },
  {
    right: 'COL-2 not all five coins for Amazons in the first round',
    text: 'round 1; tribes all; column giants+underworld elves+merchant dwarves+fortified trolls+diplomat halflings+bivouacking amazons+hill',
    asks: 'decision',
    solvedBy: ['strategist', 'warlord'],
    isRight: ({ commands: [command] }) => command?.type === 'pickCombo' && command.index < 5,
  },
];
