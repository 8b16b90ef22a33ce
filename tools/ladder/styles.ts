import { seedFor } from '../../src/opponents/chance.ts';
import { deploy } from '../../src/opponents/evaluation/deploy.ts';
import { imagine } from '../../src/opponents/imagine.ts';
import { planner } from '../../src/opponents/planning/planner.ts';
import { evenTemper, type Level, type Thought } from '../../src/opponents/types.ts';
import { apply, type Command, forceOf, type GameState, heldRegions, legal } from '../../src/rules/index.ts';
import type { Decide } from './match.ts';

/**
 * How strangers play who have one idea: opponents of the ladder beside the levels, each a planner but for that idea. Whoever is only good against its own
 * kind is found out by them.
 */
const styles: Readonly<Record<string, Level>> = {
  'ghouls-first': instead((state) => picks(state, ({ race }) => race === 'ghouls')),
  'never-declines': instead(({ phase }) => (phase === 'readyTroops' ? { type: 'expand' } : null)),
  'dear-combos': instead((state) => dearest(state)),
  'piles-up': piling,
  'leader-only': instead(takesFromLeader),
};

/** A level, asked from what its seat sees. */
export const asked =
  (level: Level): Decide =>
  (view, opponent) =>
    level(imagine(view, seedFor(opponent.seed, view)), opponent);

/** The names of the styles. */
export const styleIds: readonly string[] = Object.keys(styles);

/** A style by its name, asked from what its seat sees; null if there is none. */
export function styleOf(name: string): Decide | null {
  const level = styles[name];
  return level ? asked((state, mind) => level(state, { ...mind, temper: evenTemper })) : null;
}

/** A planner that does this instead, wherever it is legal. */
function instead(idea: (state: GameState) => Command | null): Level {
  return (state, mind): Thought => {
    const wanted = JSON.stringify(idea(state));
    const command = legal(state).find((one) => JSON.stringify(one) === wanted);
    return command ? { commands: [command], weighed: [] } : planner(state, mind);
  };
}

/** The combo of this kind, if it is on offer. */
function picks(state: GameState, isWanted: (combo: GameState['column'][number]) => boolean): Command | null {
  const index = state.column.findIndex(isWanted);
  return state.phase === 'pickCombo' && index >= 0 ? { type: 'pickCombo', index } : null;
}

/** The last combo that can be paid for. */
function dearest(state: GameState): Command | null {
  const all = legal(state).filter(({ type }) => type === 'pickCombo');
  return all.at(-1) ?? null;
}

/** Ends each turn with all that is left in its hand on one region; where that is not allowed it places evenly. */
function piling(...[state, mind]: Parameters<Level>): Thought {
  if (state.phase !== 'redeploy') return planner(state, mind);
  const force = state.forces.find(({ seat, declined }) => seat === state.turnSeat && !declined);
  const [first] = force ? heldRegions(state, force) : [];
  const piled: Command[] =
    force && first !== undefined && force.hand > 0 ? [{ type: 'place', region: first, count: force.hand }] : [];
  const commands: Command[] = [...piled, { type: 'endRedeployment' }];
  return { commands: arePlayable(state, commands) ? commands : deploy(state, 'even'), weighed: [] };
}

function arePlayable(state: GameState, commands: readonly Command[]): boolean {
  let now = state;
  for (const command of commands) {
    const outcome = apply(now, command);
    if (!outcome.ok) return false;
    now = outcome.state;
  }
  return true;
}

/** Takes nothing but what the leader holds, or nobody: any other conquest is left out where there is one of those. */
function takesFromLeader(state: GameState): Command | null {
  if (state.phase !== 'conquer') return null;
  const others = state.coins.map((coins, seat) => ({ coins, seat })).filter(({ seat }) => seat !== state.turnSeat);
  const leader = others.toSorted((a, b) => regionsOf(state, b.seat) - regionsOf(state, a.seat))[0]?.seat;
  const takes = legal(state).filter((command) => {
    const holder = command.type === 'conquer' ? state.regions[command.region]?.force : null;
    return typeof holder === 'number' && forceOf(state, holder).seat === leader;
  });
  return takes[0] ?? null;
}

const regionsOf = (state: GameState, seat: number): number =>
  state.forces.filter((force) => force.seat === seat).reduce((sum, force) => sum + heldRegions(state, force).length, 0);
