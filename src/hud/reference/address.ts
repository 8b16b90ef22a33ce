import type { Trait } from '../../ui/locale/rulebook.ts';

/** Parses the search for a card: `race:<id>` or `power:<id>`; null if it is none. */
export function traitAt(search: string): Trait | null {
  const [, kind, id] = /^(race|power):(\w+)$/.exec(search) ?? [];
  return id !== undefined && (kind === 'race' || kind === 'power') ? { kind, id } : null;
}
