import { describe, expect, it } from 'vitest';
import { frameWatch } from '../../src/table/frame-watch.ts';
import { ladder, START } from '../../src/table/quality.ts';

/** Draws at the rung the watch asks for, until it has not asked for another over 30 frames; returns the rungs in turn. */
function rungs(milliseconds: (rung: number) => number): number[] {
  const watch = frameWatch();
  const met = [START];
  let rung = START;
  for (let quiet = 0; quiet < 30 && met.length < 40; quiet++) {
    const next = watch.judge(rung, milliseconds(rung));
    if (next === null) continue;
    met.push(next);
    rung = next;
    quiet = 0;
  }
  return met;
}

describe('the watch over frame times', () => {
  it('steps down one rung at a time until there are 30 frames a second', () => {
    expect(rungs((rung) => (rung < START + 2 ? 40 : 25))).toEqual([START, START + 1, START + 2]);
  });

  it('leaves a whole level where frames are far too slow, down to the lowest and no further', () => {
    expect(rungs(() => 200)).toEqual([START, ladder.length - 1]);
  });

  it('steps up where there is time to spare, and never back to a rung that was too slow', () => {
    expect(rungs((rung) => (rung === 0 ? 40 : 10))).toEqual([START, 2, 1, 0, 1]);
    expect(rungs(() => 10).at(-1)).toBe(0);
  });

  it('takes a long gap for rest', () => {
    const watch = frameWatch();
    for (let frame = 0; frame < 50; frame++) expect(watch.judge(START, 5000)).toBeNull();
  });

  it('saves pixels before shadows, and shadows before props, on every rung of a level', () => {
    for (const [place, { level, dpr, shadowMap, props }] of ladder.entries()) {
      const finer = ladder[place - 1];
      if (finer?.level !== level) continue;
      expect(dpr <= finer.dpr && shadowMap <= finer.shadowMap && props <= finer.props).toBe(true);
      if (props < finer.props) expect(shadowMap).toBeLessThan(4096);
    }
  });
});
