import { describe, expect, it } from 'vitest';
import { priceOf } from '../../support/ask.ts';
import { eastForest, forest, innerFarm, lake, northSea, peak, plain } from '../../support/places.ts';
import { stateOf } from '../../support/position.ts';

const tritons = (power: string, tribes = '') => stateOf(`tribes ${tribes}; seat 0 tritons+${power} hand:9`);

describe('Tritons', () => {
  it('TRI-1 one token less for coastal regions, by a sea or by the lake', () => {
    expect(priceOf(tritons('hill'), forest)).toBe(1);
    expect(priceOf(tritons('hill'), peak)).toBe(3 - 1);
    expect(priceOf(tritons('hill', `${plain}`), plain)).toBe(3 - 1);
  });

  it('TRI-1 not inland', () => {
    expect(priceOf(tritons('hill'), innerFarm)).toBe(2);
    expect(priceOf(tritons('hill'), eastForest)).toBe(2);
  });

  it('TRI-1 SEA-1 not for water itself', () => {
    expect(priceOf(tritons('seafaring'), lake)).toBe(2);
    expect(priceOf(tritons('seafaring'), northSea)).toBe(2);
  });
});
