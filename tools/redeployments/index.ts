/**
 * `npm run redeployments -- [--games 10] [--players 2,3,4,5] [--seed 1] [--after 24]`: redeployments by hindsight. Each one met in games of planners is
 * gone on with, in the same imagined games: as the careful place their tokens, evenly, with all that can be spared in one region, and as a warlord
 * does. Prints what was lost, what the seat's lead would have been otherwise, and the ten kinds in which care gives most away.
 */
import { parseArgs } from 'node:util';
import { type Ways, waysOf } from './hindsight.ts';
import { redeploymentsMet } from './met.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10' },
    players: { type: 'string', default: '2,3,4,5' },
    seed: { type: 'string', default: '1' },
    after: { type: 'string', default: '24' },
  },
});

for (const players of values.players.split(',').map(Number)) {
  const met: Ways[] = [];
  for (let game = 0; game < Number(values.games); game++)
    for (const state of redeploymentsMet(players, Number(values.seed) + game))
      met.push(waysOf(state, Number(values.after)));
  console.log(
    [
      `${players} players, ${met.length} redeployments with something to spare`,
      `regions lost ${mean(met, ({ careful }) => careful.lost)} carefully, ${mean(met, ({ even }) => even.lost)} evenly, ${mean(met, ({ warlord }) => warlord.lost)} by a warlord`,
      `lead ${aheadOfCare(met, ({ even }) => even.lead)} more evenly`,
      `${aheadOfCare(met, ({ warlord }) => warlord.lead)} by a warlord`,
      `${aheadOfCare(met, ({ best }) => best.lead)} by hindsight`,
    ].join('; '),
  );
  const kinds = new Map<string, Ways[]>();
  for (const ways of met) kinds.set(ways.kind, [...(kinds.get(ways.kind) ?? []), ways]);
  const given = (some: readonly Ways[]) => some.reduce((sum, { best, careful }) => sum + best.lead - careful.lead, 0);
  for (const [kind, some] of [...kinds].toSorted((a, b) => given(b[1]) - given(a[1])).slice(0, 10))
    console.log(
      `  ${kind}: ${some.length}; ${aheadOfCare(some, ({ best }) => best.lead)} by hindsight, ${aheadOfCare(some, ({ warlord }) => warlord.lead)} by a warlord`,
    );
}

function mean(met: readonly Ways[], part: (ways: Ways) => number): string {
  return (met.reduce((sum, ways) => sum + part(ways), 0) / met.length).toFixed(2);
}

/** How much more lead than with care, in coins, with two standard errors. */
function aheadOfCare(met: readonly Ways[], lead: (ways: Ways) => number): string {
  const more = met.map((ways) => lead(ways) - ways.careful.lead);
  const average = more.reduce((sum, one) => sum + one, 0) / more.length;
  const squares = more.reduce((sum, one) => sum + (one - average) ** 2, 0);
  return `${average.toFixed(2)} ±${(2 * Math.sqrt(squares / more.length / Math.max(1, more.length - 1))).toFixed(2)}`;
}
