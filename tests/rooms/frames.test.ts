import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hearsGoodbye, hearsTooMuch } from '../../tools/rooms/frames.mjs';

/** A frame as a server writes it. */
function frame(opcode: number, length: number): Buffer {
  const head =
    length < 126
      ? Buffer.from([128 | opcode, length])
      : length < 65_536
        ? Buffer.from([128 | opcode, 126, length >> 8, length & 255])
        : Buffer.from([128 | opcode, 127, 0, 0, 0, 0, 0, length >> 16, (length >> 8) & 255, length & 255]);
  // Letters that would be a goodbye, if they were taken for the beginning of a frame.
  return Buffer.concat([head, Buffer.alloc(length, 0x88)]);
}

/** How many parts were heard until the goodbye; null if there was none. */
function heardIn(bytes: Buffer, cuts: readonly number[]): number | null {
  let parts = 0;
  let heard: number | null = null;
  const hear = hearsGoodbye(() => {
    heard ??= parts;
  });
  const ends = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b);
  for (const [at, end] of [...ends, bytes.length].entries()) {
    parts += 1;
    hear(bytes.subarray(ends[at - 1] ?? 0, end));
  }
  return heard;
}

/** A frame as a visitor writes it: masked, and the last of its message or not. */
function masked(length: number, isLast: boolean, opcode = 1): Buffer {
  const whole = frame(opcode, length);
  const at = whole.length - length;
  whole[0] = (isLast ? 128 : 0) | opcode;
  whole[1] = (whole[1] ?? 0) | 128;
  return Buffer.concat([whole.subarray(0, at), Buffer.from([1, 2, 3, 4]), whole.subarray(at)]);
}

describe('a message of a visitor', () => {
  const isTooMuch = (...frames: Buffer[]) => {
    let isRefused = false;
    const hear = hearsTooMuch(1_000, () => {
      isRefused = true;
    });
    for (const one of frames) hear(one);
    return isRefused;
  };

  it('is refused as soon as it begins to be too long, in one frame or in many', () => {
    expect(isTooMuch(masked(1_000, true), masked(1_000, true))).toBe(false);
    expect(isTooMuch(masked(1_001, true).subarray(0, 4))).toBe(true);
    expect(isTooMuch(masked(70_000, false).subarray(0, 10))).toBe(true);
    expect(isTooMuch(masked(600, false), masked(600, false, 0))).toBe(true);
    // What leads the line stands between, and counts for nothing.
    expect(isTooMuch(masked(600, false), masked(125, true, 9), masked(400, true, 0))).toBe(false);
  });
});

describe('the goodbye of the engine', () => {
  it('is heard wherever the line is cut, and nothing else is taken for it', () => {
    const frames = fc.array(fc.tuple(fc.constantFrom(1, 2, 9, 10), fc.constantFrom(0, 1, 125, 126, 500, 70_000)), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(frames, fc.array(fc.nat(), { maxLength: 6 }), (said, cuts) => {
        const talk = said.map(([opcode, length]) => frame(opcode, length));
        expect(heardIn(Buffer.concat(talk), cuts)).toBeNull();
        expect(heardIn(Buffer.concat([...talk, frame(8, 2)]), cuts)).not.toBeNull();
      }),
      { numRuns: 60 },
    );
  });
});
