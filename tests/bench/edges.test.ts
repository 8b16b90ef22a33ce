import { describe, expect, it } from 'vitest';
import { edgesIn } from '../../tools/bench/eye/edges.ts';

const pictures = new URL('pictures/', import.meta.url);

/** What was counted in these pictures, of commit 1141d1b, when the aims of `npm run bench -- eye` were set. */
describe('edges of a picture', () => {
  it.each([
    ['crowded.webp', 0.169],
    ['crowded-bare.webp', 0.12],
  ])('%s has the share it was first found to have', async (name, share) => {
    const found = await edgesIn(new URL(name, pictures).pathname);
    expect(Math.abs(found / share - 1)).toBeLessThan(0.02);
  });
});
