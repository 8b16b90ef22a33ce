import { type Creation, type DraftPart, freshCreation } from '../../../src/screens/workshop/creation.ts';

/** A race or a power as it is made, with these parts. */
export function made(
  kind: Creation['kind'],
  parts: readonly DraftPart[] = [],
  change: Partial<Creation> = {},
): Creation {
  return { ...freshCreation(kind, kind === 'race' ? 'Gnomes' : 'Nimble', 'en'), parts, ...change };
}
