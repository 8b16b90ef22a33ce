import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { figureEdge, portraitEdge, portraitRows, portraits, portraitsAcross } from '../../../src/ui/look/portraits.ts';
import { races } from '../../support/released.ts';

/** Width and height of a picture in WebP with an extended header: three bytes each, less one, little endian. */
function sizeOf(picture: Buffer): readonly [number, number] {
  expect(picture.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  return [picture.readUIntLE(24, 3) + 1, picture.readUIntLE(27, 3) + 1];
}

describe('the picture of all portraits', () => {
  it('has a face for every race of every box', () => {
    expect(Object.keys(races).filter((race) => !portraits.includes(race))).toEqual([]);
  });

  it.each([
    ['portraits', portraitEdge],
    ['figures', figureEdge],
  ])(
    'has the size that its list of races asks for; else `npm run models look -- --%s` draws it again',
    (name, edge) => {
      const picture = readFileSync(new URL(`../../../src/ui/look/${name}.webp`, import.meta.url));
      expect(sizeOf(picture)).toEqual([portraitsAcross * edge, portraitRows * edge]);
    },
  );
});
