import { afterAll, beforeAll, describe } from 'vitest';
import { findEngine } from '../../tools/rooms/engine.mjs';
import { isLong } from '../support/how-long.ts';
import { clusterPlace } from './support/cluster-place.ts';
import { conformance } from './support/conformance.ts';
import type { Place } from './support/place.ts';

let place: Place;

// Takes a minute or two, and what of the engine it needs is weeks old: by `npm run rooms:cluster -- --conformance`, and in the long run.
describe.runIf(isLong && findEngine() !== null)('two engines on one bucket', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    place = await clusterPlace();
  }, 60_000);
  afterAll(() => place.end(), 30_000);

  conformance('a room at them', () => place, 100);
});
