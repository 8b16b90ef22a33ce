import type { Trait } from '../../locale/rulebook.ts';

/** What the reference is opened at, out of the words it is searched by: `race:<id>` or `power:<id>` is a card. */
export function traitAt(search: string): Trait | null {
  const [, kind, id] = /^(race|power):(\w+)$/.exec(search) ?? [];
  return id !== undefined && (kind === 'race' || kind === 'power') ? { kind, id } : null;
}
