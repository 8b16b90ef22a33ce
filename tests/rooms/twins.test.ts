import { describe, expect, it } from 'vitest';
import { isLong } from '../support/how-long.ts';
import { twin } from './support/twins.ts';

const pairs = isLong ? 1_000 : 6;

describe('twins: games that differ only in one seat’s coins, the depth of the stacks and all chance to come', () => {
  it('send everybody else the same, byte for byte, whatever happens at the table', async () => {
    let steps = 0;
    let pushes = 0;
    for (let pair = 0; pair < pairs; pair++) {
      const one = await twin(pair, 2 * pair);
      const other = await twin(pair, 2 * pair + 1);
      expect(other.truth).not.toBe(one.truth);
      expect(other.own).not.toBe(one.own);
      expect(other.others).toEqual(one.others);
      steps += one.steps;
      pushes += JSON.parse(one.others.at(-1) ?? '[]').length;
    }
    expect(pushes).toBeGreaterThan(pairs / 6);
    expect(steps / pairs).toBeGreaterThan(15);
  }, 1_800_000);
});
