import { describe, expect, it } from 'vitest';
import { type BoardId, boardFacts, newGame, view } from '../../src/rules/index.ts';
import { layout, type Placement, type TableState } from '../../src/table/layout/index.ts';
import { regionPlan } from '../../src/table/layout/regions.ts';
import { coinsFor } from '../../src/table/layout/seats.ts';
import { boardGeometry, depth } from '../../src/table/outlines/index.ts';
import { playedOn } from '../support/careless.ts';
import '../support/boards.ts';
import { stateOf as positionOf } from '../support/position.ts';

function stateOf(players: number, seed: number, round: number): TableState {
  const game = playedOn(players, seed, (now) => now.round >= round && now.phase === 'conquer');
  return {
    view: view(game, game.seat),
    board: boardGeometry(game.board),
    arrangement: 'wide',
    colours: [0, 1, 2, 3, 4],
  };
}

const late = [
  [2, 3, 8],
  [3, 4, 8],
  [4, 5, 7],
  [5, 6, 7],
] as const;

const count = (placements: readonly Placement[], start: string) =>
  placements.filter(({ id }) => id.startsWith(start)).length;

describe('the layout', () => {
  for (const [players, seed, round] of late) {
    const state = stateOf(players, seed, round);
    const placements = layout(state);
    const { view: seen } = state;

    it(`gives every piece of a late ${players}-player game an id of its own and a place`, () => {
      expect(new Set(placements.map(({ id }) => id)).size).toBe(placements.length);
      for (const { x, y, z, scale } of placements) expect([x, y, z, ...scale].every(Number.isFinite)).toBe(true);
    });

    it(`shows as many chips as there are tokens (${players} players)`, () => {
      const onMap = seen.regions.reduce((sum, { tokens, force }) => sum + (force === null ? 0 : tokens), 0);
      const off = seen.forces.reduce((sum, { hand, aside }) => sum + hand + aside, 0);
      expect(count(placements, 'chip/')).toBe(onMap + off);
      expect(count(placements, 'tray/')).toBe(Object.values(seen.tray).reduce((sum, left) => sum + left, 0));
      expect(count(placements, 'tribe/')).toBe(seen.regions.filter(({ lostTribe }) => lostTribe).length);
    });

    it(`shows every marker and every coin on offer (${players} players)`, () => {
      const markers = seen.regions
        .flatMap((region) => Object.values(region.markers))
        .reduce((sum, one) => sum + one, 0);
      expect(count(placements, 'marker/')).toBe(markers);
      expect(count(placements, 'offer/')).toBe(seen.column.reduce((sum, { coins }) => sum + coins, 0));
    });

    it(`turns every race in decline to stone, and no other (${players} players)`, () => {
      const declined = new Set(seen.forces.filter((force) => force.declined).map(({ id }) => `${id}`));
      const figures = placements.filter(({ id }) => id.startsWith('figure/'));
      expect(figures.length).toBeGreaterThan(0);
      for (const { id, stone, lean } of figures) {
        expect(stone, id).toBe(declined.has(id.split('/')[1] ?? '') ? 1 : 0);
        expect(lean !== 0, id).toBe(stone === 1);
      }
    });
  }

  it('depends on the view alone', () => {
    const state = stateOf(3, 4, 5);
    expect(layout(structuredClone(state))).toEqual(layout(state));
  });

  it('hides coins in purses (SCO-3) until the game is over (END-1)', () => {
    const start = newGame({ players: 2, seed: 1 });
    if (!start.ok) throw new Error('no game');
    const seen = view(start.state, 0);
    const at = (phase: 'conquer' | 'gameOver') =>
      layout({
        view: { ...seen, phase, coins: [13, 8] },
        board: boardGeometry(2),
        arrangement: 'wide',
        colours: [0, 1],
      });
    expect(count(at('conquer'), 'savings/')).toBe(0);
    expect(count(at('gameOver'), 'savings/')).toBe(coinsFor(13).length + coinsFor(8).length);
  });
});

describe('the places of a region', () => {
  for (const id of [2, 3, 4, 5] as BoardId[])
    it(`keep stack, mountain, symbols and markers apart and on the stone (board ${id})`, () => {
      const board = boardGeometry(id);
      for (const facts of boardFacts(id).regions) {
        const region = board.regions[facts.id];
        if (region === undefined) throw new Error('no such region');
        const plan = regionPlan(region, facts);
        expect(plan.symbols.length).toBe(facts.symbols.length);
        expect(plan.mountain !== null).toBe(facts.terrain === 'mountain');
        const spots = [
          ...plan.symbols.map(({ spot }) => spot),
          ...plan.markers,
          ...(plan.mountain ? [plan.mountain] : []),
        ];
        for (const spot of spots) {
          expect(depth(region.outline, spot)).toBeGreaterThan(0.03);
          expect(Math.hypot(spot.x - region.seat.x, spot.y - region.seat.y)).toBeGreaterThan(0.2);
        }
      }
    });
});

describe('coins', () => {
  it('are as few as possible and worth the amount', () => {
    expect(coinsFor(19)).toEqual([10, 5, 3, 1]);
    for (let amount = 0; amount < 60; amount++)
      expect(coinsFor(amount).reduce((sum, coin) => sum + coin, 0)).toBe(amount);
  });
});

describe('markers that lie with their owner', () => {
  const at = (text: string) => {
    const game = positionOf(text);
    return layout({ view: view(game, 0), board: boardGeometry(game.board), arrangement: 'wide', colours: [0, 1] });
  };
  const waiting = (text: string) => at(text).filter(({ id }) => id.startsWith('waiting/'));

  it('lie on the cloth, each in a place of its own', () => {
    const camps = waiting('board 2; round 4; turn 0 redeploy; seat 0 humans+bivouacking 1:3 2');
    expect(camps).toHaveLength(5);
    expect(new Set(camps.map(({ x, z }) => `${x} ${z}`)).size).toBe(5);
  });

  it('are those that are on no region', () => {
    expect(waiting('board 2; round 4; turn 0 conquer; seat 0 humans+dragonMaster hand:3 1:3 2')).toHaveLength(1);
    expect(waiting('board 2; round 4; turn 0 conquer; seat 0 humans+hill hand:3 1:3 2')).toHaveLength(0);
  });
});
