import type { GameSetup, RegionId } from '../../../rules/index.ts';

/**
 * What the first game is dealt, on a set-up board, five rounds long. The learner picks first: on top of the column is a pair that lives by attacks and is soon
 * spent; below it pairs that last; for the second pick a larger one costs a coin. The die is kind at first.
 */
export const deal: Pick<GameSetup, 'banners' | 'badges' | 'dice' | 'content'> = {
  banners: [
    ...['orcs', 'trolls', 'skeletons', 'ratmen', 'tritons', 'humans'],
    ...['giants', 'wizards', 'dwarves', 'elves', 'halflings', 'amazons'],
  ],
  badges: [
    ...['hill', 'merchant', 'underworld', 'mounted', 'pillaging', 'swamp'],
    ...['forest', 'commando', 'alchemist', 'flying', 'bivouacking', 'wealthy'],
  ],
  dice: [3, 2, 1, 2, 0, 2, 0, 1, 1, 3, 0, 0, 0, 3, 2, 0, 0, 0, 1, 1],
  content: { id: 'base', house: { rounds: -5 } },
};

/** Regions the lesson prefers among several: an entry, a mountain, a tribe, all adjacent. */
export const favourites: readonly RegionId[] = [1, 5, 6, 2];

/**
 * The tables that the questions after the lesson are asked about, in the position language. The first: what borders the two regions held, what lies
 * far, what costs too much. The second: land of each kind within reach, some with signs. The third: a race in decline beside one that may decline.
 */
export const questionPositions = {
  attack: `
board 2; round 2; turn 0 conquer
tribes 6 11 12 13 16 18
seat 0 ratmen+merchant 1 2 hand:3
seat 1 wizards+forest 3:5 8:3 14:2
conquered ratmen 1 2
`,
  coins: `
board 2; round 2; turn 0 conquer
tribes 6 12 13 16 18
seat 0 humans+hill 1 3 hand:5
seat 1 wizards+forest 14:2 20:3
conquered humans 1 3
`,
  gone: `
board 2; round 7; turn 0 readyTroops
tribes 12 13 18
seat 0 orcs declined 16 17 11
seat 0 humans+hill 1:3 2:2 6
seat 1 wizards+forest 9:3 10:2 4
`,
} as const;
