import { seedFor } from '../../src/opponents/chance.ts';
import { imagine } from '../../src/opponents/imagine.ts';
import { decide, type LevelId, levelIds, type Opponent } from '../../src/opponents/index.ts';
import { planner } from '../../src/opponents/levels/planner.ts';
import type { Level } from '../../src/opponents/types.ts';
import type { Command, GameView } from '../../src/rules/index.ts';
import { decide as decideAsLevels1 } from '../levels-1/index.ts';

/** Decides a step for an opponent, from what its seat sees. */
export type Decide = (view: GameView, opponent: Opponent) => { readonly commands: readonly Command[] };

/** A level, asked from what its seat sees. */
const asked =
  (level: Level): Decide =>
  (view, opponent) =>
    level(imagine(view, seedFor(opponent.seed, view)), opponent);

/** Earlier versions of the levels, kept as opponents: by the name of their folder under `tools`. */
const partners: Readonly<Record<string, Decide>> = {
  'levels-1': (view, opponent) => decideAsLevels1(view, opponent),
};

/** What is not a level, or not yet, by name: measured like one. */
const candidates: Readonly<Record<string, Decide>> = {
  planner: asked(planner),
};

/** One side of a match: a level, in its present or an earlier version. */
export interface Side {
  readonly name: string;
  readonly level: LevelId;
  readonly decide: Decide;
}

/** A level of today's, or of a partner's. Throws, listing what there is, if there is no such level or partner. */
export function sideOf(name: string, partner?: string): Side {
  const candidate = candidates[name];
  if (candidate && partner === undefined) return { name, level: 'strategist', decide: candidate };
  const level = levelIds.find((id) => id === name);
  if (!level) throw new Error(`No such level: ${name}. There are: ${levelIds.join(', ')}.`);
  if (partner === undefined) return { name, level, decide };
  const before = partners[partner];
  if (!before) throw new Error(`No such partner: ${partner}. There are: ${Object.keys(partners).join(', ')}.`);
  return { name: `${name} of ${partner}`, level, decide: before };
}
