import { describe, expect, it } from 'vitest';
import { clauseCounts as chapters } from '../../../src/rules/clause.ts';
import type { Clause } from '../../../src/rules/index.ts';
import en from '../../../src/ui/locale/en/clauses.json';
import { languages, shelf } from './messages.ts';

/** The clauses that settle a point on which editions or tables differ, and how many such points (◆) each has. */
const marked: Readonly<Record<string, number>> = {
  'MAP-6': 1,
  'COL-8': 1,
  'TRN-4': 1,
  'TRN-8': 1,
  'CON-1': 1,
  'CON-8': 1,
  'CON-10': 1,
  'LOS-2': 1,
  'SCO-4': 1,
  'DEC-5': 1,
  'END-2': 1,
  'AMA-3': 2,
  'ELF-1': 1,
  'GHO-1': 1,
  'GHO-2': 1,
  'GHO-3': 1,
  'GHO-5': 1,
  'SOR-6': 1,
  'BER-2': 1,
  'GIA-1': 1,
  'HAL-2': 1,
  'SOR-4': 1,
  'FRT-3': 1,
  'SEA-1': 1,
  'WEA-1': 1,
  'DIP-1': 2,
  'DIP-2': 1,
  'STO-1': 1,
};

const ids = Object.entries(chapters).flatMap(([chapter, count]) =>
  Array.from({ length: count }, (_, before) => `${chapter}-${before + 1}`),
);

// The compiler holds the ids that the rules may name to those that have a text.
en satisfies { readonly [Id in Clause]: string };

const texts = languages.map((language) => {
  const { clauses = {}, reference = {} } = shelf[language] ?? {};
  return [language, clauses, reference] as const;
});

describe.each(texts)('the rules in %s', (_, clauses, reference) => {
  it('have every clause there is, in its order, and no other', () => {
    expect(Object.keys(clauses)).toEqual(ids);
  });

  it('have ◆ where the rules have it, as often, and nowhere else', () => {
    const found = Object.entries(clauses).map(([id, text]) => [id, text.split('◆').length - 1] as const);
    expect(Object.fromEntries(found.filter(([, count]) => count > 0))).toEqual(marked);
  });

  it('tell at each ◆ how this table plays, and do not tell it elsewhere', () => {
    const told = Object.keys(reference).flatMap((key) =>
      /^settled\.[A-Z]/.test(key) ? [key.slice('settled.'.length)] : [],
    );
    expect(told.sort()).toEqual(Object.keys(marked).sort());
  });
});
