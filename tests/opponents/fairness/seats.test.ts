import { describe, expect, it } from 'vitest';
import {
  chanceOfFair,
  lookForFair,
  printedSeats,
  type SeatShares,
  type SeatTask,
  seatFigures,
  seatGames,
  seatGamesWanted,
  seatTolerance,
  seatVerdict,
} from '../../../src/opponents/fairness/seats.ts';
import { boardIds } from '../../../src/rules/index.ts';
import { drawFrom } from '../../../tools/checks/random-player.ts';

const played = (games: Generator<SeatShares, SeatShares>) => {
  for (;;) {
    const step = games.next();
    if (step.done) return step.value;
  }
};

/** The shares of the printed board for so many, in which the first seat is better off by so much, at the cost of the last. */
function sharesWith(players: number, more: number, games: number): SeatShares {
  const printed = printedSeats(players as (typeof boardIds)[number], players) ?? expect.fail('not measured');
  const wins = printed.wins.map((won, seat) => {
    const bent = seat === 0 ? more : seat === players - 1 ? -more : 0;
    return games * (won / printed.games + bent);
  });
  return { games, wins };
}

describe('a board measured', () => {
  it('in one go and in two has the same figures', () => {
    const task: SeatTask = { board: 5, players: 2, games: 4, seed: 1 };
    const whole = played(seatGames(task));
    const part = played(seatGames({ ...task, games: 2 }));
    expect(part.games).toBe(2);
    expect(played(seatGames({ ...task, from: part }))).toEqual(whole);
    expect(whole.wins.reduce((sum, won) => sum + won, 0)).toBeCloseTo(4);
    // What is measured already is not played again.
    expect(played(seatGames({ ...task, games: 1, from: whole }))).toEqual(whole);
  });

  it('stands beside the printed board for as many players', () => {
    const figures = seatFigures(sharesWith(4, 0.02, 4000)) ?? [];
    expect(figures.map(({ more }) => Math.round(1000 * more))).toEqual([20, 0, 0, -20]);
    for (const { margin } of figures) expect(margin).toBeGreaterThan(0.01);
    for (const { margin } of figures) expect(margin).toBeLessThan(0.03);
  });

  it.each<[string, number, number, string]>([
    ['fair, as far as a seat is better off by 3 points', 0.029, 4000, 'fair'],
    ['unfair beyond that', 0.031, 4000, 'unfair'],
    ['neither before all games are played', 0, 3999, 'open'],
    ['neither, however it looks, after few games', 0.3, 150, 'open'],
    ['unfair before the end if it hardly could be fair any more', 0.15, 600, 'unfair'],
    ['neither where it still could be', 0.05, 600, 'open'],
  ])('is told to be %s', (_, more, games, says) => {
    const verdict = seatVerdict(sharesWith(4, more, games));
    expect(verdict?.says).toBe(says);
    if (more > 0) expect(verdict?.seat).toBe(0);
  });

  it('is printed with every number of players, and fair with its own', () => {
    for (const players of boardIds) {
      const own = printedSeats(players, players) ?? expect.fail(`the printed board for ${players} is not measured`);
      expect(seatVerdict(own)?.says).toBe('fair');
      for (const board of boardIds) expect(printedSeats(board, players)?.games, `${board} for ${players}`).toBe(4000);
    }
  });
});

/** Games of chance: every seat wins as often as on the printed board, but the first more often, by so much on each board. */
function chancePlay(moreOn: (board: SeatTask['board']) => number) {
  const draw = drawFrom(5);
  return function* play({ board, players, games, from }: SeatTask): Generator<SeatShares, SeatShares> {
    const shares = sharesWith(players, moreOn(board), 1).wins;
    const wins = Array.from({ length: players }, (_, seat) => from?.wins[seat] ?? 0);
    for (let game = (from?.games ?? 0) + 1; game <= games; game++) {
      let left = draw(1_000_000) / 1_000_000;
      const winner = shares.findIndex((share) => {
        left -= share;
        return left < 0;
      });
      const seat = winner < 0 ? players - 1 : winner;
      wins[seat] = (wins[seat] ?? 0) + 1;
      yield { games: game, wins: [...wins] };
    }
    return { games, wins };
  };
}

/** What becomes of so many boards of one kind: how many are found fair, and how many games are played on each, on average. */
function fateOf(more: number, boards: number) {
  let [found, games] = [0, 0];
  for (let number = 0; number < boards; number++) {
    let last: SeatShares = { games: 0, wins: [] };
    for (const step of lookForFair({
      make: () => 4,
      players: 4,
      from: number,
      last: number,
      play: plays.get(more) ?? expect.fail(),
    })) {
      last = step.shares;
      if (step.state === 'found') found += 1;
    }
    games += last.games;
  }
  return { found: found / boards, games: games / boards };
}

const plays = new Map([0, 0.015, 0.045, 0.08, 0.12].map((more) => [more, chancePlay(() => more)]));

describe('looking for a fair board', () => {
  it('gives up soon what is plainly unfair, and mostly stays with what is fair', () => {
    const plain = fateOf(0.12, 40);
    expect(plain.found).toBe(0);
    expect(plain.games).toBeLessThan(250);
    const unfair = fateOf(0.08, 40);
    expect(unfair.found).toBe(0);
    expect(unfair.games).toBeLessThan(600);
    expect(fateOf(0, 40).found).toBeGreaterThan(0.75);
  });

  it('calls hardly any board fair that is off by half as much again as may be', () => {
    expect(fateOf(0.045, 60).found).toBeLessThan(0.08);
    expect(seatTolerance).toBe(0.03);
  });

  it('makes one after another until one is fair, and tells how many it gave up', () => {
    // Board 2 stands for unfair ones here, 4 for a fair one.
    const steps = [
      ...lookForFair({
        make: (number) => (number === 7 ? null : number === 10 ? 4 : 2),
        players: 4,
        from: 7,
        play: chancePlay((board) => (board === 4 ? 0 : 0.2)),
      }),
    ].filter(({ state }) => state !== 'playing');
    expect(steps.map(({ number, state, dropped }) => [number, state, dropped])).toEqual([
      [8, 'dropped', 1],
      [9, 'dropped', 2],
      [10, 'found', 2],
    ]);
    expect(steps.at(-1)?.shares.games).toBe(seatGamesWanted);
  });

  it('goes on with what is known, and plays no game again', () => {
    const known = sharesWith(4, 0.02, seatGamesWanted);
    const never = () => expect.fail('a game was played');
    const [step] = lookForFair({ make: () => 4, players: 4, from: 3, known: () => known, play: never });
    expect(step).toMatchObject({ state: 'found', number: 3, shares: known });
  });

  it('thinks nothing of a board before a game is played, and less the worse a seat stands', () => {
    expect(chanceOfFair({ games: 0, wins: [0, 0, 0, 0] })).toBe(1);
    const chances = [0, 0.03, 0.06, 0.09].map((more) => chanceOfFair(sharesWith(4, more, 500)));
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(chances[1]).toBeCloseTo(0.5, 1);
  });
});
