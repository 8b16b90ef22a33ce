import { describe, expect, it } from 'vitest';
import { newFrameTimes } from '../../src/table/frame-watch.ts';

/** A browser whose animation frames are given by hand; in each the table may be drawn before or after what else is called. */
function browser() {
  let waiting: (() => void)[] = [];
  const times = newFrameTimes((callback) => waiting.push(callback));
  const frame = (draw: () => void, isTableFirst: boolean) => {
    const called = waiting;
    waiting = [];
    if (isTableFirst) draw();
    for (const callback of called) callback();
    if (!isTableFirst) draw();
  };
  return { times, frame, isWaiting: () => waiting.length > 0 };
}

describe.each([
  { order: 'the table is drawn first', isTableFirst: true },
  { order: 'the table is drawn last', isTableFirst: false },
])('the times of frames, where $order', ({ isTableFirst }) => {
  /** Draws in the animation frames marked `x`, 16 milliseconds apart, and returns what was measured. */
  function measured(frames: string, held: (frame: number) => number = () => 7): (number | null)[] {
    const { times, frame } = browser();
    const all: (number | null)[] = [];
    for (const [at, mark] of [...frames].entries())
      frame(() => {
        if (mark === 'x') all.push(times.drawn(at * 16, held(at)));
      }, isTableFirst);
    return all;
  }

  it('are measured while frames follow each other', () => {
    expect(measured('xxxxx')).toEqual([null, null, 16, 16, 16]);
  });

  it('are not measured over a pause, however short', () => {
    expect(
      measured('xxx.x..xxx')
        .map((time) => time ?? '-')
        .join(' '),
    ).toBe('- - 16 - - - 16');
    expect(measured('x.x.x.x')).toEqual([null, null, null, null]);
  });

  it('leave out a frame that brought something to the graphics card', () => {
    expect(measured('xxxxxx', (frame) => (frame < 3 ? 7 : 8))).toEqual([null, null, 16, null, 16, 16]);
  });

  it('ask for no animation frame at rest', () => {
    const { times, frame, isWaiting } = browser();
    frame(() => times.drawn(0, 7), isTableFirst);
    expect(isWaiting()).toBe(true);
    for (let k = 0; k < 3; k++) frame(() => undefined, isTableFirst);
    expect(isWaiting()).toBe(false);
  });
});
