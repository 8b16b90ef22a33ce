import known from '../../../src/opponents/evaluation/expectations.json';
import { oneOf } from '../../house/arguments.ts';
import { written } from '../file.ts';
import { type Deal, part } from '../part.ts';
import { rounded } from '../statistics.ts';
import { columns, errorOf, fitted, type Standing, type Weights, withinBounds } from './fit.ts';
import { standingsOf } from './samples.ts';

/** The player counts whose games each table is fitted to. */
const players = { duel: [2], crowd: [3, 4, 5] } as const;
const names = ['duel', 'crowd'] as const;

/** No game has more turns. */
const most = 10;

export const expectations = part<Deal, readonly Standing[]>({
  about: `what holdings are worth by turns left, from planners' own games. --fit duel,crowd fits the tables for two and for three to five players to so many
--games; the others stay as they are, but for what violates the bounds. Prints the rows, for a seat whose turn is next and after everybody's, with their errors.
--write makes that the opponents' judgement (src/opponents/evaluation/expectations.json). A table fitted anew predicts better and yet may play worse: test it
on the ladder before keeping it (docs/opponents.md).`,
  options: { fit: 'duel', games: '1200', seed: '1000', write: false },
  play: ({ players, seed }) => standingsOf(players, seed),
  report: async (given, ask) => {
    const learnt = given.names('fit').map((name) => oneOf('table', name, names));
    const tables: Record<string, unknown> = {};
    for (const name of names) {
      const boards = learnt.includes(name) ? players[name] : [];
      const count = Math.ceil(given.number('games') / Math.max(1, boards.length));
      const jobs = boards.flatMap((board) =>
        Array.from({ length: count }, (_, at): Deal => ({ players: board, seed: given.number('seed') + at })),
      );
      const standings: Standing[] = [];
      for await (const some of ask(jobs)) standings.push(...some);
      const rows = learnt.includes(name) ? fitted(standings, most) : withinBounds(rowsOf(name));
      console.log(`${name}\nturns  active   fresh  perActive perDeclined perFree | after waiting a round`);
      for (const [at, row] of rows.entries()) console.log(lineOf(at + 1, row, rows, standings));
      const zero = columns.map(() => 0);
      tables[name] = [{ next: zero, waiting: zero }, ...rows].map(({ next, waiting }) =>
        [next, waiting].map((weights) => weights.map((weight) => rounded(weight, 2))),
      );
    }
    if (given.is('write')) await written('src/opponents/evaluation/expectations.json', tables);
  },
});

/** The present rows, from one turn left. */
function rowsOf(name: (typeof names)[number]): Weights[] {
  return known[name].slice(1).map(([next = [], waiting = []]) => ({ next, waiting }));
}

function lineOf(turns: number, row: Weights, rows: readonly Weights[], standings: readonly Standing[]): string {
  const waited = row.waiting.map((change, at) => change + (row.next[at] ?? 0));
  const [next, later] = [row.next, waited].map((all) => all.map((weight) => weight.toFixed(2).padStart(7)).join(' '));
  const { coins, cases } = errorOf(rows, standings, turns);
  const error = cases > 0 ? `  off by ${coins.toFixed(1)} coins in ${cases}` : '';
  return `${String(turns).padStart(5)} ${next} | ${later}${error}`;
}
