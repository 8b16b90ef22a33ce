import type { Clause } from '../clause.ts';

/** A printed edition of the rules, by the language it is printed in. */
export type Edition = 'RO' | 'PL' | 'BG' | 'IT';

/** The printed editions that hold another reading, and those that hold a part of it. */
export interface Printed {
  readonly by: readonly Edition[];
  readonly partly?: readonly Edition[];
}

/** Printed editions; or none says so, and tables play it (`tables`); or all of them are silent (`silent`). */
export type Holders = Printed | 'tables' | 'silent';

/**
 * The points on which printed editions or tables differ, by the clause that settles them here: a table may choose the other reading (docs/rulings.md).
 * Both readings in words are messages, `settled.<id>` and `otherwise.<id>`; the rule that decides a clause asks `ruled`. Never take a row out, and add
 * new ones at the end: their order is part of the format of links.
 */
export const rulings = {
  'CON-1': { by: ['IT', 'PL', 'RO'] },
  // BG: the Hole and the Hero stop opponents, the Dragon everybody.
  'CON-8': { by: ['IT', 'RO'], partly: ['BG'] },
  'CON-10': { by: ['IT', 'RO', 'BG'] },
  'DEC-5': { by: ['RO', 'BG', 'IT'] },
  'LOS-2': { by: ['BG', 'PL'] },
  'ELF-1': { by: ['RO', 'IT', 'BG'] },
  'AMA-3': { by: ['RO'] },
  'SOR-6': { by: ['IT', 'RO', 'PL'] },
  'GHO-2': { by: ['RO'] },
  'GHO-3': 'tables',
  'TRN-4': 'silent',
  'TRN-8': { by: ['BG'] },
  'DIP-2': { by: ['RO'] },
  // They say it of a mountain: only a Lost Tribe or an enemy race makes it non-empty.
  'MAP-6': { by: [], partly: ['IT', 'RO', 'BG'] },
  'COL-8': 'tables',
  'GHO-1': 'tables',
  'GHO-5': 'tables',
  'BER-2': 'tables',
  'DIP-1': 'tables',
  'STO-1': 'tables',
  'END-2': 'tables',
  'SCO-3': 'tables',
  'GIA-1': { by: ['BG'] },
} as const satisfies { readonly [Id in Clause]?: Holders };

export type RulingId = keyof typeof rulings;

export const rulingIds = Object.keys(rulings) as readonly RulingId[];

export function holdersOf(id: RulingId): Holders {
  return rulings[id];
}

export function isRuling(id: string): id is RulingId {
  return Object.hasOwn(rulings, id);
}
