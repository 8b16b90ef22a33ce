// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSolved, keepSolved, readProgress } from '../../../src/screens/puzzles/progress.ts';

const key = 'small-world-table.puzzles';

beforeEach(() => localStorage.clear());

describe('what has been solved', () => {
  it('is kept, and solved alone stays so', () => {
    expect(keepSolved('ab1', 'helped')).toBe(true);
    keepSolved('ab1', 'alone');
    keepSolved('ab1', 'helped');
    expect(readProgress()).toEqual({ ab1: 'alone' });
  });

  it('is gone once it is forgotten', () => {
    keepSolved('ab1', 'alone');
    expect(forgetSolved()).toBe(true);
    expect(readProgress()).toEqual({});
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('is read entry by entry: what makes no sense is left out', () => {
    localStorage.setItem(key, '{"ab1":"alone","ab2":"maybe","__proto__x":"alone","zz":"alone"}');
    expect(readProgress()).toEqual({ ab1: 'alone' });
    for (const broken of ['7', 'null', '{"ab1"', '[]']) {
      localStorage.setItem(key, broken);
      expect(readProgress()).toEqual({});
    }
  });

  it('says so where the browser keeps nothing', () => {
    const refuses = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuses, removeItem: refuses });
    expect(keepSolved('ab1', 'alone')).toBe(false);
    expect(forgetSolved()).toBe(false);
    vi.unstubAllGlobals();
  });
});
