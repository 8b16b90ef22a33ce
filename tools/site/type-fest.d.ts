/**
 * Stands in for the types of `type-fest` (tsconfig.json), which the offline plugin's types bring along: they would declare all that is
 * newer than what Node 20 and our browsers have.
 */
export {};
