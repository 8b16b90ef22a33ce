/** The rules' ids and numbers in words: names of regions, races and markers, and why something was refused. */
export * from './names.ts';
export * from './refusal-words.ts';
