/**
 * Replaces the types of `type-fest` (tsconfig.json), imported by the offline plugin's types: they would declare features newer than Node 20 and our
 * browsers have.
 */
export {};
