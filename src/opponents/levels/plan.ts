import { apply, type Command, type GameState, legal, type Seat } from '../../rules/index.ts';
import { gamblesOf, type Raid, raidsOf, rateOf } from '../judgement/conquest.ts';
import { standingOf } from '../judgement/standing.ts';
import type { Temper } from '../types.ts';

/** A way on from here: its first move, and the lead it is expected to end with. */
export interface Way {
  readonly command: Command;
  readonly value: number;
}

interface Step {
  readonly state: GameState;
  /** The move that began the way here; null at its beginning. */
  readonly first: Command | null;
  readonly value: number;
}

/** How many ways are followed at once, and how many moves of each. */
export interface Breadth {
  readonly ways: number;
  readonly moves: number;
}

const longest = 16;

/**
 * Looks for the best conquests of the rest of a turn: the best few ways so far are followed on, move by move, and each is judged by where it
 * would end if the turn were scored there. Gives the ways by their first move, best first; stopping at once is one of them.
 */
export function waysOn(state: GameState, temper: Temper, { ways, moves }: Breadth): Way[] {
  const seat = state.turnSeat;
  const stop: Command = { type: 'endConquests' };
  const best = new Map<Command, number>();
  const note = (first: Command, value: number) => best.set(first, Math.max(value, best.get(first) ?? value));
  let frontier: Step[] = [{ state, first: null, value: standingOf(state, seat) }];
  note(stop, frontier[0]?.value ?? 0);
  for (let depth = 0; depth < longest && frontier.length > 0; depth++) {
    const next = new Map<string, Step>();
    for (const step of frontier) {
      for (const [command, value] of gambled(step, temper, seat)) note(step.first ?? command, value);
      for (const command of movesOf(step.state, temper, moves)) {
        const outcome = apply(step.state, command);
        if (!outcome.ok) continue;
        const first = step.first ?? command;
        const value = standingOf(outcome.state, seat);
        note(first, value);
        const key = keyOf(outcome.state);
        if (value > (next.get(key)?.value ?? Number.NEGATIVE_INFINITY))
          next.set(key, { state: outcome.state, first, value });
      }
    }
    frontier = [...next.values()].sort((a, b) => b.value - a.value).slice(0, ways);
  }
  return [...best].map(([command, value]) => ({ command, value })).sort((a, b) => b.value - a.value);
}

/** The moves worth following: those with the best rates, and the one that brings most. */
function movesOf(state: GameState, temper: Temper, moves: number): Command[] {
  const raids = raidsOf(state, legal(state), temper).filter(({ coins }) => coins > 0);
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
function gambled({ state }: Step, temper: Temper, seat: Seat): [Command, number][] {
  const gambles = gamblesOf(state, legal(state), temper).sort((a, b) => b.coins - a.coins);
  return gambles.slice(0, triedGambles).map(({ command, odds }) => {
    const value = (face: number) => {
      const rolled = apply({ ...state, hidden: { ...state.hidden, dice: [face] } }, command);
      return rolled.ok ? standingOf(rolled.state, seat) : Number.NEGATIVE_INFINITY;
    };
    return [command, odds * value(3) + (1 - odds) * value(0)];
  });
}

/** The same conquests in another order come to the same. */
function keyOf(state: GameState): string {
  const taken = state.turn.conquests.map(({ region }) => region).sort((a, b) => a - b);
  const hands = state.forces.map(({ hand }) => hand);
  return `${taken.join()}/${hands.join()}/${state.turn.force}/${state.turn.roll?.value}`;
}
