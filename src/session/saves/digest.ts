import { digest, lasting } from '../../rules/digest.ts';
import type { GameState } from '../../rules/index.ts';

export { digest, lasting } from '../../rules/digest.ts';

/** Of everything on the table and in the stacks; without the rules' version, as before there were any. */
export function positionDigest({ rules: _rules, ...position }: GameState): string {
  // What a box is called changes nothing either, and a link leaves it out.
  const { title: _title, ...content } = position.content ?? {};
  const { regions, tray, column, hidden } = position;
  // A command changes few of these, and the kernel puts another in place of one that it changes.
  const parts = {
    regions: regions.map(lasting),
    tray: lasting(tray),
    column: lasting(column),
    hidden: lasting(hidden),
  };
  return digest({ ...position, ...parts, content: position.content && content });
}
