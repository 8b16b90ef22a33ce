import { figureBacks, figureBodies, figureGear, figureHeads, pieces } from '../../rules/index.ts';

const of = (kind: string, words: readonly string[]) =>
  words.flatMap((word) => (word === 'none' ? [] : [`made/${kind}-${word}`]));

/** Fetched only for boxes with something of their own: parts of figures, and pieces. */
export const ownNames = {
  parts: [
    ...of('body', figureBodies),
    ...of('head', figureHeads),
    ...of('hand', figureGear),
    ...of('back', figureBacks),
  ],
  pieces: of('piece', pieces),
} as const satisfies Readonly<Record<string, readonly string[]>>;
