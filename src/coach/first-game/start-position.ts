import type { RegionId } from '../../rules/index.ts';

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
