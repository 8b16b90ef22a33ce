import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { turnstile } from '../../tools/rooms/turnstile.mjs';

describe('a turnstile', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** So many come to a room at once; how many are in, and how many were turned away. */
  function crowd(count: number) {
    const gate = turnstile({ burst: 10, each: 10, longest: 20 });
    const seen = { in: 0, away: 0, order: [] as number[] };
    for (let at = 0; at < count; at++)
      if (
        !gate('/rooms/A', () => {
          seen.in += 1;
          seen.order.push(at);
        })
      )
        seen.away += 1;
    return { gate, seen };
  }

  it('lets some in at once, the others one after the other in the order in which they came, and turns away only who would wait for too long', () => {
    const { seen } = crowd(35);
    expect(seen).toMatchObject({ in: 10, away: 5 });
    vi.advanceTimersByTime(100);
    expect(seen.in).toBeGreaterThanOrEqual(19);
    vi.advanceTimersByTime(200);
    expect(seen.order).toEqual(Array.from({ length: 30 }, (_, at) => at));
  });

  it('keeps nobody waiting who goes elsewhere, nor later, once the crowd is in', () => {
    const { gate, seen } = crowd(35);
    let others = 0;
    const enter = () => {
      others += 1;
    };
    gate('/rooms/B', enter);
    expect(others).toBe(1);
    vi.advanceTimersByTime(1_000);
    expect(seen.in).toBe(30);
    gate('/rooms/A', enter);
    expect(others).toBe(2);
  });
});
