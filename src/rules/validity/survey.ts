import { hooksOf } from '../box.ts';
import type { Clause } from '../clause.ts';
import type { Force, ForceId, GameState, RegionId } from '../state.ts';

export interface StateFault {
  /** Where it is, as a code path: `regions[4].tokens`; empty for the state as a whole. */
  readonly path: string;
  /** The rule that a game would have broken to get there; null if the value is malformed. */
  readonly clause: Clause | null;
  readonly code: string;
  /** One plain sentence for programmers, with the numbers. */
  readonly message: string;
}

/** A fault of a well-formed state; its message starts with the clause. */
export function breach(clause: Clause, path: string, code: string, message: string): StateFault {
  return { path, clause, code, message };
}

const unknownName = 'unknownName';

/** The fault of a name that nothing in the box has: no rule is broken. */
export function misnamed(path: string, message: string): StateFault {
  return { path, clause: null, code: unknownName, message };
}

export function at(list: string, index: number, field?: string): string {
  return field === undefined ? `${list}[${index}]` : `${list}[${index}].${field}`;
}

export function many(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

export interface Holding {
  readonly force: Force;
  /** Place in `forces`. */
  readonly index: number;
  readonly regions: RegionId[];
  onMap: number;
}

export interface Survey {
  readonly state: GameState;
  readonly standings: readonly Holding[];
  readonly byId: ReadonlyMap<ForceId, Holding>;
}

export function surveyOf(state: GameState): Survey {
  const standings = state.forces.map((force, index): Holding => ({ force, index, regions: [], onMap: 0 }));
  const byId = new Map(standings.map((standing) => [standing.force.id, standing]));
  for (const [id, { force, tokens }] of state.regions.entries()) {
    const standing = force === null ? undefined : byId.get(force);
    standing?.regions.push(id);
    if (standing) standing.onMap += tokens;
  }
  return { state, standings, byId };
}

export function left({ force, onMap }: Holding): number {
  return force.hand + force.aside + onMap;
}

export function activeOf({ state, standings }: Survey): Holding | null {
  return standings.find(({ force }) => force.seat === state.turnSeat && !force.declined) ?? null;
}

/** Can the race have more than one token per region, or any in hand, while in decline (GHO-1, GHO-2)? */
export function staysStrong(state: GameState, force: Force): boolean {
  const hooks = hooksOf(state, force);
  return hooks.keepsTokens !== null || hooks.acts !== null || (hooks.losses !== null && hooks.losses.tokens < 1);
}

export function called({ force }: Holding): string {
  return `${force.race} of seat ${force.seat}`;
}
