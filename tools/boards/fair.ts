import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makeBoard, printedWishes } from '../../src/boards/making.ts';
import {
  isFairToSeats,
  type SeatShares,
  seatFigures,
  seatGames,
  seatGamesWanted,
  seatTolerance,
} from '../../src/fairness/index.ts';
import printed from '../../src/fairness/printed-seats.json';
import { type BoardId, boardFacts, boardIds, readBoard } from '../../src/rules/index.ts';

/**
 * `npm run boards -- --fair [--board 4 | --board own:… | --made 7] [--players 4] [--games 4000]`: who wins on a board, by the order of turns, beside the
 * printed board for as many players. `--made` is the number of a board that is made like the printed one for these players. `--tries 5` goes on to the
 * next number until a board is fair. `--printed` measures the printed boards, or the one for these players, and writes their figures. Exit code 1: a seat is better off by too much.
 */
export function fair(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      fair: { type: 'boolean' },
      board: { type: 'string' },
      made: { type: 'string' },
      tries: { type: 'string', default: '1' },
      players: { type: 'string' },
      games: { type: 'string', default: String(seatGamesWanted) },
      printed: { type: 'boolean', default: false },
    },
  });
  const games = Number(values.games);
  const wanted = boardIds.find((id) => String(id) === values.players);
  if (values.printed) {
    const fresh = (wanted === undefined ? boardIds : [wanted]).map((board) => played(board, board, games));
    const kept: readonly SeatShares[] = printed.boards;
    const others = kept.filter(({ wins }) => fresh.every((one) => one.wins.length !== wins.length));
    const boards = [...others, ...fresh].toSorted((a, b) => a.wins.length - b.wins.length);
    writeFileSync(figures, `${JSON.stringify({ boards }, null, 2)}\n`);
    return;
  }
  for (let number = Number(values.made ?? 0); number < Number(values.made ?? 0) + Number(values.tries); number++) {
    const given = Number(values.board) || values.board;
    const reading =
      given === undefined ? { ok: true as const, id: makeBoard(printedWishes(wanted ?? 4, number)) } : readBoard(given);
    if (!reading.ok || reading.id === null) throw new Error(`no such board: ${JSON.stringify(reading)}`);
    const players = wanted ?? boardFacts(reading.id).players;
    console.log(`${reading.id}\n${boardFacts(reading.id).regions.length} regions, ${players} players, ${games} games`);
    const seats = seatFigures(played(reading.id, players, games));
    for (const [seat, { share, printed, more, margin }] of seats.entries())
      console.log(
        `seat ${seat + 1}: ${percent(share)} %, on the printed board ${percent(printed)} %, ${percent(more)} more (± ${percent(margin)})`,
      );
    const isFair = isFairToSeats(seats);
    console.log(
      isFair
        ? `Fair: no seat is better off by more than ${percent(seatTolerance)} points.`
        : `Not fair: a seat is better off by more than ${percent(seatTolerance)} points.`,
    );
    process.exitCode = isFair ? 0 : 1;
    if (isFair) return;
  }
}

const figures = new URL('../../src/fairness/printed-seats.json', import.meta.url);

const percent = (share: number) => (100 * share).toFixed(1);

function played(board: BoardId, players: number, games: number): SeatShares {
  let told = performance.now();
  let shares: SeatShares = { games: 0, wins: [] };
  for (shares of seatGames({ board, players, games, seed: 1 })) {
    if (performance.now() - told < 20_000) continue;
    told = performance.now();
    console.error(`${shares.games} of ${games}`);
  }
  return shares;
}
