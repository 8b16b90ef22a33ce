import { describe, expect, it } from 'vitest';
import { type Box, shared } from '../../src/table/labels/boxes.ts';
import { leastOverlap } from '../../src/table/labels/least-overlap.ts';

const box = (left: number, top: number): Box => ({ left, top, width: 20, height: 20 });

describe('places of discs', () => {
  it('stay where they are best while nothing is in the way', () => {
    expect(leastOverlap([{ places: [box(0, 0), box(30, 0)], at: 0 }], [box(100, 100)])).toEqual([0]);
  });

  it('keep clear of heads, and of each other', () => {
    const first = { places: [box(0, 0), box(30, 0), box(-30, 0)], at: 0 };
    const second = { places: [box(25, 0), box(60, 0)], at: 0 };
    const heads = [box(5, 5)];
    const chosen = leastOverlap([first, second], heads);
    const boxes = [first, second].map(({ places }, k) => places[chosen[k] ?? 0] ?? box(0, 0));
    expect(heads.flatMap((head) => boxes.map((one) => shared(head, one)))).toEqual([0, 0]);
    expect(shared(boxes[0] ?? box(0, 0), boxes[1] ?? box(0, 0))).toBe(0);
  });

  it('stay near where they are best, unless that costs more than going away', () => {
    const places = [box(0, 0), box(0, 18), box(0, 90)];
    const away = [0, 18, 60];
    expect(leastOverlap([{ places, away, at: 2 }], [])).toEqual([0]);
    expect(leastOverlap([{ places, away, at: 0 }], [box(0, -15)])).toEqual([1]);
    expect(leastOverlap([{ places, away, at: 0 }], [box(0, -15), box(0, 20)])).toEqual([2]);
  });

  it('do not change for a sliver, and where all are as bad', () => {
    expect(leastOverlap([{ places: [box(0, 0), box(40, 0)], at: 0 }], [box(19.5, 0)])).toEqual([0]);
    expect(leastOverlap([{ places: [box(0, 0), box(0, 0)], at: 1 }], [box(0, 0)])).toEqual([1]);
  });

  it('may enclose a head with what does not touch it', () => {
    const wide: Box = { left: 0, top: 0, width: 60, height: 40 };
    const parts = [[box(0, 20), box(40, 0)], [box(100, 20)]];
    const places = [wide, box(100, 20)];
    expect(leastOverlap([{ places, parts, at: 0 }], [box(20, -2)])).toEqual([0]);
    expect(leastOverlap([{ places, at: 0 }], [box(20, -2)])).toEqual([1]);
  });
});
