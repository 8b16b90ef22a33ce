import { decide } from '../../src/opponents/decide.ts';
import { planner } from '../../src/opponents/planning/planner.ts';
import { type LevelId, levelIds } from '../../src/opponents/types.ts';
import type { Former } from './history.ts';
import type { Decide } from './match.ts';
import { asked, styleIds, styleOf } from './styles.ts';

/** What is not a level, or not yet, by name: measured like one. */
const candidates: Readonly<Record<string, Decide>> = {
  // A strategist that does not say what it plans.
  planner: asked(planner),
};

/** A rung of the ladder for one person alone, by its number; null for any other name. */
function rungOf(name: string): Decide | null {
  const number = Number(/^rung-(\d+)$/.exec(name)?.[1] ?? 0);
  return number === 0 ? null : (view, opponent) => decide(view, { ...opponent, rung: number });
}

/** One side of a match: a level, in its present or an earlier version. */
export interface Side {
  readonly name: string;
  readonly level: LevelId;
  readonly decide: Decide;
}

/** A level of today's, or as it was. Throws, listing what there is, if there is no such level. */
export function sideOf(name: string, former?: Former): Side {
  const candidate = candidates[name] ?? rungOf(name) ?? styleOf(name);
  if (candidate && !former) return { name, level: 'strategist', decide: candidate };
  const level = levelIds.find((id) => id === name);
  if (!level)
    throw new Error(
      `No such level: ${name}. There are: ${[...levelIds, ...Object.keys(candidates), ...styleIds, 'rung-1 …'].join(', ')}.`,
    );
  return former ? { name: `${name} of ${former.name}`, level, decide: former.decide } : { name, level, decide };
}
