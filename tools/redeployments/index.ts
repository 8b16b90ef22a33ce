/**
 * `npm run redeployments -- [--games 40] [--players 2,3,4,5] [--seed 1]`: redeployments by hindsight. After each one met in games of planners the game is
 * played on until the seat's next turn, with the same dice: as the careful place their tokens, evenly, and with all spare tokens in one region, the best of
 * them afterwards. Prints what was lost, and what the seat's lead would have been otherwise, by how the lead was given away.
 */
import { parseArgs } from 'node:util';
import { type Ways, waysOf } from './hindsight.ts';
import { redeploymentsMet } from './met.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '40' },
    players: { type: 'string', default: '2,3,4,5' },
    seed: { type: 'string', default: '1' },
  },
});

for (const players of values.players.split(',').map(Number)) {
  const met: Ways[] = [];
  for (let game = 0; game < Number(values.games); game++)
    for (const state of redeploymentsMet(players, Number(values.seed) + game)) met.push(waysOf(state));
  const mean = (part: (ways: Ways) => number) =>
    (met.reduce((sum, ways) => sum + part(ways), 0) / met.length).toFixed(2);
  console.log(
    [
      `${players} players, ${met.length} redeployments with something to spare`,
      `regions lost ${mean(({ careful }) => careful.lost)} carefully, ${mean(({ even }) => even.lost)} evenly`,
      `lead ${mean(({ careful, even }) => even.lead - careful.lead)} more evenly`,
      `${mean(({ careful, even, stack }) => Math.max(careful.lead, even.lead, stack.lead) - careful.lead)} more by hindsight`,
    ].join('; '),
  );
  const kinds = new Map<string, Ways[]>();
  for (const ways of met) kinds.set(kindOf(ways), [...(kinds.get(kindOf(ways)) ?? []), ways]);
  for (const [kind, some] of [...kinds].sort((a, b) => b[1].length - a[1].length)) {
    const given = some.reduce(
      (sum, { careful, even, stack }) => sum + Math.max(careful.lead, even.lead, stack.lead) - careful.lead,
      0,
    );
    console.log(`  ${kind}: ${some.length}, ${(given / some.length).toFixed(1)} coins each`);
  }
}

/** What would have been best. */
function kindOf({ careful, even, stack }: Ways): string {
  if (careful.lead >= Math.max(even.lead, stack.lead)) return 'careful was best';
  return even.lead >= stack.lead ? 'even was better' : `a stack was better, ${stack.where}`;
}
