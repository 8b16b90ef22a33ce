import { begins, everyone, type Puzzle, steady, thoughtful } from './puzzle.ts';

/** Whether to stay with a race. */
export const declining: readonly Puzzle[] = [
  {
    right: 'DEC-1 a spent race declines while there is time for another',
    text: 'round 4; turn 0 readyTroops; seat 0 humans+hill 1 2 3 4 6; seat 1 orcs+swamp 9:2 10:2 14:2 8:2',
    asks: 'decision',
    solvedBy: steady,
    isRight: begins({ type: 'decline' }),
  },
  {
    right: 'TRN-2 a strong race with empty land before it expands',
    text: 'round 4; turn 0 readyTroops; seat 0 ratmen+merchant 1:3 2:3 3:4; seat 1 orcs+swamp 18 19',
    asks: 'decision',
    solvedBy: everyone,
    isRight: begins({ type: 'expand' }),
  },
  {
    right: 'DEC-5 nobody declines in the last round, where that pays less',
    text: 'round 10; turn 0 readyTroops; seat 0 humans+merchant 1 9 11 13; seat 1 orcs+swamp 18 19 20',
    asks: 'decision',
    solvedBy: everyone,
    isRight: begins({ type: 'expand' }),
  },
  {
    right: 'STO-1 a spent Stout race is played once more before it declines',
    text: 'round 4; turn 0 readyTroops; seat 0 humans+stout 1 9 11 13 6; seat 1 orcs+swamp 10:2 14:2 8:2',
    asks: 'decision',
    solvedBy: thoughtful,
    isRight: begins({ type: 'expand' }),
  },
  {
    right: 'STO-1 a spent Stout race declines when it has been paid',
    text: 'round 4; turn 0 stout; seat 0 humans+stout 1 9 11 13 6; seat 1 orcs+swamp 10:2 14:2 8:2',
    asks: 'decision',
    solvedBy: thoughtful,
    isRight: begins({ type: 'stout', decline: true }),
  },
  {
    right: 'STO-1 a strong Stout race stays',
    text: 'round 4; turn 0 stout; seat 0 skeletons+stout 1:10 2:9; seat 1 orcs+swamp 18 19',
    asks: 'decision',
    solvedBy: everyone,
    isRight: begins({ type: 'stout', decline: false }),
  },
  {
    right: 'TRN-8 a race without a token declines, so that another can be picked',
    text: 'round 4; turn 0 readyTroops; seat 0 humans+hill; seat 1 orcs+swamp 18 19',
    asks: 'decision',
    solvedBy: everyone,
    isRight: begins({ type: 'decline' }),
  },
  {
    right: 'DEC-1 a race down to two regions declines before it shrinks any further, though it could still take some',
    text: 'round 7; turn 0 readyTroops; coins 45 45; seat 0 skeletons+alchemist 1:3 2:3; seat 1 orcs+swamp 9:2 10:2 14:2 8 13 18 19; column ratmen+mounted humans+hill',
    asks: 'decision',
    solvedBy: ['strategist', 'warlord'],
    isRight: begins({ type: 'decline' }),
  },
];
