import { chanceOf } from '../../src/opponents/chance.ts';
import { choicesOf, deploymentsOf, linesOf, reachesFar } from '../../src/opponents/levels/choices.ts';
import { breadthOn } from '../../src/opponents/planning/plan.ts';
import type { Choice } from '../../src/opponents/playouts/compare.ts';
import { quickly } from '../../src/opponents/playouts/play-on.ts';
import { evenTemper, type Memory, type Mind } from '../../src/opponents/types.ts';
import { type GameState, isConquest, legal } from '../../src/rules/index.ts';
import { gameOf } from './game.ts';

/** What a decision is about: the race (to take, to keep or to let decline), what to conquer, or where to leave troops. */
export const kinds = ['race', 'conquest', 'redeployment'] as const;
export type Kind = (typeof kinds)[number];

/** A decision of a game, and what the seat remembered. */
export interface Met {
  readonly state: GameState;
  readonly memory: Memory;
}

/** In so many of a hundred decisions about races any choice is made, so that positions come up which good play does not lead to. */
const strayed = 15;

/** Even-tempered. */
export const mind: Mind = { temper: evenTemper, seed: 1 };

/** The decisions of this kind, with more than one choice, in a game of players who plan turns at once; not those of the last round. */
export function decisionsOf(players: number, seed: number, kind: Kind): Met[] {
  const chance = chanceOf(seed);
  const met: Met[] = [];
  gameOf({ players, seed }, (state, memory) => {
    const own = kindOf(state);
    const isDecision = state.round < state.rounds && own !== null && legal(state).length > 1;
    if (isDecision && own === kind) met.push({ state, memory });
    const all = isDecision && own === 'race' && chance.below(100) < strayed ? choicesOf(state, mind) : [];
    return (all[chance.below(Math.max(1, all.length))]?.commands ?? quickly(state, { breadth: breadthOn })).slice(0, 1);
  });
  return met;
}

function kindOf(state: GameState): Kind | null {
  if (isConquest(state.phase)) return 'conquest';
  if (state.phase === 'redeploy') return 'redeployment';
  return reachesFar(state) ? 'race' : null;
}

/** What may be done, most promising first. */
export function choicesIn(state: GameState, kind: Kind): readonly Choice[] {
  if (kind === 'redeployment') return deploymentsOf(state);
  return (kind === 'race' ? choicesOf : linesOf)(state, mind);
}
