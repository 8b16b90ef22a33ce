import { describe, expect, it } from 'vitest';
import { markerRule, type TraitHooks } from '../../src/rules/index.ts';
import clauses from '../../src/ui/locale/en/clauses.json';
import { dealtWith, powers, races } from '../support/released.ts';

/** Hooks that are a permission or a number: each must say by which clause. */
const granting = [
  ...[
    'water',
    'losses',
    'extraTokens',
    'setAside',
    'noFinalRoll',
    'treaty',
    'lateDecline',
    'keepsTokens',
    'acts',
    'lingers',
  ],
  ...['entry', 'reach', 'actions', 'markers'],
] as const;

/** The clauses that hooks name; `none` where one should and does not. */
function named(hooks: TraitHooks): string[] {
  const grants = Object.entries(hooks).filter(([name]) => granting.some((known) => known === name));
  return grants.flatMap(([, hook]) =>
    [hook].flat().map((grant: unknown) => {
      const clause: unknown = Object(grant).clause;
      return typeof clause === 'string' ? clause : 'none';
    }),
  );
}

describe('each race and power', () => {
  for (const trait of [...Object.values(races), ...Object.values(powers)]) {
    it(`${trait.id} has a clause for whatever it changes, all of one family`, () => {
      const found = [...named(trait), ...(trait.declined ? named(trait.declined) : [])];
      for (const clause of found) expect(Object.keys(clauses)).toContain(clause);
      expect(new Set(found.map((clause) => clause.slice(0, 3))).size).toBeLessThanOrEqual(1);
    });
  }

  it('and so has each marker, the Mountain included', () => {
    const traits = [...Object.values(races), ...Object.values(powers)];
    const ids = ['mountain', ...traits.flatMap(({ markers = [] }) => markers.map(({ id }) => id))];
    expect(ids.length).toBeGreaterThan(5);
    for (const id of ids) expect(Object.keys(clauses)).toContain(markerRule(dealtWith(id), id).clause);
  });
});
