import { parseArgs } from 'node:util';
import { errorOf, leastSquares } from './least-squares.ts';
import { standingsOf } from './samples.ts';

/**
 * Prints what holdings are worth by turns left, as the strategists' own games say: the rows of `judgement/expectation.ts`, before smoothing.
 * The columns are those of its rows, next to move first, then what waiting changes.
 */
const { values } = parseArgs({
  options: { players: { type: 'string', default: '2' }, games: { type: 'string', default: '200' } },
});
const tables = values.players.split(',').map(Number);
const standings = tables.flatMap((players) =>
  Array.from({ length: Number(values.games) }, (_, game) => standingsOf(players, 1000 + game)).flat(),
);
console.log('turns  active  fresh  perActive  perDeclined  perFree | waiting');
for (let turns = 1; turns <= 10; turns++) {
  const samples = standings.filter((standing) => standing.turns === turns);
  if (samples.length === 0) continue;
  const weights = leastSquares(samples);
  const said = weights.map((weight) => weight.toFixed(2).padStart(6)).join('  ');
  console.log(
    `${String(turns).padStart(5)}  ${said}  off by ${errorOf(weights, samples).toFixed(1)} coins in ${samples.length}`,
  );
}
