import { afterEach, describe, expect, it, vi } from 'vitest';
import { blank, forget, noteTold, noteUsed, readMemory, useMemory } from '../../../src/screens/learn/memory.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  forget();
});

describe('the coach’s memory', () => {
  it('keeps what was told and what was used, each once', () => {
    noteTold('race.orcs');
    noteTold('race.orcs');
    noteUsed(['CON-9', 'CON-1', 'CON-9']);
    expect(useMemory.getState()).toEqual({ told: ['race.orcs'], used: ['CON-9', 'CON-1'] });
    const now = useMemory.getState();
    noteUsed(['CON-1']);
    expect(useMemory.getState()).toBe(now);
  });

  it('can be forgotten, so that everything is said again', () => {
    noteTold('race.orcs');
    forget();
    expect(useMemory.getState()).toEqual(blank);
  });

  it('is read out of whatever was found: what is odd is left out', () => {
    expect(readMemory({ told: ['a', 3, null, 'a', 'b'.repeat(99)], used: 'CON-1' })).toEqual({ told: ['a'], used: [] });
    for (const found of [null, 'rubbish', 7, []]) expect(readMemory(found)).toEqual(blank);
    expect(readMemory({ told: Array.from({ length: 9000 }, (_, at) => `t${at}`) }).told).toHaveLength(500);
  });

  it('goes on where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    });
    expect(() => noteTold('race.elves')).not.toThrow();
    expect(useMemory.getState().told).toEqual(['race.elves']);
  });
});
