import { describe, expect, it } from 'vitest';
import { newStrength } from '../../src/table/refine/Refine.tsx';

function measured(...times: number[]) {
  const strength = newStrength();
  for (const time of times) strength.measure(time);
  return strength;
}
const eight = (milliseconds: number) => Array.from({ length: 8 }, () => milliseconds);

describe('whether a picture at rest is refined', () => {
  it('is where frames are known to be quick', () => {
    expect(measured(...eight(16)).isEnough).toBe(true);
    expect(measured(...eight(30)).isEnough).toBe(false);
    expect(measured(...eight(30), ...eight(16)).isEnough).toBe(true);
  });

  it('is not known from a few frames: then some more are worth drawing, unless one was slow', () => {
    expect(measured(16, 16, 16).isEnough).toBe(false);
    expect(measured(16, 16, 16).isOpen).toBe(true);
    expect(measured().isOpen).toBe(true);
    expect(measured(16, 90).isOpen).toBe(false);
    expect(measured(...eight(30)).isOpen).toBe(false);
  });
});
