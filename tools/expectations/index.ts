import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import known from '../../src/opponents/evaluation/expectations.json';
import { errorOf, fitted, type Standing, type Weights, withinBounds } from './fit.ts';
import { standingsOf } from './samples.ts';
import { tableText } from './writing.ts';

/**
 * `npm run expectations -- [--fit duel] [--games 1200] [--seed 1000] [--write]`: the value of holdings by turns left. Fits the tables named by
 * `--fit` (`duel`: two players; `crowd`: three to five) to this many games between planners; the other tables stay as they are, except where they
 * violate the bounds. Prints the rows, for a seat whose turn is next and after everybody's, with their errors; with `--write` they replace the
 * opponents' own (`src/opponents/evaluation/expectations.json`). A newly fitted table predicts better and yet may play worse: test it on the ladder
 * before keeping it (docs/opponents.md).
 */
const { values } = parseArgs({
  options: {
    fit: { type: 'string', default: 'duel' },
    games: { type: 'string', default: '1200' },
    seed: { type: 'string', default: '1000' },
    write: { type: 'boolean', default: false },
  },
});

type Name = keyof typeof known;

/** The player counts whose games each table is fitted to. */
const players: Readonly<Record<Name, readonly number[]>> = { duel: [2], crowd: [3, 4, 5] };

/** No game has more turns. */
const most = 10;

const learnt = values.fit.split(',').filter((name) => name !== '');
const stranger = learnt.find((name) => !(name in players));
if (stranger !== undefined)
  throw new Error(`No such table: ${stranger}. There are: ${Object.keys(players).join(', ')}.`);

const tables = { duel: tableOf('duel'), crowd: tableOf('crowd') };
if (values.write)
  writeFileSync(new URL('../../src/opponents/evaluation/expectations.json', import.meta.url), tableText(tables));

function tableOf(name: Name): Weights[] {
  const standings = learnt.includes(name) ? standingsFrom(players[name]) : [];
  const rows = learnt.includes(name) ? fitted(standings, most) : withinBounds(rowsOf(name));
  console.log(`${name}\nturns  active   fresh  perActive perDeclined perFree | after waiting a round`);
  for (const [at, row] of rows.entries()) console.log(lineOf(at + 1, row, rows, standings));
  return rows;
}

function standingsFrom(boards: readonly number[]): Standing[] {
  const games = Math.ceil(Number(values.games) / boards.length);
  return boards.flatMap((board) =>
    Array.from({ length: games }, (_, game) => standingsOf(board, Number(values.seed) + game)).flat(),
  );
}

/** The present rows, from one turn left. */
function rowsOf(name: Name): Weights[] {
  return known[name].slice(1).map(([next = [], waiting = []]) => ({ next, waiting }));
}

function lineOf(turns: number, row: Weights, rows: readonly Weights[], standings: readonly Standing[]): string {
  const waited = row.waiting.map((change, at) => change + (row.next[at] ?? 0));
  const [next, later] = [row.next, waited].map((all) => all.map((weight) => weight.toFixed(2).padStart(7)).join(' '));
  const { coins, cases } = errorOf(rows, standings, turns);
  const error = cases > 0 ? `  off by ${coins.toFixed(1)} coins in ${cases}` : '';
  return `${String(turns).padStart(5)} ${next} | ${later}${error}`;
}
