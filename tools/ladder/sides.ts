import { decide, type LevelId, levelIds, type Opponent } from '../../src/opponents/index.ts';
import type { Command, GameView } from '../../src/rules/index.ts';
import { decide as decideAsLevels1 } from '../levels-1/index.ts';

/** Decides a step for an opponent, told what its seat sees. */
export type Decide = (view: GameView, opponent: Opponent) => { readonly commands: readonly Command[] };

/** The levels as they were, kept to be played against: by the name of their folder under `tools`. */
const partners: Readonly<Record<string, Decide>> = { 'levels-1': decideAsLevels1 };

/** One side of a match: a level, as it is or as it was. */
export interface Side {
  readonly name: string;
  readonly level: LevelId;
  readonly decide: Decide;
}

/** A level of today's, or of a partner's. Throws, naming what there is, if there is no such level or partner. */
export function sideOf(name: string, partner?: string): Side {
  const level = levelIds.find((id) => id === name);
  if (!level) throw new Error(`No such level: ${name}. There are: ${levelIds.join(', ')}.`);
  if (partner === undefined) return { name, level, decide };
  const decideAsPartner = partners[partner];
  if (!decideAsPartner) throw new Error(`No such partner: ${partner}. There are: ${Object.keys(partners).join(', ')}.`);
  return { name: `${name} of ${partner}`, level, decide: decideAsPartner };
}
