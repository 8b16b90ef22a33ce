import type { Clause } from '../clause.ts';

/** A printed edition of the rules, by the language it is printed in. */
export type Edition = 'RO' | 'PL' | 'BG' | 'IT';

/** Who reads a clause otherwise: printed editions; or no edition says so, and tables play it (`tables`); or all of them are silent (`silent`). */
export type Holders = readonly Edition[] | 'tables' | 'silent';

/**
 * The points on which printed editions or tables differ, by the clause that settles them here: a table may choose the other reading (docs/rulings.md).
 * Both readings in words are messages, `settled.<id>` and `otherwise.<id>`; the rule that decides a clause asks `ruled`. Never take a row out, and add
 * new ones at the end: their order is part of the format of links.
 */
export const rulings = {
  'CON-1': ['IT', 'PL', 'RO'],
  'CON-8': ['IT', 'RO'],
  'CON-10': ['IT'],
  'DEC-5': ['RO', 'BG', 'IT'],
  'LOS-2': ['BG', 'PL'],
  'ELF-1': ['RO'],
  'AMA-3': ['RO'],
  'SOR-6': ['IT', 'RO', 'PL'],
  'GHO-2': ['RO'],
  'GHO-3': 'tables',
  'TRN-4': 'silent',
  'TRN-8': ['BG'],
  'DIP-2': ['RO'],
  'MAP-6': 'tables',
  'COL-8': 'tables',
  'GHO-1': 'tables',
  'GHO-5': 'tables',
  'BER-2': 'tables',
  'DIP-1': 'tables',
  'STO-1': 'tables',
  'END-2': 'tables',
  'SCO-3': 'tables',
} as const satisfies { readonly [Id in Clause]?: Holders };

/** A clause that a table may read otherwise. */
export type RulingId = keyof typeof rulings;

/** All of them, in the order of the table. */
export const rulingIds = Object.keys(rulings) as readonly RulingId[];

/** Who holds the other reading of a clause. */
export function holdersOf(id: RulingId): Holders {
  return rulings[id];
}

/** Is this the id of a clause that a table may read otherwise? */
export function isRuling(id: string): id is RulingId {
  return Object.hasOwn(rulings, id);
}
