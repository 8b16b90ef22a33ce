import type { RegionId } from '../../../rules/index.ts';

/**
 * The table the first game begins at, in the position language, with five turns left for each. The learner picks first: on top of the column is a
 * pair that lives by attacks and is soon spent; below it, for the second pick, a small pair, and a big one for a coin.
 */
export const position = `
board 2; round 6; first 0; turn 0
coins 5 5
tribes 6 11 12 13 16 18
seat 1 wizards+forest 3 9:3 10:2
column orcs+swamp dwarves+alchemist ratmen+commando giants+hill skeletons+underworld tritons+pillaging
dice 2 3 1 2
`;

/** Regions the lesson prefers among several: an entry, a mountain, a tribe, all adjacent. */
export const favourites: readonly RegionId[] = [1, 5, 6, 2];

/**
 * The tables that the questions after the lesson are asked about, in the position language. The first: what borders the two regions held, what lies
 * far, what costs too much. The second: land of each kind within reach, some with signs. The third: a race in decline beside one that may decline.
 */
export const questionPositions = {
  attack: `
board 2; round 6; turn 0 conquer
tribes 6 11 12 13 16 18
seat 0 ratmen+merchant 1 2 hand:3
seat 1 wizards+forest 3:5 8:3 14:2
conquered ratmen 1 2
`,
  coins: `
board 2; round 6; turn 0 conquer
tribes 6 12 13 16 18
seat 0 humans+hill 1 3 hand:5
seat 1 wizards+forest 14:2 20:3
conquered humans 1 3
`,
  stay: `
board 2; round 7; turn 0 readyTroops
tribes 12 13 18
seat 0 orcs declined 16 17 11
seat 0 humans+hill 1:3 2:2 6
seat 1 wizards+forest 9:3 10:2 4
`,
} as const;
