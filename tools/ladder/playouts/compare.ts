import { seedFor } from '../../../src/opponents/chance.ts';
import { imagine } from '../../../src/opponents/imagine.ts';
import { apply, type Command, type GameState, view } from '../../../src/rules/index.ts';
import { leadPlayedOn } from './play-on.ts';

/** How choices are compared by playing on. */
export interface Playouts {
  /** How many of the most promising are played on at all. */
  readonly choices: number;
  /** How many times each of them is, and again each of the two that did best. */
  readonly times: number;
  /** For how many rounds. */
  readonly rounds: number;
}

/** One of the choices of a decision, with the lead that it promises: only the differences count. */
export interface Promising {
  readonly commands: readonly Command[];
  readonly value: number;
}

/** An odd prime far from the seeds in use, so that no two games are imagined alike. */
const STRIDE = 7919;

/**
 * Choices with the leads that they brought on average, in games that are played on after each of them: the same hidden stacks and dice for all. What
 * is not played on stands below what is, by as much as it promised less.
 * @param choices the choices of the seat to decide, most promising first
 */
export function playedOut(
  state: GameState,
  seed: number,
  choices: readonly Promising[],
  { choices: most, times, rounds }: Playouts,
): Promising[] {
  const seen = view(state, state.seat);
  const tried = choices.slice(0, most).map(({ commands, value }) => ({ commands, promise: value, sum: 0, games: 0 }));
  let game = 0;
  const play = (some: readonly (typeof tried)[number][]) => {
    for (let time = 0; time < times; time++) {
      game += 1;
      const imagined = imagine(seen, seedFor(seed + game * STRIDE, seen));
      const start = { ...imagined, hidden: { ...imagined.hidden, dice: [] } };
      for (const choice of some) {
        choice.sum += leadPlayedOn(begun(start, choice.commands), state.seat, rounds);
        choice.games += 1;
      }
    }
  };
  const mean = ({ sum, games }: { readonly sum: number; readonly games: number }) => sum / games;
  const sort = () => tried.sort((a, b) => mean(b) - mean(a));
  play(tried);
  sort();
  // Once more for those between which it lies.
  play(tried.slice(0, 2));
  sort();
  const least = Math.min(...tried.map(mean));
  const lowest = Math.min(...tried.map(({ promise }) => promise));
  return [
    ...tried.map((choice) => ({ commands: choice.commands, value: mean(choice) })),
    ...choices.slice(most).map(({ commands, value }) => ({ commands, value: least + Math.min(0, value - lowest) })),
  ];
}

/** As many of the commands as can be carried out: after a roll that fell badly the rest is planned anew. */
function begun(start: GameState, commands: readonly Command[]): GameState {
  let now = start;
  for (const command of commands) {
    const outcome = apply(now, command);
    if (!outcome.ok) return now;
    now = outcome.state;
  }
  return now;
}
