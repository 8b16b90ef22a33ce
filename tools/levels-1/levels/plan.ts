import {
  actingForce,
  apply,
  type Command,
  type GameState,
  hooksOf,
  legal,
  type Seat,
} from '../../../src/rules/index.ts';
import { type Gamble, gamblesOf, type Raid, raidsOf, rateOf } from '../judgement/conquest.ts';
import { standingOf } from '../judgement/standing.ts';
import type { Temper } from '../types.ts';
import { type Start, uprooted } from './uproot.ts';

/** Conquests to the end of a turn, and the lead the seat may expect to end the game with. */
export interface Plan {
  /** The moves, without the one that ends the conquests; none of them is a last attempt. */
  readonly moves: readonly Command[];
  /** The last attempt that ends the plan, with its chance, or null. */
  readonly gamble: Gamble | null;
  readonly value: number;
}

/** How many ways are followed at once, and how many moves of each. */
export interface Breadth {
  readonly ways: number;
  readonly moves: number;
}

interface Step extends Start {
  readonly value: number;
}

const longest = 16;

/**
 * Looks for the best conquests of the rest of a turn: the best few ways so far are followed on, move by move, and each is judged by where
 * it would end if the turn were scored there. Gives all that were met, best first; doing nothing is one of them.
 */
export function plansOf(state: GameState, temper: Temper, breadth: Breadth): Plan[] {
  const plans = plansFrom({ state, moves: [] }, temper, breadth);
  const anew = isStuck(plans) ? uprooted(state) : null;
  if (anew) plans.push(...plansFrom(anew, temper, breadth));
  return plans.sort((a, b) => b.value - a.value);
}

/** Is there no way to take more than one region from here? */
function isStuck(plans: readonly Plan[]): boolean {
  return plans.every(({ moves }) => moves.length < 2);
}

function plansFrom({ state, moves: before }: Start, temper: Temper, { ways, moves }: Breadth): Plan[] {
  const seat = state.turnSeat;
  const plans: Plan[] = [];
  let frontier: Step[] = [{ state, moves: before, value: standingOf(state, seat, temper) }];
  for (let depth = 0; depth < longest && frontier.length > 0; depth++) {
    const next = new Map<string, Step>();
    for (const step of frontier) {
      const commands = legal(step.state);
      plans.push({ moves: step.moves, gamble: null, value: step.value }, ...gambled(step, commands, temper, seat));
      for (const command of movesOf(step.state, commands, temper, moves)) {
        const outcome = apply(step.state, command);
        if (!outcome.ok) continue;
        const value = standingOf(outcome.state, seat, temper);
        const key = keyOf(outcome.state);
        if (value > (next.get(key)?.value ?? Number.NEGATIVE_INFINITY))
          next.set(key, { state: outcome.state, moves: [...step.moves, command], value });
      }
    }
    frontier = [...next.values()].sort((a, b) => b.value - a.value).slice(0, ways);
  }
  return plans;
}

/** The lead a seat may expect from a position in its turn: that of its best plan, or, where there is nothing to conquer, as it stands. */
export function leadFrom(next: GameState, seat: Seat, temper: Temper, breadth: Breadth): number {
  const [best] = next.phase === 'conquer' || next.phase === 'ghouls' ? plansOf(next, temper, breadth) : [];
  return best?.value ?? standingOf(next, seat, temper);
}

/** What a plan does first. */
export function firstOf({ moves, gamble }: Plan): Command {
  return moves[0] ?? gamble?.command ?? { type: 'endConquests' };
}

/** The moves worth following: those with the best rates, and the one that brings most. What costs nothing and can only help comes first. */
function movesOf(state: GameState, commands: readonly Command[], temper: Temper, moves: number): Command[] {
  const raids = raidsOf(state, commands, temper).filter(({ coins }) => coins > 0);
  const free = raids.find(({ command }) => command.type === 'act' && command.region === undefined);
  if (free) return [free.command];
  const most = raids.reduce<Raid | null>(
    (best, raid) => (best === null || raid.coins > best.coins ? raid : best),
    null,
  );
  const ranked = raids.sort((a, b) => rateOf(b) - rateOf(a)).slice(0, moves);
  if (most && !ranked.includes(most)) ranked.push(most);
  return ranked.map(({ command }) => command);
}

const triedGambles = 2;

/** What the best last attempts from here are worth, by the exact odds of the die. */
function gambled({ state, moves }: Step, commands: readonly Command[], temper: Temper, seat: Seat): Plan[] {
  const gambles = gamblesOf(state, commands, temper).sort((a, b) => b.coins - a.coins);
  // A failed attempt comes to the same wherever it was made, but for who may be offered peace.
  const force = actingForce(state);
  const isAlike = force !== null && hooksOf(state, force).treaty === null;
  let missed: number | null = null;
  return gambles.slice(0, triedGambles).map((gamble) => {
    const won = rolled(state, gamble.command, true);
    if (missed === null || !isAlike) missed = standingOf(rolled(state, gamble.command, false), seat, temper);
    const value = gamble.odds * standingOf(won, seat, temper) + (1 - gamble.odds) * missed;
    return { moves, gamble, value };
  });
}

/** The state after a last attempt that succeeds, or fails. */
export function rolled(state: GameState, command: Command, succeeds: boolean): GameState {
  const { hidden } = state;
  const outcome = apply({ ...state, hidden: { ...hidden, dice: [succeeds ? 3 : 0, ...hidden.dice] } }, command);
  if (!outcome.ok) throw new Error(`opponents: no such attempt: ${outcome.refusal.code}`);
  return outcome.state;
}

/** The same conquests in another order come to the same. */
function keyOf(state: GameState): string {
  const taken = state.turn.conquests.map(({ region }) => region).sort((a, b) => a - b);
  const hands = state.forces.map(({ hand }) => hand);
  return `${taken.join()}/${hands.join()}/${state.turn.force}/${state.turn.roll?.value}`;
}
