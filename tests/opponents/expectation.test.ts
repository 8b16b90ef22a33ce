import { describe, expect, it } from 'vitest';
import { type Expectation, expectationFor } from '../../src/opponents/evaluation/outlook.ts';
import { boardIds, newGame } from '../../src/rules/index.ts';
import { columns, errorOf, fitted, type Standing, withinBounds } from '../../tools/measure/expectations/fit.ts';
import { leastWithin } from '../../tools/measure/least.ts';

interface Case extends Expectation {
  readonly players: number;
  readonly turns: number;
  readonly wait: number;
}

/** What is expected at every table, with every number of turns left, right before the seat's turn, right after it, and in between. */
const cases: readonly Case[] = boardIds.flatMap((players) => {
  const start = newGame({ players, seed: 1 });
  const rounds = start.ok ? start.state.rounds : 0;
  return Array.from({ length: rounds }, (_, at) => at + 1).flatMap((turns) =>
    [0, 0.25, 0.5, 0.75, 1].map((wait) => ({ players, turns, wait, ...expectationFor(players, turns, wait) })),
  );
});

/** The figures are kept as hundredths: so far may a sum of two be off. */
const rounding = 0.015;

describe('what holdings are worth', () => {
  it('is something for each coin a turn, and never less than nothing for a token', () => {
    expect(cases.length).toBe(5 * (10 + 10 + 9 + 8));
    expect(cases.filter(({ perActive, perDeclined }) => Math.min(perActive, perDeclined) < 0.2)).toEqual([]);
    expect(cases.filter(({ perFree }) => perFree < 0)).toEqual([]);
  });

  it('is no more for a token that could take a region than for the region', () => {
    expect(cases.filter(({ perActive, perFree }) => perFree > perActive + rounding)).toEqual([]);
  });

  it('is more with more turns to go, whether a race is active or a fresh one comes, but for the very last', () => {
    for (const { players, turns, wait, active, fresh } of cases.filter(({ turns }) => turns > 2)) {
      const before = expectationFor(players, turns - 1, wait);
      expect(active).toBeGreaterThan(before.active);
      expect(fresh).toBeGreaterThan(before.fresh);
    }
  });

  it('changes by no leaps from one turn to the next, once the last few turns are over', () => {
    for (const { players, turns, wait, perActive, perDeclined, perFree } of cases.filter(({ turns }) => turns > 3)) {
      const before = expectationFor(players, turns - 1, wait);
      expect(Math.abs(perActive - before.perActive)).toBeLessThan(0.75);
      expect(Math.abs(perDeclined - before.perDeclined)).toBeLessThan(0.75);
      expect(Math.abs(perFree - before.perFree)).toBeLessThan(0.5);
    }
  });
});

describe('the fit', () => {
  it('finds the least of a sum of squares, and where that breaks a bound, the least within it', () => {
    // (x − 3)² + (y − 1)², by itself, and with y no less than x.
    const curvature = [
      [2, 0],
      [0, 2],
    ];
    const near = (found: readonly number[], wanted: readonly number[]) =>
      expect(found.map((value) => Number(value.toFixed(6)))).toEqual(wanted);
    near(leastWithin({ curvature, slope: [6, 2] }, []), [3, 1]);
    const rising = {
      factors: new Map([
        [0, -1],
        [1, 1],
      ]),
      atLeast: 0,
    };
    near(leastWithin({ curvature, slope: [6, 2] }, [rising]), [2, 2]);
    near(leastWithin({ curvature, slope: [2, 6] }, [rising]), [1, 3]);
    near(leastWithin({ curvature, slope: [6, 2] }, [{ factors: new Map([[1, 1]]), atLeast: 2.5 }]), [3, 2.5]);
  });

  /** What holdings come to where everything is as said: so much a coin or token for each turn, half of it after a round of waiting. */
  const standings = (perActive: number, perFree: number): Standing[] =>
    Array.from({ length: 4000 }, (_, at) => {
      const [turns, wait] = [1 + (at % 10), at % 3 === 0 ? 1 : 0];
      const seen = at % 7 === 0 ? [0, 1, 0, at % 5, 0] : [1, 0, at % 11, at % 5, at % 13];
      const worth = [4, 6, perActive, 0.2, perFree].map((each) => each * turns * (1 - wait / 2));
      const came = seen.reduce((sum, value, column) => sum + value * (worth[column] ?? 0), 0);
      return { turns, came, seen: [...seen, ...seen.map((value) => value * wait)] };
    });
  const at = (column: (typeof columns)[number]) => columns.indexOf(column);

  it('says what holdings came to', () => {
    const cases = standings(0.6, 0.1);
    const rows = fitted(cases, 10);
    for (const [row, { next, waiting }] of rows.entries()) {
      expect(next[at('perActive')]).toBeCloseTo(0.6 * (row + 1), 1);
      expect(waiting[at('perActive')]).toBeCloseTo(-0.3 * (row + 1), 1);
      expect(next[at('perFree')]).toBeCloseTo(0.1 * (row + 1), 1);
      expect(errorOf(rows, cases, row + 1)).toMatchObject({ cases: 400 });
    }
    expect(errorOf(rows, cases, 5).coins).toBeLessThan(0.5);
  });

  it('holds no region for less than a token, and nothing for less than nought, whatever the games say', () => {
    for (const [perActive, perFree] of [
      [0.1, 0.4],
      [-0.5, 0.1],
      [0.2, -0.3],
    ] as const)
      for (const { next, waiting } of fitted(standings(perActive, perFree), 10))
        for (const wait of [0, 1]) {
          const worth = columns.map((_, column) => (next[column] ?? 0) + wait * (waiting[column] ?? 0));
          expect(worth[at('perFree')]).toBeGreaterThan(-1e-6);
          expect(worth[at('perActive')]).toBeGreaterThan(0.2);
          expect(worth[at('perActive')]).toBeGreaterThan((worth[at('perFree')] ?? 0) - 1e-6);
        }
  });

  it('leaves rows alone that are within the bounds, and moves the others no further than it must', () => {
    const fine = { next: [9, 20, 2, 2, 1], waiting: [1, -1, -0.5, -0.5, 0] };
    const absurd = { next: [45, 61, 2.8, 3, 1.4], waiting: [9, 0.5, -2.6, -1.8, -0.1] };
    const [same, mended] = withinBounds([fine, absurd]);
    expect(
      same?.waiting.map((value, column) => value - (fine.waiting[column] ?? 0)).every((by) => Math.abs(by) < 1e-6),
    ).toBe(true);
    const after = columns.map((_, column) => (mended?.next[column] ?? 0) + (mended?.waiting[column] ?? 0));
    expect(after[at('perActive')]).toBeCloseTo(after[at('perFree')] ?? Number.NaN, 6);
    expect(after[at('perActive')]).toBeCloseTo((0.2 + 1.3) / 2, 1);
    expect(after[at('perDeclined')]).toBeCloseTo(1.2, 6);
  });
});
