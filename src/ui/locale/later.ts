import type { Messages } from './format.ts';

/** The messages of every language that are fetched after its first ones, by their files. */
export const later = import.meta.glob<Messages>(['./*/*.json', '!./*/start.json', '!./*/made-from.json'], {
  import: 'default',
});
