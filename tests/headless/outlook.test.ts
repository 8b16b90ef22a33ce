import { describe, expect, it } from 'vitest';
import { boards, income, legal, prospect } from '../../src/rules/index.ts';
import { playGame } from '../../tools/players/game.ts';
import { randomPlayer } from '../../tools/players/random.ts';
import { asking } from './ask.ts';

describe('a program that plays for itself', () => {
  it.each([2, 3, 4, 5] as const)('MAP-2, MAP-4, MAP-5 gets the facts of each region of board %i', (board) => {
    const { players, rounds, regions } = boards[board];
    const printed = regions.map(({ id, x: _x, y: _y, ...facts }) => ({ region: id, ...facts }));
    expect(asking()({ request: 'board', board })).toEqual({ ok: true, board, players, rounds, regions: printed });
  });

  it('gets the board of its game if it names none, and a refusal for an unknown one', () => {
    const ask = asking();
    ask({ request: 'newGame', players: 3, seed: 5 });
    expect(ask({ request: 'board' })).toMatchObject({ ok: true, board: 3 });
    expect(ask({ request: 'board', board: 6 })).toMatchObject({ ok: false, error: { code: 'badRequest' } });
    expect(ask({ request: 'board', game: 'none' })).toMatchObject({ ok: false, error: { code: 'noGame' } });
  });

  it('gets the prospects and income of the rules at every step of a game', () => {
    const ask = asking();
    ask({ request: 'newGame', players: 3, seed: 5 });
    for (const command of playGame({ players: 3, seed: 5 }, randomPlayer(5)).commands.slice(0, 120)) {
      ask({ request: 'apply', command, events: false, hash: false });
      const { state } = ask({ request: 'state' });
      if (!state) throw new Error('no state');
      const prospects = state.regions.map((_, region) => prospect(state, region));
      expect(ask({ request: 'prospects' })).toMatchObject({ ok: true, prospects });
      const lines = income(state, state.turnSeat);
      expect(ask({ request: 'income' })).toMatchObject({
        turnSeat: state.turnSeat,
        coins: lines.reduce((sum, { amount }) => sum + amount, 0),
        lines,
        after: legal(state).map((one) => ({ command: one })),
      });
    }
  });
});
