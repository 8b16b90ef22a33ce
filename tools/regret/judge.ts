import { seedFor } from '../../src/opponents/chance.ts';
import { imagine } from '../../src/opponents/imagine.ts';
import { evenTemper } from '../../src/opponents/index.ts';
import type { Level } from '../../src/opponents/types.ts';
import { view } from '../../src/rules/index.ts';
import { meanOf } from '../known-positions/count.ts';
import { type Decision, regretOf } from './bank.ts';

/** What a design's way of deciding cost in one decision, on average over its seeds. */
export interface Judged {
  readonly decision: Decision;
  readonly regret: number;
  /** Milliseconds of processor time of each time it was asked. */
  readonly times: readonly number[];
}

/** The share of the choices that nobody valued is small; they count as far behind as the worst that was. */
const worstOf = ({ choices }: Decision): number => Math.max(...choices.map(({ behind }) => behind));

/** How a level does in the decisions of a bank, asked so often in each, as the seat that decides sees it. */
export function judged(level: Level, bank: readonly Decision[], seeds: number): Judged[] {
  return bank.map((decision) => {
    const seen = view(decision.state, decision.state.seat);
    const asked = Array.from({ length: seeds }, (_, at) => {
      const seed = 1 + at;
      const before = process.cpuUsage();
      const [command] = level(imagine(seen, seedFor(seed, seen)), { seed, temper: evenTemper }).commands;
      const { user, system } = process.cpuUsage(before);
      return { regret: (command && regretOf(decision, command)) ?? worstOf(decision), time: (user + system) / 1000 };
    });
    return { decision, regret: meanOf(asked.map(({ regret }) => regret)), times: asked.map(({ time }) => time) };
  });
}

/** A line for each kind of decision and number of players; less what another design cost in the same decisions, if one is given. */
export function lineOf(name: string, scores: readonly Judged[], base: readonly Judged[] | null): string[] {
  const groups = new Map<string, number[]>();
  for (const [at, { decision }] of scores.entries()) {
    const { kind, state } = decision;
    for (const group of [`${state.players} players, ${kind}`, `all, ${kind}`])
      groups.set(group, [...(groups.get(group) ?? []), at]);
  }
  return [...groups].sort().map(([group, places]) => {
    const regrets = places.map((at) => (scores[at]?.regret ?? 0) - (base?.[at]?.regret ?? 0));
    const mean = meanOf(regrets);
    const error = Math.sqrt(meanOf(regrets.map((one) => (one - mean) ** 2)) / Math.max(1, regrets.length - 1));
    const times = places.flatMap((at) => scores[at]?.times ?? []).sort((a, b) => a - b);
    const interval = `${(mean - 1.96 * error).toFixed(2)} to ${(mean + 1.96 * error).toFixed(2)}`;
    const took = `${meanOf(times).toFixed(0)} ms, p95 ${(times[Math.floor(times.length * 0.95)] ?? 0).toFixed(0)}`;
    return `${name}: ${group}: ${mean.toFixed(2)} coins (${interval}) of ${places.length}; ${took}`;
  });
}
