import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hearsGoodbye } from '../../tools/rooms/goodbye.mjs';

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
