import { addSquare, leastWithin, problemOf } from '../least.ts';
import { rounded } from '../statistics.ts';
import type { Sample } from './samples.ts';

/** Spread of the lead of one game that lasts ten rounds more, in coins, and what of it there is right before the end. */
const spread = 15;
const least = 0.2;

/** How many coins a figure of a trait is expected to bring at most, without evidence; those that go with time more. */
const expected = { of: 3, scaled: 0.5 };

/** Coins for each unit of a trait, by ridge regression on what brought more than it promised, within each decision. */
export function fitted(samples: readonly Sample[]): Record<string, number> {
  const traits = samples.flatMap(({ tried }) => tried.flatMap((one) => one.traits.map(([name]) => name)));
  const names = [...new Set(traits)].sort();
  const place = new Map(names.map((name, at) => [name, at]));
  const problem = problemOf(
    names.map((name) => (/^(race|power)\.|^all/.test(name) ? expected.of : expected.scaled) ** -2),
  );
  for (const { tried, left } of samples) {
    const more = tried.map(({ lead, promise }) => lead - promise);
    const mean = more.reduce((sum, one) => sum + one, 0) / more.length;
    const centre = new Map<string, number>();
    for (const { traits } of tried)
      for (const [name, figure] of traits) centre.set(name, (centre.get(name) ?? 0) + figure / tried.length);
    for (const [at, { traits }] of tried.entries()) {
      const own = new Map(traits);
      const seen = [...centre].map(([name, middle]) => [place.get(name) ?? 0, (own.get(name) ?? 0) - middle] as const);
      addSquare(problem, seen, (more[at] ?? 0) - mean, (spread * (least + left)) ** -2);
    }
  }
  const weights = leastWithin(problem, []);
  return Object.fromEntries(names.map((name, at) => [name, rounded(weights[at] ?? 0, 3)]));
}
