/** The game that lies on the table behind the start page, in the position language: five races around a lake. */
export const position = `
board 5; round 5; first 0; turn 0 conquer
coins 20 20 20 20 20
tribes all
seat 0 giants declined 41 42 44 37
seat 0 dwarves+heroic 26:2[hero] 18 25:2 17 31[hero] hand:1
seat 1 tritons+seafaring 20:3 27 33:2
seat 2 wizards+fortified 19:2 12 21 13[fortress] 8
seat 3 sorcerers+stout 34:2 28 23 24 14
seat 4 ratmen+dragonMaster 39:2[dragon] 40 32 38:3 46 47
`;

/** The regions that the picture is about. */
export const scene = [19, 20, 26, 27, 32, 33, 39, 40, 23] as const;
