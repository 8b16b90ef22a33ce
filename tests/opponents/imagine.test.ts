import { describe, expect, it } from 'vitest';
import { imagine } from '../../src/opponents/imagine.ts';
import { boardIds, contentOf, type GameState, newGame, type Phase, view } from '../../src/rules/index.ts';
import { freeze } from '../../tools/checks/commands.ts';
import { faults } from '../../tools/checks/invariants.ts';
import { playGame } from '../../tools/players/game.ts';
import { randomPlayer } from '../../tools/players/random.ts';
import { statesMet } from '../support/met.ts';

const { powers, races } = contentOf({});

const rare: readonly Phase[] = ['ghouls', 'stout', 'treaty'];

/** States of a game played by chance: all of the phases that are seldom seen, and every so manieth other. */
function statesByChance(players: number, seed: number): GameState[] {
  const met: GameState[] = [];
  playGame({ players, seed }, randomPlayer(seed), (state) => {
    met.push(state);
    return false;
  });
  return met.filter(({ phase }, index) => rare.includes(phase) || index % 9 === 0);
}

const states = boardIds.flatMap((players) => [
  ...statesMet(players, players),
  ...[1, 2, 3].flatMap((seed) => statesByChance(players, 10 * players + seed)),
]);
const open = states.filter(({ phase }) => phase !== 'gameOver');

const sorted = (names: readonly string[]) => names.toSorted();

describe('a game as it may be', () => {
  it('is asked about every phase', () => {
    expect(new Set(open.map(({ phase }) => phase)).size).toBe(8);
  });

  it('could stand on the table: nothing of it breaks the rules', () => {
    for (const state of open) expect(faults(imagine(freeze(view(state, state.seat)), 1))).toEqual([]);
  });

  it('looks to its seat as the real one does', () => {
    for (const state of open) {
      const seen = view(state, state.seat);
      expect(view(imagine(seen, 2), state.seat)).toEqual(seen);
    }
  });

  it('has in its stacks what is neither on offer nor in play, and no more', () => {
    for (const state of open) {
      const { hidden } = imagine(view(state, state.seat), 3);
      expect(sorted(hidden.banners)).toEqual(sorted(state.hidden.banners));
      expect(sorted(hidden.badges)).toEqual(sorted(state.hidden.badges));
    }
  });

  it('is another with another seed, and the same with the same', () => {
    const start = newGame({ players: 3, seed: 1 });
    if (!start.ok) throw new Error(start.refusal.code);
    const seen = view(start.state, start.state.seat);
    const [first, again, other] = [4, 4, 5].map((seed) => imagine(seen, seed));
    expect(again).toEqual(first);
    expect(other?.hidden.banners).not.toEqual(first?.hidden.banners);
    expect(other?.hidden.random).not.toEqual(first?.hidden.random);
  });

  it('draws every banner and every badge as often as any other', () => {
    const start = newGame({ players: 2, seed: 1 });
    if (!start.ok) throw new Error(start.refusal.code);
    const seen = view(start.state, start.state.seat);
    const first = { banners: new Map<string, number>(), badges: new Map<string, number>() };
    const draws = 2000;
    for (let seed = 0; seed < draws; seed++) {
      const { hidden } = imagine(seen, seed * 7919);
      for (const kind of ['banners', 'badges'] as const) {
        const [top = ''] = hidden[kind];
        first[kind].set(top, (first[kind].get(top) ?? 0) + 1);
      }
    }
    const unseen = { banners: Object.keys(races).length - 6, badges: Object.keys(powers).length - 6 };
    for (const kind of ['banners', 'badges'] as const) {
      const fair = draws / unseen[kind];
      expect(first[kind].size).toBe(unseen[kind]);
      for (const count of first[kind].values()) expect(Math.abs(count - fair)).toBeLessThan(5 * Math.sqrt(fair));
    }
  });
});

describe('in a game with a box of one’s own', () => {
  it('OWN-1 the unseen banners and badges are those of that box', () => {
    const own = {
      ownRaces: [{ id: 'gnomes', tokens: 7, borrows: 'amazons' }],
      powers: Object.keys(powers).slice(0, 14),
    };
    const start = newGame({ players: 2, seed: 4, content: { id: 'base', own } });
    if (!start.ok) throw new Error(start.refusal.code);
    // As it comes to the opponents' thread: a copy.
    const { column, hidden } = imagine(structuredClone(view(start.state, 0)), 1);
    const banners = [...column.map(({ race }) => race), ...hidden.banners];
    const badges = [...column.map(({ power }) => power), ...hidden.badges];
    expect(banners.toSorted()).toEqual([...Object.keys(races).filter((id) => id !== 'amazons'), 'gnomes'].toSorted());
    expect(badges.toSorted()).toEqual(own.powers.toSorted());
  });
});
