import { begins, type Puzzle, steady, thoughtful } from './puzzle.ts';

/** Which combo to pick. */
export const picking: readonly Puzzle[] = [
  {
    right: 'COL-3 of much the same combos, the one on top with coins on it',
    text: 'coins 10 10; column elves+hill:4 giants+forest humans+swamp dwarves+stout sorcerers+diplomat trolls+fortified; seat 1 orcs+heroic 18 19',
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
    text: 'round 10; coins 30 30; column giants+forest tritons+hill dwarves+wealthy humans+mounted wizards+commando; seat 1 orcs+heroic 18 19',
    asks: 'decision',
    solvedBy: thoughtful,
    isRight: begins({ type: 'pickCombo', index: 2 }),
  },
];
