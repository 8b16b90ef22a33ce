import type { PartName } from '../../rules/index.ts';

/** The cards of parts in heaps, in the order in which they lie: what is alike lies together. */
export const partGroups = {
  conquest: ['discount', 'surcharge', 'entry', 'reach', 'links', 'water', 'roll', 'noFinalRoll'],
  tokens: ['visitors', 'recruits', 'losses', 'strike', 'convert'],
  coins: ['coins', 'spoils', 'income', 'dowry'],
  guard: ['marker', 'treaty'],
  decline: ['lateDecline', 'keepsTokens', 'acts', 'lingers'],
} as const satisfies Readonly<Record<string, readonly PartName[]>>;

export type PartGroup = keyof typeof partGroups;

export const partGroupNames = Object.keys(partGroups) as readonly PartGroup[];
