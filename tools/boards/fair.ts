import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makeBoard, printedWishes } from '../../src/boards/making.ts';
import {
  type FairStep,
  lookForFair,
  type SeatShares,
  seatGames,
  seatGamesWanted,
  seatSeed,
  seatTolerance,
  seatVerdict,
} from '../../src/fairness/index.ts';
import { type BoardId, boardFacts, boardIds, type PrintedBoardId, readBoard } from '../../src/rules/index.ts';

/**
 * `npm run boards -- --fair [--board 4 | --board own:… | --made 7] [--players 4] [--games 4000]`: who wins on a board, by the order of turns, beside the
 * printed board for as many players. `--made` is the number of a board that is made like the printed one for these players (`--like 3`: like the one for
 * three). `--tries 5` gives boards up that are not likely to be fair and goes on to the next number until one is. `--printed` measures the printed boards,
 * each with every number of players or with this one (`--players`), and writes their figures; `--missing` only those that are not there yet.
 * Exit code 1: a seat is better off by too much.
 */
export function fair(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      fair: { type: 'boolean' },
      board: { type: 'string' },
      made: { type: 'string' },
      like: { type: 'string' },
      tries: { type: 'string' },
      players: { type: 'string' },
      games: { type: 'string', default: String(seatGamesWanted) },
      printed: { type: 'boolean', default: false },
      missing: { type: 'boolean', default: false },
    },
  });
  const games = Number(values.games);
  const number = (word: string | undefined) => boardIds.find((id) => String(id) === word);
  const wanted = number(values.players);
  if (values.printed) {
    measurePrinted(wanted === undefined ? boardIds : [wanted], games, values.missing);
    return;
  }
  const like = number(values.like) ?? wanted ?? 4;
  const from = Number(values.made ?? 0);
  const make = (seed: number) => makeBoard(printedWishes(like, seed));
  if (values.tries !== undefined) {
    search(make, wanted ?? like, from, from + Number(values.tries) - 1);
    return;
  }
  const given = Number(values.board) || values.board;
  const reading = given === undefined ? { ok: true as const, id: make(from) } : readBoard(given);
  if (!reading.ok || reading.id === null) throw new Error(`no such board: ${JSON.stringify(reading)}`);
  const players = wanted ?? boardFacts(reading.id).players;
  console.log(`${reading.id}\n${boardFacts(reading.id).regions.length} regions, ${players} players, ${games} games`);
  report(played(reading.id, players, games));
}

const figures = new URL('../../src/fairness/printed-seats.json', import.meta.url);

interface Measured extends SeatShares {
  readonly board: number;
  readonly players: number;
}

/** What the file has now: another run may have written into it. */
function measuredBoards(): readonly Measured[] {
  const { boards }: { boards: readonly Measured[] } = JSON.parse(readFileSync(figures, 'utf8'));
  return boards;
}

/** Measures printed boards and writes after each what it has come to, so that it may be stopped. */
function measurePrinted(numbers: readonly PrintedBoardId[], games: number, isMissing: boolean): void {
  for (const players of numbers)
    for (const board of boardIds) {
      const isIt = (one: Measured) => one.board === board && one.players === players;
      if (isMissing && measuredBoards().some(isIt)) continue;
      const fresh: Measured = { board, players, ...played(board, players, games) };
      const all = [...measuredBoards().filter((one) => !isIt(one)), fresh].toSorted(
        (a, b) => a.players - b.players || a.board - b.board,
      );
      writeFileSync(figures, `${JSON.stringify({ boards: all }, null, 2)}\n`);
      console.log(`board ${board}, ${players} players: ${fresh.wins.map((won) => percent(won / games)).join(', ')}`);
    }
}

function search(make: (seed: number) => BoardId | null, players: number, from: number, last: number): void {
  const steps = lookForFair({ make, players, from, last });
  const tell = every(20_000);
  let step: FairStep | null = null;
  for (let next = steps.next(); ; next = steps.next()) {
    step = next.value;
    if (next.done || step === null) break;
    const { number, shares, state } = step;
    if (state === 'dropped') console.log(`${number}: given up after ${shares.games} games (${line(shares)})`);
    else tell(() => `${number}: ${shares.games} games (${line(shares)})`);
  }
  if (step === null) {
    console.log('None of these is fair.');
    process.exitCode = 1;
    return;
  }
  console.log(`${step.number}: ${step.board}`);
  report(step.shares);
}

function report(shares: SeatShares): void {
  const verdict = seatVerdict(shares);
  if (verdict === null) throw new Error('the printed board for as many players has not been measured');
  for (const [seat, { share, printed, more, margin }] of verdict.figures.entries())
    console.log(
      `seat ${seat + 1}: ${percent(share)} %, on the printed board ${percent(printed)} %, ${percent(more)} more (± ${percent(margin)})`,
    );
  const most = `by more than ${percent(seatTolerance)} points`;
  const { says } = verdict;
  if (says === 'fair') console.log(`Fair: no seat is better off ${most}.`);
  else if (says === 'unfair') console.log(`Not fair: seat ${verdict.seat + 1} is better off ${most}.`);
  else console.log(`Not enough games to say whether a seat is better off ${most}.`);
  process.exitCode = says === 'unfair' ? 1 : 0;
}

const line = (shares: SeatShares) =>
  (seatVerdict(shares)?.figures ?? []).map(({ more, margin }) => `${percent(more)} ± ${percent(margin)}`).join(', ');

const percent = (share: number) => (100 * share).toFixed(1);

/** Tells something on the error output, but not more often than that. */
function every(milliseconds: number): (what: () => string) => void {
  let told = performance.now();
  return (what) => {
    if (performance.now() - told < milliseconds) return;
    told = performance.now();
    console.error(what());
  };
}

function played(board: BoardId, players: number, games: number): SeatShares {
  const tell = every(20_000);
  let shares: SeatShares = { games: 0, wins: [] };
  for (shares of seatGames({ board, players, games, seed: seatSeed })) tell(() => `${shares.games} of ${games}`);
  return shares;
}
