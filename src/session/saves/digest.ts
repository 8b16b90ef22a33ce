import { digest } from '../../rules/digest.ts';
import type { GameState } from '../../rules/index.ts';

export { canonical, digest, fingerprint } from '../../rules/digest.ts';

/**
 * The fingerprint of a position: everything on the table and in the stacks. It omits the version of the rules, so that a position keeps the
 * fingerprint it had before there were versions.
 */
export function positionDigest({ rules: _rules, ...position }: GameState): string {
  // What a box is called changes nothing either, and a link leaves it out.
  const { title, ...content } = position.content ?? {};
  return digest(title === undefined ? position : { ...position, content });
}
