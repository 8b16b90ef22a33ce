import { describe, expect, it } from 'vitest';
import { bestTurn } from '../../../src/opponents/puzzle-search/best-turn.ts';
import { activeForce, apply, type Command, type GameEvent, type GameState } from '../../../src/rules/index.ts';
import { type KeptPuzzle, listed, puzzleOf, steps } from '../../../src/screens/puzzles/collection.ts';
import { isPuzzle, type Puzzle, puzzleStart } from '../../../src/screens/puzzles/puzzle.ts';
import kept from '../../../src/screens/puzzles/puzzles.json';
import { coinsOfTurn } from '../../../tools/puzzles/turns.ts';
import { isLong } from '../../support/how-long.ts';

const file: readonly KeptPuzzle[] = kept as KeptPuzzle[];
const all = listed.map(({ number }) => opened(number));

function opened(number: number): Puzzle & { readonly start: GameState } {
  const puzzle = puzzleOf(number);
  const start = puzzle && puzzleStart(puzzle.setup);
  if (!start) throw new Error(`puzzle ${number} cannot be opened`);
  return { ...puzzle, start };
}

/** The coins won by these commands, by the kernel, and what happened. */
function played(start: GameState, commands: readonly Command[]): { coins: number; events: readonly GameEvent[] } {
  const seat = start.turnSeat;
  const events: GameEvent[] = [];
  let now = start;
  for (const command of commands) {
    const outcome = apply(now, command);
    if (!outcome.ok) throw new Error(`${command.type} is refused: ${outcome.refusal.code}`);
    events.push(...outcome.events);
    now = outcome.state;
  }
  return { coins: (now.coins[seat] ?? 0) - (start.coins[seat] ?? 0), events };
}

describe('the sixty puzzles', () => {
  it('are twelve in each of five steps, on all four boards, and no two the same', () => {
    expect(steps.map((step) => listed.filter((one) => one.step === step).length)).toEqual([12, 12, 12, 12, 12]);
    expect(new Set(listed.map(({ players }) => players))).toEqual(new Set([2, 3, 4, 5]));
    expect(new Set(listed.map(({ id }) => id)).size).toBe(60);
    expect(all.every(({ setup }) => isPuzzle(setup))).toBe(true);
  });

  it('have a solution that wins what is asked for, by the kernel, without any die', () => {
    for (const { start, solution, coins, place } of all) {
      const { coins: won, events } = played(start, solution);
      expect({ place, won }).toEqual({ place, won: coins });
      expect(events.some(({ type }) => type === 'scored')).toBe(true);
      expect(events.some(({ type }) => type === 'dieRolled')).toBe(false);
    }
  });

  it('are not solved by whoever takes what pays most for its tokens', () => {
    for (const { start, coins, raider, place } of all) {
      expect({ place, raider }).toEqual({ place, raider: coinsOfTurn(start, 'raider') });
      expect(raider).toBeLessThan(coins);
    }
  });

  // All of them: `npm run puzzles -- --check`, and here where there is time.
  it('have one best turn, and any other set of regions wins less by what is said of it', () => {
    for (const { start, coins, place } of all.filter((_, at) => isLong || at % 15 === 7)) {
      const lead = file[(place?.number ?? 0) - 1]?.lead ?? Number.NaN;
      const found = bestTurn(start, { limit: 100_000, margin: lead });
      expect({ place, most: found?.most, lead: found?.lead }).toEqual({ place, most: coins, lead });
    }
  });

  it('are two coins or more ahead of any other turn, and are played by races and powers of many kinds', () => {
    expect(file.filter(({ lead }) => lead < 2)).toEqual([]);
    const combos = all.map(({ start, solution: [first] }) => {
      const combo = first?.type === 'pickCombo' ? start.column[first.index] : activeForce(start, start.turnSeat);
      return `${combo?.race}+${combo?.power}`;
    });
    expect(new Set(combos).size).toBeGreaterThanOrEqual(20);
  });
});
