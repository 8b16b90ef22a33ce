import {
  activeForce,
  type Command,
  type GameState,
  heldRegions,
  legal,
  type Seat,
  treatyPartners,
} from '../../rules/index.ts';
import { deploy } from '../evaluation/deploy.ts';
import { dangerFrom } from '../evaluation/deployment.ts';
import { lessonsOf } from '../evaluation/experience.ts';
import { holdingsOf } from '../evaluation/outlook.ts';
import { mostPatience, standingOf } from '../evaluation/standing.ts';
import { worthOf } from '../evaluation/worth.ts';
import { after } from '../play.ts';
import { evenTemper, isEven, type Level, type Mind, type Thought, type Weighed } from '../types.ts';
import { type Breadth, breadth, firstOf, leadFrom, type Plan, plansOf } from './plan.ts';

/** Approximate number of tokens of a fresh race. */
const freshTokens = 9;

/** DIP-1: peace with the most dangerous opponent: one near many coins, with tokens to take them. */
function peaceOf(state: GameState): Command {
  const threats = threatsTo(state);
  const seat = treatyPartners(state).reduce<Seat | null>(
    (worst, other) => (worst === null || (threats[other] ?? 0) > (threats[worst] ?? 0) ? other : worst),
    null,
  );
  return { type: 'treaty', seat };
}

/** By seat: the coins a turn of the present seat's active race within its reach, times its tokens. */
function threatsTo(state: GameState): number[] {
  const own = activeForce(state, state.turnSeat);
  return holdingsOf(state).map(({ free, fresh }, seat) => {
    if (!own || seat === state.turnSeat) return 0;
    const coins = worthOf(state, own).regions;
    const near = heldRegions(state, own).reduce(
      (sum, region) => sum + (coins[region] ?? 0) * dangerFrom(state, region, seat),
      0,
    );
    return near * (fresh ? freshTokens : free + 1);
  });
}

/** What a combo could do at once needs no more. */
const narrow: Breadth = { ways: 1, moves: 2 };

/** Picks by what a combo could do at once, declines when a fresh race promises more; as playing taught. */
export const planner: Level = (state, opponent) => {
  switch (state.phase) {
    case 'pickCombo':
      return byValue(leant(state, opponent, taught(state, picks, opponent)));
    case 'readyTroops':
      return byValue(taught(state, ready, opponent));
    case 'ghouls':
    case 'conquer':
      return byValue(leant(state, opponent, firstMoves(plansOf(state, opponent.temper, breadth))));
    case 'redeploy':
    case 'withdrawal':
      return { commands: deploy(state, 'careful'), weighed: [] };
    case 'treaty':
      return { commands: [peaceOf(state)], weighed: [] };
    default:
      return byValue(ways(state, (next) => standingOf(next, state.turnSeat, opponent.temper)));
  }
};

interface Candidate {
  readonly command: Command;
  readonly value: number;
}

function ways(state: GameState, worth: (state: GameState) => number): Candidate[] {
  return legal(state).map((command) => ({ command, value: worth(after(state, [command])) }));
}

function leant(state: GameState, { leaning }: Mind, all: readonly Candidate[]): readonly Candidate[] {
  return leaning ? all.map((one) => ({ ...one, value: one.value + leaning(state, one.command) })) : all;
}

function firstMoves(plans: readonly Plan[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const plan of plans) {
    const command = firstOf(plan);
    const key = JSON.stringify(command);
    if (!best.has(key)) best.set(key, { command, value: plan.value });
  }
  return [...best.values()];
}

/** The combos that may be taken, as each promises by what it could do at once: before anything that playing taught. */
export function picks(state: GameState, { temper }: Pick<Mind, 'temper'>): Candidate[] {
  return ways(state, (picked) => leadFrom(picked, state.turnSeat, temper, narrow));
}

/** What may be done before a turn with a race, as each promises by the best plan after it. */
function ready(state: GameState, { temper }: Pick<Mind, 'temper'>): Candidate[] {
  const patience = (temper.patience - 0.5) * 2 * mostPatience;
  return ways(state, (next) => leadFrom(next, state.turnSeat, temper, breadth)).map(({ command, value }) => ({
    command,
    value: command.type === 'expand' ? value + patience : value,
  }));
}

/** The candidates as a temper sees them, with what experience says of each: it knows them as an even temper does. */
function taught(
  state: GameState,
  candidates: (state: GameState, mind: Pick<Mind, 'temper'>) => readonly Candidate[],
  { temper }: Mind,
): readonly Candidate[] {
  const all = candidates(state, { temper });
  return withLessons(state, all, isEven(temper) ? all : candidates(state, { temper: evenTemper }));
}

/** The candidates with what experience says of each, which knows them as an even temper does. */
export function withLessons<C extends Candidate>(
  state: GameState,
  all: readonly C[],
  even: readonly Candidate[] = all,
): readonly C[] {
  const lessons = lessonsOf(state, even);
  return all.map((one, at) => ({ ...one, value: one.value + (lessons[at] ?? 0) }));
}

function byValue(all: readonly Candidate[]): Thought {
  const ranked = all.toSorted((a, b) => b.value - a.value);
  const [first] = ranked;
  if (!first) throw new Error('opponents: nothing to choose from');
  const weighed = ranked.map(({ command, value }): Weighed => ({ command, coins: value, share: null }));
  const commands: readonly Command[] = [first.command];
  return { commands, weighed };
}
