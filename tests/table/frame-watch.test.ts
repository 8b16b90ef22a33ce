import { describe, expect, it } from 'vitest';
import { newFrameWatch } from '../../src/table/frame-watch.ts';
import { ladder, START } from '../../src/table/quality.ts';

/** Draws at the rung the watch asks for, until it has not asked for another over 400 frames; returns the rungs in turn. */
function rungs(milliseconds: (rung: number, frame: number) => number): number[] {
  const watch = newFrameWatch();
  const met = [START];
  let rung = START;
  let frame = 0;
  for (let quiet = 0; quiet < 400 && met.length < 40; quiet++) {
    const next = watch.judge(rung, milliseconds(rung, frame++));
    if (next === null) continue;
    met.push(next);
    rung = next;
    quiet = 0;
  }
  return met;
}

/** The number of frames drawn at the first rung until another is asked for. */
function framesUntilJudged(milliseconds: number): number {
  const watch = newFrameWatch();
  let frames = 1;
  while (watch.judge(START, milliseconds) === null) frames++;
  return frames;
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

  it('stays where a few frames take long, as they do while the page is still busy with itself', () => {
    expect(rungs((_, frame) => (frame < 4 ? 300 : 25))).toEqual([START]);
    expect(rungs((_, frame) => (frame % 45 === 0 ? 500 : 25))).toEqual([START]);
  });

  it('takes a picture for slow where the graphics card is given frames quickly, and then lets one wait', () => {
    expect(rungs((rung, frame) => (rung < START + 1 ? (frame % 4 === 3 ? 200 : 12) : 25))).toEqual([START, START + 1]);
  });

  it('decides sooner where frames are very slow', () => {
    expect(framesUntilJudged(3000)).toBe(8);
    expect(framesUntilJudged(40)).toBe(40);
  });

  it('makes the canvas anew for a finer picture only after long, and once', () => {
    const last = ladder.length - 1;
    expect(rungs((rung) => (rung === last ? 10 : 200))).toEqual([START, last, last - 1, last]);
    const watch = newFrameWatch();
    for (let frame = 0; frame < 299; frame++) expect(watch.judge(last, 10)).toBeNull();
    expect(watch.judge(last, 10)).toBe(last - 1);
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
