import type { Parts } from '../shelf.ts';

/** The files of this language that are fetched after the first words. */
export const shelf = import.meta.glob<Parts>(['../bg/*.ts', '!../bg/first.ts']);
