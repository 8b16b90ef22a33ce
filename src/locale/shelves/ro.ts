import type { Parts } from '../shelf.ts';

/** The files of this language that are fetched after the first words. */
export const shelf = import.meta.glob<Parts>(['../ro/*.ts', '!../ro/first.ts']);
