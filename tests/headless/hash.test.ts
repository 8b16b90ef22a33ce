import { describe, expect, it } from 'vitest';
import { hashOf } from '../../src/headless/game.ts';
import type { GameState } from '../../src/rules/index.ts';
import { positionDigest } from '../../src/session/saves/index.ts';
import { playGame } from '../../tools/players/game.ts';
import { randomPlayer } from '../../tools/players/random.ts';

describe('the hash of a position', () => {
  it('is the digest of game files, at every step of a game, though made of texts of earlier steps', () => {
    const met: GameState[] = [];
    playGame({ players: 4, seed: 3 }, randomPlayer(3), (state) => {
      met.push(state);
      return false;
    });
    expect(met.map(hashOf)).toEqual(met.map((state) => positionDigest(structuredClone(state))));
    expect(new Set(met.map(hashOf)).size).toBeGreaterThan(met.length / 2);
  });

  it('does not mind the order of fields, nor what a box is called, and minds everything else', () => {
    const { state } = playGame({ players: 2, seed: 1 }, randomPlayer(1), ({ round }) => round === 2);
    const turned: GameState = JSON.parse(JSON.stringify(Object.fromEntries(Object.entries(state).reverse())));
    expect(positionDigest(turned)).toBe(hashOf(state));
    expect(hashOf({ ...state, content: { id: 'base', title: 'Friday' } })).toBe(
      hashOf({ ...state, content: { id: 'base' } }),
    );
    expect(positionDigest({ ...state, round: 3 })).not.toBe(hashOf(state));
    expect(positionDigest({ ...state, hidden: { ...state.hidden, dice: [0] } })).not.toBe(hashOf(state));
  });
});
