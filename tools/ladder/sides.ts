import { seedFor } from '../../src/opponents/chance.ts';
import { imagine } from '../../src/opponents/imagine.ts';
import { decide, type LevelId, levelIds, type Opponent } from '../../src/opponents/index.ts';
import { planner } from '../../src/opponents/levels/planner.ts';
import { searching } from '../../src/opponents/levels/warlord.ts';
import type { Level } from '../../src/opponents/types.ts';
import type { Command, GameView } from '../../src/rules/index.ts';
import { seedFor as seedForLevels1 } from '../levels-1/chance.ts';
import { imagine as imagineAsLevels1 } from '../levels-1/imagine.ts';
import { decide as decideAsLevels1 } from '../levels-1/index.ts';
import { searching as searchingAsLevels1 } from '../levels-1/levels/warlord.ts';

/** Decides a step for an opponent, from what its seat sees. */
export type Decide = (view: GameView, opponent: Opponent) => { readonly commands: readonly Command[] };

/** A set of levels: how they decide, and how a warlord with a given number of visits does. */
interface Levels {
  readonly decide: Decide;
  readonly searching: (visits: number) => Decide;
}

/** A level, asked from what its seat sees. */
const asked =
  (level: Level): Decide =>
  (view, opponent) =>
    level(imagine(view, seedFor(opponent.seed, view)), opponent);

const today: Levels = {
  decide,
  searching: (visits) => asked(searching(visits)),
};

/** Earlier versions of the levels, kept as opponents: by the name of their folder under `tools`. */
const partners: Readonly<Record<string, Levels>> = {
  'levels-1': {
    decide: decideAsLevels1,
    searching: (visits) => (view, opponent) =>
      searchingAsLevels1(visits)(imagineAsLevels1(view, seedForLevels1(opponent.seed, view)), opponent),
  },
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

/**
 * A level of today's, or of a partner's; for a warlord with an optional number of visits. Throws, listing what there is, if there is no such level or
 * partner.
 */
export function sideOf(name: string, partner?: string, visits?: number): Side {
  const candidate = candidates[name];
  if (candidate && partner === undefined) return { name, level: 'strategist', decide: candidate };
  const level = levelIds.find((id) => id === name);
  if (!level) throw new Error(`No such level: ${name}. There are: ${levelIds.join(', ')}.`);
  const levels = partner === undefined ? today : partners[partner];
  if (!levels) throw new Error(`No such partner: ${partner}. There are: ${Object.keys(partners).join(', ')}.`);
  const isCut = level === 'warlord' && visits !== undefined;
  return {
    name: [name, isCut ? ` of ${visits} visits` : '', partner === undefined ? '' : ` of ${partner}`].join(''),
    level,
    decide: isCut ? levels.searching(visits) : levels.decide,
  };
}
