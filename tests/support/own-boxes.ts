import { type Content, makeContent } from '../../src/rules/content.ts';
import { makeOwn, type OwnFolk } from '../../src/rules/own.ts';

/**
 * A box with made-up races and powers that are code, under an id of its own. For tests that have such boxes among the released ones, in place of
 * `src/rules/boxes/index.ts`: so nothing here may import the kernel's face.
 */
export function boxWith(base: Content | undefined, id: string, own: OwnFolk): Content {
  const made = makeOwn(base ?? makeContent(id, { races: [], powers: [] }), own, id);
  if (!made.ok) throw new Error(made.refusal.code);
  return made.content;
}
