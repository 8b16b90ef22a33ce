import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../src/rules/index.ts';
import { cuesOf } from '../../../src/table/sound/cues.ts';

const roll: GameEvent = {
  type: 'dieRolled',
  seat: 0,
  force: 1,
  value: 2,
  purpose: 'finalRoll',
  region: 3,
  clause: 'DIE-3',
};
const coin: GameEvent = {
  type: 'coinsMoved',
  amount: 1,
  from: { at: 'stash' },
  to: { at: 'player', seat: 0 },
  clause: 'SCO-1',
  of: null,
  force: 1,
  region: 3,
};

describe('the cues of events', () => {
  it('play the die as it is thrown and a coin as it lands, each once', () => {
    expect([...cuesOf([roll, coin, coin], 'begins')]).toEqual(['die']);
    expect([...cuesOf([roll, coin, coin], 'lands')]).toEqual(['coin']);
  });

  it('tell once the die lies what it came to: a region taken or not, a cost lowered or not', () => {
    const taken: GameEvent = {
      type: 'conquered',
      seat: 0,
      force: 1,
      region: 3,
      nonEmpty: false,
      by: 'finalRoll',
      cost: null,
      clause: 'DIE-3',
    };
    const before: GameEvent = { ...roll, purpose: 'beforehand', region: null };
    expect([...cuesOf([roll, taken, coin], 'rests')]).toEqual(['dieWon']);
    expect([...cuesOf([roll, coin], 'rests')]).toEqual(['dieLost']);
    expect([...cuesOf([before], 'rests')]).toEqual(['dieWon']);
    expect([...cuesOf([{ ...before, value: 0 }], 'rests')]).toEqual(['dieLost']);
    expect(cuesOf([coin], 'rests').size).toBe(0);
  });

  it('are none where nothing is seen to move', () => {
    expect(cuesOf([{ type: 'scored', seat: 0, amount: 0 }], 'begins').size).toBe(0);
  });
});
