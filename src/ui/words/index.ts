/** The rules' ids and numbers in words: names of regions, races and markers, and why something was refused. */
export { boxFaultWords } from './box-faults.ts';
export * from './names.ts';
export { namesIn } from './names-in.ts';
export * from './refusal-words.ts';
