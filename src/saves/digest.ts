import { digest, type GameState } from '../rules/index.ts';

export { canonical, digest, fingerprint } from '../rules/index.ts';

/**
 * The fingerprint of a position: of all that lies on the table and in the stacks. The version of the rules lies nowhere, so a position has the
 * fingerprint it had before there were versions.
 */
export function positionDigest({ rules: _rules, ...position }: GameState): string {
  return digest(position);
}
