import { readFileSync } from 'node:fs';
import {
  lookForFair,
  type SeatShares,
  seatGames,
  seatGamesWanted,
  seatSeed,
  seatTolerance,
  seatVerdict,
} from '../../src/opponents/fairness/seats.ts';
import { type BoardId, boardFacts, boardIds, type PrintedBoardId, readBoard } from '../../src/rules/index.ts';
import { makeBoard } from '../../src/table/outlines/making/make.ts';
import { printedWishes } from '../../src/table/outlines/making/wishes.ts';
import type { Given } from '../house/arguments.ts';
import { root } from '../house/run.mjs';
import { written } from './file.ts';
import { part } from './part.ts';
import { percent } from './statistics.ts';

/** Games on a board. */
interface Series {
  readonly board: BoardId;
  readonly players: number;
  readonly games: number;
}

/** Boards made like the printed one for so many, one number after the other, until one is fair. */
interface Search {
  readonly like: PrintedBoardId;
  readonly players: number;
  readonly from: number;
  readonly last: number;
}

/** Null: no board is fair. */
type Found = { readonly shares: SeatShares; readonly name: string } | null;

const file = 'src/opponents/fairness/printed-seats.json';

export const seats = part<Series | Search, Found>({
  about: `who wins on a board, by the order of turns, beside the printed board for as many players. --board 4, or own:…; --made 7: the board that is made by that
number like the one for these --players (--like 3: like the one for three); --tries 5 gives boards up that are not likely to be fair and goes on to the next
number until one is. --printed measures the printed boards, each with every number of players or with these, and writes their figures; --missing only those that
are not there yet. The exit code is 1 if a seat is better off by too much.`,
  options: {
    board: '',
    made: '0',
    like: '',
    tries: '',
    players: '',
    games: String(seatGamesWanted),
    printed: false,
    missing: false,
  },
  play: (job) => ('board' in job ? played(job) : searched(job)),
  report: async (given, ask) => {
    if (given.is('printed')) {
      const known = measured();
      const jobs = (wanted(given, 'players') ?? boardIds).flatMap((players) =>
        boardIds.map((board) => ({ board, players, games: given.number('games') })),
      );
      const isKnown = ({ board, players }: Place) =>
        known.some((one) => one.board === board && one.players === players);
      const left = jobs.filter((job) => !(given.is('missing') && isKnown(job)));
      let at = 0;
      for await (const found of ask(left)) {
        const job = left[at++];
        if (found && job) await keep({ ...job, ...found.shares });
      }
      return;
    }
    for await (const found of ask([jobOf(given)])) report(found);
  },
});

/** One of the numbers of players, or all that are named; null if none is. */
function wanted(given: Given, option: string): readonly PrintedBoardId[] | null {
  const named = given.numbers(option).map((number) => boardIds.find((id) => id === number));
  if (named.includes(undefined)) throw new Error(`--${option} takes ${boardIds.join(', ')}`);
  return named.length === 0 ? null : named.filter((id) => id !== undefined);
}

function jobOf(given: Given): Series | Search {
  const [count] = wanted(given, 'players') ?? [];
  const like = wanted(given, 'like')?.[0] ?? count ?? 4;
  const from = given.number('made');
  if (given.text('tries') !== '') return { like, players: count ?? like, from, last: from + given.number('tries') - 1 };
  const named = Number(given.text('board')) || given.text('board');
  const reading = named === '' ? { ok: true as const, id: makeBoard(printedWishes(like, from)) } : readBoard(named);
  if (!reading.ok || reading.id === null) throw new Error(`no such board: ${named || from}`);
  return { board: reading.id, players: count ?? boardFacts(reading.id).players, games: given.number('games') };
}

function played({ board, players, games }: Series): Found {
  let shares: SeatShares = { games: 0, wins: [] };
  for (shares of seatGames({ board, players, games, seed: seatSeed }))
    if (shares.games % 500 === 0) console.error(`${shares.games} of ${games} games on board ${board}`);
  return { shares, name: `${board}\n${boardFacts(board).regions.length} regions, ${players} players, ${games} games` };
}

function searched({ like, ...range }: Search): Found {
  const steps = lookForFair({ ...range, make: (seed) => makeBoard(printedWishes(like, seed)) });
  for (let next = steps.next(); ; next = steps.next()) {
    if (next.done)
      return next.value && { shares: next.value.shares, name: `${next.value.number}: ${next.value.board}` };
    const { number, shares, state } = next.value;
    if (state === 'dropped') console.log(`${number}: given up after ${shares.games} games (${line(shares)})`);
  }
}

type Place = Pick<Series, 'players'> & { readonly board: BoardId };
type Measured = SeatShares & Place;

/** What the file has now: another run may have written into it. */
const measured = (): readonly Measured[] => JSON.parse(readFileSync(`${root}${file}`, 'utf8')).boards;

async function keep({ board, players, games, wins }: Measured): Promise<void> {
  const others = measured().filter((one) => one.board !== board || one.players !== players);
  const all = [...others, { board, players, games, wins }];
  await written(file, { boards: all.toSorted((a, b) => a.players - b.players || Number(a.board) - Number(b.board)) });
  console.log(`board ${board}, ${players} players: ${wins.map((won) => percent(won / games)).join(', ')}`);
}

function report(found: Found): void {
  if (!found) {
    console.log('None of these is fair.');
    process.exitCode = 1;
    return;
  }
  console.log(found.name);
  const verdict = seatVerdict(found.shares);
  if (verdict === null) throw new Error('the printed board for as many players has not been measured');
  for (const [seat, { share, printed, more, margin }] of verdict.figures.entries())
    console.log(
      `seat ${seat + 1}: ${percent(share)} %, on the printed board ${percent(printed)} %, ${percent(more)} more (± ${percent(margin)})`,
    );
  const most = `by more than ${percent(seatTolerance)} points`;
  if (verdict.says === 'fair') console.log(`Fair: no seat is better off ${most}.`);
  else if (verdict.says === 'unfair') console.log(`Not fair: seat ${verdict.seat + 1} is better off ${most}.`);
  else console.log(`Not enough games to say whether a seat is better off ${most}.`);
  process.exitCode = verdict.says === 'unfair' ? 1 : 0;
}

const line = (shares: SeatShares) =>
  (seatVerdict(shares)?.figures ?? []).map(({ more, margin }) => `${percent(more)} ± ${percent(margin)}`).join(', ');
